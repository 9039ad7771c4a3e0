import type { TestProject } from 'vitest/node';
import { createTestHarness } from 'wrangler';

declare module 'vitest' {
  interface ProvidedContext {
    /** The sandbox provider's address, without a slash at the end. */
    providerUrl: string;
  }
}

/** Starts the sandbox provider on a free port for the whole run. */
export default async ({ provide }: TestProject) => {
  const harness = createTestHarness({ workers: [{ configPath: './src/sandbox/wrangler.toml', vars: { LAB: 'on' } }] });
  const { url } = await harness.listen();
  provide('providerUrl', url.origin);
  return () => harness.close();
};
