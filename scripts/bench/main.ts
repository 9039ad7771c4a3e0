import { readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { unstable_readConfig as readConfig } from 'wrangler';
import * as z from 'zod';
import { catalogue } from '../../sandbox/catalogue/index.ts';
import { createSnapshotStore, type SnapshotNamespace } from '../../src/cache/snapshot-store.ts';
import { PATHS, productPath } from '../../src/domain/paths.ts';
import { createParsers } from '../../src/provider/parse.ts';
import { createProductRequests, LIST_REQUEST } from '../../src/provider/request-products.ts';
import { createTransport } from '../../src/provider/transport.ts';
import { updateSnapshot } from '../../src/provider/update-snapshot.ts';
import type { Incidents } from '../../src/reporting/incidents.ts';
import { bundle } from '../bundle.ts';
import { measureColdVisits, measureCrowd, measureInTurn } from './measure.ts';
import { printLimited } from './print.ts';
import { measureSearch } from './search.ts';
import { startWorker, type WorkerSpec } from './workerd.ts';

const FULL = { rounds: 5, seconds: 2, starts: 15 };
const QUICK = { rounds: 3, seconds: 1, starts: 7 };

const MAX_CACHED_RATIO = 1.4;
const MAX_RENDERED_RATIO = 10;
const MAX_COLD_RATIO = 30;
const MAX_CROWD_RATIO = 0.3;
const SLOW_PROVIDER_MS = 600;
/** workerd sets these for each response, so the constant Worker must not repeat them. */
const PER_RESPONSE_HEADERS = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

const PAGES = [PATHS.home, PATHS.products, productPath(catalogue[0]?.id ?? '')];

const HELP = `Measures the CPU time of the Worker, in Linux (docs/performance.md).

npm run bench

  --quick  fewer and shorter rounds
  --help   this text`;

const { values } = parseArgs({ options: { quick: { type: 'boolean' }, help: { type: 'boolean' } } });
if (values.help) {
  console.log(HELP);
  process.exit();
}
const plan = values.quick ? QUICK : FULL;

const bundleSource = (config: string): string =>
  readFileSync(join(bundle(config, resolve('.wrangler/measured', config)), 'worker.js'), 'utf8');

const provider = await startWorker({ source: bundleSource('sandbox/wrangler.toml'), vars: { FAULTS: 'on' } });
const { vars: deployedVars } = readConfig({ config: 'wrangler.toml' });
const source = bundleSource('wrangler.toml');

/** The site with the variables of wrangler.toml, overridden by `vars`. It has no rate limiter. */
const siteSpec = (vars: Readonly<Record<string, string>>): WorkerSpec => ({
  source,
  vars: { ...Object.fromEntries(Object.entries(deployedVars).map(([name, value]) => [name, String(value)])), ...vars },
});

/** A Worker that returns the page cache's response as a constant. */
const constantSpec = async (url: string): Promise<WorkerSpec> => {
  await (await fetch(url)).text();
  const cached = await fetch(url);
  const headers = [...cached.headers].filter(([name]) => !PER_RESPONSE_HEADERS.has(name));
  const [headersJson, bodyJson] = [JSON.stringify(headers), JSON.stringify(await cached.text())];
  return {
    source: `const [headers, body] = [new Headers(${headersJson}), ${bodyJson}];
export default { fetch: () => new Response(body, { headers }) };`,
  };
};

/** The snapshot that the cron trigger would store now. */
const createSnapshot = async (providerUrl: string): Promise<string> => {
  let snapshot = '';
  const incidents: Incidents = { failed: (_name, error) => console.error(error), recovered: () => undefined };
  const options = { incidents, now: Date.now, waitUntil: () => undefined };
  const namespace: SnapshotNamespace = {
    get: async () => null,
    put: async (_key, value) => {
      snapshot = value;
    },
  };
  const parsers = createParsers([new URL(providerUrl).origin], incidents);
  const transport = createTransport({
    baseUrl: `${providerUrl}/`,
    timeoutMs: 10_000,
    token: null,
    fetch,
    now: () => new Date(),
  });
  await updateSnapshot({
    ...options,
    store: createSnapshotStore({
      ...options,
      namespace,
      key: 'snapshot',
      firstName: LIST_REQUEST.path,
      expectedAfterSeconds: 0,
    }),
    requests: createProductRequests({ ...options, parsers, transport }),
    log: () => undefined,
  });
  return snapshot;
};

const vars = { PROVIDER_API_URL: provider.url };
const site = await startWorker(siteSpec(vars));
const uncachedSite = await startWorker(siteSpec({ ...vars, PAGE_TTL_SECONDS: '0' }));
for (const path of PAGES) {
  const baseline = await startWorker(await constantSpec(`${site.url}${path}`));
  const targets = [baseline, site, uncachedSite].map((worker) => ({ worker, path }));
  const medians = await measureInTurn(targets, plan);
  const [constantMs = 0, cachedMs = 0, renderedMs = 0] = medians;
  const detail = `${medians.map((ms) => ms.toFixed(2)).join(', ')} ms: constant, cached, rendered`;
  printLimited(`${path}, cached`, cachedMs / constantMs, MAX_CACHED_RATIO, detail);
  printLimited(`${path}, rendered`, renderedMs / constantMs, MAX_RENDERED_RATIO, detail);
  await baseline.stop();
}

/** Sets the sandbox's behaviour under a name. Returns the URL of the product API with that behaviour. */
const behave = async (name: string, behaviour: Readonly<Record<string, unknown>>): Promise<string> => {
  const url = `${provider.url}/faults/${name}`;
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'PUT', headers, body: JSON.stringify(behaviour) });
  if (!response.ok) throw new Error(await response.text());
  return url;
};

await measureSearch({
  renderingSpec: async (behaviour) =>
    siteSpec({ PROVIDER_API_URL: await behave(crypto.randomUUID(), behaviour), PAGE_TTL_SECONDS: '0' }),
  plan,
});

const slowProviderUrl = await behave('slow', {});
const slowSpec = siteSpec({ PROVIDER_API_URL: slowProviderUrl });
const snapshot = await createSnapshot(slowProviderUrl);
await behave('slow', { delayMs: SLOW_PROVIDER_MS });
const countRequests = async () => z.array(z.unknown()).parse(await (await fetch(slowProviderUrl)).json()).length;
const requestsBefore = await countRequests();
for (const path of PAGES.slice(1)) {
  const { first, second } = await measureColdVisits({ ...slowSpec, snapshot }, path, plan.starts);
  const detail = `${first.toFixed(0)} ms, the second visit ${second.toFixed(0)} ms`;
  printLimited(`${path}, first visit of an isolate with a snapshot`, first / second, MAX_COLD_RATIO, detail);
}
const requests = (await countRequests()) - requestsBefore;
printLimited('requests to the provider meanwhile', requests, 0, `it takes ${SLOW_PROVIDER_MS} ms`);
const withSnapshot = await measureCrowd({ ...slowSpec, snapshot }, PATHS.products);
const without = await measureCrowd(slowSpec, PATHS.products);
const crowdDetail = `${withSnapshot.toFixed(2)} and ${without.toFixed(2)} ms each`;
printLimited('200 at once, with a snapshot and without', withSnapshot / without, MAX_CROWD_RATIO, crowdDetail);
console.log(`Medians of ${plan.rounds} rounds; ${availableParallelism()} cores, ${cpus()[0]?.model}`);
// Stops the Workers.
process.exit();
