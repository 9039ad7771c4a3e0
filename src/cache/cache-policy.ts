/**
 * When a kept answer may be used. Pure: ages and lifetimes in seconds in, decisions out. Used by the cache, by the
 * pages' cache and by the network simulation alike.
 */

/** How long a good answer may still be shown when the provider fails. */
export const STALE_IF_ERROR_SECONDS = 7 * 24 * 60 * 60;

/** How long "there is no such product" is believed. */
export const NOT_FOUND_TTL_SECONDS = 60;

/** In this last part of its life a hit is served at once and renewed in the background. */
export const REFRESH_AHEAD_FRACTION = 1 / 5;

/**
 * `fresh`: serve. `renew`: serve, and fetch a new one meanwhile. `stale`: fetch a new one, serve only if that fails.
 * `dead`: as if it were not there.
 */
export type Freshness = 'fresh' | 'revalidate' | 'stale' | 'expired';

export type Lifetime = {
  readonly ttlSeconds: number;
  /** How much longer than `ttlSeconds` it may be served when the provider fails; 0 for a 404. */
  readonly staleSeconds: number;
};

/** The lifetime of an answer by its status: 200 lives as configured, 404 briefly and never beyond. */
export const lifetimeOf = (status: 200 | 404, productTtlSeconds: number): Lifetime =>
  status === 200
    ? { ttlSeconds: productTtlSeconds, staleSeconds: STALE_IF_ERROR_SECONDS - productTtlSeconds }
    : { ttlSeconds: Math.min(NOT_FOUND_TTL_SECONDS, productTtlSeconds), staleSeconds: 0 };

/**
 * Judges an answer that was stored `ageSeconds` ago; an age below 0 (a clock that went back) is no reason to trust it.
 * `turn`, in [0, 1), is the isolate's own place in the last part of the answer's life. It spreads the renewals: the
 * isolates of a busy data centre do not all ask in the moment in which the answer comes due, and whoever comes later
 * finds what an earlier one has fetched.
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

/** Whole seconds that the answer may still be called fresh; 0 when it is not. */
export const remainingSeconds = (ageSeconds: number, { ttlSeconds }: Lifetime): number =>
  Math.max(0, Math.floor(ttlSeconds - ageSeconds));
