import { inject } from 'vitest';
import { createTestHarness } from 'wrangler';

export type RunningSite = { readonly url: string; readonly stop: () => Promise<void> };

/**
 * Starts the site in a workerd of its own, with empty caches, from the Worker that the global setup has bundled.
 * `vars` override the variables of wrangler.toml.
 */
export const startSite = async (
  vars: Readonly<Record<string, string>>,
  workerBundle = inject('workerBundle'),
): Promise<RunningSite> => {
  const harness = createTestHarness({
    workers: [
      {
        configPath: 'wrangler.toml',
        prebuiltWorkerDir: workerBundle,
        // The port is known only once the site runs. Pages use the public origin in canonical links alone.
        vars: { PUBLIC_ORIGIN: 'http://localhost', ...vars },
      },
    ],
  });
  const { url } = await harness.listen();
  return { url: url.origin, stop: () => harness.close() };
};
