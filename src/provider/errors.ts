import { RequestFailedError } from '../cache/request-failed-error.ts';

export type Resource = 'products' | 'product';

/**
 * What went wrong at the provider.
 * - `unreachable`: there was no connection, or it broke.
 * - `timeout`: there was no complete response in time.
 * - `status`: the response had an error status.
 * - `invalid`: the response does not match the API.
 */
export type ProviderFailure = 'unreachable' | 'timeout' | 'status' | 'invalid';

type ProviderErrorOptions = ErrorOptions & {
  /** The HTTP status of the response when `failure` is `status`. */
  readonly status?: number;
  /** Whether an immediate retry may help. */
  readonly mayRetry?: boolean;
};

/** A request to the provider failed. The message is for logs, never for visitors. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly resource: Resource;
  readonly failure: ProviderFailure;
  readonly status: number | null;
  readonly mayRetry: boolean;

  constructor(
    resource: Resource,
    failure: ProviderFailure,
    message: string,
    { status, mayRetry = false, ...options }: ProviderErrorOptions = {},
  ) {
    super(`${resource}: ${message}`, options);
    this.resource = resource;
    this.failure = failure;
    this.status = status ?? null;
    this.mayRetry = mayRetry;
  }
}

/** The cause of an error, whether or not the cache remembers the failure. */
export const causeOf = (error: unknown): unknown => (error instanceof RequestFailedError ? error.cause : error);

/** The provider's failure. Null: the error has another cause. */
export const providerErrorOf = (error: unknown): ProviderError | null => {
  const cause = causeOf(error);
  return cause instanceof ProviderError ? cause : null;
};

/** The provider responded that it has no product with this id. */
export class ProductNotFoundError extends Error {
  override readonly name = 'ProductNotFoundError';

  constructor(id: string) {
    super(`no product ${id}`);
  }
}

/**
 * A product in the list does not exist according to the provider. Its API may have moved. `path` is the path of the
 * product.
 */
export const missingProduct = (path: string): ProviderError =>
  new ProviderError('product', 'status', `${path} is in the list, and does not exist`, { status: 404 });

/** The client has sent too many requests that only the provider can answer. */
export class RateLimitError extends Error {
  override readonly name = 'RateLimitError';
}
