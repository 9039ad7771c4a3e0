import { type Freshness, freshnessOf, lifetimeOf, STALE_IF_ERROR_SECONDS } from '../../../src/cache/cache-policy.ts';

/** What of the cache's rules is in force. */
export type Switches = {
  readonly refreshAhead: boolean;
  readonly oneFlight: boolean;
  readonly staleIfError: boolean;
};

export const EVERYTHING_ON: Switches = { refreshAhead: true, oneFlight: true, staleIfError: true };

export type Policy = {
  /** `turn` is the isolate's own, see `freshness`. */
  judge(ageSeconds: number, refreshJitter: number): Freshness;
  /** The age from which a request makes the isolate ask the provider. */
  dueAge(refreshJitter: number): number;
  /** The age from which an answer is not shown even when the provider fails. */
  readonly deadAge: number;
};

/** The isolate that renews before all others. */
export const NO_JITTER = 0;

const PRECISION_SECONDS = 1e-6;

/** The lowest age at which `holds` is true; it must be false before and true after. */
const firstAge = (holds: (age: number) => boolean): number => {
  let before = 0;
  let after = 2 * STALE_IF_ERROR_SECONDS;
  while (after - before > PRECISION_SECONDS) {
    const middle = (before + after) / 2;
    if (holds(middle)) after = middle;
    else before = middle;
  }
  return after;
};

/** The project's own rules, with parts of them switched off. The ages are found by asking the rules, not by copying them. */
export const createPolicy = ({ refreshAhead, staleIfError }: Switches, ttlSeconds: number): Policy => {
  const ruled = lifetimeOf(false, ttlSeconds);
  const lifetime = staleIfError ? ruled : { ...ruled, staleSeconds: 0 };
  const judge = (age: number, refreshJitter: number): Freshness => {
    const judged = freshnessOf(age, lifetime, refreshJitter);
    return judged === 'revalidate' && !refreshAhead ? 'fresh' : judged;
  };
  return {
    judge,
    dueAge: (refreshJitter) => firstAge((age) => judge(age, refreshJitter) !== 'fresh'),
    deadAge: firstAge((age) => judge(age, NO_JITTER) === 'expired'),
  };
};
