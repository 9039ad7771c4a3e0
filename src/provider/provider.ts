import { createCacheApiStore, type OpenCache, type SharedStore } from '../cache/cache-api-store.ts';
import {
  type CachedCopy,
  type CachedResourceOptions,
  type CacheResult,
  createCachedResource,
  type LoadRequest,
} from '../cache/cached-resource.ts';
import { createEntry } from '../cache/entry.ts';
import type { Incidents } from '../reporting/incidents.ts';
import { cacheKey, cacheKeyBase } from './cache-key.ts';
import { ProductNotFoundError, ProviderError } from './errors.ts';
import { createOutages, type KindHealth, type RequestKind } from './outages.ts';
import { createParsers } from './parse.ts';
import { createProductRequests } from './request-products.ts';
import { PRODUCT_ID, type ProviderProduct, type ProviderProductSummary } from './schema.ts';
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

export type ProductList = readonly ProviderProductSummary[];

/** A cache result that is known to have a value. */
export type ProviderResult<Value> = CacheResult<Value> & { readonly value: Value };

export type ProviderLoadOptions = Pick<LoadRequest<unknown>, 'checkRateLimit'> & {
  /** A visitor's own credential. The request bypasses the cache. */
  readonly credentials?: Credentials | undefined;
};

/** The health of what the site's pages depend on, as this isolate knows it. */
export type ProviderHealth = { readonly list: KindHealth; readonly product: KindHealth };

/**
 * Where products come from. `products` and `product` reject with a ProviderError when the provider fails and no stale
 * entry may be served. `product` rejects with a ProductNotFoundError when the provider has no such product. It asks the
 * provider only for ids that its products can have.
 */
export interface Provider {
  products(query: ProductQuery, options?: ProviderLoadOptions): Promise<ProviderResult<ProductList>>;
  /**
   * The list from memory, the Cache API or the snapshot, without a provider request. Null when none of them has one.
   * Never rejects.
   */
  cachedProducts(): Promise<CachedCopy<ProductList> | null>;
  product(id: string, options?: ProviderLoadOptions): Promise<ProviderResult<ProviderProduct>>;
  /** Stores the whole catalogue as the last resort of every data centre. Does nothing without a namespace for it. */
  updateSnapshot(): Promise<void>;
  health(): ProviderHealth;
}

export type ProviderOptions = TransportOptions & {
  readonly publicOrigin: string;
  /** `CACHE_EPOCH`. */
  readonly cacheEpoch: string;
  readonly ttlSeconds: number;
  /** The origins of images that the Content-Security-Policy allows. */
  readonly imageOrigins: readonly string[];
  readonly incidents: Incidents;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly openCache: OpenCache;
  /** Where the last good catalogue is stored. Null: nowhere. */
  readonly snapshotNamespace: SnapshotNamespace | null;
};

const SNAPSHOT = 'snapshot';

const LIST_REQUEST: ProviderRequest = { resource: 'products', path: 'products', query: {} };

const productRequest = (id: string): ProviderRequest => ({ resource: 'product', path: `products/${id}`, query: {} });

/** Statuses that refuse the site itself, whichever parameters it sends. */
const REFUSES_THE_SITE = [401, 403, 408, 429];

/** Whether the error is the provider's failure, or its answer to a visitor's own parameters or credential: a 4xx. */
const isFailure = (kind: RequestKind, error: unknown): boolean => {
  const status = error instanceof ProviderError ? error.status : null;
  if (status === null || status < 400 || status >= 500) return true;
  return kind !== 'authenticated' && (kind !== 'filtered list' || REFUSES_THE_SITE.includes(status));
};

/**
 * Creates the provider: HTTP transport with one retry, validation, and a two-tier cache.
 *
 * Lists with parameters have a memory cache of their own and are not stored in the Cache API, because clients can request
 * any number of parameter combinations.
 */
export const createProvider = (options: ProviderOptions): Provider => {
  const { publicOrigin, cacheEpoch, baseUrl, ttlSeconds, timeoutMs } = options;
  const { imageOrigins, incidents, waitUntil, openCache } = options;
  const now = (): number => options.now().getTime();
  const outages = createOutages(incidents, now);
  const parsers = createParsers(imageOrigins, incidents);
  const transport = withRetry(createTransport(options));
  const { requestList, requestProduct } = createProductRequests({ transport, parsers, incidents });

  const createResource = <Value>(
    sharedStore: SharedStore<Value> | null,
    rules: Partial<Pick<CachedResourceOptions<Value>, 'isEmpty' | 'isFailure'>> = {},
  ) =>
    createCachedResource<Value>({
      sharedStore,
      ttlSeconds,
      maxRequestMs: maxRequestMs(timeoutMs),
      isEmpty: () => false,
      isFailure: () => true,
      reasonOf: (error) => (error instanceof ProviderError ? error.failure : 'error'),
      incidents,
      now,
      waitUntil,
      ...rules,
    });

  const list = createResource(
    createCacheApiStore((json) => parsers.parseList(json).products, openCache),
    {
      isEmpty: (products) => products.length === 0,
    },
  );
  const filteredLists = createResource<ProductList>(null, { isFailure: (error) => isFailure('filtered list', error) });
  const details = createResource(createCacheApiStore(parsers.parseDetail, openCache));

  const keyBase = cacheKeyBase({ publicOrigin, upstreamUrl: baseUrl, epoch: cacheEpoch });
  const listKey = cacheKey(keyBase, LIST_REQUEST.path);
  const productKey = (id: string): string => cacheKey(keyBase, productRequest(id).path);
  const snapshot =
    options.snapshotNamespace &&
    createCatalogueSnapshot({
      namespace: options.snapshotNamespace,
      key: `catalogue ${keyBase}`,
      parsers,
      requestList: () => requestList(LIST_REQUEST),
      requestProduct: (id) => requestProduct(productRequest(id)),
      incidents,
      now,
      waitUntil,
    });

  const listFallback = snapshot ? { name: SNAPSHOT, load: snapshot.list } : undefined;

  /** Settles as `work` does, and records how that went for its kind of request. */
  const watch = async <Value>(work: Promise<Value>, kindOf: (value?: Value) => RequestKind): Promise<Value> => {
    try {
      const value = await work;
      outages.succeeded(kindOf(value));
      return value;
    } catch (error) {
      if (isFailure(kindOf(), error)) outages.failed(kindOf(), error);
      throw error;
    }
  };

  const isKnown = (id: string): boolean =>
    details.peek(productKey(id)) !== null ||
    (list.peek(listKey) ?? []).some((product) => product.id === id) ||
    (snapshot?.has(id) ?? false);

  const bypassCache = async <Value>(
    request: () => Promise<Value | null>,
    checkRateLimit: ProviderLoadOptions['checkRateLimit'],
  ): Promise<CacheResult<Value>> => {
    await checkRateLimit?.();
    const requestedAt = now();
    const entry = await createEntry(await watch(request(), () => 'authenticated'), requestedAt);
    const upstreamMs = now() - requestedAt;
    return { entry, outcome: { kind: 'bypass' }, ageSeconds: 0, remainingSeconds: 0, upstreamMs };
  };

  const withValue = <Value>(result: CacheResult<Value>, notFoundError: () => Error): ProviderResult<Value> => {
    const { value } = result.entry;
    if (value === null) throw notFoundError();
    return { ...result, value };
  };

  const loadList = (query: ProductQuery, { credentials, checkRateLimit }: ProviderLoadOptions) => {
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
    return list.load({
      key: listKey,
      loadValue: () => watch(requestList(request), () => 'list'),
      fallback: listFallback,
    });
  };

  const loadProduct = (id: string, { credentials, checkRateLimit }: ProviderLoadOptions) => {
    if (credentials) return bypassCache(() => requestProduct({ ...productRequest(id), credentials }), checkRateLimit);
    return details.load({
      key: productKey(id),
      loadValue: () =>
        watch(requestProduct(productRequest(id)), (product) => (product || isKnown(id) ? 'product' : 'unknown id')),
      checkRateLimit,
      fallback: snapshot ? { name: SNAPSHOT, load: () => snapshot.product(id) } : undefined,
    });
  };

  return {
    async products(query, loadOptions = {}) {
      const result = await loadList(query, loadOptions);
      return withValue(result, () => new ProviderError('products', 'invalid', 'no product list'));
    },
    cachedProducts: () => list.findCopy({ key: listKey, fallback: listFallback }),
    async product(id, loadOptions = {}) {
      if (!PRODUCT_ID.test(id)) throw new ProductNotFoundError(id);
      const result = await loadProduct(id, loadOptions);
      return withValue(result, () => new ProductNotFoundError(id));
    },
    updateSnapshot: async () => snapshot?.update(),
    health: () => ({ list: outages.healthOf('list'), product: outages.healthOf('product') }),
  };
};
