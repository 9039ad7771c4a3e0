import type { IncidentName, Incidents } from '../reporting/incidents.ts';
import { CredentialError, missingProduct, providerStatusOf } from './errors.ts';
import { LIST_REQUEST, type ProductRequests, productRequest } from './request-products.ts';
import type { ProductList, ProviderProduct } from './schema.ts';
import type { ProviderRequest } from './transport.ts';

/** Statuses that reject the site itself, whatever parameters it sends. */
const REFUSES_THE_SITE = [401, 403, 408, 429];

/**
 * The kinds of requests to the provider, and whether a 4xx is a failure of the provider. Visitors' input cannot make a
 * `list` or a known `product` fail. Visitors make up the parameters of a `filtered list`, an `unknown id` and the
 * credential of an `authenticated` request. A `missing product` is in the list, but does not exist.
 */
const IS_FAILURE_WITH_4XX = {
  list: () => true,
  'filtered list': (status) => REFUSES_THE_SITE.includes(status),
  product: () => true,
  'missing product': () => true,
  'unknown id': () => true,
  authenticated: () => false,
} as const satisfies Partial<Record<IncidentName, (status: number) => boolean>>;

type RequestKind = keyof typeof IS_FAILURE_WITH_4XX;

/** Whether the error is a failure of the provider. A 4xx may just be its answer to a visitor's parameters or credential. */
export const isFailure = (kind: RequestKind, error: unknown): boolean => {
  const status = providerStatusOf(error);
  return status === null || status < 400 || status >= 500 || IS_FAILURE_WITH_4XX[kind](status);
};

type WatchedRequestsOptions = {
  readonly requests: ProductRequests;
  readonly incidents: Incidents;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Whether a product with this id has been seen, so no visitor has made it up. */
  readonly isKnown: (id: string) => boolean;
  /** Whether the newest available list has the product. */
  readonly isListed: (id: string) => Promise<boolean>;
};

/** The requests that visitors cause. Each outcome is recorded for the kind of request. All reject with a ProviderError. */
export const createWatchedRequests = ({ requests, incidents, now, isKnown, isListed }: WatchedRequestsOptions) => {
  const watch = async <Value>(
    work: Promise<Value>,
    kindOf: (value: Value | null, error?: unknown) => RequestKind,
  ): Promise<Value> => {
    try {
      const value = await work;
      incidents.recovered(kindOf(value));
      return value;
    } catch (error) {
      const kind = kindOf(null, error);
      if (isFailure(kind, error)) incidents.failed(kind, error);
      throw error;
    }
  };

  /** A 404 for a product in the list is a failure until the list drops the product: the provider's API may have moved. */
  const requestProduct = async (id: string): Promise<ProviderProduct | null> => {
    const request = productRequest(id);
    const product = await requests.requestProduct(request);
    if (product === null && (await isListed(id))) throw missingProduct(request.path, now());
    incidents.recovered('missing product');
    return product;
  };

  return {
    list: (): Promise<ProductList> => watch(requests.requestList(LIST_REQUEST), () => 'list'),

    filteredList: (request: ProviderRequest): Promise<ProductList> =>
      watch(requests.requestList(request), () => 'filtered list'),

    /** Null: the product does not exist. */
    product: (id: string): Promise<ProviderProduct | null> =>
      watch(requestProduct(id), (product, error) => {
        if (providerStatusOf(error) === 404) return 'missing product';
        return product || isKnown(id) ? 'product' : 'unknown id';
      }),

    /** `work` is a request with a visitor's credential. Rejects with a CredentialError if the provider rejects it. */
    authenticated: <Value>(work: Promise<Value>): Promise<Value> =>
      watch(work, () => 'authenticated').catch((cause: unknown) => {
        const status = providerStatusOf(cause);
        throw status === 401 || status === 403 ? new CredentialError(status, { cause }) : cause;
      }),
  };
};
