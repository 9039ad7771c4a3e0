import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { sendLoad } from '../load.ts';
import { type RunningSite, startSite } from '../site.ts';
import {
  checkExchange,
  checkLog,
  type Exchange,
  isStale,
  type LogLine,
  PRODUCT_TTL_SECONDS,
  readExchange,
} from './check.ts';
import { FIRST_PRICE, type Interval, mayFail, type Phase, PROVIDER_TIMEOUT_MS, planPhases } from './provider.ts';
import { planTraffic, type SoakRequest } from './traffic.ts';

/** Together they send 50 requests a second at most. */
const VISITORS = 16;
const PAUSE_MS = 320;
/** A visitor who waits longer gets no response. */
const RESPONSE_LIMIT_MS = 10_000;
/** A trivial request that takes longer shows that the machine is too busy: a timeout then proves nothing. */
const BUSY_MACHINE_MS = 400;
const HEARTBEAT_INTERVAL_MS = 100;
const CRON_INTERVAL_MS = 5_000;

const PROVIDER_PATH = '/faults/soak';
const VARS = {
  PUBLIC_ORIGIN: 'http://localhost',
  PRODUCT_TTL_SECONDS: String(PRODUCT_TTL_SECONDS),
  PAGE_TTL_SECONDS: String(PRODUCT_TTL_SECONDS),
  PROVIDER_TIMEOUT_MS: String(PROVIDER_TIMEOUT_MS),
  STREAM_AFTER_MS: '100',
};

/** What the sandbox records of the requests that it received. */
const requestsSchema = z.array(z.unknown());

const createProviderControl = (url: string) => ({
  async behave(behaviour: unknown): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url, { method: 'PUT', headers, body: JSON.stringify(behaviour) });
    const text = await response.text();
    if (!response.ok) throw new Error(`The sandbox refused a behaviour: ${text}`);
  },
  countRequests: async (): Promise<number> => requestsSchema.parse(await (await fetch(url)).json()).length,
});

type ProviderControl = ReturnType<typeof createProviderControl>;

/** Fires the cron trigger, as Miniflare allows it over HTTP. Resolves when its work is done. */
const fireCron = async (siteUrl: string): Promise<void> => {
  const response = await fetch(`${siteUrl}/cdn-cgi/handler/scheduled`);
  const text = await response.text();
  if (!response.ok) throw new Error(`The cron trigger failed: ${text}`);
};

/**
 * Sends the traffic of a seed while the provider's behaviour changes, and checks every response. Returns a sentence for each
 * violation, how often each outcome occurred, and how long the machine was too busy to judge timeouts.
 */
const runTraffic = async (site: RunningSite, provider: ProviderControl, seed: number, durationMs: number) => {
  const startedAt = Date.now();
  const endsAt = startedAt + durationMs;
  const phases: (Phase & Interval)[] = [];
  const busy: Interval[] = [];
  let heartbeatAt = startedAt;
  const etags = new Map<string, string>();
  const violations: string[] = [];
  const counts: Record<string, number> = {};

  const count = (outcome: string): void => {
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  };

  const report = (request: SoakRequest, sentAt: number, problems: readonly string[]): void => {
    const seconds = ((sentAt - startedAt) / 1000).toFixed(2);
    const behaviour = JSON.stringify(phases.findLast(({ from }) => from <= sentAt)?.behaviour);
    for (const problem of problems) {
      violations.push(`${seconds} s, provider ${behaviour}: ${request.path}: ${problem}`);
    }
  };

  /** The times when the machine was busy, with a heartbeat that is late already. */
  const busyTimes = (): readonly Interval[] =>
    Date.now() - heartbeatAt > BUSY_MACHINE_MS ? [...busy, { from: heartbeatAt, until: Date.now() }] : busy;

  const isBusySince = (from: number): boolean => busyTimes().some(({ until }) => until >= from);

  const troubles = (): readonly Interval[] => [...phases.filter(({ isOutage }) => isOutage), ...busyTimes()];

  const visit = async (request: SoakRequest): Promise<void> => {
    const { path, key, abortAfterMs } = request;
    const from = Date.now();
    const ifNoneMatch = (request.isConditional && etags.get(path)) || null;
    const headers = { ...request.headers, ...(ifNoneMatch !== null && { 'if-none-match': ifNoneMatch }) };
    const signal = AbortSignal.timeout(abortAfterMs ?? RESPONSE_LIMIT_MS);
    let exchange: Exchange;
    try {
      const response = await fetch(`${site.url}${path}`, { headers, signal, redirect: 'manual' });
      exchange = await readExchange(response, { request, ifNoneMatch, from });
    } catch (error) {
      count(abortAfterMs === null ? 'no response' : 'visitor left');
      if (abortAfterMs === null && !isBusySince(from)) report(request, from, [`no response: ${error}`]);
      return;
    }
    const isExcused = key !== null && mayFail(from, troubles());
    report(request, from, checkExchange(exchange, { phases, mayFail: isExcused, isMachineBusy: isBusySince(from) }));
    const etag = exchange.headers.get('etag');
    if (etag !== null && request.credential === null) etags.set(path, etag);
    count(`${exchange.status}${isStale(exchange) ? ', stale' : ''}${isExcused ? ', could fail' : ''}`);
  };

  const requests = planTraffic(seed, (VISITORS * durationMs) / PAUSE_MS).values();
  const visitNext = async (): Promise<void> => {
    const { value: request } = requests.next();
    if (request) await visit(request);
    await delay(PAUSE_MS);
  };

  const changeBehaviour = async (): Promise<void> => {
    for (const phase of planPhases(seed, durationMs)) {
      const from = Date.now();
      if (from >= endsAt) return;
      const { behaviour, price } = phase;
      const changing = provider.behave({ ...behaviour, price });
      // Until the change is confirmed either behaviour is possible, and nobody knows yet when this one ends.
      phases.push({ ...phase, from, until: Number.POSITIVE_INFINITY });
      await changing;
      const previous = phases.at(-2);
      if (previous) phases[phases.length - 2] = { ...previous, until: Date.now() };
      await delay(Math.max(0, Math.min(phase.durationMs, endsAt - Date.now())));
    }
  };

  const runCron = async (): Promise<void> => {
    while (Date.now() < endsAt) {
      await fireCron(site.url);
      await delay(CRON_INTERVAL_MS);
    }
  };

  const watchMachine = async (): Promise<void> => {
    while (Date.now() < endsAt) {
      heartbeatAt = Date.now();
      const urls = [`${site.url}/healthz`, `${site.providerUrl}/faults/idle`];
      await Promise.all(urls.map(async (url) => (await fetch(url)).text()));
      const beat = { from: heartbeatAt, until: Date.now() };
      if (beat.until - beat.from > BUSY_MACHINE_MS) busy.push(beat);
      await delay(HEARTBEAT_INTERVAL_MS);
    }
  };

  const traffic = sendLoad(VISITORS, visitNext, () => Date.now() >= endsAt);
  await Promise.all([changeBehaviour(), runCron(), watchMachine(), traffic]);
  const busyMs = busy.reduce((sum, { from, until }) => sum + until - from, 0);
  return { violations, counts, busyMs };
};

/**
 * Starts the bundled site with a provider of its own, and sends it random traffic for `seconds`. Returns what `runTraffic`
 * returns, and the number of requests that the provider received.
 */
export const soak = async (workerBundle: string, seconds: number, seed: number) => {
  const log: LogLine[] = [];
  const onLog = (line: string): void => void log.push({ at: Date.now(), text: line.replace(/^\[site\] /, '') });
  const site = await startSite({ workerBundle, providerPath: PROVIDER_PATH, vars: VARS, onLog });
  try {
    const provider = createProviderControl(`${site.providerUrl}${PROVIDER_PATH}`);
    await provider.behave({ price: FIRST_PRICE });
    // From now on nobody is without a copy of the list or of a product.
    await fireCron(site.url);
    const { violations, ...result } = await runTraffic(site, provider, seed, seconds * 1000);
    const providerRequests = await provider.countRequests();
    return { ...result, violations: [...violations, ...checkLog(log)], providerRequests };
  } finally {
    await site.stop();
  }
};
