import { createCacheApiTier, type OpenCache } from '../cache/cache-api-store.ts';
import { refreshAheadSeconds } from '../cache/cache-policy.ts';
import {
  type CachedResourceOptions,
  type CacheResult,
  createCachedResource,
  type LoadRequest,
} from '../cache/cached-resource.ts';
import { createEntry, type Entry } from '../cache/entry.ts';
import { createSnapshotStore, type SnapshotNamespace } from '../cache/snapshot-store.ts';
import type { Tier } from '../cache/tiers.ts';
import type { Incidents } from '../reporting/incidents.ts';
import { cacheKey, cacheKeyBase } from './cache-key.ts';
import { ProductNotFoundError, ProviderError, RateLimitError } from './errors.ts';
import { createOutages, type RequestKind } from './outages.ts';
import { createParsers } from './parse.ts';
import { createProductRequests, LIST_REQUEST, productRequest } from './request-products.ts';
import { PRODUCT_ID, type ProductList, type ProviderProduct } from './schema.ts';
import {
  type Credentials,
  createTransport,
  maxRequestMs,
  type ProviderRequest,
  type Transport,
  type TransportOptions,
  withRetry,
} from './transport.ts';
import { updateSnapshot } from './update-snapshot.ts';

/** A cache result that is known to have a value. */
export type ProviderResult<Value> = CacheResult<Value> & { readonly value: Value };

export type ProviderLoadOptions = Pick<LoadRequest<unknown>, 'checkRateLimit'> & {
  /** A visitor's own credential. The request bypasses the cache. */
  readonly credentials?: Credentials | undefined;
};

export type Provider = ReturnType<typeof createProvider>;

type ProviderOptions = TransportOptions & {
  readonly now: () => Date;
  readonly publicOrigin: string;
  /** `CACHE_EPOCH`. */
  readonly cacheEpoch: string;
  readonly ttlSeconds: number;
  /** The origins of images that the Content-Security-Policy allows. */
  readonly imageOrigins: readonly string[];
  readonly incidents: Incidents;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly openCache: OpenCache;
  /** Where the catalogue is stored for every data centre. Null: nowhere. */
  readonly snapshotNamespace: SnapshotNamespace | null;
};

/** Statuses that refuse the site itself, whichever parameters it sends. */
const REFUSES_THE_SITE = [401, 403, 408, 429];

const reasonOf = (error: unknown): string => {
  if (error instanceof RateLimitError) return 'rate-limited';
  return error instanceof ProviderError ? error.failure : 'error';
};

/** Whether the error is the provider's failure, or its answer to a visitor's own parameters or credential: a 4xx. */
const isFailure = (kind: RequestKind, error: unknown): boolean => {
  const status = error instanceof ProviderError ? error.status : null;
  if (status === null || status < 400 || status >= 500) return true;
  return kind !== 'authenticated' && (kind !== 'filtered list' || REFUSES_THE_SITE.includes(status));
};

/**
 * Creates the provider: HTTP transport with one retry, validation, and a cache of three tiers: memory, Cache API and KV.
 *
 * Lists with parameters have a memory cache of their own and no other tier, because clients can request any number of
 * parameter combinations.
 */
export const createProvider = (options: ProviderOptions) => {
  const { publicOrigin, cacheEpoch, baseUrl, ttlSeconds, timeoutMs } = options;
  const { imageOrigins, incidents, waitUntil, openCache, snapshotNamespace } = options;
  const now = (): number => options.now().getTime();
  const outages = createOutages(incidents, now);
  const parsers = createParsers(imageOrigins, incidents);
  const transport = createTransport(options);
  const requestsOver = (chosen: Transport) => createProductRequests({ transport: chosen, parsers, incidents, now });
  const { requestList, requestProduct } = requestsOver(withRetry(transport));

  const keyBase = cacheKeyBase({ publicOrigin, upstreamUrl: baseUrl, epoch: cacheEpoch });
  const listKey = cacheKey(keyBase, LIST_REQUEST.path);
  const productKey = (id: string): string => cacheKey(keyBase, productRequest(id).path);
  const snapshots =
    snapshotNamespace &&
    createSnapshotStore({
      namespace: snapshotNamespace,
      key: `snapshot ${keyBase}`,
      expectedAfterSeconds: refreshAheadSeconds(ttlSeconds),
      incidents,
      now,
      waitUntil,
    });

  const createResource = <Value>(
    tiers: readonly Tier<Value>[],
    rules: Partial<Pick<CachedResourceOptions<Value>, 'isEmpty' | 'isFailure'>> = {},
  ) =>
    createCachedResource<Value>({
      tiers,
      ttlSeconds,
      maxRequestMs: maxRequestMs(timeoutMs),
      isEmpty: () => false,
      isFailure: () => true,
      reasonOf,
      incidents,
      now,
      waitUntil,
      ...rules,
    });

  /** The Cache API, and the snapshot when there is a namespace for it. */
  const tiersBelow = <Value>(parse: (json: unknown) => Value): readonly Tier<Value>[] => {
    const shared = createCacheApiTier(parse, openCache);
    if (!snapshots) return [shared];
    const get = async (key: string): Promise<Entry<Value> | null> => {
      const part = await snapshots.get(key.slice(keyBase.length));
      return part && createEntry(parse(JSON.parse(part.text)), part.storedAt);
    };
    return [shared, { name: 'snapshot', readIncident: 'snapshot read', get }];
  };

  /** A product that no longer parses is dropped and reported. */
  const parseStoredList = (json: unknown): ProductList => {
    const { products, rejected } = parsers.parseList(json);
    if (rejected.length > 0) incidents.failed('malformed products', new Error(`stored: ${rejected[0]}`));
    return products;
  };

  const list = createResource<ProductList>(tiersBelow(parseStoredList), {
    isEmpty: (products) => products.length === 0,
  });
  const filteredLists = createResource<ProductList>([], { isFailure: (error) => isFailure('filtered list', error) });
  const details = createResource(tiersBelow(parsers.parseDetail));

  /** Settles as `work` does, and records how that went for its kind of request. */
  const watch = async <Value>(work: Promise<Value>, kindOf: (value?: Value) => RequestKind): Promise<Value> => {
    try {
      const value = await work;
      outages.succeeded(kindOf(value));
      return value;
    } catch (error) {
      if (error instanceof ProviderError) error.failedAt = now();
      if (isFailure(kindOf(), error)) outages.failed(kindOf(), error);
      throw error;
    }
  };

  const watchList = (): Promise<ProductList> => watch(requestList(LIST_REQUEST), () => 'list');

  const isListed = (id: string): boolean =>
    (list.peek(listKey) ?? []).some((product) => product.id === id) ||
    (snapshots?.has(productRequest(id).path) ?? false);

  const isKnown = (id: string): boolean => details.peek(productKey(id)) !== null || isListed(id);

  /** A 404 of a product in the last good list is believed when the provider still has a list: its API may have moved. */
  const requestDetail = async (id: string): Promise<ProviderProduct | null> => {
    const product = await requestProduct(productRequest(id));
    if (product === null && isListed(id)) await watchList();
    return product;
  };

  const bypassCache = async <Value>(
    request: () => Promise<Value | null>,
    checkRateLimit: ProviderLoadOptions['checkRateLimit'],
  ): Promise<CacheResult<Value>> => {
    await checkRateLimit?.();
    const requestedAt = now();
    const entry = await createEntry(await watch(request(), () => 'authenticated'), requestedAt);
    return { entry, outcome: { kind: 'bypass' }, ageSeconds: 0, remainingSeconds: 0 };
  };

  const withValue = <Value>(result: CacheResult<Value>, notFoundError: () => Error): ProviderResult<Value> => {
    const { value } = result.entry;
    if (value === null) throw notFoundError();
    return { ...result, value };
  };

  const loadList = (query: ProviderRequest['query'], { credentials, checkRateLimit }: ProviderLoadOptions) => {
    const request = { ...LIST_REQUEST, query };
    if (credentials) return bypassCache(() => requestList({ ...request, credentials }), checkRateLimit);
    if (Object.keys(query).length > 0) {
      return filteredLists.load({
        key: cacheKey(keyBase, request.path, query),
        loadValue: () => watch(requestList(request), () => 'filtered list'),
        checkRateLimit,
      });
    }
    // Everybody needs the list, so nobody's rate limit is spent on it.
    return list.load({ key: listKey, loadValue: watchList });
  };

  const loadProduct = (id: string, { credentials, checkRateLimit }: ProviderLoadOptions) => {
    if (credentials) return bypassCache(() => requestProduct({ ...productRequest(id), credentials }), checkRateLimit);
    return details.load({
      key: productKey(id),
      loadValue: () => watch(requestDetail(id), (product) => (product || isKnown(id) ? 'product' : 'unknown id')),
      checkRateLimit,
    });
  };

  return {
    /** The list. Rejects with a ProviderError when the provider fails and no stale entry may be served. */
    async products(
      query: ProviderRequest['query'],
      loadOptions: ProviderLoadOptions = {},
    ): Promise<ProviderResult<ProductList>> {
      const result = await loadList(query, loadOptions);
      return withValue(result, () => new ProviderError('products', 'invalid', 'no product list'));
    },

    /**
     * The list from memory, the Cache API or the snapshot, without a provider request. Null when none of them has one.
     * Never rejects.
     */
    cachedProducts: () => list.findCopy(listKey),

    /**
     * One product. Rejects as `products` does, and with a ProductNotFoundError when there is none with this id. The provider
     * is asked only for ids that its products can have.
     */
    async product(id: string, loadOptions: ProviderLoadOptions = {}): Promise<ProviderResult<ProviderProduct>> {
      if (!PRODUCT_ID.test(id)) throw new ProductNotFoundError(id);
      const result = await loadProduct(id, loadOptions);
      return withValue(result, () => new ProductNotFoundError(id));
    },

    /** Stores the catalogue where every data centre can read it. Does nothing without a namespace for it. Never rejects. */
    async updateSnapshot(): Promise<void> {
      // Without retries, which would count as requests of the run. The next one follows in two minutes.
      if (snapshots) await updateSnapshot({ store: snapshots, requests: requestsOver(transport), incidents, now });
    },

    /** The health of what the site's pages depend on, as this isolate knows it. */
    health: () => ({ list: outages.healthOf('list'), product: outages.healthOf('product') }),
  };
};
