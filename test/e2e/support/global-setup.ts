import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { unstable_readConfig as readConfig } from 'wrangler';
import { bundleWorker } from '../../../scripts/bundle.mjs';
import { parseConfig } from '../../../src/config.ts';
import type { Operator } from '../../../src/content/operator.ts';
import type {} from '../../support/start-sandbox.ts';
import { startSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder that holds the bundled Worker. */
    workerBundle: string;
    /** The site with a working provider, without a slash at the end. */
    siteUrl: string;
    /** The configured names and addresses that the copy mentions. */
    operator: Operator;
  }
}

/** On a busy machine the first answer of the provider is late. Its pages must not stream or fail then. */
const PATIENCE = { STREAM_AFTER_MS: '10000', PROVIDER_TIMEOUT_MS: '20000' };

/** The folder of the bundled Worker: that of `npm test`, or a new one. */
const prepareBundle = async () => {
  const prebuilt = process.env.WORKER_BUNDLE;
  if (prebuilt) return { folder: prebuilt, remove: async () => undefined };
  const folder = await mkdtemp(join(tmpdir(), 'worker-bundle-'));
  await bundleWorker(folder);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
};

/** Bundles the Worker once for all sites, and starts the site that the files share: nothing a test does changes it. */
export default async (project: TestProject) => {
  const bundle = await prepareBundle();
  const vars = { ...PATIENCE, PROVIDER_API_URL: project.getProvidedContext().providerUrl };
  const site = await startSite(vars, bundle.folder);
  project.provide('workerBundle', bundle.folder);
  project.provide('siteUrl', site.url);
  project.provide('operator', parseConfig(readConfig({ config: 'wrangler.toml' }).vars).operator);
  return async () => {
    await site.stop();
    await bundle.remove();
  };
};
