import type { Incidents } from '../reporting/incidents.ts';
import type { SharedStore } from './cache-api-store.ts';
import { type Freshness, freshnessOf, isAcceptable, lifetimeOf, remainingSeconds } from './cache-policy.ts';
import { createEntry, type Entry, newest } from './entry.ts';
import { createEntryStore } from './entry-store.ts';
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

export type CacheResult<Value> = {
  readonly entry: Entry<Value>;
  readonly outcome: Outcome;
  readonly ageSeconds: number;
  /** Whole seconds that the entry stays within its TTL. */
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

export type LoadOptions = {
  /** Requests a new copy even when the cached one is only due for revalidation. */
  readonly forceFresh?: boolean;
};

export type CachedResource<Value> = {
  /**
   * The cached entry of `key`, or what `fetchValue` resolves to (null: not found). Rejects as `fetchValue` does, unless a
   * stale entry may be served instead.
   */
  load(key: string, fetchValue: () => Promise<Value | null>, options?: LoadOptions): Promise<CacheResult<Value>>;
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
    remainingSeconds: remainingSeconds(ageOf(entry), lifetimeOfEntry(entry)),
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
    forceFresh: boolean,
  ): Promise<Lookup<Value>> => {
    const cached = newest(entries.get(key), await readShared(key));
    if (cached && isAcceptable(stateOf(cached), forceFresh)) {
      entries.set(key, cached);
      return { entry: cached, outcome: { kind: 'hit', tier: 'shared' }, upstreamMs: 0 };
    }
    const requestedAt = now();
    try {
      const entry = await createEntry(await fetchValue(), requestedAt);
      store(key, entry, cached);
      return { entry, outcome: { kind: 'miss' }, upstreamMs: now() - requestedAt };
    } catch (error) {
      const reason = staleReasonOf(error);
      if (!cached || stateOf(cached) === 'expired' || reason === null) throw error;
      return { entry: cached, outcome: { kind: 'stale', reason }, upstreamMs: now() - requestedAt };
    }
  };

  const revalidate = (key: string, fetchValue: () => Promise<Value | null>): void => {
    if (singleFlight.isInFlight(key)) return;
    // The failure is reported where it happens. The cached entry is still within its TTL, so nobody else is affected.
    waitUntil(singleFlight.run(key, () => lookUp(key, fetchValue, true)).catch(() => undefined));
  };

  return {
    async load(key, fetchValue, { forceFresh = false } = {}) {
      const cached = entries.get(key);
      const lookup: Lookup<Value> =
        cached && isAcceptable(stateOf(cached), forceFresh)
          ? { entry: cached, outcome: { kind: 'hit', tier: 'memory' }, upstreamMs: 0 }
          : await singleFlight.run(key, () => lookUp(key, fetchValue, forceFresh));
      if (lookup.outcome.kind === 'hit' && stateOf(lookup.entry) === 'revalidate') revalidate(key, fetchValue);
      return toResult(lookup);
    },
  };
};
