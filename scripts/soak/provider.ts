import fc from 'fast-check';
import type { Fault } from '../../sandbox/faults/faults.ts';
import { RETRY_INTERVAL_MS } from '../../src/cache/cache-policy.ts';

/** Several times the delay of a healthy provider, so that a busy machine does not look like an outage. */
export const PROVIDER_TIMEOUT_MS = 1_000;
/** The longest request to the provider: two attempts, and scheduling. */
const MAX_REQUEST_MS = 2 * PROVIDER_TIMEOUT_MS + 1_500;

/** The body of `PUT /faults/{name}` in the sandbox. */
type Behaviour = {
  readonly fault: Fault;
  readonly delayMs?: number;
  readonly status?: number;
  readonly retryAfter?: string;
};

/** A time span in milliseconds since 1970. */
export type Interval = { readonly from: number; readonly until: number };

export type Phase = {
  readonly durationMs: number;
  readonly behaviour: Behaviour;
  /** Whether every request fails. */
  readonly isOutage: boolean;
  /** The price of every product, in öre. No two phases share one, so a price tells which phase it comes from. */
  readonly price: number;
};

const HEALTHY: readonly Behaviour[] = [
  { fault: 'none' },
  { fault: 'none', delayMs: 30 },
  { fault: 'none', delayMs: 160 },
  { fault: 'no-media' },
  { fault: 'cookies' },
];
const FAILING: readonly Behaviour[] = [
  { fault: 'status', status: 500 },
  { fault: 'status', status: 502, retryAfter: '0' },
  { fault: 'status', status: 503, retryAfter: '1' },
  { fault: 'status', status: 429, retryAfter: '30' },
  { fault: 'status', status: 403 },
  { fault: 'never' },
  { fault: 'slow-body' },
  { fault: 'none', delayMs: 2 * PROVIDER_TIMEOUT_MS },
  { fault: 'html' },
  { fault: 'huge' },
  { fault: 'redirect' },
  { fault: 'wrong-shape' },
];
const MAX_CYCLE_MS = 40_000;
/** The shares of a cycle. */
const FAILING_SHARE = 0.1;
const HEALTHY_SHARE = 0.8 / HEALTHY.length;
/** In öre, before the first cycle. */
export const FIRST_PRICE = 10_000;
const PRICE_STEP = 100;

const shuffled = (behaviours: readonly Behaviour[], count: number) =>
  fc.shuffledSubarray([...behaviours], { minLength: count, maxLength: count });

/**
 * Plans the provider's behaviour, cycle after cycle. In each cycle the provider fails for the first tenth, then serves,
 * and fails in another way for the last tenth. During the first failure, memory has no products yet. The same seed
 * gives the same plan.
 */
export const planPhases = (seed: number, durationMs: number): readonly Phase[] => {
  const numRuns = Math.ceil(durationMs / MAX_CYCLE_MS);
  const cycle = fc.tuple(shuffled(FAILING, 2), shuffled(HEALTHY, HEALTHY.length));
  const before: Phase = { behaviour: { fault: 'none' }, isOutage: false, price: FIRST_PRICE, durationMs: 0 };
  const cycles = fc
    .sample(fc.noBias(cycle), { seed, numRuns })
    .flatMap(([failing, healthy]) => [...failing.slice(1), ...healthy, ...failing.slice(0, 1)])
    .map((behaviour, index) => {
      const isOutage = FAILING.includes(behaviour);
      const durationShare = isOutage ? FAILING_SHARE : HEALTHY_SHARE;
      const price = FIRST_PRICE + (index + 1) * PRICE_STEP;
      return { behaviour, isOutage, price, durationMs: (durationShare * durationMs) / numRuns };
    });
  return [before, ...cycles];
};

/**
 * Whether the response to a visit at `sentAt` may be stale or a failure. A request to the provider goes on without its
 * visitor, so it may meet a trouble that begins later. A failure is remembered for ten seconds. `troubles` are all that
 * have begun.
 */
export const mayFail = (sentAt: number, troubles: readonly Interval[]): boolean =>
  troubles.some(
    ({ from, until }) => from <= sentAt + MAX_REQUEST_MS && sentAt <= until + MAX_REQUEST_MS + RETRY_INTERVAL_MS,
  );
