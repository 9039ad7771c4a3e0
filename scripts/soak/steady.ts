import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { catalogue } from '../../sandbox/catalogue/index.ts';
import { refreshAheadSeconds } from '../../src/cache/cache-policy.ts';
import { PATHS, productPath } from '../../src/content/paths.ts';
import { sendLoad } from '../load.ts';
import { startSite } from '../site.ts';
import { behave, call, fireCron, PROVIDER_PATH } from './control.ts';

/**
 * The lifetime of data and the intervals are this many times shorter than in production. The runs of the cron trigger
 * are not.
 */
const SPEED = 5;
const PRODUCT_TTL_SECONDS = 300 / SPEED;
/** The cron trigger's 120 s, plus the 90 s that KV may take to show a new snapshot. KV shows it at once here. */
const CRON_INTERVAL_MS = (120_000 + 90_000) / SPEED;
/** After a longer run, a copy would reach the age from which visitors request a newer one. In production, that is 30 s. */
export const MAX_RUN_MS = 1000 * refreshAheadSeconds(PRODUCT_TTL_SECONDS) - CRON_INTERVAL_MS;
const VISITORS = 4;
const PAUSE_MS = 50;

const VARS = {
  PUBLIC_ORIGIN: 'http://localhost',
  PRODUCT_TTL_SECONDS: String(PRODUCT_TTL_SECONDS),
  PAGE_TTL_SECONDS: '1',
};

const recordedRequests = z.array(z.object({ path: z.string() }));

/** Every page and API response that uses the catalogue. */
const VISITED = [
  PATHS.home,
  PATHS.products,
  '/api/products',
  ...catalogue.flatMap(({ id }) => [productPath(id), `/api/products/${id}`]),
];

/**
 * Sends visitors to the bundled site while everything is well and the provider takes `providerDelayMs` to respond.
 * Returns the number of responses, the number of requests to the provider other than the cron trigger's, and the number
 * and longest duration of cron runs. There may be such requests if a run takes longer than MAX_RUN_MS.
 */
export const runSteadily = async (workerBundle: string, seconds: number, providerDelayMs: number) => {
  const site = await startSite({ workerBundle, providerPath: PROVIDER_PATH, vars: VARS });
  try {
    await behave(site, { delayMs: providerDelayMs });
    const startedAt = Date.now();
    const endsAt = startedAt + seconds * 1000;
    const isOver = (): boolean => Date.now() >= endsAt;
    const runTimes: number[] = [];
    let next = 0;

    const runOnce = async (): Promise<void> => {
      const from = Date.now();
      await fireCron(site);
      runTimes.push(Date.now() - from);
    };

    const visit = async (): Promise<void> => {
      const path = VISITED[next % VISITED.length];
      next += 1;
      await call(`${site.url}${path}`);
      await delay(PAUSE_MS);
    };
    const runCron = async (): Promise<void> => {
      let firesAt = startedAt;
      while (firesAt + CRON_INTERVAL_MS < endsAt) {
        firesAt += CRON_INTERVAL_MS;
        await delay(firesAt - Date.now());
        await runOnce();
      }
    };

    await runOnce();
    const [responses] = await Promise.all([sendLoad(VISITORS, visit, isOver), runCron()]);
    const requests = recordedRequests.parse(JSON.parse(await call(`${site.providerUrl}${PROVIDER_PATH}`)));
    const visitorRequests = requests.length - runTimes.length * (1 + catalogue.length);
    return { responses, runs: runTimes.length, longestRunMs: Math.max(...runTimes), visitorRequests };
  } finally {
    await site.stop();
  }
};
