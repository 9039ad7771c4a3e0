import { type Freshness, freshnessOf, lifetimeOf, MAX_STALE_AGE_SECONDS } from '../../../src/cache/cache-policy.ts';

/** Rules of the cache that a simulation can switch off. */
export type Rules = {
  readonly refreshAhead: boolean;
  readonly singleFlight: boolean;
  readonly staleIfError: boolean;
  /** Whether a snapshot of the catalogue is served when nothing else may be. */
  readonly snapshot: boolean;
};

export const ALL_RULES: Rules = { refreshAhead: true, singleFlight: true, staleIfError: true, snapshot: true };

export type Policy = {
  /** `refreshJitter` is a property of the isolate, see `freshnessOf` in src/cache/cache-policy.ts. */
  freshnessOf(ageSeconds: number, refreshJitter: number): Freshness;
  /** The age in seconds from which a request makes the isolate call the provider. */
  revalidateAge(refreshJitter: number): number;
  /** The age in seconds from which a response is not served even when the provider fails. */
  readonly expiredAge: number;
};

/** The jitter of the isolate that revalidates first. */
export const NO_JITTER = 0;

const PRECISION_SECONDS = 1e-6;

/** Finds the lowest age at which `holds` is true, by bisection. `holds` must be false below it and true above. */
const firstAge = (holds: (age: number) => boolean): number => {
  let before = 0;
  let after = 2 * MAX_STALE_AGE_SECONDS;
  while (after - before > PRECISION_SECONDS) {
    const middle = (before + after) / 2;
    if (holds(middle)) after = middle;
    else before = middle;
  }
  return after;
};

/** The cache policy of the site, with rules switched off. The ages are derived from the policy, not copied from it. */
export const createPolicy = ({ refreshAhead, staleIfError }: Rules, ttlSeconds: number): Policy => {
  const fullLifetime = lifetimeOf(false, ttlSeconds);
  const lifetime = staleIfError ? fullLifetime : { ...fullLifetime, staleSeconds: 0 };
  const freshnessAt = (age: number, refreshJitter: number): Freshness => {
    const freshness = freshnessOf(age, lifetime, refreshJitter);
    return freshness === 'revalidate' && !refreshAhead ? 'fresh' : freshness;
  };
  return {
    freshnessOf: freshnessAt,
    revalidateAge: (refreshJitter) => firstAge((age) => freshnessAt(age, refreshJitter) !== 'fresh'),
    expiredAge: firstAge((age) => freshnessAt(age, NO_JITTER) === 'expired'),
  };
};
