import type { Random } from './random.ts';

export type RevalidationOptions = {
  readonly storedAt: number;
  /** The age from which each isolate revalidates, in ascending order. */
  readonly revalidateAges: readonly number[];
  /** Requests per second at each isolate. */
  readonly rate: number;
  readonly singleFlight: boolean;
  readonly random: Random;
};

/**
 * Generates the times after `from` at which requests make an isolate call the provider, one at each call of the
 * returned function. Those are all requests at isolates that may revalidate. With single flight it is the first request
 * at each of them. Infinity when there are no more.
 */
export const createRevalidationTimes = (from: number, options: RevalidationOptions): (() => number) => {
  const { storedAt, revalidateAges, rate, singleFlight, random } = options;
  let at = from;
  let dueIsolates = 0;
  let busyIsolates = 0;
  return () => {
    for (;;) {
      const nextDueAt = storedAt + (revalidateAges[dueIsolates] ?? Number.POSITIVE_INFINITY);
      if (nextDueAt > at) {
        // The next request at any isolate that may revalidate, unless another isolate becomes due first.
        const candidate =
          dueIsolates > busyIsolates ? at + random.exponential(rate * (dueIsolates - busyIsolates)) : nextDueAt;
        if (candidate < nextDueAt) {
          at = candidate;
          if (singleFlight) busyIsolates += 1;
          return at;
        }
        if (nextDueAt === Number.POSITIVE_INFINITY) return nextDueAt;
        at = nextDueAt;
      }
      dueIsolates += 1;
    }
  };
};
