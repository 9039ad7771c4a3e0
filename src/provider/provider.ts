import { createCacheApiStore, type OpenCache, type SharedStore } from '../cache/cache-api-store.ts';
import { cacheBase } from '../cache/cache-key.ts';
import { type CachedResource, createCachedResource, type Served, SHARED_READ_MS } from '../cache/cached-resource.ts';
import { createEntry } from '../cache/entry.ts';
import { createEntryMemory } from '../cache/entry-store.ts';
import { createSingleFlight } from '../cache/single-flight.ts';
import type { Report } from '../reporting/report.ts';
import { createLane, type Lane } from './bulkhead.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { ProductNotFoundError, ProviderError } from './errors.ts';
import { type Ask, createAsk } from './fetcher.ts';
import { parseProduct, parseProducts } from './parse.ts';
import type { WireProduct, WireProductSummary } from './schema.ts';
import {
  type Credentials,
  createTransport,
  longestQuestionMs,
  type ProviderRequest,
  type TransportOptions,
} from './transport.ts';

/** Query parameters for the list, as the provider understands them; names and values are already validated. */
export type ProductQuery = Readonly<Record<string, string>>;

/** What was served, with a value for certain. */
export type Provided<Value> = Served<Value> & { readonly value: Value };

export type AskOptions = {
  /** A visitor's own credential: the provider is asked afresh with it, and nothing is kept. */
  readonly credentials?: Credentials;
  /** Ask for a new answer already in the last part of the kept one's life. */
  readonly renewed?: boolean;
};

/**
 * Where products come from. Both calls fail with a ProviderError when the provider does not answer properly and nothing
 * kept may stand in, and `product` with a ProductNotFoundError when the provider says that there is no such product.
 */
export interface Provider {
  products(query: ProductQuery, options?: AskOptions): Promise<Provided<readonly WireProductSummary[]>>;
  /** `id` matches PRODUCT_ID. */
  product(id: string, options?: AskOptions): Promise<Provided<WireProduct>>;
  /** Of the lane that the site's pages depend on. */
  readonly breaker: Pick<CircuitBreaker, 'state' | 'lastSuccess'>;
}

export type ProviderOptions = TransportOptions & {
  readonly publicOrigin: string;
  readonly ttlSeconds: number;
  readonly report: Report;
  readonly now: () => Date;
  /** This isolate's turn at renewing, see `freshness`. */
  readonly refreshJitter: () => number;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly openCache: OpenCache;
};

export const createProvider = (options: ProviderOptions): Provider => {
  const { publicOrigin, ttlSeconds, timeoutMs, report, refreshJitter, waitUntil, openCache } = options;
  const now = (): number => options.now().getTime();
  const transport = createTransport(options);
  const everybodys = createLane(transport, report, now);
  const withParameters = createLane(transport, report, now);
  const withCredentials = createLane(transport, report, now);

  const askList = (lane: Lane): Ask<readonly WireProductSummary[]> =>
    createAsk(lane, (json) => {
      const { products, rejected } = parseProducts(json);
      const incident = 'malformed products';
      if (rejected.length === 0) lane.incidents.recovered(incident);
      else lane.incidents.failed(incident, new Error(`left out of the list: ${JSON.stringify(rejected)}`));
      return products;
    });

  const createResource = <Value>(ask: Ask<Value>, shared: SharedStore<Value> | null): CachedResource<Value> =>
    createCachedResource({
      ask,
      memory: createEntryMemory<Value>(),
      shared,
      flights: createSingleFlight({ waitUntil, waiterDeadlineMs: SHARED_READ_MS + longestQuestionMs(timeoutMs) }),
      incidents: everybodys.incidents,
      keyBase: cacheBase(publicOrigin, options.baseUrl),
      ttlSeconds,
      now,
      refreshJitter,
      waitUntil,
    });

  /** Without incidents: what is kept was cleaned when it came, and says nothing of what the provider sends now. */
  const parseKeptList = (json: unknown): readonly WireProductSummary[] => parseProducts(json).products;

  const list = createResource(askList(everybodys), createCacheApiStore(parseKeptList, openCache));
  /**
   * The specification lets any parameters pass and keeps their answers for five minutes. The site itself never sends one,
   * and anybody may invent them without end: such lists have a memory and a lane of their own, and no place in the data
   * centre's cache. What they can still cost is one provider request each.
   */
  const chosenLists = createResource(askList(withParameters), null);
  const details = createResource(createAsk(everybodys, parseProduct), createCacheApiStore(parseProduct, openCache));
  const ownList = askList(withCredentials);
  const ownDetail = createAsk(withCredentials, parseProduct);

  const bypass = async <Value>(ask: Ask<Value>, request: ProviderRequest): Promise<Served<Value>> => {
    const startedAt = now();
    const entry = await createEntry(await ask(request), startedAt);
    return { entry, outcome: { kind: 'bypass' }, ageSeconds: 0, remainingSeconds: 0, providerMs: now() - startedAt };
  };

  const provided = <Value>(served: Served<Value>, missing: () => Error): Provided<Value> => {
    const { value } = served.entry;
    if (value === null) throw missing();
    return { ...served, value };
  };

  return {
    async products(query, { credentials, renewed = false } = {}) {
      const request = { resource: 'products', path: 'products', query } as const;
      const served = await (credentials
        ? bypass(ownList, { ...request, credentials })
        : (Object.keys(query).length > 0 ? chosenLists : list).load(request, { renewed }));
      return provided(
        served,
        () => new ProviderError('products', 'status', 'there is no product list', { status: 404 }),
      );
    },
    async product(id, { credentials, renewed = false } = {}) {
      const request = { resource: 'product', path: `products/${id}`, query: {} } as const;
      const served = await (credentials
        ? bypass(ownDetail, { ...request, credentials })
        : details.load(request, { renewed }));
      return provided(served, () => new ProductNotFoundError(id));
    },
    breaker: everybodys.breaker,
  };
};
