import type { Incidents } from '../reporting/incidents.ts';
import type { SharedStore } from './cache-api-store.ts';
import {
  FAILURE_MEMORY_MS,
  type Freshness,
  freshnessOf,
  lifetimeOf,
  RETRY_INTERVAL_MS,
  STALE_AFTER_MS,
} from './cache-policy.ts';
import { createEntry, createEntryStore, type Entry } from './entry.ts';
import { createLruCache } from './lru-cache.ts';
import { RateLimitError } from './rate-limit-error.ts';
import { createSingleFlight } from './single-flight.ts';
import { CACHE_READ_TIMEOUT_MS, RATE_LIMIT_TIMEOUT_MS, raceTimeout, TIMED_OUT, withTimeout } from './timeouts.ts';

/**
 * How a result came about. `hit`: a cached entry was served. `miss`: the upstream was requested. `stale`: the upstream was
 * slow or failed, so the last good entry was served. `bypass`: the upstream was requested and nothing was cached.
 */
export type Outcome =
  | { readonly kind: 'hit'; readonly tier: 'memory' | 'shared' }
  | { readonly kind: 'miss' }
  | { readonly kind: 'stale'; readonly reason: string }
  | { readonly kind: 'bypass' };

const SLOW = 'slow';
const RATE_LIMITED = 'rate-limited';

export type CacheResult<Value> = {
  readonly entry: Entry<Value>;
  readonly outcome: Outcome;
  readonly ageSeconds: number;
  /** How much longer the entry is fresh, in seconds. 0 when it is served stale. */
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
  /** An empty value is believed while it is fresh, and never served stale. */
  readonly isEmpty: (value: Value) => boolean;
  /** Whether the error is the upstream's failure, which is remembered, or an answer to this caller alone. */
  readonly isFailure: (error: unknown) => boolean;
  /** The error in a word, for Cache-Status. */
  readonly reasonOf: (error: unknown) => string;
  readonly incidents: Incidents;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly waitUntil: (work: Promise<unknown>) => void;
};

export type Fallback<Value> = {
  /** Its name in Cache-Status. */
  readonly name: string;
  /** Null: there is no entry that may be served. Never rejects. May be called again for the same result. */
  readonly load: () => Promise<Entry<Value> | null>;
};

export type LoadRequest<Value> = {
  readonly key: string;
  /** Requests the upstream. Null: it says that the resource does not exist. Rejects when it fails. */
  readonly loadValue: () => Promise<Value | null>;
  /** Called before `loadValue`, once for a lookup at most. Rejects with a RateLimitError when the client must wait. */
  readonly checkRateLimit?: (() => Promise<void>) | undefined;
  /** The last resort when the upstream is slow or fails and no entry may be served. */
  readonly fallback?: Fallback<Value> | undefined;
};

/** A cached value, however it was found. */
export type CachedCopy<Value> = Pick<CacheResult<Value>, 'entry' | 'remainingSeconds'>;

export type CachedResource<Value> = {
  /**
   * The cached entry of `key`, or what `loadValue` resolves to. Rejects as `loadValue` and `checkRateLimit` do, unless a
   * stale entry or the fallback may be served instead.
   */
  load(request: LoadRequest<Value>): Promise<CacheResult<Value>>;
  /**
   * The copy that may be served in place of an answer, without requesting the upstream. Null when neither memory nor the
   * shared store nor the fallback has one, or when they are slow. Never rejects.
   */
  findCopy(request: Pick<LoadRequest<Value>, 'key' | 'fallback'>): Promise<CachedCopy<Value> | null>;
  /** The value of `key` in memory, whatever its age. Null when there is none. */
  peek(key: string): Value | null;
};

type Failure = { readonly error: unknown; readonly failedAt: number };

const noop = (): void => undefined;

/** The request with a rate limit that is checked once, however often this lookup must begin anew. */
const withOneCheck = <Value>(request: LoadRequest<Value>): LoadRequest<Value> => {
  const { checkRateLimit } = request;
  let check: Promise<void> | undefined;
  return checkRateLimit
    ? {
        ...request,
        checkRateLimit: () => {
          check ??= checkRateLimit();
          return check;
        },
      }
    : request;
};

/**
 * Caches one kind of resource in two tiers (memory, shared store) by the rules of cache-policy.
 *
 * A caller who could have a copy waits at most STALE_AFTER_MS, and not at all while the key's last request has failed.
 * The upstream is then requested in the background, every RETRY_INTERVAL_MS at most. A caller for whom there is nothing
 * waits for such a request, for STALE_AFTER_MS at most.
 */
export const createCachedResource = <Value>(options: CachedResourceOptions<Value>): CachedResource<Value> => {
  const { sharedStore, ttlSeconds, isEmpty, isFailure, reasonOf, incidents, now, waitUntil } = options;
  const entries = createEntryStore<Value>();
  const failures = createLruCache<Failure>(() => 0);
  const singleFlight = createSingleFlight<Lookup<Value>>({
    now,
    waitUntil,
    maxWorkMs: CACHE_READ_TIMEOUT_MS + RATE_LIMIT_TIMEOUT_MS + options.maxRequestMs,
  });

  const lifetimeOfEntry = ({ value }: Entry<Value>) =>
    lifetimeOf(value === null ? 'negative' : isEmpty(value) ? 'empty' : 'full', ttlSeconds);
  const ageOf = ({ storedAt }: Entry<Value>): number => (now() - storedAt) / 1000;
  const stateOf = (entry: Entry<Value>): Freshness => freshnessOf(ageOf(entry), lifetimeOfEntry(entry));
  const isFresh = (entry: Entry<Value>): boolean => ['fresh', 'revalidate'].includes(stateOf(entry));

  const toResult = ({ entry, outcome, upstreamMs }: Lookup<Value>): CacheResult<Value> => {
    const ageSeconds = Math.max(0, ageOf(entry));
    const remainingSeconds = outcome.kind === 'stale' ? 0 : Math.max(0, lifetimeOfEntry(entry).ttlSeconds - ageSeconds);
    return { entry, outcome, upstreamMs, ageSeconds, remainingSeconds };
  };

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
  const store = (key: string, entry: Entry<Value>): void => {
    const isShareable = entry.value !== null || (entries.get(key)?.value ?? null) !== null;
    failures.delete(key);
    entries.set(key, entry);
    if (!sharedStore || !isShareable || entries.get(key) !== entry) return;
    const { ttlSeconds: freshSeconds, staleSeconds } = lifetimeOfEntry(entry);
    waitUntil(
      sharedStore.set(key, entry, freshSeconds + staleSeconds).then(
        () => incidents.recovered('cache write'),
        (error: unknown) => incidents.failed('cache write', error),
      ),
    );
  };

  const staleEntryOf = (key: string): Entry<Value> | null => {
    const entry = entries.get(key);
    return entry && stateOf(entry) !== 'expired' ? entry : null;
  };

  /** Reads the shared store, and requests the upstream unless the entry found there is fresh enough. */
  const fetchEntry = async (
    { key, loadValue, checkRateLimit, fallback }: LoadRequest<Value>,
    isAcceptable: (entry: Entry<Value>) => boolean,
  ): Promise<Lookup<Value>> => {
    const shared = await readShared(key);
    if (shared) entries.set(key, shared);
    if (shared && isAcceptable(shared)) {
      failures.delete(key);
      return { entry: shared, outcome: { kind: 'hit', tier: 'shared' }, upstreamMs: 0 };
    }
    // Begins now, so that it is there when the upstream turns out to be slow or to fail.
    if (!staleEntryOf(key)) void fallback?.load();
    await checkRateLimit?.();
    const requestedAt = now();
    try {
      const entry = await createEntry(await loadValue(), requestedAt);
      store(key, entry);
      return { entry, outcome: { kind: 'miss' }, upstreamMs: now() - requestedAt };
    } catch (error) {
      if (isFailure(error)) failures.set(key, { error, failedAt: now() });
      else failures.delete(key);
      throw error;
    }
  };

  /** Shares the work with concurrent callers. A client's rate limit is its own: others then share another attempt. */
  const fetchOnce = async (request: LoadRequest<Value>): Promise<Lookup<Value>> => {
    // Every round ends for the client that led it, so the loop ends too.
    for (;;) {
      let isLeader = false;
      try {
        return await singleFlight.run(request.key, () => {
          isLeader = true;
          return fetchEntry(request, isFresh);
        });
      } catch (error) {
        if (isLeader || !(error instanceof RateLimitError)) throw error;
        // Here, so that not every refused client makes all others begin anew.
        await request.checkRateLimit?.();
      }
    }
  };

  /** The failure of the key's last request. Forgotten when nobody has retried it for a while. */
  const failureOf = (key: string): Failure | null => {
    const failure = failures.get(key);
    if (!failure || now() - failure.failedAt < FAILURE_MEMORY_MS || singleFlight.elapsedMs(key) !== null)
      return failure;
    failures.delete(key);
    return null;
  };

  /** Requests a new copy in the background, unless that is under way or has just failed. */
  const revalidate = (request: LoadRequest<Value>): void => {
    const failure = failures.get(request.key);
    if (failure && now() - failure.failedAt < RETRY_INTERVAL_MS) return;
    if (singleFlight.elapsedMs(request.key) !== null) return;
    // A failure is reported where it happens.
    singleFlight.run(request.key, () => fetchEntry(request, (entry) => stateOf(entry) === 'fresh')).catch(noop);
  };

  const freshHit = (key: string): Lookup<Value> | null => {
    const entry = entries.get(key);
    return entry && isFresh(entry) ? { entry, outcome: { kind: 'hit', tier: 'memory' }, upstreamMs: 0 } : null;
  };

  /** The last good entry, in place of an answer. */
  const staleHit = (key: string, reason: string, upstreamMs = 0): Lookup<Value> | null => {
    const entry = staleEntryOf(key);
    return entry && { entry, outcome: { kind: 'stale', reason }, upstreamMs };
  };

  const loadFallback = async ({ fallback }: LoadRequest<Value>, upstreamMs = 0): Promise<Lookup<Value> | null> => {
    const entry = await fallback?.load();
    return fallback && entry ? { entry, outcome: { kind: 'stale', reason: fallback.name }, upstreamMs } : null;
  };

  /** While a failure is remembered. Only a caller for whom there is nothing waits, for a retry that has just begun. */
  const lookUpAfter = async ({ error }: Failure, request: LoadRequest<Value>): Promise<Lookup<Value>> => {
    const { key } = request;
    revalidate(request);
    const substitute =
      staleHit(key, reasonOf(error)) ?? (await raceTimeout(loadFallback(request), CACHE_READ_TIMEOUT_MS));
    if (substitute && substitute !== TIMED_OUT) return substitute;
    const elapsedMs = singleFlight.elapsedMs(key) ?? STALE_AFTER_MS;
    if (elapsedMs < STALE_AFTER_MS) {
      // Whether the retry fails or is slow, this caller gets the error that is remembered.
      await raceTimeout(fetchOnce(request).catch(noop), STALE_AFTER_MS - elapsedMs);
    }
    const hit = freshHit(key);
    if (!hit) throw error;
    return hit;
  };

  const lookUp = async (request: LoadRequest<Value>): Promise<Lookup<Value>> => {
    const { key } = request;
    const hit = freshHit(key);
    if (hit) return hit;
    const failure = failureOf(key);
    if (failure) return lookUpAfter(failure, request);

    const startedAt = now();
    // Work that has been under way for long is slow. Nobody else waits to find that out, or even joins it.
    const waitMs = Math.max(0, STALE_AFTER_MS - (singleFlight.elapsedMs(key) ?? 0));
    const slowHit = waitMs === 0 && staleHit(key, SLOW);
    if (slowHit) return slowHit;
    const pending = fetchOnce(request);
    try {
      const lookup = await raceTimeout(pending, waitMs);
      if (lookup !== TIMED_OUT) return lookup;
      const upstreamMs = now() - startedAt;
      const slow = staleHit(key, SLOW, upstreamMs);
      if (slow) return slow;
      const fromFallback = loadFallback(request, upstreamMs).then((substitute) => substitute ?? pending);
      return await Promise.race([pending, fromFallback]);
    } catch (error) {
      if (!isFailure(error)) throw error;
      const upstreamMs = now() - startedAt;
      const reason = error instanceof RateLimitError ? RATE_LIMITED : reasonOf(error);
      const remainingMs = Math.max(0, STALE_AFTER_MS - upstreamMs);
      const substitute =
        staleHit(key, reason, upstreamMs) ?? (await raceTimeout(loadFallback(request, upstreamMs), remainingMs));
      if (!substitute || substitute === TIMED_OUT) throw error;
      return substitute;
    }
  };

  return {
    async load(uncheckedRequest) {
      const request = withOneCheck(uncheckedRequest);
      const lookup = await lookUp(request);
      if (lookup.outcome.kind === 'hit' && stateOf(lookup.entry) === 'revalidate') revalidate(request);
      return toResult(lookup);
    },
    async findCopy({ key, fallback }) {
      const hit = freshHit(key);
      if (hit) return toResult(hit);
      const shared = await readShared(key);
      if (shared) entries.set(key, shared);
      const entry = staleEntryOf(key) ?? (fallback ? await raceTimeout(fallback.load(), CACHE_READ_TIMEOUT_MS) : null);
      if (entry === null || entry === TIMED_OUT) return null;
      return { entry, remainingSeconds: Math.max(0, lifetimeOfEntry(entry).ttlSeconds - ageOf(entry)) };
    },
    peek: (key) => entries.get(key)?.value ?? null,
  };
};
