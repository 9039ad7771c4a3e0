import type { TestProject } from 'vitest/node';
import { unstable_readConfig as readConfig } from 'wrangler';
import { bundleWorker } from '../../../scripts/bundle.ts';
import { startSite } from '../../../scripts/site.ts';
import { parseConfig } from '../../../src/config.ts';
import type { Operator } from '../../../src/content/operator.ts';
import { TEST_VARS } from '../../support/test-vars.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder that holds the bundled Worker. */
    workerBundle: string;
    /** The URL of the site with a working provider, without a slash at the end. */
    siteUrl: string;
    /** The URL of the same site with the imported catalogue. */
    importedUrl: string;
    /** The configured names and addresses that the copy mentions. */
    operator: Operator;
  }
}

/**
 * On a busy machine, the provider's first response is late. Pages must neither stream nor fail because of that. The list
 * stays fresh for as long as the tests run, so that the average price is on every landing page.
 */
const PATIENCE = { STREAM_AFTER_MS: '10000', PROVIDER_TIMEOUT_MS: '20000', PRODUCT_TTL_SECONDS: '86400' };

/**
 * Bundles the Worker once for all sites. Starts the sites that all files share: no test changes them. No test makes
 * them log anything, so whatever they log is printed.
 */
export default async (project: TestProject) => {
  const workerBundle = bundleWorker();
  const { providerUrl } = project.getProvidedContext();
  const onLog = (line: string): void => void process.stderr.write(`${line}\n`);
  const options = { providerUrl, workerBundle, vars: { ...TEST_VARS, ...PATIENCE }, onLog };
  const [site, imported] = await Promise.all([
    startSite(options),
    startSite({ ...options, providerPath: '/imported' }),
  ]);
  // Before the first page: a landing page without a list would be cached for a second.
  await Promise.all([site, imported].map(async ({ url }) => (await fetch(`${url}/api/products`)).text()));
  project.provide('workerBundle', workerBundle);
  project.provide('siteUrl', site.url);
  project.provide('importedUrl', imported.url);
  project.provide('operator', parseConfig({ ...readConfig({ config: 'wrangler.toml' }).vars, ...TEST_VARS }).operator);
  return async () => {
    await Promise.all([site.stop(), imported.stop()]);
  };
};
