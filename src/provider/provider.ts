import { STALE_AFTER_MS, TIER_READ_TIMEOUT_MS } from '../cache/cache-policy.ts';
import { type CacheResult, createCachedResource, type LoadRequest } from '../cache/cached-resource.ts';
import { createEntry } from '../cache/entry.ts';
import { PRODUCT_ID, type Product, type ProductSummary } from '../domain/product.ts';
import type { IncidentRegister } from '../reporting/incidents.ts';
import type { Log } from '../reporting/log.ts';
import { type CatalogueTiersOptions, createCatalogueTiers } from './catalogue-tiers.ts';
import { HiddenProductError, ProductNotFoundError, ProviderError, RateLimitError, type Resource } from './errors.ts';
import { createHiddenProducts } from './hidden-products.ts';
import { createParsers } from './parse.ts';
import { createProductRequests, LIST_REQUEST, productRequest } from './request-products.ts';
import type { ProductList, ProviderProduct } from './schema.ts';
import { createDomainCopies } from './to-domain.ts';
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
import { createWatchedRequests, isFailure } from './watched-requests.ts';

/** A cached value, and what the cache knows about it. */
export type ProviderResult<Value> = Omit<CacheResult<Value>, 'entry'> & {
  readonly entry: Omit<CacheResult<Value>['entry'], 'value'>;
  readonly value: Value;
};

type CheckRateLimit = LoadRequest<unknown>['checkRateLimit'];

export type ProviderLoadOptions = {
  readonly checkRateLimit?: CheckRateLimit;
  /** A visitor's own credential. The request bypasses the cache. */
  readonly credentials?: Credentials | undefined;
};

export type Provider = ReturnType<typeof createProvider>;

type ProviderOptions = TransportOptions &
  CatalogueTiersOptions & {
    readonly now: () => Date;
    readonly incidents: IncidentRegister;
    readonly log: Log;
    /** The origins of images that the Content-Security-Policy allows. */
    readonly imageOrigins: readonly string[];
    /** The ids of the products that no answer names. */
    readonly hiddenProducts: readonly string[];
  };

const reasonOf = (error: unknown): string => {
  if (error instanceof RateLimitError) return 'rate-limited';
  return error instanceof ProviderError ? error.failure : 'error';
};

/**
 * Creates the provider: HTTP transport with one retry, validation, and a cache of three tiers: memory, Cache API and
 * KV.
 *
 * Lists with parameters have their own memory cache and no other tier, because clients can request any number of
 * parameter combinations.
 */
export const createProvider = (options: ProviderOptions) => {
  const { ttlSeconds, timeoutMs, imageOrigins, incidents, log, waitUntil } = options;
  const now = (): number => options.now().getTime();
  const { snapshots, tiersOf, listKey, productKey } = createCatalogueTiers(options, now);
  const parsers = createParsers(imageOrigins, incidents);
  const domain = createDomainCopies();
  const hidden = createHiddenProducts(options.hiddenProducts);
  const transport = createTransport(options);
  const requestsOver = (chosen: Transport) => createProductRequests({ transport: chosen, parsers, incidents, now });
  const requests = requestsOver(withRetry(transport));

  const hasProduct = (products: ProductList | null | undefined, id: string): boolean =>
    products?.some((product) => product.id === id) === true;

  const isInSnapshot = (id: string): boolean => snapshots?.has(productRequest(id).path) === true;

  const isKnown = (id: string): boolean =>
    details.peek(productKey(id)) !== null || hasProduct(list.peek(listKey()), id) || isInSnapshot(id);

  const loadList = () => list.load({ key: listKey(), loadValue: watched.list });

  /**
   * Whether the newest list has the product. If no tier has a list, none is requested here, because anybody can make up
   * an id. If a list that had the product cannot be loaded again, the product still counts as listed.
   */
  const isListed = async (id: string): Promise<boolean> => {
    const copy = await list.findCopy(listKey(), TIER_READ_TIMEOUT_MS);
    const wasListed = hasProduct(copy?.entry.value, id) || isInSnapshot(id);
    if (!wasListed) return false;
    const newest = await loadList().catch(() => copy);
    return newest === null || hasProduct(newest.entry.value, id);
  };

  const watched = createWatchedRequests({ requests, incidents, now, isKnown, isListed });

  /** Products that no longer parse are dropped and reported. */
  const parseStoredList = (json: unknown): ProductList => {
    const { products, rejected } = parsers.parseList(json);
    if (rejected.length > 0) incidents.failed('malformed products', new Error(`stored: ${rejected[0]}`));
    return products;
  };

  const timeoutErrorOf = (resource: Resource) => () =>
    new ProviderError(resource, 'timeout', 'no answer in the time that a visitor waits', { failedAt: now() });

  const rules = {
    ttlSeconds,
    maxRequestMs: maxRequestMs(timeoutMs),
    isEmpty: () => false,
    isFailure: () => true,
    reasonOf,
    createTimeoutError: timeoutErrorOf('products'),
    incidents,
    now,
    waitUntil,
  };
  const list = createCachedResource<ProductList>({
    ...rules,
    tiers: tiersOf(parseStoredList),
    isEmpty: (products) => products.length === 0,
    onFound: ({ storedAt }) => incidents.recovered('list', storedAt),
  });
  const filteredLists = createCachedResource<ProductList>({
    ...rules,
    tiers: [],
    isFailure: (error) => isFailure('filtered list', error),
  });
  const details = createCachedResource({
    ...rules,
    // After a 404, the tiers are searched for the list, and the list is loaded if they have a copy with the product.
    maxRequestMs: rules.maxRequestMs + TIER_READ_TIMEOUT_MS + STALE_AFTER_MS,
    createTimeoutError: timeoutErrorOf('product'),
    tiers: tiersOf(parsers.parseDetail),
    onFound: ({ storedAt }) => incidents.recovered('product', storedAt),
  });

  /** Requests data that only the visitor with this credential may see. Nothing is cached. */
  const bypassCache = async <Value>(
    request: () => Promise<Value | null>,
    checkRateLimit: CheckRateLimit,
  ): Promise<CacheResult<Value>> => {
    await checkRateLimit?.();
    const requestedAt = now();
    const entry = await createEntry(await watched.authenticated(request()), requestedAt);
    return { entry, outcome: { kind: 'bypass' }, ageSeconds: 0, remainingSeconds: 0 };
  };

  const loadProducts = (query: ProviderRequest['query'], { credentials, checkRateLimit }: ProviderLoadOptions) => {
    const request = { ...LIST_REQUEST, query };
    if (credentials) return bypassCache(() => requests.requestList({ ...request, credentials }), checkRateLimit);
    // Everybody needs the list, so it does not count towards anybody's rate limit.
    if (Object.keys(query).length === 0) return loadList();
    return filteredLists.load({ key: listKey(query), loadValue: () => watched.filteredList(request), checkRateLimit });
  };

  const loadProduct = (id: string, { credentials, checkRateLimit }: ProviderLoadOptions) => {
    if (!credentials) {
      return details.load({ key: productKey(id), loadValue: () => watched.product(id), checkRateLimit });
    }
    return bypassCache(() => requests.requestProduct({ ...productRequest(id), credentials }), checkRateLimit);
  };

  /**
   * The list as the provider sent it, validated, without the hidden products. Rejects with a ProviderError when the
   * provider fails and no stale entry may be served, and with a CredentialError when it rejects the credential.
   */
  const providerProducts = async (
    query: ProviderRequest['query'],
    loadOptions: ProviderLoadOptions = {},
  ): Promise<ProviderResult<ProductList>> => {
    const result = await loadProducts(query, loadOptions);
    const entry = await hidden.leaveOut(result.entry);
    const { value } = entry;
    if (value === null) throw new ProviderError('products', 'invalid', 'no product list', { failedAt: now() });
    return { ...result, entry, value };
  };

  /**
   * One product as the provider sent it, validated. Rejects as `providerProducts` does, with a ProductNotFoundError if
   * there is no product with this id, and with a HiddenProductError if it is hidden. The provider is only asked for
   * valid ids of products that are not hidden.
   */
  const providerProduct = async (
    id: string,
    loadOptions: ProviderLoadOptions = {},
  ): Promise<ProviderResult<ProviderProduct>> => {
    if (!PRODUCT_ID.test(id)) throw new ProductNotFoundError(id);
    if (hidden.has(id)) throw new HiddenProductError(id);
    const result = await loadProduct(id, loadOptions);
    const { value } = result.entry;
    if (value === null) throw new ProductNotFoundError(id);
    return { ...result, value };
  };

  return {
    providerProducts,
    providerProduct,

    /** The list that every visitor sees. Rejects as `providerProducts` does. */
    async products(): Promise<ProviderResult<readonly ProductSummary[]>> {
      const result = await providerProducts({});
      return { ...result, value: domain.listOf(result.value) };
    },

    /**
     * The list from memory, the Cache API or the snapshot, without a request to the provider. Null if none of them has
     * a list. Never rejects.
     */
    async cachedProducts() {
      const copy = await list.findCopy(listKey());
      if (!copy) return null;
      const { value } = await hidden.leaveOut(copy.entry);
      return value && { value: domain.listOf(value), remainingSeconds: copy.remainingSeconds };
    },

    /** One product that every visitor sees. Rejects as `providerProduct` does. */
    async product(
      id: string,
      loadOptions: Pick<ProviderLoadOptions, 'checkRateLimit'> = {},
    ): Promise<ProviderResult<Product>> {
      const result = await providerProduct(id, loadOptions);
      return { ...result, value: domain.productOf(id, result.value) };
    },

    /** Stores the catalogue where every data centre can read it. Does nothing without a namespace for it. Never rejects. */
    async updateSnapshot(): Promise<void> {
      // Without retries, because they would count as requests of the run. The next run follows in two minutes.
      if (snapshots) await updateSnapshot({ store: snapshots, requests: requestsOver(transport), incidents, log, now });
    },

    /** The health of the data that the site's pages depend on, as this isolate knows it. */
    health: () => ({ list: incidents.healthOf('list'), product: incidents.healthOf('product') }),
  };
};
