import type { Latency } from './latency.ts';
import { NO_JITTER, type Policy } from './policy.ts';
import type { Random } from './random.ts';
import { createAskers } from './revalidations.ts';

/** One of the provider's answers in one data centre. */
export type Pair = {
  /** Requests per second for it in this data centre. */
  readonly rate: number;
  /** The age from which each of the data centre's isolates asks for it again, in ascending order. */
  readonly dueAges: readonly number[];
};

export type SteadyOptions = {
  readonly policy: Policy;
  readonly oneFlight: boolean;
  readonly random: Random;
  readonly latency: Latency;
  readonly seconds: number;
};

export type SteadyCounts = {
  readonly providerRequests: number;
  /** Visitors that waited for the provider: those who asked, and in expectation those who joined them. */
  readonly waiting: number;
  /** How old the kept answer is at the end. */
  readonly age: number;
};

/** The age at a random moment of a long life: uniform until the answer is due, then whatever passes until somebody asks. */
const stationaryAge = (dueAge: number, rate: number, random: Random): number =>
  random.uniform() < (dueAge * rate) / (1 + dueAge * rate)
    ? random.uniform() * dueAge
    : dueAge + random.exponential(rate);

/**
 * From one answer to the next, again and again. Only requests that ask the provider are drawn, one by one; all others
 * find a kept answer and change nothing. The isolates' own memories need not be told apart: the data centre's cache is
 * never older than they are, so an isolate with an empty or an old memory acts as one that remembers the cache.
 */
export const simulateSteady = ({ rate, dueAges }: Pair, options: SteadyOptions): SteadyCounts => {
  const { policy, oneFlight, random, latency, seconds } = options;
  const isolateRate = rate / dueAges.length;
  const joining = oneFlight ? isolateRate : 0;
  let storedAt = -stationaryAge(dueAges[0] ?? 0, rate, random);
  let from = 0;
  let providerRequests = 0;
  let waiting = 0;

  for (;;) {
    const nextAsker = createAskers(from, { storedAt, dueAges, rate: isolateRate, oneFlight, random });
    let at = nextAsker();
    if (at >= seconds) return { providerRequests, waiting, age: seconds - storedAt };
    let landedFirst = Number.POSITIVE_INFINITY;
    let landedLast = Number.NEGATIVE_INFINITY;
    let nextStoredAt = at;
    for (; at < landedFirst; at = nextAsker()) {
      const landsAt = at + latency.answer();
      providerRequests += 1;
      if (policy.judge(at - storedAt, NO_JITTER) !== 'revalidate') waiting += 1 + joining * (landsAt - at);
      landedFirst = Math.min(landedFirst, landsAt);
      if (landsAt > landedLast) {
        landedLast = landsAt;
        nextStoredAt = at;
      }
    }
    storedAt = nextStoredAt;
    from = landedFirst;
  }
};
