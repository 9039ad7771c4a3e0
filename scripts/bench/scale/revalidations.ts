import type { Random } from './random.ts';

export type AskersOptions = {
  readonly storedAt: number;
  /** The age from which each isolate asks again, in ascending order. */
  readonly dueAges: readonly number[];
  /** Requests per second at each isolate. */
  readonly rate: number;
  readonly oneFlight: boolean;
  readonly random: Random;
};

/**
 * The times after `from`, one at each call, of the requests that make an isolate ask the provider: all that come when
 * the answer is due there, and with one-flight the first of them alone. Infinity when there are no more.
 */
export const createAskers = (from: number, options: AskersOptions): (() => number) => {
  const { storedAt, dueAges, rate, oneFlight, random } = options;
  let at = from;
  let due = 0;
  let asked = 0;
  return () => {
    for (;;) {
      const nextDueAt = storedAt + (dueAges[due] ?? Number.POSITIVE_INFINITY);
      if (nextDueAt > at) {
        // The next request at any of the isolates that may ask, unless one more comes to that before.
        const candidate = due > asked ? at + random.exponential(rate * (due - asked)) : nextDueAt;
        if (candidate < nextDueAt) {
          at = candidate;
          if (oneFlight) asked += 1;
          return at;
        }
        if (nextDueAt === Number.POSITIVE_INFINITY) return nextDueAt;
        at = nextDueAt;
      }
      due += 1;
    }
  };
};
