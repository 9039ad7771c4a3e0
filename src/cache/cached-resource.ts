import type { Incidents } from '../reporting/incidents.ts';
import type { SharedStore } from './cache-api-store.ts';
import { type Freshness, freshnessOf, isAcceptable, lifetimeOf, remainingSeconds } from './cache-policy.ts';
import { createEntry, type Entry, newest } from './entry.ts';
import { createEntryStore } from './entry-store.ts';
import { RateLimitError } from './rate-limit-error.ts';
import { createSingleFlight } from './single-flight.ts';
import { CACHE_READ_TIMEOUT_MS, withTimeout } from './timeouts.ts';

/**
 * How a result came about. `hit`: a cached entry was served. `miss`: the upstream was requested. `stale`: the upstream was
 * requested and failed, so the last good entry was served. `bypass`: the upstream was requested and nothing was cached.
 */
export type Outcome =
  | { readonly kind: 'hit'; readonly tier: 'memory' | 'shared' }
  | { readonly kind: 'miss' }
  | { readonly kind: 'stale'; readonly reason: string }
  | { readonly kind: 'bypass' };

const RATE_LIMITED = 'rate-limited';

export type CacheResult<Value> = {
  readonly entry: Entry<Value>;
  readonly outcome: Outcome;
  readonly ageSeconds: number;
  /** Whole seconds that the entry stays within its TTL. 0 when it is served stale. */
  readonly remainingSeconds: number;
  /** Milliseconds spent waiting for the upstream. 0 on a hit. */
  readonly upstreamMs: number;
};

/** What concurrent callers share. Ages are added per caller, because each reads the clock at another time. */
type Lookup<Value> = Pick<CacheResult<Value>, 'entry' | 'outcome' | 'upstreamMs'>;

export type CachedResourceOptions<Value> = {
  /** Null: entries are held in this isolate's memory alone. */
  readonly sharedStore: SharedStore<Value> | null;
  readonly ttlSeconds: number;
  /** The longest time that one upstream request may take, retries included, in milliseconds. */
  readonly maxRequestMs: number;
  /** Why the upstream failed, in a word for Cache-Status. Null for another kind of error, which a stale entry must not hide. */
  readonly staleReasonOf: (error: unknown) => string | null;
  readonly incidents: Incidents;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** See `freshnessOf`. */
  readonly refreshJitter: () => number;
  readonly waitUntil: (work: Promise<unknown>) => void;
};

export type Fallback<Value> = {
  /** Its name in Cache-Status. */
  readonly name: string;
  /** Null: there is no entry that may be served. */
  readonly load: () => Promise<Entry<Value> | null>;
};

export type LoadOptions<Value = never> = {
  /** Requests a new copy even when the cached one is only due for revalidation. */
  readonly forceFresh?: boolean;
  /** Called before `fetchValue`, never for a cached entry. Rejects with a RateLimitError when the client must wait. */
  readonly admit?: () => Promise<void>;
  /** The last resort when the upstream fails and no entry may be served. */
  readonly fallback?: Fallback<Value>;
};

export type CachedResource<Value> = {
  /**
   * The cached entry of `key`, or what `fetchValue` resolves to (null: not found). Rejects as `fetchValue` and `admit` do,
   * unless a stale entry or the fallback may be served instead.
   */
  load(key: string, fetchValue: () => Promise<Value | null>, options?: LoadOptions<Value>): Promise<CacheResult<Value>>;
};

/** Caches one kind of resource in two tiers (memory, shared store) by the rules of cache-policy. */
export const createCachedResource = <Value>(options: CachedResourceOptions<Value>): CachedResource<Value> => {
  const { sharedStore, ttlSeconds, staleReasonOf, incidents, now, refreshJitter, waitUntil } = options;
  const entries = createEntryStore<Value>();
  const singleFlight = createSingleFlight<Lookup<Value>>({
    waitUntil,
    waiterTimeoutMs: CACHE_READ_TIMEOUT_MS + options.maxRequestMs,
  });

  const lifetimeOfEntry = ({ value }: Entry<Value>) => lifetimeOf(value === null, ttlSeconds);
  const ageOf = ({ storedAt }: Entry<Value>): number => (now() - storedAt) / 1000;
  const stateOf = (entry: Entry<Value>): Freshness =>
    freshnessOf(ageOf(entry), lifetimeOfEntry(entry), refreshJitter());

  const toResult = ({ entry, outcome, upstreamMs }: Lookup<Value>): CacheResult<Value> => ({
    entry,
    outcome,
    upstreamMs,
    ageSeconds: Math.max(0, ageOf(entry)),
    remainingSeconds: outcome.kind === 'stale' ? 0 : remainingSeconds(ageOf(entry), lifetimeOfEntry(entry)),
  });

  const readShared = async (key: string): Promise<Entry<Value> | null> => {
    if (!sharedStore) return null;
    try {
      const entry = await withTimeout(sharedStore.get(key), CACHE_READ_TIMEOUT_MS);
      incidents.recovered('cache read');
      return entry;
    } catch (error) {
      incidents.failed('cache read', error);
      return null;
    }
  };

  /** A negative entry is shared only when it replaces a positive one: clients can request any number of unknown ids. */
  const store = (key: string, entry: Entry<Value>, replaced: Entry<Value> | null): void => {
    entries.set(key, entry);
    const replacesPositive = replaced !== null && replaced.value !== null;
    if (!sharedStore || (entry.value === null && !replacesPositive)) return;
    const lifetime = lifetimeOfEntry(entry);
    waitUntil(
      sharedStore.set(key, entry, lifetime.ttlSeconds + lifetime.staleSeconds).then(
        () => incidents.recovered('cache write'),
        (error: unknown) => incidents.failed('cache write', error),
      ),
    );
  };

  /** Reads the shared store, and requests the upstream unless the entry found there is acceptable. */
  const lookUp = async (
    key: string,
    fetchValue: () => Promise<Value | null>,
    { forceFresh = false, admit, fallback }: LoadOptions<Value>,
  ): Promise<Lookup<Value>> => {
    const cached = newest(entries.get(key), await readShared(key));
    if (cached && isAcceptable(stateOf(cached), forceFresh)) {
      entries.set(key, cached);
      return { entry: cached, outcome: { kind: 'hit', tier: 'shared' }, upstreamMs: 0 };
    }
    const requestedAt = now();
    try {
      await admit?.();
      const entry = await createEntry(await fetchValue(), requestedAt);
      store(key, entry, cached);
      return { entry, outcome: { kind: 'miss' }, upstreamMs: now() - requestedAt };
    } catch (error) {
      const reason = error instanceof RateLimitError ? RATE_LIMITED : staleReasonOf(error);
      if (reason === null) throw error;
      if (cached && stateOf(cached) !== 'expired') {
        return { entry: cached, outcome: { kind: 'stale', reason }, upstreamMs: now() - requestedAt };
      }
      const entry = reason === RATE_LIMITED ? null : await fallback?.load();
      if (!fallback || !entry) throw error;
      return { entry, outcome: { kind: 'stale', reason: fallback.name }, upstreamMs: now() - requestedAt };
    }
  };

  /** Shares the lookup with concurrent callers. A client's rate limit is its own: others then share another lookup. */
  const lookUpOnce = async (
    key: string,
    fetchValue: () => Promise<Value | null>,
    options: LoadOptions<Value>,
  ): Promise<Lookup<Value>> => {
    // Every round ends for the client that led it, so the loop ends too.
    for (;;) {
      let isLeader = false;
      try {
        return await singleFlight.run(key, () => {
          isLeader = true;
          return lookUp(key, fetchValue, options);
        });
      } catch (error) {
        if (isLeader || !(error instanceof RateLimitError)) throw error;
      }
    }
  };

  const revalidate = (key: string, fetchValue: () => Promise<Value | null>): void => {
    if (singleFlight.isInFlight(key)) return;
    // The failure is reported where it happens. The cached entry is still within its TTL, so nobody else is affected.
    waitUntil(singleFlight.run(key, () => lookUp(key, fetchValue, { forceFresh: true })).catch(() => undefined));
  };

  return {
    async load(key, fetchValue, options = {}) {
      const cached = entries.get(key);
      const lookup: Lookup<Value> =
        cached && isAcceptable(stateOf(cached), options.forceFresh ?? false)
          ? { entry: cached, outcome: { kind: 'hit', tier: 'memory' }, upstreamMs: 0 }
          : await lookUpOnce(key, fetchValue, options);
      if (lookup.outcome.kind === 'hit' && stateOf(lookup.entry) === 'revalidate') revalidate(key, fetchValue);
      return toResult(lookup);
    },
  };
};
