import { ProviderError, type ProviderFailure } from '../provider/errors.ts';
import type { Ask } from '../provider/fetcher.ts';
import type { ProviderRequest } from '../provider/transport.ts';
import type { Incidents } from '../reporting/incidents.ts';
import type { SharedStore } from './cache-api-store.ts';
import { cacheKey } from './cache-key.ts';
import { type Freshness, freshnessOf, lifetimeOf, remainingSeconds } from './cache-policy.ts';
import { createEntry, type Entry, newest } from './entry.ts';
import type { MemoryStore } from './lru-cache.ts';
import type { SingleFlight } from './single-flight.ts';
import { inTime } from './timeouts.ts';

/**
 * How an answer came about. `hit`: a kept answer, still fresh. `miss`: the provider was asked. `stale`: the provider
 * was asked and failed, so the last good answer is served. `bypass`: asked with a visitor's own credential, not kept.
 */
export type Outcome =
  | { readonly kind: 'hit'; readonly tier: 'memory' | 'shared' }
  | { readonly kind: 'miss' }
  | { readonly kind: 'stale'; readonly failure: ProviderFailure }
  | { readonly kind: 'bypass' };

export type Served<Value> = {
  readonly entry: Entry<Value>;
  readonly outcome: Outcome;
  readonly ageSeconds: number;
  /** Whole seconds for which it may still be called fresh. */
  readonly remainingSeconds: number;
  /** Milliseconds spent waiting for the provider, 0 on a hit. */
  readonly providerMs: number;
};

type Landed<Value> = Pick<Served<Value>, 'entry' | 'outcome' | 'providerMs'>;

export type CachedResourceOptions<Value> = {
  readonly ask: Ask<Value>;
  readonly memory: MemoryStore<Entry<Value>>;
  readonly shared: SharedStore<Value> | null;
  readonly flights: SingleFlight<Landed<Value>>;
  readonly incidents: Incidents;
  /** See `cacheBase`. */
  readonly keyBase: string;
  readonly ttlSeconds: number;
  readonly now: () => number;
  /** This isolate's turn at renewing, see `freshness`. */
  readonly refreshJitter: () => number;
  readonly waitUntil: (work: Promise<unknown>) => void;
};

export type CachedResource<Value> = {
  /**
   * Fails with a ProviderError when the provider fails and nothing is kept that may stand in. With `renewed` an answer in
   * the last part of its life will not do while the provider answers.
   */
  load(request: ProviderRequest, options?: { readonly renewed?: boolean }): Promise<Served<Value>>;
};

/**
 * How long the data centre's cache may take to answer, in milliseconds. It has a few as a rule, and the provider itself
 * some hundred at most: longer waiting costs the visitor more than asking does.
 */
export const SHARED_READ_MS = 150;

/** Answers of one kind, kept in two tiers (or in memory alone) by the rules of cache-policy. */
export const createCachedResource = <Value>(options: CachedResourceOptions<Value>): CachedResource<Value> => {
  const { ask, memory, shared, flights, incidents, keyBase, ttlSeconds, now, refreshJitter, waitUntil } = options;

  const lifetime = ({ value }: Entry<Value>) => lifetimeOf(value === null ? 404 : 200, ttlSeconds);
  const ageOf = ({ storedAt }: Entry<Value>): number => (now() - storedAt) / 1000;
  const judge = (entry: Entry<Value> | null): Freshness =>
    entry ? freshnessOf(ageOf(entry), lifetime(entry), refreshJitter()) : 'expired';

  const serve = ({ entry, outcome, providerMs }: Landed<Value>): Served<Value> => ({
    entry,
    outcome,
    providerMs,
    ageSeconds: Math.max(0, ageOf(entry)),
    remainingSeconds: remainingSeconds(ageOf(entry), lifetime(entry)),
  });

  const lookUpShared = async (key: string): Promise<Entry<Value> | null> => {
    if (!shared) return null;
    try {
      const entry = await inTime(shared.get(key), SHARED_READ_MS);
      incidents.recovered('cache read');
      return entry;
    } catch (error) {
      incidents.failed('cache read', error);
      return null;
    }
  };

  /** The data centre keeps what is there, and that something kept is gone; not what never was: ids can be invented. */
  const keep = (key: string, entry: Entry<Value>, replaced: Entry<Value> | null): void => {
    memory.set(key, entry);
    if (!shared || (entry.value ?? replaced?.value ?? null) === null) return;
    const { ttlSeconds: fresh, staleSeconds } = lifetime(entry);
    waitUntil(
      shared.set(key, entry, fresh + staleSeconds).then(
        () => incidents.recovered('cache write'),
        (error: unknown) => incidents.failed('cache write', error),
      ),
    );
  };

  /** One look at the second tier, and one question to the provider unless what is there will do. */
  const fly = async (
    key: string,
    request: ProviderRequest,
    willDo: (judged: Freshness) => boolean,
  ): Promise<Landed<Value>> => {
    const kept = newest(memory.get(key), await lookUpShared(key));
    if (kept && willDo(judge(kept))) {
      memory.set(key, kept);
      return { entry: kept, outcome: { kind: 'hit', tier: 'shared' }, providerMs: 0 };
    }
    const startedAt = now();
    try {
      const entry = await createEntry(await ask(request), startedAt);
      keep(key, entry, kept);
      return { entry, outcome: { kind: 'miss' }, providerMs: now() - startedAt };
    } catch (error) {
      if (!kept || judge(kept) === 'expired' || !(error instanceof ProviderError)) throw error;
      return { entry: kept, outcome: { kind: 'stale', failure: error.failure }, providerMs: now() - startedAt };
    }
  };

  const renew = (key: string, request: ProviderRequest): void => {
    if (flights.isUnderWay(key)) return;
    // A failure is reported where it happens; the kept answer is still fresh, so nobody else needs to know.
    waitUntil(flights.run(key, () => fly(key, request, (judged) => judged === 'fresh')).catch(() => undefined));
  };

  return {
    async load(request, { renewed = false } = {}) {
      const key = cacheKey(keyBase, request.path, request.query);
      const willDo = (judged: Freshness): boolean => judged === 'fresh' || (judged === 'revalidate' && !renewed);
      const kept = memory.get(key);
      const landed: Landed<Value> =
        kept && willDo(judge(kept))
          ? { entry: kept, outcome: { kind: 'hit', tier: 'memory' }, providerMs: 0 }
          : await flights.run(key, () => fly(key, request, willDo));
      if (landed.outcome.kind === 'hit' && judge(landed.entry) === 'revalidate') renew(key, request);
      return serve(landed);
    },
  };
};
