import type { TestProject } from 'vitest/node';
import type { Engine } from '../../../scripts/browser.ts';
import { bundleWorker } from '../../../scripts/bundle.ts';
import { startHttpsSite } from '../../../scripts/https-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine of the project. */
    engine: Engine;
    /** The folder that holds the bundled Worker. */
    workerBundle: string;
    /** The origin of the site, over HTTPS. */
    httpsUrl: string;
  }
}

/** Starts the site of `npm start` over HTTPS, once for all engines of a run. */
export default async ({ vitest }: TestProject) => {
  const root = vitest.getRootProject();
  // The setups of the projects run one after another.
  if ('httpsUrl' in root.getProvidedContext()) return undefined;
  const workerBundle = bundleWorker();
  const site = await startHttpsSite(workerBundle);
  root.provide('workerBundle', workerBundle);
  root.provide('httpsUrl', site.url);
  return site.stop;
};
