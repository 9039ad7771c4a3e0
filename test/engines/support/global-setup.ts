import type { TestProject } from 'vitest/node';
import { unstable_readConfig as readConfig } from 'wrangler';
import type { Engine } from '../../../scripts/browser.ts';
import { bundleWorker } from '../../../scripts/bundle.ts';
import { startSiteBehindEdge } from '../../../scripts/edge.ts';
import { parseConfig } from '../../../src/config.ts';
import type { Operator } from '../../../src/content/operator.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The project's own. */
    engine: Engine;
    /** The origin of the site, over HTTPS. */
    edgeUrl: string;
    /** The configured names and addresses that the copy mentions. */
    operator: Operator;
  }
}

/** Starts the site of `npm start` behind a simulated edge, once for all engines of a run. */
export default async ({ vitest }: TestProject) => {
  const root = vitest.getRootProject();
  // The setups of the projects run one after the other.
  if ('edgeUrl' in root.getProvidedContext()) return undefined;
  const site = await startSiteBehindEdge({ workerBundle: bundleWorker() });
  root.provide('edgeUrl', site.edgeUrl);
  root.provide('operator', parseConfig(readConfig({ config: 'wrangler.toml' }).vars).operator);
  return site.stop;
};
