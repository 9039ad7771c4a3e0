import type { Latency } from './latency.ts';
import { NO_JITTER, type Policy } from './policy.ts';
import type { Random } from './random.ts';
import { createRevalidationTimes } from './revalidation-times.ts';

/** One provider response in one data centre. */
export type ResponseLoad = {
  /** Requests per second for it in this data centre. */
  readonly rate: number;
  /** The age from which each isolate of the data centre revalidates it, in ascending order. */
  readonly revalidateAges: readonly number[];
};

export type SteadyOptions = {
  readonly policy: Policy;
  readonly singleFlight: boolean;
  readonly random: Random;
  readonly latency: Latency;
  readonly seconds: number;
};

export type SteadyCounts = {
  readonly providerRequests: number;
  /** Visitors that waited for the provider: the leaders and, in expectation, the requests that joined them. */
  readonly waiting: number;
  /** Age of the cached response at the end. */
  readonly age: number;
};

/** Draws the age at a random moment: uniform up to `revalidateAge`, then the time until the next request is added. */
const stationaryAge = (revalidateAge: number, rate: number, random: Random): number =>
  random.uniform() < (revalidateAge * rate) / (1 + revalidateAge * rate)
    ? random.uniform() * revalidateAge
    : revalidateAge + random.exponential(rate);

/**
 * Simulates one provider response while the provider is healthy, from each revalidation to the next. Only requests that
 * reach the provider are drawn; all others are cache hits and change nothing. The isolates' memory caches need no model
 * of their own: the data centre's cache is never older, so every isolate behaves as if it read from there.
 */
export const simulateSteady = (
  { rate, revalidateAges }: ResponseLoad,
  { policy, singleFlight, random, latency, seconds }: SteadyOptions,
): SteadyCounts => {
  const isolateRate = rate / revalidateAges.length;
  const joinRate = singleFlight ? isolateRate : 0;
  let storedAt = -stationaryAge(revalidateAges[0] ?? 0, rate, random);
  let from = 0;
  let providerRequests = 0;
  let waiting = 0;

  for (;;) {
    const nextRevalidation = createRevalidationTimes(from, {
      storedAt,
      revalidateAges,
      rate: isolateRate,
      singleFlight,
      random,
    });
    let at = nextRevalidation();
    if (at >= seconds) return { providerRequests, waiting, age: seconds - storedAt };
    let firstCompletedAt = Number.POSITIVE_INFINITY;
    let lastCompletedAt = Number.NEGATIVE_INFINITY;
    let nextStoredAt = at;
    for (; at < firstCompletedAt; at = nextRevalidation()) {
      const completedAt = at + latency.success();
      providerRequests += 1;
      if (policy.freshnessOf(at - storedAt, NO_JITTER) !== 'revalidate') waiting += 1 + joinRate * (completedAt - at);
      firstCompletedAt = Math.min(firstCompletedAt, completedAt);
      if (completedAt > lastCompletedAt) {
        lastCompletedAt = completedAt;
        nextStoredAt = at;
      }
    }
    storedAt = nextStoredAt;
    from = firstCompletedAt;
  }
};
