import { createCircuitBreaker, PROBE_INTERVAL_MS } from '../../../src/provider/circuit-breaker.ts';
import { type CachedResponse, pickCachedResponse } from './cached-responses.ts';
import { ATTEMPTS, type Latency } from './latency.ts';
import type { DataCentre } from './network.ts';
import { NO_JITTER, type Policy } from './policy.ts';
import type { Random } from './random.ts';

/** Mean lifetime of an isolate. Its successor starts with an empty memory and a closed circuit breaker. */
const ISOLATE_LIFETIME_SECONDS = 30 * 60;
const MS_PER_SECOND = 1000;
const PROBE_INTERVAL_SECONDS = PROBE_INTERVAL_MS / MS_PER_SECOND;

export type OutageOptions = {
  readonly policy: Policy;
  readonly singleFlight: boolean;
  readonly snapshot: boolean;
  readonly random: Random;
  readonly latency: Latency;
  readonly seconds: number;
};

export type OutageCounts = { providerRequests: number; waiting: number; failed: number };

type InFlightRequest = { readonly response: CachedResponse; readonly failsAt: number };

type IsolateLifetime = { readonly from: number; readonly until: number; readonly rate: number };

/**
 * Simulates one isolate while every provider request fails. Requests that its open circuit breaker rejects are not
 * drawn: they do not wait and change nothing. Nothing new is stored, so isolates do not affect each other.
 */
const simulateIsolate = (
  { from, until, rate }: IsolateLifetime,
  responses: readonly CachedResponse[],
  { policy, singleFlight, random, latency }: OutageOptions,
  counts: OutageCounts,
): void => {
  let clock = from;
  const breaker = createCircuitBreaker(() => clock * MS_PER_SECOND);
  let nextProbeAt = from;
  /** Responses whose `revalidateAt` has passed: the first ones of `responses`. */
  let dueCount = 0;
  let inFlight: readonly InFlightRequest[] = [];

  const fail = (failed: InFlightRequest): void => {
    inFlight = inFlight.filter((request) => request !== failed);
    breaker.recordFailure();
    if (breaker.state !== 'closed') nextProbeAt = clock + PROBE_INTERVAL_SECONDS;
  };

  const receive = (response: CachedResponse): void => {
    // Joining requests were counted, in expectation, when the leader started.
    if (singleFlight && inFlight.some((request) => request.response === response)) return;
    if (!breaker.allowsRequest()) return;
    if (breaker.state !== 'closed') nextProbeAt = clock + PROBE_INTERVAL_SECONDS;
    const seconds = latency.failure();
    inFlight = [...inFlight, { response, failsAt: clock + seconds }];
    counts.providerRequests += ATTEMPTS;
    if (policy.freshnessOf(clock - response.storedAt, NO_JITTER) === 'revalidate') return;
    counts.waiting += 1 + (singleFlight ? rate * response.share * seconds : 0);
  };

  for (;;) {
    const dueShare = dueCount > 0 ? (responses[dueCount - 1]?.cumulativeShare ?? 0) : 0;
    const nextRequestAt = dueShare > 0 ? Math.max(clock, nextProbeAt) + random.exponential(rate * dueShare) : until;
    const nextDueAt = responses[dueCount]?.revalidateAt ?? until;
    const nextFailure = inFlight.reduce<InFlightRequest | null>((a, b) => (a && a.failsAt <= b.failsAt ? a : b), null);
    const nextFailureAt = nextFailure?.failsAt ?? until;
    const at = Math.max(clock, Math.min(nextRequestAt, nextDueAt, nextFailureAt));
    if (at >= until) return;
    clock = at;
    if (at >= nextDueAt) dueCount += 1;
    else if (nextFailure && at === nextFailureAt) fail(nextFailure);
    else {
      const response = pickCachedResponse(responses, dueCount, random.uniform() * dueShare);
      if (response) receive(response);
    }
  }
};

/**
 * Simulates a data centre from the start of an outage. Requests for an expired response fail in every isolate, unless the
 * snapshot answers them.
 */
export const simulateOutage = (
  { rate, isolates }: DataCentre,
  responses: readonly CachedResponse[],
  options: OutageOptions,
): OutageCounts => {
  const { seconds, random } = options;
  const counts: OutageCounts = { providerRequests: 0, waiting: 0, failed: 0 };
  if (!options.snapshot) {
    for (const { share, expiredAt } of responses) counts.failed += rate * share * Math.max(0, seconds - expiredAt);
  }
  for (let isolate = 0; isolate < isolates; isolate += 1) {
    for (let from = 0; from < seconds; ) {
      const until = Math.min(seconds, from + random.exponential(1 / ISOLATE_LIFETIME_SECONDS));
      simulateIsolate({ from, until, rate: rate / isolates }, responses, options, counts);
      from = until;
    }
  }
  return counts;
};
