import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { bundleWorker } from '../bundle.ts';
import { sendLoad } from '../load.ts';
import { type RunningSite, startSite } from '../site.ts';
import { checkExchange, checkLog, type Exchange, isStale, PRODUCT_TTL_SECONDS } from './check.ts';
import { behave, call, fireCron, PROVIDER_PATH } from './control.ts';
import { FIRST_PRICE, type Interval, mayFail, type Phase, PROVIDER_TIMEOUT_MS, planPhases } from './provider.ts';
import { MAX_RUN_MS, runSteadily } from './steady.ts';
import { planTraffic, type SoakRequest } from './traffic.ts';

/** Together they send at most 50 requests a second. */
const VISITORS = 16;
const PAUSE_MS = 320;
/** A visitor who waits longer gets no response. */
const RESPONSE_LIMIT_MS = 10_000;
/** A trivial request that takes longer shows that the machine is too busy: a timeout then proves nothing. */
const BUSY_MACHINE_MS = 400;
const HEARTBEAT_INTERVAL_MS = 100;
const CRON_INTERVAL_MS = 5_000;
/** The provider's response time while everything is well. */
const STEADY_DELAY_MS = 150;
const MAX_SHOWN = 20;

const VARS = {
  PUBLIC_ORIGIN: 'http://localhost',
  PRODUCT_TTL_SECONDS: String(PRODUCT_TTL_SECONDS),
  PAGE_TTL_SECONDS: String(PRODUCT_TTL_SECONDS),
  PROVIDER_TIMEOUT_MS: String(PROVIDER_TIMEOUT_MS),
  STREAM_AFTER_MS: '100',
};

/**
 * Sends the traffic of a seed while the provider's behaviour changes, and checks every response. Returns a sentence for each
 * violation, how often each outcome occurred, and how long the machine was too busy to judge timeouts.
 */
const runTraffic = async (site: RunningSite, seed: number, durationMs: number) => {
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

  /** The times when the machine was busy, including the current heartbeat if it is overdue. */
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
      const body = await response.text();
      const { status, headers: received } = response;
      exchange = { request, ifNoneMatch, from, until: Date.now(), status, headers: received, body };
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
      const changing = behave(site, { ...phase.behaviour, price: phase.price });
      // Until the change is confirmed, either behaviour is possible. The end of this phase is not known yet.
      phases.push({ ...phase, from, until: Number.POSITIVE_INFINITY });
      await changing;
      const previous = phases.at(-2);
      if (previous) phases[phases.length - 2] = { ...previous, until: Date.now() };
      await delay(Math.max(0, Math.min(phase.durationMs, endsAt - Date.now())));
    }
  };

  const runCron = async (): Promise<void> => {
    while (Date.now() < endsAt) {
      await fireCron(site);
      await delay(CRON_INTERVAL_MS);
    }
  };

  const watchMachine = async (): Promise<void> => {
    while (Date.now() < endsAt) {
      heartbeatAt = Date.now();
      await Promise.all([call(`${site.url}/robots.txt`), call(`${site.providerUrl}/faults/idle`)]);
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

/** Starts the bundled site with its own provider, and sends it random traffic. Returns what `runTraffic` returns. */
export const soak = async (workerBundle: string, seconds: number, seed: number) => {
  const log: string[] = [];
  const onLog = (line: string): void => void log.push(line.replace(/^\[site\] /, ''));
  const site = await startSite({ workerBundle, providerPath: PROVIDER_PATH, vars: VARS, onLog });
  try {
    await behave(site, { price: FIRST_PRICE });
    // From now on, the site has a copy of the list and of every product.
    await fireCron(site);
    const { violations, ...result } = await runTraffic(site, seed, seconds * 1000);
    return { ...result, violations: [...violations, ...checkLog(log)] };
  } finally {
    await site.stop();
  }
};

const printSoak = async (seconds: number, seed: number): Promise<boolean> => {
  const { violations, counts, busyMs } = await soak(bundleWorker(), seconds, seed);
  console.log(counts);
  console.log(`The machine was too busy to judge timeouts for ${(busyMs / 1000).toFixed(1)} s.`);
  console.log([`Violations: ${violations.length}.`, ...violations.slice(0, MAX_SHOWN)].join('\n'));
  return violations.length === 0;
};

const printSteady = async (seconds: number): Promise<boolean> => {
  const { responses, runs, longestRunMs, visitorRequests } = await runSteadily(
    bundleWorker(),
    seconds,
    STEADY_DELAY_MS,
  );
  console.log(
    `${responses} responses. ${runs} runs of the cron trigger, of ${longestRunMs} ms at most (${MAX_RUN_MS}).`,
  );
  console.log(`Requests to the provider that visitors caused: ${visitorRequests}.`);
  return visitorRequests === 0;
};

// npm run soak
if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '600' },
      seed: { type: 'string', default: '1' },
      steady: { type: 'boolean', default: false },
    },
  });
  const seconds = Number(values.seconds);
  const isRight = values.steady ? await printSteady(seconds) : await printSoak(seconds, Number(values.seed));
  // Wrangler leaves handles open.
  process.exit(isRight ? 0 : 1);
}
