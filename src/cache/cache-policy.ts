/**
 * When a cached entry may be served. Pure functions: ages and lifetimes in seconds in, decisions out. The data cache and
 * the network simulation (scripts/bench/scale) use them.
 */

/** The age up to which an entry may be served when revalidation fails (compare `stale-if-error`, RFC 5861). */
export const MAX_STALE_AGE_SECONDS = 7 * 24 * 60 * 60;

/** How long a negative entry ("not found") is fresh. */
const NEGATIVE_TTL_SECONDS = 60;

/** The last fraction of the lifetime, in which a hit is served at once and revalidated in the background. */
export const REFRESH_AHEAD_FRACTION = 1 / 5;

/**
 * `fresh`: serve. `revalidate`: serve, and fetch a new copy in the background. `stale`: fetch a new copy, serve this one
 * only if that fails. `expired`: treat as absent.
 */
export type Freshness = 'fresh' | 'revalidate' | 'stale' | 'expired';

/** Both in seconds. */
export type Lifetime = {
  readonly ttlSeconds: number;
  /** How much longer than `ttlSeconds` the entry may be served when revalidation fails. */
  readonly staleSeconds: number;
};

/** The lifetime of an entry. A negative entry is fresh for at most `NEGATIVE_TTL_SECONDS` and never served stale. */
export const lifetimeOf = (isNegative: boolean, ttlSeconds: number): Lifetime =>
  isNegative
    ? { ttlSeconds: Math.min(NEGATIVE_TTL_SECONDS, ttlSeconds), staleSeconds: 0 }
    : { ttlSeconds, staleSeconds: MAX_STALE_AGE_SECONDS - ttlSeconds };

/**
 * The state of an entry that was stored `ageSeconds` ago. A negative age (a clock that went back) counts as expired.
 * `refreshJitter`, in [0, 1), is constant per isolate. It spreads the start of revalidation over the last fraction of the
 * lifetime, so that the isolates of a busy data centre do not all revalidate at once.
 */
export const freshnessOf = (
  ageSeconds: number,
  { ttlSeconds, staleSeconds }: Lifetime,
  refreshJitter = 0,
): Freshness => {
  if (ageSeconds < 0) return 'expired';
  if (ageSeconds < ttlSeconds * (1 - REFRESH_AHEAD_FRACTION * (1 - refreshJitter))) return 'fresh';
  if (ageSeconds < ttlSeconds) return 'revalidate';
  return ageSeconds < ttlSeconds + staleSeconds ? 'stale' : 'expired';
};

/** Whether an entry in this state may be served without a fetch. With `forceFresh` only a fresh one may. */
export const isAcceptable = (freshness: Freshness, forceFresh: boolean): boolean =>
  freshness === 'fresh' || (freshness === 'revalidate' && !forceFresh);

/** Whole seconds that the entry stays within its TTL. 0 when it is past it. */
export const remainingSeconds = (ageSeconds: number, { ttlSeconds }: Lifetime): number =>
  Math.max(0, Math.floor(ttlSeconds - ageSeconds));
