import type { TestProject } from 'vitest/node';
import type { Engine } from '../../../scripts/browser.ts';
import { bundleWorker } from '../../../scripts/bundle.ts';
import { startSiteBehindEdge } from '../../../scripts/edge.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The project's own. */
    engine: Engine;
    /** The origin of the site, over HTTPS. */
    edgeUrl: string;
  }
}

/** Starts the site of `npm start` behind a simulated edge, once for all engines of a run. */
export default async ({ vitest }: TestProject) => {
  const root = vitest.getRootProject();
  // The setups of the projects run one after the other.
  if ('edgeUrl' in root.getProvidedContext()) return undefined;
  const site = await startSiteBehindEdge({ workerBundle: bundleWorker() });
  root.provide('edgeUrl', site.edgeUrl);
  return site.stop;
};
