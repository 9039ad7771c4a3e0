import type { TestProject } from 'vitest/node';
import { unstable_readConfig as readConfig } from 'wrangler';
import { startServersBehindEdge } from '../../../scripts/edge.mjs';
import { parseConfig } from '../../../src/config.ts';
import type { Operator } from '../../../src/content/operator.ts';
import type { Engine } from './engine.ts';

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

/** Starts the servers of `npm start` behind a simulated edge, once for all engines of a run. */
export default async ({ vitest }: TestProject) => {
  const root = vitest.getRootProject();
  // The setups of the projects run one after the other.
  if ('edgeUrl' in root.getProvidedContext()) return undefined;
  const ending = new AbortController();
  const servers = await startServersBehindEdge(ending.signal);
  root.provide('edgeUrl', servers.edgeUrl);
  root.provide('operator', parseConfig(readConfig({ config: 'wrangler.toml' }).vars).operator);
  return async () => {
    ending.abort();
    await servers.closed;
  };
};
