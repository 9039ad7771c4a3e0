import { createCacheApiStore, type OpenCache, type SharedStore } from '../cache/cache-api-store.ts';
import { type CacheResult, createCachedResource, type LoadOptions } from '../cache/cached-resource.ts';
import { createEntry } from '../cache/entry.ts';
import type { Report } from '../reporting/report.ts';
import { type Bulkhead, createBulkhead } from './bulkhead.ts';
import { cacheKey, cacheKeyBase } from './cache-key.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { ProductNotFoundError, ProviderError } from './errors.ts';
import { createFetcher, type Fetcher, mustExist } from './fetcher.ts';
import { parseProduct, parseProducts } from './parse.ts';
import type { ProviderProduct, ProviderProductSummary } from './schema.ts';
import { createCatalogueSnapshot, type SnapshotNamespace } from './snapshot.ts';
import {
  type Credentials,
  createTransport,
  maxRequestMs,
  type ProviderRequest,
  type TransportOptions,
  withRetry,
} from './transport.ts';

/** Query parameters of the list, as the provider understands them. Names and values are already validated. */
export type ProductQuery = Readonly<Record<string, string>>;

/** A cache result that is known to have a value. */
export type ProviderResult<Value> = CacheResult<Value> & { readonly value: Value };

export type ProviderLoadOptions = Pick<LoadOptions, 'forceFresh' | 'admit'> & {
  /** A visitor's own credential. The request bypasses the cache. */
  readonly credentials?: Credentials;
};

/**
 * Where products come from. Both methods reject with a ProviderError when the provider fails and no stale entry may be
 * served. `product` rejects with a ProductNotFoundError when the provider has no such product.
 */
export interface Provider {
  products(
    query: ProductQuery,
    options?: ProviderLoadOptions,
  ): Promise<ProviderResult<readonly ProviderProductSummary[]>>;
  /** `id` matches PRODUCT_ID. */
  product(id: string, options?: ProviderLoadOptions): Promise<ProviderResult<ProviderProduct>>;
  /** Stores the whole catalogue as the last resort of every data centre. Does nothing without a namespace for it. */
  updateSnapshot(): Promise<void>;
  /** The longest time that a request to the provider takes, retries included, in milliseconds. */
  readonly maxRequestMs: number;
  /** The breaker of the requests that the site's pages depend on. */
  readonly breaker: Pick<CircuitBreaker, 'state' | 'lastSuccess'>;
}

export type ProviderOptions = TransportOptions & {
  readonly publicOrigin: string;
  readonly ttlSeconds: number;
  readonly report: Report;
  readonly now: () => Date;
  /** See `freshnessOf`. */
  readonly refreshJitter: () => number;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly openCache: OpenCache;
  /** Where the last good catalogue is stored. Null: nowhere. */
  readonly snapshotNamespace: SnapshotNamespace | null;
};

const MALFORMED_PRODUCTS = 'malformed products';
const SNAPSHOT = 'snapshot';

/** Drops malformed products from the list, and reports them once until a list without any arrives. */
const createListFetcher = (bulkhead: Bulkhead) =>
  mustExist(
    createFetcher(bulkhead, (json): readonly ProviderProductSummary[] => {
      const { products, rejected } = parseProducts(json);
      if (rejected.length === 0) bulkhead.incidents.recovered(MALFORMED_PRODUCTS);
      else bulkhead.incidents.failed(MALFORMED_PRODUCTS, new Error(`dropped products: ${JSON.stringify(rejected)}`));
      return products;
    }),
    bulkhead,
  );

/** Reports nothing: a cached list was cleaned when it was stored, and says nothing about what the provider sends now. */
const parseCachedList = (json: unknown): readonly ProviderProductSummary[] => parseProducts(json).products;

/**
 * Creates the provider: HTTP transport with one retry, a circuit breaker per bulkhead, validation, and a two-tier cache.
 *
 * Lists with parameters have a bulkhead and a memory cache of their own and are not stored in the Cache API, because
 * clients can request any number of parameter combinations.
 */
export const createProvider = (options: ProviderOptions): Provider => {
  const { publicOrigin, baseUrl, ttlSeconds, timeoutMs, report, refreshJitter, waitUntil, openCache } = options;
  const now = (): number => options.now().getTime();
  const transport = withRetry(createTransport(options));
  const pages = createBulkhead(transport, report, now);
  const filtered = createBulkhead(transport, report, now);
  const authenticated = createBulkhead(transport, report, now);

  const createResource = <Value>(sharedStore: SharedStore<Value> | null) =>
    createCachedResource<Value>({
      sharedStore,
      ttlSeconds,
      maxRequestMs: maxRequestMs(timeoutMs),
      staleReasonOf: (error) => (error instanceof ProviderError ? error.failure : null),
      incidents: pages.incidents,
      now,
      refreshJitter,
      waitUntil,
    });

  const list = createResource(createCacheApiStore(parseCachedList, openCache));
  const filteredLists = createResource<readonly ProviderProductSummary[]>(null);
  const details = createResource(createCacheApiStore(parseProduct, openCache));

  const fetchList = createListFetcher(pages);
  const fetchFilteredList = createListFetcher(filtered);
  const fetchListWithCredentials = createListFetcher(authenticated);
  const fetchProduct = createFetcher(pages, parseProduct);
  const fetchProductWithCredentials = createFetcher(authenticated, parseProduct);

  const keyBase = cacheKeyBase(publicOrigin, baseUrl);
  const listRequest: ProviderRequest = { resource: 'products', path: 'products', query: {} };
  const productRequest = (id: string): ProviderRequest => ({ resource: 'product', path: `products/${id}`, query: {} });

  const createSnapshot = (namespace: SnapshotNamespace) => {
    const bulkhead = createBulkhead(transport, report, now);
    const fetchSnapshotList = createListFetcher(bulkhead);
    const fetchSnapshotProduct = createFetcher(bulkhead, parseProduct);
    return createCatalogueSnapshot({
      namespace,
      key: `catalogue ${baseUrl}`,
      fetchList: () => fetchSnapshotList(listRequest),
      fetchProduct: (id) => fetchSnapshotProduct(productRequest(id)),
      incidents: bulkhead.incidents,
      now,
      waitUntil,
    });
  };
  const snapshot = options.snapshotNamespace ? createSnapshot(options.snapshotNamespace) : null;

  const bypassCache = async <Value>(
    fetcher: Fetcher<Value>,
    request: ProviderRequest,
    admit: LoadOptions['admit'],
  ): Promise<CacheResult<Value>> => {
    await admit?.();
    const requestedAt = now();
    const entry = await createEntry(await fetcher(request), requestedAt);
    const upstreamMs = now() - requestedAt;
    return { entry, outcome: { kind: 'bypass' }, ageSeconds: 0, remainingSeconds: 0, upstreamMs };
  };

  const withValue = <Value>(result: CacheResult<Value>, notFoundError: () => Error): ProviderResult<Value> => {
    const { value } = result.entry;
    if (value === null) throw notFoundError();
    return { ...result, value };
  };

  const loadList = (query: ProductQuery, { credentials, admit, forceFresh = false }: ProviderLoadOptions) => {
    const request = { ...listRequest, query };
    if (credentials) return bypassCache(fetchListWithCredentials, { ...request, credentials }, admit);
    const key = cacheKey(keyBase, request.path, query);
    if (Object.keys(query).length > 0) {
      return filteredLists.load(key, () => fetchFilteredList(request), { forceFresh, ...(admit && { admit }) });
    }
    const fallback = snapshot && { name: SNAPSHOT, load: snapshot.list };
    return list.load(key, () => fetchList(request), { forceFresh, ...(fallback && { fallback }) });
  };

  const loadProduct = (id: string, { credentials, admit, forceFresh = false }: ProviderLoadOptions) => {
    const request = productRequest(id);
    if (credentials) return bypassCache(fetchProductWithCredentials, { ...request, credentials }, admit);
    const fallback = snapshot && { name: SNAPSHOT, load: () => snapshot.product(id) };
    return details.load(cacheKey(keyBase, request.path), () => fetchProduct(request), {
      forceFresh,
      ...(admit && { admit }),
      ...(fallback && { fallback }),
    });
  };

  return {
    async products(query, loadOptions = {}) {
      const result = await loadList(query, loadOptions);
      return withValue(result, () => new ProviderError('products', 'invalid', 'no product list'));
    },
    async product(id, loadOptions = {}) {
      const result = await loadProduct(id, loadOptions);
      return withValue(result, () => new ProductNotFoundError(id));
    },
    updateSnapshot: async () => snapshot?.update(),
    maxRequestMs: maxRequestMs(timeoutMs),
    breaker: pages.breaker,
  };
};
