import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { catalogue } from '../../sandbox/catalogue/index.ts';
import { PATHS, productPath } from '../../src/content/paths.ts';
import { sendLoad } from '../load.ts';
import { startSite } from '../site.ts';
import { behave, call, fireCron, PROVIDER_PATH } from './control.ts';

/** How much shorter than in production the lifetime of data and the intervals are. Runs of the cron trigger are not. */
const SPEED = 5;
const PRODUCT_TTL_SECONDS = 300 / SPEED;
/** The cron trigger's 120 s, and the 90 that KV may take until a snapshot is seen, which it does not take here. */
const CRON_INTERVAL_MS = (120_000 + 90_000) / SPEED;
const PROVIDER_DELAY_MS = 150;
const VISITORS = 4;
const PAUSE_MS = 50;

const VARS = {
  PUBLIC_ORIGIN: 'http://localhost',
  PRODUCT_TTL_SECONDS: String(PRODUCT_TTL_SECONDS),
  PAGE_TTL_SECONDS: '1',
};

const recordedRequests = z.array(z.object({ path: z.string() }));

/** Every page and API response that is made of the catalogue. */
const VISITED = [
  PATHS.home,
  PATHS.products,
  '/api/products',
  ...catalogue.flatMap(({ id }) => [productPath(id), `/api/products/${id}`]),
];

/**
 * Sends visitors to the bundled site while everything is well and the provider takes PROVIDER_DELAY_MS. Returns how many
 * responses they got, and how many requests the provider got that were not the cron trigger's.
 */
export const runSteadily = async (workerBundle: string, seconds: number) => {
  const site = await startSite({ workerBundle, providerPath: PROVIDER_PATH, vars: VARS });
  try {
    await behave(site, { delayMs: PROVIDER_DELAY_MS });
    const endsAt = Date.now() + seconds * 1000;
    const isOver = (): boolean => Date.now() >= endsAt;
    await fireCron(site);
    let runs = 1;
    let next = 0;

    const visit = async (): Promise<void> => {
      const path = VISITED[next % VISITED.length];
      next += 1;
      await call(`${site.url}${path}`);
      await delay(PAUSE_MS);
    };
    const runCron = async (): Promise<void> => {
      let firesAt = Date.now();
      while (firesAt + CRON_INTERVAL_MS < endsAt) {
        firesAt += CRON_INTERVAL_MS;
        await delay(firesAt - Date.now());
        await fireCron(site);
        runs += 1;
      }
    };

    const [responses] = await Promise.all([sendLoad(VISITORS, visit, isOver), runCron()]);
    const requests = recordedRequests.parse(JSON.parse(await call(`${site.providerUrl}${PROVIDER_PATH}`)));
    return { responses, runs, visitorRequests: requests.length - runs * (1 + catalogue.length) };
  } finally {
    await site.stop();
  }
};
