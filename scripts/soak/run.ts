import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { PATHS } from '../../src/content/paths.ts';
import type { RunningWorker } from '../bench/workerd.ts';
import { checkExchange, checkLog, type Exchange, isGood, isStale } from './check.ts';
import { createRecovery, FIRST_PRICE, type Interval, type Phase, planPhases } from './provider.ts';
import { planTraffic, type SoakRequest } from './traffic.ts';

/** Together they send 50 requests a second at most. */
const VISITORS = 16;
const PAUSE_MS = 320;
/** A visitor who waits longer gets no response. */
const RESPONSE_LIMIT_MS = 10_000;
/** A trivial request that takes longer shows that the machine is too busy: a timeout then proves nothing. */
const BUSY_MACHINE_MS = 400;
const HEARTBEAT_INTERVAL_MS = 100;

const setBehaviour = async (url: string, behaviour: unknown): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'PUT', headers, body: JSON.stringify(behaviour) });
  const text = await response.text();
  if (!response.ok) throw new Error(`The sandbox refused a behaviour: ${text}`);
};

/** What the sandbox records of the requests that it received. */
const requestsSchema = z.array(z.object({ path: z.string() }));

/**
 * Sends 200 visitors at once to the list, which nobody has requested yet. The first leaves half-way. Together they may cost
 * the provider one request. Returns a sentence for each violation.
 */
export const runStampede = async (site: RunningWorker, providerUrl: string): Promise<readonly string[]> => {
  await setBehaviour(providerUrl, { delayMs: 600, price: FIRST_PRICE });
  const url = `${site.url}${PATHS.products}`;
  const visit = async (signal?: AbortSignal): Promise<string> =>
    (await fetch(url, { ...(signal && { signal }) })).text();
  const first = visit(AbortSignal.timeout(300)).catch(() => '');
  const pages = await Promise.all(Array.from({ length: 199 }, () => visit()));
  await first;
  const requests = requestsSchema.parse(await (await fetch(providerUrl)).json());
  const failures = pages.filter((page) => !page.includes('class="card"')).length;
  return [
    ...(requests.length === 1 ? [] : [`200 visitors at once cost ${requests.length} requests to the provider`]),
    ...(failures === 0 ? [] : [`${failures} of 200 visitors at once got no list`]),
  ];
};

/** Sends the traffic of a seed while the provider's behaviour changes, and checks every response. */
export const runSoak = async (site: RunningWorker, providerUrl: string, seed: number, durationMs: number) => {
  const startedAt = Date.now();
  const endsAt = startedAt + durationMs;
  const phases: (Phase & Interval)[] = [];
  const busy: Interval[] = [];
  let heartbeatAt = startedAt;
  const recovery = createRecovery();
  const copies = new Set<string>();
  const etags = new Map<string, string>();
  const violations: string[] = [];
  const counts = new Map<string, number>();
  const residentBytes: number[] = [];

  const count = (outcome: string): void => {
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
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

  const mayFail = (key: string | null, visit: Interval): boolean =>
    key !== null && recovery.mayFail(key, visit, [...phases.filter(({ isOutage }) => isOutage), ...busyTimes()]);

  const visit = async (request: SoakRequest): Promise<void> => {
    const { path, key, abortAfterMs } = request;
    const from = Date.now();
    const hadCopy = request.keepsCopy && key !== null && copies.has(key);
    const ifNoneMatch = (request.isConditional && etags.get(path)) || null;
    const headers = { ...request.headers, ...(ifNoneMatch !== null && { 'if-none-match': ifNoneMatch }) };
    const signal = AbortSignal.timeout(abortAfterMs ?? RESPONSE_LIMIT_MS);
    let exchange: Exchange;
    try {
      const response = await fetch(`${site.url}${path}`, { headers, signal, redirect: 'manual' });
      const body = await response.text();
      exchange = {
        request,
        ifNoneMatch,
        from,
        until: Date.now(),
        status: response.status,
        headers: response.headers,
        body,
      };
    } catch (error) {
      mayFail(key, { from, until: Number.POSITIVE_INFINITY });
      count(abortAfterMs === null ? 'no response' : 'visitor left');
      if (abortAfterMs === null && !isBusySince(from)) report(request, from, [`no response: ${error}`]);
      return;
    }
    const isExcused = mayFail(key, exchange);
    report(
      request,
      from,
      checkExchange(exchange, { phases, mayFail: isExcused, hadCopy, isMachineBusy: isBusySince(from) }),
    );
    if (isGood(exchange) && key !== null) copies.add(key);
    const etag = exchange.headers.get('etag');
    if (etag !== null && request.credential === null) etags.set(path, etag);
    count(`${exchange.status}${isStale(exchange) ? ', stale' : ''}${isExcused ? ', could fail' : ''}`);
  };

  const requests = planTraffic(seed, (VISITORS * durationMs) / PAUSE_MS).values();
  const sendTraffic = async (): Promise<void> => {
    for (const request of requests) {
      if (Date.now() >= endsAt) return;
      await visit(request);
      await delay(PAUSE_MS);
    }
  };

  const changeBehaviour = async (): Promise<void> => {
    for (const phase of planPhases(seed, durationMs)) {
      const from = Date.now();
      if (from >= endsAt) return;
      const { behaviour, price } = phase;
      const changing = setBehaviour(providerUrl, { ...behaviour, price });
      // Until the change is confirmed either behaviour is possible, and nobody knows yet when this one ends.
      phases.push({ ...phase, from, until: Number.POSITIVE_INFINITY });
      await changing;
      const previous = phases.at(-2);
      if (previous) phases[phases.length - 2] = { ...previous, until: Date.now() };
      await delay(Math.max(0, Math.min(phase.durationMs, endsAt - Date.now())));
    }
  };

  const watchMachine = async (): Promise<void> => {
    while (Date.now() < endsAt) {
      heartbeatAt = Date.now();
      const urls = [`${site.url}/healthz`, new URL('/faults/idle', providerUrl)];
      await Promise.all(urls.map(async (url) => (await fetch(url)).text()));
      const beat = { from: heartbeatAt, until: Date.now() };
      if (beat.until - beat.from > BUSY_MACHINE_MS) busy.push(beat);
      residentBytes.push(site.residentBytes());
      await delay(HEARTBEAT_INTERVAL_MS);
    }
  };

  await Promise.all([changeBehaviour(), watchMachine(), ...Array.from({ length: VISITORS }, sendTraffic)]);
  const busyMs = busy.reduce((sum, { from, until }) => sum + until - from, 0);
  return { violations: [...violations, ...checkLog(site.log)], counts, residentBytes, busyMs };
};
