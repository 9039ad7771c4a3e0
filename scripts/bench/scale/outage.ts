import { createCircuitBreaker, PROBE_INTERVAL_MS } from '../../../src/provider/circuit-breaker.ts';
import { type KeptAnswer, pickKeptAnswer } from './cached-answers.ts';
import { type Latency, TRIES } from './latency.ts';
import type { DataCentre } from './network.ts';
import { NO_JITTER, type Policy } from './policy.ts';
import type { Random } from './random.ts';

/** An isolate lives so long in the mean; the next one begins with an empty memory and a closed circuit breaker. */
const ISOLATE_LIFE_SECONDS = 30 * 60;
const MS = 1000;
const PROBE_INTERVAL_SECONDS = PROBE_INTERVAL_MS / MS;

export type OutageOptions = {
  readonly policy: Policy;
  readonly oneFlight: boolean;
  readonly random: Random;
  readonly latency: Latency;
  readonly seconds: number;
};

export type OutageCounts = { providerRequests: number; waiting: number; failed: number };

type Flight = { readonly answer: KeptAnswer; readonly landsAt: number };

type Life = { readonly from: number; readonly until: number; readonly rate: number };

/**
 * One isolate while every try at the provider fails. Requests that its circuit breaker turns away at once are not drawn:
 * they wait for nothing and change nothing. Nothing new is stored, so that the isolates do not act on each other.
 */
const simulateIsolate = (
  { from, until, rate }: Life,
  answers: readonly KeptAnswer[],
  { policy, oneFlight, random, latency }: OutageOptions,
  counts: OutageCounts,
): void => {
  let clock = from;
  const breaker = createCircuitBreaker(() => clock * MS);
  let restsUntil = from;
  let dueCount = 0;
  let flights: readonly Flight[] = [];

  const land = (landed: Flight): void => {
    flights = flights.filter((flight) => flight !== landed);
    breaker.recordFailure();
    if (breaker.state === 'open') restsUntil = clock + PROBE_INTERVAL_SECONDS;
  };

  const arrive = (answer: KeptAnswer): void => {
    // Whoever joins a flight was counted, in expectation, when it began.
    if (oneFlight && flights.some((flight) => flight.answer === answer)) return;
    if (!breaker.allowsRequest()) return;
    if (breaker.state === 'open') restsUntil = clock + PROBE_INTERVAL_SECONDS;
    const seconds = latency.failure();
    flights = [...flights, { answer, landsAt: clock + seconds }];
    counts.providerRequests += TRIES;
    if (policy.judge(clock - answer.storedAt, NO_JITTER) === 'revalidate') return;
    counts.waiting += 1 + (oneFlight ? rate * answer.share * seconds : 0);
  };

  for (;;) {
    const dueShare = dueCount > 0 ? (answers[dueCount - 1]?.sharesSoFar ?? 0) : 0;
    const arrivesAt = dueShare > 0 ? Math.max(clock, restsUntil) + random.exponential(rate * dueShare) : until;
    const nextDueAt = answers[dueCount]?.dueAt ?? until;
    const next = flights.reduce<Flight | null>((a, b) => (a && a.landsAt <= b.landsAt ? a : b), null);
    const landsAt = next?.landsAt ?? until;
    const at = Math.max(clock, Math.min(arrivesAt, nextDueAt, landsAt));
    if (at >= until) return;
    clock = at;
    if (at >= nextDueAt) dueCount += 1;
    else if (next && at === landsAt) land(next);
    else {
      const answer = pickKeptAnswer(answers, dueCount, random.uniform() * dueShare);
      if (answer) arrive(answer);
    }
  }
};

/** A data centre through an outage, from its first moment. A request for a dead answer fails whatever the isolate does. */
export const simulateOutage = (
  { rate, isolates }: DataCentre,
  answers: readonly KeptAnswer[],
  options: OutageOptions,
): OutageCounts => {
  const { seconds, random } = options;
  const counts: OutageCounts = { providerRequests: 0, waiting: 0, failed: 0 };
  for (const { share, deadAt } of answers) counts.failed += rate * share * Math.max(0, seconds - deadAt);
  for (let place = 0; place < isolates; place += 1) {
    for (let from = 0; from < seconds; ) {
      const until = Math.min(seconds, from + random.exponential(1 / ISOLATE_LIFE_SECONDS));
      simulateIsolate({ from, until, rate: rate / isolates }, answers, options, counts);
      from = until;
    }
  }
  return counts;
};
