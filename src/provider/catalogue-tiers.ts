import { createCacheApiTier, type OpenCache } from '../cache/cache-api-store.ts';
import { refreshAheadSeconds } from '../cache/cache-policy.ts';
import { createEntry } from '../cache/entry.ts';
import { createSnapshotStore, type SnapshotNamespace } from '../cache/snapshot-store.ts';
import type { Tier } from '../cache/tiers.ts';
import type { Incidents } from '../reporting/incidents.ts';
import { cacheKey, cacheKeyBase } from './cache-key.ts';
import { LIST_REQUEST, productRequest } from './request-products.ts';
import type { ProviderRequest } from './transport.ts';

export type CatalogueTiersOptions = {
  readonly publicOrigin: string;
  /** The API's base URL, with a slash at the end. */
  readonly baseUrl: string;
  /** `CACHE_EPOCH`. */
  readonly cacheEpoch: string;
  readonly ttlSeconds: number;
  readonly openCache: OpenCache;
  /** Where the catalogue is stored for every data centre. Null: it is not stored. */
  readonly snapshotNamespace: SnapshotNamespace | null;
  readonly incidents: Incidents;
  readonly waitUntil: (work: Promise<unknown>) => void;
};

/**
 * The tiers below an isolate's memory that cache the catalogue, and the keys for them. `now` returns milliseconds since
 * 1970.
 */
export const createCatalogueTiers = (options: CatalogueTiersOptions, now: () => number) => {
  const { publicOrigin, baseUrl, cacheEpoch, ttlSeconds, openCache, snapshotNamespace, incidents, waitUntil } = options;
  const keyBase = cacheKeyBase({ publicOrigin, upstreamUrl: baseUrl, epoch: cacheEpoch });
  const snapshots =
    snapshotNamespace &&
    createSnapshotStore({
      namespace: snapshotNamespace,
      key: `snapshot ${keyBase}`,
      firstName: LIST_REQUEST.path,
      expectedAfterSeconds: refreshAheadSeconds(ttlSeconds),
      incidents,
      now,
      waitUntil,
    });
  return {
    /** Null: there is no namespace for snapshots. */
    snapshots,

    listKey: (query: ProviderRequest['query'] = {}): string => cacheKey(keyBase, LIST_REQUEST.path, query),
    productKey: (id: string): string => cacheKey(keyBase, productRequest(id).path),

    /** The Cache API and, if there is a namespace for it, the snapshot. `parse` validates stored values. */
    tiersOf<Value>(parse: (json: unknown) => Value): readonly Tier<Value>[] {
      const shared = createCacheApiTier(parse, openCache, incidents);
      if (!snapshots) return [shared];
      const get: Tier<Value>['get'] = async (key) => {
        const part = await snapshots.get(key.slice(keyBase.length));
        return part && createEntry(parse(JSON.parse(part.text)), part.storedAt);
      };
      return [shared, { name: 'snapshot', readIncident: 'snapshot read', get }];
    },
  };
};
