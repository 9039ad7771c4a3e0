/** Decides when a cached entry may be served. Pure functions from ages and lifetimes, in seconds, to decisions. */

/** The age up to which an entry may be served when the upstream is slow or fails (compare `stale-if-error`, RFC 5861). */
export const MAX_STALE_AGE_SECONDS = 7 * 24 * 60 * 60;

/** How long a negative entry ("not found") is fresh. */
const NEGATIVE_TTL_SECONDS = 60;

/** The last fraction of the lifetime, in which a hit is served at once and revalidated in the background. */
const REFRESH_AHEAD_FRACTION = 1 / 5;

/** The age from which an entry is revalidated, in seconds. */
export const refreshAheadSeconds = (ttlSeconds: number): number => ttlSeconds * (1 - REFRESH_AHEAD_FRACTION);

/** How long a visitor waits for the upstream if a stale copy could be served. The wait includes the whole lookup. */
export const STALE_AFTER_MS = 1_000;

/** How long a read of a tier below memory may take, in milliseconds. In a cold data centre, KV takes a few hundred. */
export const TIER_READ_TIMEOUT_MS = 1_000;

/** How long a caller that can do without such a tier waits for it, in milliseconds. The Cache API usually takes a few. */
export const TIER_PATIENCE_MS = 100;

/** How long background work may take, in milliseconds: a write, or reading the snapshot in order to write it. */
export const BACKGROUND_TIMEOUT_MS = 10_000;

/** After a key's request fails, the upstream is not requested for that key for this long. */
export const RETRY_INTERVAL_MS = 10_000;

/**
 * `fresh`: serve the entry. `revalidate`: serve it, and request a new copy in the background. `stale`: request a new
 * copy, and serve this entry if that takes too long or fails. `expired`: treat the entry as absent.
 */
export type Freshness = 'fresh' | 'revalidate' | 'stale' | 'expired';

/** Whether an entry in this state is served without asking the upstream first. */
export const IS_FRESH: Readonly<Record<Freshness, boolean>> = {
  fresh: true,
  revalidate: true,
  stale: false,
  expired: false,
};

/** Both in seconds. */
type Lifetime = {
  readonly ttlSeconds: number;
  /** How much longer than `ttlSeconds` the entry may be served when the upstream gives no answer. */
  readonly staleSeconds: number;
};

/**
 * The lifetime of an entry. A `negative` entry ("not found") is fresh for at most `NEGATIVE_TTL_SECONDS`. Neither a
 * `negative` nor an `empty` entry is ever served stale.
 */
export const lifetimeOf = (content: 'negative' | 'empty' | 'full', ttlSeconds: number): Lifetime => {
  switch (content) {
    case 'negative':
      return { ttlSeconds: Math.min(NEGATIVE_TTL_SECONDS, ttlSeconds), staleSeconds: 0 };
    case 'empty':
      return { ttlSeconds, staleSeconds: 0 };
    case 'full':
      return { ttlSeconds, staleSeconds: MAX_STALE_AGE_SECONDS - ttlSeconds };
  }
};

/** The state of an entry that was stored `ageSeconds` ago. A negative age (a clock that went back) counts as expired. */
export const freshnessOf = (ageSeconds: number, { ttlSeconds, staleSeconds }: Lifetime): Freshness => {
  if (ageSeconds < 0) return 'expired';
  if (ageSeconds < refreshAheadSeconds(ttlSeconds)) return 'fresh';
  if (ageSeconds < ttlSeconds) return 'revalidate';
  return ageSeconds < ttlSeconds + staleSeconds ? 'stale' : 'expired';
};
