import { raceTimeout, TIMED_OUT } from '../shared/timeouts.ts';
import {
  type Freshness,
  freshnessOf,
  IS_FRESH,
  lifetimeOf,
  RETRY_INTERVAL_MS,
  STALE_AFTER_MS,
  TIER_PATIENCE_MS,
  TIER_READ_TIMEOUT_MS,
} from './cache-policy.ts';
import { createEntry, type Entry } from './entry.ts';
import { createLruCache } from './lru-cache.ts';
import { createSingleFlight } from './single-flight.ts';
import { createTiers, type FoundEntry, type TiersOptions } from './tiers.ts';

/**
 * How a result came about. `hit`: a fresh copy was served. `miss`: the upstream was requested. `stale`: the upstream
 * was slow or failed, so the newest copy was served. `bypass`: the upstream was requested, and nothing was cached.
 */
type Outcome =
  | { readonly kind: 'hit'; readonly tier: 'memory' | FoundEntry<unknown>['tier'] }
  | { readonly kind: 'miss' }
  | { readonly kind: 'stale'; readonly reason: string }
  | { readonly kind: 'bypass' };

const SLOW = 'slow';

export type CacheResult<Value> = {
  readonly entry: Entry<Value>;
  readonly outcome: Outcome;
  readonly ageSeconds: number;
  /** How much longer the entry is fresh, in seconds. 0 when it is served stale. */
  readonly remainingSeconds: number;
};

/**
 * The part of a result that concurrent callers share. Ages are added per caller, because each caller reads the clock at
 * another time.
 */
type Lookup<Value> = Pick<CacheResult<Value>, 'entry' | 'outcome'>;

/** A failed request of a key. `failedAt` is in milliseconds since 1970. */
type Failure = { readonly error: unknown; readonly failedAt: number };

/** The rate limit refused the caller that was about to begin the request. The next caller may still begin it. */
type Refusal = { readonly refusal: unknown };

export type CachedResourceOptions<Value> = TiersOptions<Value> & {
  readonly ttlSeconds: number;
  /** The longest time that one upstream request may take, in milliseconds, including rate limit and retries. */
  readonly maxRequestMs: number;
  /** An empty value is served while it is fresh, and never served stale. */
  readonly isEmpty: (value: Value) => boolean;
  /** Whether the error is the upstream's failure, which is remembered, or an answer that concerns only this caller. */
  readonly isFailure: (error: unknown) => boolean;
  /** A word for the error, for Cache-Status. */
  readonly reasonOf: (error: unknown) => string;
  /** Creates the error for a caller who has waited for the longest time, and for whom there is no copy. */
  readonly createTimeoutError: () => Error;
};

export type LoadRequest<Value> = {
  readonly key: string;
  /** Requests the upstream. Null: the upstream says that the resource does not exist. Rejects when the request fails. */
  readonly loadValue: () => Promise<Value | null>;
  /** Called before `loadValue`, unless another caller's request is under way. Rejects if the client must wait. */
  readonly checkRateLimit?: (() => Promise<void>) | undefined;
};

/**
 * Caches one kind of resource in memory and the tiers below it, by the rules of cache-policy.
 *
 * A caller who could be served a copy waits at most STALE_AFTER_MS. Any other caller waits at most for a search of the
 * tiers and one request, even if the request that the caller joined is abandoned: TIER_READ_TIMEOUT_MS plus
 * `maxRequestMs`. If a key's request has failed within RETRY_INTERVAL_MS, nobody waits: callers get the newest copy, or
 * the error.
 */
export const createCachedResource = <Value>(options: CachedResourceOptions<Value>) => {
  const { ttlSeconds, isEmpty, isFailure, reasonOf, createTimeoutError, now, waitUntil } = options;
  const maxWaitMs = TIER_READ_TIMEOUT_MS + options.maxRequestMs;
  const tiers = createTiers(options);
  // Concurrent callers without a copy share one search, so the tiers are read and parsed once. The search and the
  // request are separate flights, because the rate limit of the request must not stop a caller who can be served a
  // copy.
  const searches = createSingleFlight<FoundEntry<Value> | null>({
    now,
    waitUntil,
    maxWorkMs: TIER_READ_TIMEOUT_MS + TIER_PATIENCE_MS,
  });
  const requests = createSingleFlight<Lookup<Value> | Refusal>({ now, waitUntil, maxWorkMs: options.maxRequestMs });
  /**
   * For how many milliseconds the upstream, or else the tiers, have been asked for this key. Null: they are not being
   * asked.
   */
  const elapsedMs = (key: string): number | null => requests.elapsedMs(key) ?? searches.elapsedMs(key);
  const failures = createLruCache<Failure>(() => 0);

  const recentFailure = (key: string): Failure | null => {
    const failure = failures.get(key);
    return failure && now() - failure.failedAt < RETRY_INTERVAL_MS ? failure : null;
  };

  const lifetimeOfEntry = ({ value }: Entry<Value>) =>
    lifetimeOf(value === null ? 'negative' : isEmpty(value) ? 'empty' : 'full', ttlSeconds);
  const ageOf = ({ storedAt }: Entry<Value>): number => (now() - storedAt) / 1000;
  const stateOf = (entry: Entry<Value>): Freshness => freshnessOf(ageOf(entry), lifetimeOfEntry(entry));
  const isFresh = (entry: Entry<Value>): boolean => IS_FRESH[stateOf(entry)];

  const toResult = ({ entry, outcome }: Lookup<Value>): CacheResult<Value> => {
    const ageSeconds = Math.max(0, ageOf(entry));
    const remainingSeconds = outcome.kind === 'stale' ? 0 : Math.max(0, lifetimeOfEntry(entry).ttlSeconds - ageSeconds);
    return { entry, outcome, ageSeconds, remainingSeconds };
  };

  const memoryHit = (key: string, isAcceptable: (entry: Entry<Value>) => boolean = isFresh): Lookup<Value> | null => {
    const entry = tiers.peek(key);
    return entry && isAcceptable(entry) ? { entry, outcome: { kind: 'hit', tier: 'memory' } } : null;
  };

  /**
   * The newest copy, when there is no answer. It is a hit if it is fresh: another caller may have received it
   * meanwhile.
   */
  const copyInMemory = (key: string, reason: string): Lookup<Value> | null => {
    const entry = tiers.peek(key);
    if (!entry || stateOf(entry) === 'expired') return null;
    return memoryHit(key) ?? { entry, outcome: { kind: 'stale', reason } };
  };

  const search = (key: string, isAcceptable: (entry: Entry<Value>) => boolean = isFresh) =>
    searches.run(key, () => tiers.find(key, isAcceptable));

  /**
   * A negative entry goes to the shared tiers only if it replaces a positive one, because clients can request any
   * number of unknown ids.
   */
  const requestUpstream = async ({ key, loadValue }: LoadRequest<Value>): Promise<Lookup<Value>> => {
    const requestedAt = now();
    try {
      const entry = await createEntry(await loadValue(), requestedAt);
      tiers.put(key, entry, entry.value !== null || (tiers.peek(key)?.value ?? null) !== null);
      // The newest entry wins: a tier may have delivered one meanwhile.
      return memoryHit(key, ({ storedAt }) => storedAt > requestedAt) ?? { entry, outcome: { kind: 'miss' } };
    } catch (error) {
      if (isFailure(error)) failures.set(key, { error, failedAt: now() });
      throw error;
    }
  };

  /**
   * Requests the upstream together with concurrent callers, unless another caller has done so meanwhile. Only the
   * caller that begins the request needs to pass the rate limit. If that caller is refused, the next one may begin the
   * request.
   */
  const joinRequest = async (
    request: LoadRequest<Value>,
    isAcceptable: (entry: Entry<Value>) => boolean,
  ): Promise<Lookup<Value>> => {
    const { key, checkRateLimit } = request;
    const hit = memoryHit(key, isAcceptable);
    if (hit) return hit;
    const failure = recentFailure(key);
    if (failure) throw failure.error;
    let isOwn = false;
    const result = await requests.run(key, async () => {
      isOwn = true;
      try {
        await checkRateLimit?.();
      } catch (refusal) {
        return { refusal };
      }
      return requestUpstream(request);
    });
    if (!('refusal' in result)) return result;
    if (isOwn) throw result.refusal;
    return joinRequest(request, isAcceptable);
  };

  /** Searches the tiers below memory, and then requests the upstream. Concurrent callers share both. */
  const fetchEntry = async (
    request: LoadRequest<Value>,
    isAcceptable: (entry: Entry<Value>) => boolean = isFresh,
  ): Promise<Lookup<Value>> => {
    const { key } = request;
    const isUnderWay = requests.elapsedMs(key) !== null;
    const found = isUnderWay ? null : await search(key, isAcceptable);
    return found
      ? { entry: found.entry, outcome: { kind: 'hit', tier: found.tier } }
      : joinRequest(request, isAcceptable);
  };

  /**
   * In the background, looks for a newer copy and, if there is none, requests one. Does nothing while that is under
   * way, or if it has just failed.
   */
  const revalidate = (request: LoadRequest<Value>): void => {
    const { key } = request;
    if (recentFailure(key) || elapsedMs(key) !== null) return;
    const knownSince = tiers.peek(key)?.storedAt ?? 0;
    const isNewer = (entry: Entry<Value>): boolean => entry.storedAt > knownSince && isFresh(entry);
    // A failure is reported where it happens.
    waitUntil(Promise.allSettled([fetchEntry(request, isNewer)]));
  };

  const lookUp = async (request: LoadRequest<Value>): Promise<Lookup<Value>> => {
    const { key } = request;
    const hit = memoryHit(key);
    if (hit) return hit;
    const failure = recentFailure(key);
    if (failure) {
      const copy = copyInMemory(key, reasonOf(failure.error));
      if (!copy) throw failure.error;
      return copy;
    }

    // Work that has been under way for long is slow. Other callers do not wait to find that out, and do not even join
    // the work.
    const waitMs = Math.max(0, STALE_AFTER_MS - (elapsedMs(key) ?? 0));
    const slowCopy = waitMs === 0 && copyInMemory(key, SLOW);
    if (slowCopy) return slowCopy;
    const pending = fetchEntry(request);
    try {
      const lookup = await raceTimeout(pending, waitMs);
      if (lookup !== TIMED_OUT) return lookup;
      const copy = copyInMemory(key, SLOW);
      if (copy) return copy;
      const lateLookup = await raceTimeout(pending, maxWaitMs - waitMs);
      if (lateLookup === TIMED_OUT) throw createTimeoutError();
      return lateLookup;
    } catch (error) {
      const copy = isFailure(error) ? copyInMemory(key, reasonOf(error)) : null;
      if (!copy) throw error;
      return copy;
    }
  };

  return {
    /**
     * The newest copy of a key, or the value that `loadValue` resolves to. Rejects when `checkRateLimit` rejects.
     * Rejects with the error of `loadValue` when that fails, or has failed within RETRY_INTERVAL_MS, and no stale copy
     * may be served instead. Rejects with `createTimeoutError` when the caller has waited for the longest time; the
     * request goes on for later callers.
     */
    async load(request: LoadRequest<Value>): Promise<CacheResult<Value>> {
      const lookup = await lookUp(request);
      if (lookup.outcome.kind === 'hit' && stateOf(lookup.entry) === 'revalidate') revalidate(request);
      return toResult(lookup);
    },

    /**
     * The newest copy that may be served when there is no answer. Does not request the upstream. Null if no tier has a
     * copy, or if the tiers below memory take longer than `patienceMs` milliseconds. Never rejects.
     */
    async findCopy(
      key: string,
      patienceMs = TIER_PATIENCE_MS,
    ): Promise<Pick<CacheResult<Value>, 'entry' | 'remainingSeconds'> | null> {
      if (!memoryHit(key)) await raceTimeout(search(key), patienceMs);
      const entry = tiers.peek(key);
      if (entry === null || stateOf(entry) === 'expired') return null;
      return { entry, remainingSeconds: Math.max(0, lifetimeOfEntry(entry).ttlSeconds - ageOf(entry)) };
    },

    /** The value of a key in memory, whatever its age. Null if there is none. */
    peek: (key: string): Value | null => tiers.peek(key)?.value ?? null,
  };
};
