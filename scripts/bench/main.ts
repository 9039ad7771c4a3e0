import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { catalogue } from '../../sandbox/catalogue/index.ts';
import { PATHS, productPath, RESOURCE_PATHS } from '../../src/content/paths.ts';
import { countRequests, createSnapshot, measureColdVisits, measureCrowd, setDelay } from './cold.ts';
import { compare, compareFirstPages, compareFirstResponses, measureMemory, type Ratio } from './measure.ts';
import { startWorker, type WorkerSpec } from './workerd.ts';
import { bundleSource, providerSpec, siteSpec } from './workers.ts';

const FULL = { rounds: 5, seconds: 2, starts: 15, checkpoints: [50_000, 100_000] };
const QUICK = { rounds: 3, seconds: 1, starts: 7, checkpoints: [10_000, 20_000] };

const MAX_CACHED_RATIO = 1.4;
const MAX_MIDDLEWARE_RATIO = 1.6;
const MAX_RENDERED_RATIO = 1;
const MAX_FIRST_RESPONSE_RATIO = 2.2;
const MAX_START_RATIO = 3;
const MAX_FIRST_PAGE_RATIO = 1.4;
const MAX_COLD_RATIO = 30;
const MAX_CROWD_RATIO = 0.3;
const SLOW_PROVIDER_MS = 600;
const MAX_MEMORY_GROWTH = 1.15;
const HEAP_LIMIT_MEGABYTES = 32;

const PAGES = [PATHS.home, PATHS.products, productPath(catalogue[0]?.id ?? '')];
/** Its handler returns a constant, so the rest is middleware and routing. */
const EMPTY_ROUTE = RESOURCE_PATHS.robots;
const PLAIN_LIST = '/plain-list';
const EMPTY: WorkerSpec = { source: "export default { fetch: () => new Response('') };" };
/** Set by workerd for each response, so the constant must not repeat them. */
const PER_RESPONSE_HEADERS = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

const { values } = parseArgs({ options: { quick: { type: 'boolean' }, strict: { type: 'boolean' } } });
const plan = values.quick ? QUICK : FULL;

const print = (name: string, value: number, limit: number, detail: string): void => {
  const isExceeded = value > limit;
  if (isExceeded && values.strict) process.exitCode = 1;
  console.log(`${isExceeded ? 'FAIL' : 'pass'}  ${name}: ${value.toFixed(2)}, at most ${limit} (${detail})`);
};

/** The second response to a request: that of the page cache. */
const copyPage = async (url: string) => {
  await (await fetch(url)).text();
  const response = await fetch(url);
  return {
    body: await response.text(),
    headers: [...response.headers].filter(([name]) => !PER_RESPONSE_HEADERS.has(name)),
    etag: response.headers.get('etag') ?? '',
  };
};

const source = bundleSource('wrangler.toml');
const provider = await startWorker(providerSpec());
const vars = { PROVIDER_API_URL: provider.url };
const site = await startWorker(siteSpec(source, vars));
const uncachedSite = await startWorker(siteSpec(source, { ...vars, PAGE_TTL_SECONDS: '0' }));
const paths = [...PAGES, EMPTY_ROUTE];
const copies = await Promise.all(paths.map(async (path) => ({ path, ...(await copyPage(`${site.url}${path}`)) })));
const baselines = {
  source: bundleSource('scripts/bench/workers/wrangler.toml'),
  json: { PAGES: Object.fromEntries(copies.map(({ path, ...page }) => [path, page])) },
};
const constant = await startWorker(baselines);
const plainList = await startWorker(baselines);

const printRatio = (name: string, limit: number, { ratio, ms, baselineMs }: Ratio): void =>
  print(name, ratio, limit, `${ms.toFixed(2)} ms, the baseline ${baselineMs.toFixed(2)} ms`);

for (const { path, etag } of copies) {
  const baseline = { worker: constant, path };
  if (path === EMPTY_ROUTE) {
    const ratio = await compare({ worker: site, path }, baseline, plan);
    printRatio(`${path}, all middleware and an empty handler`, MAX_MIDDLEWARE_RATIO, ratio);
    continue;
  }
  printRatio(`${path}, cached`, MAX_CACHED_RATIO, await compare({ worker: site, path }, baseline, plan));
  printRatio(`${path}, 304`, MAX_CACHED_RATIO, await compare({ worker: site, path, etag }, baseline, plan));
  const list = { worker: plainList, path: PLAIN_LIST };
  printRatio(`${path}, rendered`, MAX_RENDERED_RATIO, await compare({ worker: uncachedSite, path }, list, plan));
}
const spec = siteSpec(source, vars);
const first = await compareFirstResponses({ spec, path: PATHS.products }, { spec: EMPTY, path: '/' }, plan.starts);
printRatio(`${PATHS.products}, first response of a process`, MAX_FIRST_RESPONSE_RATIO, first);
for (const path of PAGES) {
  const { start, page } = await compareFirstPages({ spec, path }, { spec: baselines, path: PLAIN_LIST }, plan.starts);
  if (path === PATHS.home) printRatio('start of an isolate, CPU time', MAX_START_RATIO, start);
  printRatio(`${path}, first page of an isolate`, MAX_FIRST_PAGE_RATIO, page);
}

const slowUrl = `${provider.url}/faults/slow`;
const slowSpec = siteSpec(source, { ...vars, PROVIDER_API_URL: slowUrl });
const snapshot = await createSnapshot(slowUrl);
await setDelay(slowUrl, SLOW_PROVIDER_MS);
const requestsBefore = await countRequests(slowUrl);
for (const path of PAGES.slice(1)) {
  const cold = await measureColdVisits({ ...slowSpec, snapshot }, path, plan.starts);
  const detail = `${cold.first.toFixed(0)} ms, the second visit ${cold.second.toFixed(0)} ms, ${cold.streamed} streamed`;
  print(`${path}, first visit of an isolate with a snapshot`, cold.first / cold.second, MAX_COLD_RATIO, detail);
}
const requests = (await countRequests(slowUrl)) - requestsBefore;
print('requests to the provider meanwhile', requests, 0, `it takes ${SLOW_PROVIDER_MS} ms`);
const crowds = [
  await measureCrowd({ ...slowSpec, snapshot }, PATHS.products),
  await measureCrowd(slowSpec, PATHS.products),
];
const crowdDetail = `${crowds.map((ms) => ms.toFixed(2)).join(' and ')} ms each`;
print('200 at once, with a snapshot and without', (crowds[0] ?? 0) / (crowds[1] ?? 0), MAX_CROWD_RATIO, crowdDetail);

const memorySpec = { ...siteSpec(source, vars), heapLimitMegabytes: HEAP_LIMIT_MEGABYTES };
const [middle = 0, end = 0] = await measureMemory(memorySpec, PAGES, plan.checkpoints);
const megabytes = [middle, end].map((bytes) => Math.round(bytes / 1e6)).join(' and ');
print('memory', end / middle, MAX_MEMORY_GROWTH, `${megabytes} MB after ${plan.checkpoints.join(' and ')} requests`);
console.log(`Medians of ${plan.rounds} rounds; ${availableParallelism()} cores, ${cpus()[0]?.model}`);
// Stops the Workers.
process.exit();
