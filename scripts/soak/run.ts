import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { checkExchange, type Exchange, isGood, isStale, keyOf, mayFailNow } from './check.ts';
import { type Interval, mayBeEmptySince, type Phase, planPhase, troubleEndedAt } from './phases.ts';
import { parseCacheStatus } from './read-products.ts';
import { checkReports, type LogLine, parseLog, type ReportLine } from './reports.ts';
import { RESPONSE_LIMIT_MS, SLOW_MACHINE_MS } from './settings.ts';
import type { SoakSite } from './site.ts';
import { createRequest, type SoakRequest } from './traffic.ts';

export type RunOptions = {
  readonly site: SoakSite;
  readonly seed: number;
  readonly durationMs: number;
  readonly requestsPerSecond: number;
  readonly concurrency: number;
  readonly stop: AbortSignal;
};

export type Violation = {
  /** Null: not about one request. */
  readonly request: SoakRequest | null;
  readonly phase: Phase | null;
  /** Milliseconds since 1970. Null: not about one request. */
  readonly sentAt: number | null;
  readonly problem: string;
};

/** Requests of one kind or variant, by status and by cache outcome. */
export type Tally = {
  requests: number;
  statuses: Map<string, number>;
  outcomes: Map<string, number>;
  violations: number;
};

export type RunResult = {
  readonly tallies: ReadonlyMap<string, Tally>;
  readonly violations: readonly Violation[];
  readonly phases: readonly Phase[];
  readonly residentBytes: readonly number[];
  readonly reports: readonly ReportLine[];
  readonly events: Readonly<Record<string, number>>;
  readonly foreign: ReadonlyMap<string, number>;
  readonly slowestMs: number;
  /** See `Timeline`. */
  readonly slowIntervals: readonly Interval[];
  /** Responses made of provider data at moments when nothing but fresh data was allowed. */
  readonly strictlyChecked: number;
  /** When the run began, in milliseconds since 1970. */
  readonly startedAt: number;
  readonly logLines: readonly LogLine[];
};

const TICK_MS = 10;
const WATCH_INTERVAL_MS = 250;
const HEARTBEAT_INTERVAL_MS = 100;
const ETAG_HEX_DIGITS = 32;
const ETAGS_PER_RUN = 2_000;

const etagOfBody = (bytes: Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('hex').slice(0, ETAG_HEX_DIGITS)}"`;

const count = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

const NONCE = /'nonce-([^']+)'/;

/** Sends the traffic of one seed while the provider's behaviour changes, and checks every response. */
export const runSoak = async ({
  site,
  seed,
  durationMs,
  requestsPerSecond,
  concurrency,
  stop,
}: RunOptions): Promise<RunResult> => {
  await site.setBehaviour(planPhase(seed, 0).behaviour);
  const startedAt = Date.now();
  const endsAt = startedAt + durationMs;
  const isOver = (): boolean => stop.aborted || Date.now() >= endsAt;

  const phases: Phase[] = [];
  const tallies = new Map<string, Tally>();
  const violations: Violation[] = [];
  const etags = new Map<string, string>();
  /** When the last good response of a key arrived, and when its last fresh one was requested: 0 until there is one. */
  const goodAt = new Map<string, number>();
  const freshAt = new Map<string, number>();
  const nonces = new Set<string>();
  const memory: number[] = [];
  const logLines: LogLine[] = [];
  const slowIntervals: Interval[] = [];
  let heartbeatSentAt = startedAt;
  let slowestMs = 0;
  let strictlyChecked = 0;

  const tallyOf = (name: string): Tally => {
    const tally = tallies.get(name) ?? { requests: 0, statuses: new Map(), outcomes: new Map(), violations: 0 };
    tallies.set(name, tally);
    return tally;
  };

  const record = (
    request: SoakRequest,
    sentAt: number,
    {
      status,
      outcome,
      problems,
    }: { readonly status: string; readonly outcome: string; readonly problems: readonly string[] },
  ): void => {
    for (const name of [request.kind, ...(request.variant === 'plain' ? [] : [`(${request.variant})`])]) {
      const tally = tallyOf(name);
      tally.requests += 1;
      count(tally.statuses, status);
      count(tally.outcomes, outcome);
      if (problems.length > 0) tally.violations += 1;
    }
    const phase = phases.findLast(({ from }) => from <= sentAt) ?? null;
    violations.push(...problems.map((problem) => ({ request, phase, sentAt, problem })));
  };

  const remember = (exchange: Exchange): void => {
    const { request, headers, sentAt, receivedAt } = exchange;
    const { lastGood } = request.expectation;
    if (lastGood !== null) goodAt.set(lastGood, receivedAt);
    if (!isStale(exchange)) freshAt.set(keyOf(request), sentAt);
    if (headers.etag !== undefined && etags.size < ETAGS_PER_RUN) etags.set(request.path, headers.etag);
  };

  const checkNonce = ({ headers }: Exchange): readonly string[] => {
    const nonce = NONCE.exec(headers['content-security-policy'] ?? '')?.[1];
    if (nonce === undefined) return [];
    const isRepeated = nonces.has(nonce);
    nonces.add(nonce);
    return isRepeated ? ['a nonce that another response had'] : [];
  };

  const send = async (request: SoakRequest): Promise<void> => {
    const { method, path, headers, abortAfterMs } = request;
    const sentAt = Date.now();
    const knownBefore = new Map(goodAt);
    const freshBefore = new Map(freshAt);
    if (!freshAt.has(keyOf(request))) freshAt.set(keyOf(request), 0);
    const aborting = AbortSignal.timeout(abortAfterMs ?? 2 * RESPONSE_LIMIT_MS);
    let exchange: Exchange;
    try {
      const response = await fetch(`${site.origin}${path}`, { method, headers, redirect: 'manual', signal: aborting });
      const bytes = new Uint8Array(await response.arrayBuffer());
      exchange = {
        request,
        sentAt,
        receivedAt: Date.now(),
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: new TextDecoder().decode(bytes),
        bodyEtag: etagOfBody(bytes),
      };
    } catch (error) {
      const isExpected = abortAfterMs !== null && aborting.aborted;
      record(request, sentAt, {
        status: isExpected ? 'aborted' : 'failed',
        outcome: 'none',
        problems: isExpected ? [] : [`no response: ${error}`],
      });
      return;
    }
    const timeline = { phases, slowIntervals: currentSlowIntervals() };
    const hasCopy = ([key, at]: readonly [string, number]): boolean => key !== 'list' || !mayBeEmptySince(timeline, at);
    const troubledUntil = troubleEndedAt(timeline);
    const facts = {
      ...timeline,
      knownGood: new Set([...knownBefore].filter(hasCopy).map(([key]) => key)),
      mayRememberFailure: new Set([...freshBefore].filter(([, at]) => at <= troubledUntil).map(([key]) => key)),
      origin: site.origin,
    };
    const problems = [...checkExchange(exchange, facts), ...checkNonce(exchange)];
    if (request.expectation.resource !== null && !mayFailNow(exchange, facts)) strictlyChecked += 1;
    slowestMs = Math.max(slowestMs, exchange.receivedAt - sentAt);
    if (isGood(exchange)) remember(exchange);
    const { outcome } = parseCacheStatus(exchange.headers['cache-status']);
    record(request, sentAt, { status: String(exchange.status), outcome, problems });
  };

  const changePhases = async (): Promise<void> => {
    for (let index = 0; !isOver(); index += 1) {
      const planned = planPhase(seed, index);
      const from = Date.now();
      // Until the next change is confirmed the phase may still be going on.
      phases.push({ ...planned, from, until: Number.POSITIVE_INFINITY });
      await site.setBehaviour(planned.behaviour);
      const previous = phases[index - 1];
      if (previous) phases[index - 1] = { ...previous, until: Date.now() };
      await delay(planned.durationMs, undefined, { signal: stop }).catch(() => undefined);
    }
  };

  const watch = async (): Promise<void> => {
    while (!isOver()) {
      await delay(WATCH_INTERVAL_MS, undefined, { signal: stop }).catch(() => undefined);
      memory.push(site.residentBytes());
      logLines.push(...site.takeLogLines());
    }
  };

  /** With the interval of a heartbeat that is late already. */
  const currentSlowIntervals = (): readonly Interval[] =>
    Date.now() - heartbeatSentAt > SLOW_MACHINE_MS
      ? [...slowIntervals, { from: heartbeatSentAt, until: Number.POSITIVE_INFINITY }]
      : slowIntervals;

  const sendHeartbeats = async (): Promise<void> => {
    while (!isOver()) {
      const from = Date.now();
      heartbeatSentAt = from;
      await Promise.all(site.heartbeatUrls.map(async (url) => (await fetch(url)).arrayBuffer()));
      const until = Date.now();
      if (until - from > SLOW_MACHINE_MS) slowIntervals.push({ from, until });
      await delay(HEARTBEAT_INTERVAL_MS);
    }
  };

  const sendAll = async (): Promise<void> => {
    const inFlight = new Set<Promise<void>>();
    for (let step = 0; !isOver(); ) {
      const due = ((Date.now() - startedAt) / 1000) * requestsPerSecond;
      while (step < due && inFlight.size < concurrency) {
        const sending: Promise<void> = send(createRequest(seed, step, (path) => etags.get(path))).finally(() =>
          inFlight.delete(sending),
        );
        inFlight.add(sending);
        step += 1;
      }
      await delay(TICK_MS);
    }
    await Promise.all(inFlight);
  };

  const changing = changePhases();
  while (phases.length === 0) await delay(TICK_MS);
  await Promise.all([changing, watch(), sendHeartbeats(), sendAll()]);
  logLines.push(...site.takeLogLines());

  const { reports, events, foreign } = parseLog(logLines);
  for (const problem of checkReports(reports)) {
    violations.unshift({ request: null, phase: null, sentAt: null, problem });
  }
  const foreignCounts = new Map<string, number>();
  for (const line of foreign) count(foreignCounts, line.slice(0, 200));
  return {
    tallies,
    violations,
    phases,
    residentBytes: memory,
    reports,
    events,
    foreign: foreignCounts,
    slowestMs,
    slowIntervals,
    strictlyChecked,
    startedAt,
    logLines,
  };
};
