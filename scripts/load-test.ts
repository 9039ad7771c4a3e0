import { parseArgs } from 'node:util';
import * as z from 'zod';
import { catalogue } from '../sandbox/catalogue/index.ts';
import { PATHS, productPath } from '../src/domain/paths.ts';
import { bundleWorker } from './bundle.ts';
import { runCommand } from './command.ts';
import { sendLoad } from './load.ts';
import { startSite } from './site.ts';

const HELP = `Requests pages from the built Worker while its provider fails for a third of the time (docs/performance.md).

npm run load-test

  --seconds   how long it takes: 60
  --visitors  how many visitors request pages at the same time: 20
  --help      this text`;

const PROVIDER_PATH = '/faults/load-test';
/** Short, so that copies become stale while the provider fails. */
const TTL_SECONDS = 3;
/** A visitor who waits longer gets no response. */
const RESPONSE_LIMIT_MS = 10_000;

/** What the provider does, one after the other, for a third of the time each. */
const PHASES = [
  { provider: 'works', behaviour: { delayMs: 150 } },
  { provider: 'fails', behaviour: { fault: 'status', status: 500 } },
  { provider: 'works again', behaviour: { delayMs: 150 } },
];

/** Every page and API response with products, and a page without any. */
const VISITED = [
  PATHS.home,
  PATHS.products,
  PATHS.faq,
  '/api/products',
  ...catalogue.flatMap(({ id }) => [productPath(id), `/api/products/${id}`]),
];

/** Sends a request. Returns the text of the response, or throws if its status is that of an error. */
const request = async (url: string, init: RequestInit = {}): Promise<string> => {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(RESPONSE_LIMIT_MS) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return text;
};

// npm run load-test
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '60' },
      visitors: { type: 'string', default: '20' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const phaseMs = (Number(values.seconds) * 1000) / PHASES.length;
  const site = await startSite({
    workerBundle: bundleWorker(),
    providerPath: PROVIDER_PATH,
    vars: { PRODUCT_TTL_SECONDS: String(TTL_SECONDS), PAGE_TTL_SECONDS: String(TTL_SECONDS) },
  });
  const providerUrl = `${site.providerUrl}${PROVIDER_PATH}`;
  const countRequests = async () => z.array(z.unknown()).parse(JSON.parse(await request(providerUrl))).length;
  let next = 0;
  const rows = [];
  for (const { provider, behaviour } of PHASES) {
    const headers = { 'content-type': 'application/json' };
    await request(providerUrl, { method: 'PUT', headers, body: JSON.stringify(behaviour) });
    const requestsBefore = await countRequests();
    const endsAt = Date.now() + phaseMs;
    const failures: string[] = [];
    let slowestMs = 0;
    const visit = async (): Promise<void> => {
      const path = VISITED[next % VISITED.length];
      next += 1;
      // Many addresses, so that the rate limit of an address stops nobody.
      const headers = { 'cf-connecting-ip': `192.0.2.${next % 256}` };
      const from = Date.now();
      await request(`${site.url}${path}`, { headers }).catch((error) => failures.push(String(error)));
      slowestMs = Math.max(slowestMs, Date.now() - from);
    };
    const sent = await sendLoad(Number(values.visitors), visit, () => Date.now() >= endsAt);
    const requests = (await countRequests()) - requestsBefore;
    rows.push({
      'the provider': provider,
      responses: sent - failures.length,
      failures: failures.length,
      'slowest, ms': slowestMs,
      "the provider's requests": requests,
    });
    for (const failure of new Set(failures)) console.error(failure);
  }
  console.table(rows);
  // Wrangler leaves handles open.
  process.exit();
});
