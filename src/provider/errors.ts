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
  /** When the request failed, in milliseconds since 1970. */
  readonly failedAt: number;
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
  /** Milliseconds since 1970. */
  readonly failedAt: number;

  constructor(
    resource: Resource,
    failure: ProviderFailure,
    message: string,
    { failedAt, status, mayRetry = false, ...options }: ProviderErrorOptions,
  ) {
    super(`${resource}: ${message}`, options);
    this.resource = resource;
    this.failure = failure;
    this.status = status ?? null;
    this.mayRetry = mayRetry;
    this.failedAt = failedAt;
  }
}

/** The status of the provider's response. Null: there was no response, or the error is not the provider's. */
export const providerStatusOf = (error: unknown): number | null =>
  error instanceof ProviderError ? error.status : null;

/** The provider responded that it has no product with this id. */
export class ProductNotFoundError extends Error {
  override readonly name = 'ProductNotFoundError';

  constructor(id: string) {
    super(`no product ${id}`);
  }
}

/** The operator hides the product with this id (`HIDDEN_PRODUCTS`), whether or not the provider has it. */
export class HiddenProductError extends Error {
  override readonly name = 'HiddenProductError';

  constructor(id: string) {
    super(`hidden product ${id}`);
  }
}

/**
 * A product in the list does not exist according to the provider. Its API may have moved. `path` is the path of the
 * product.
 */
export const missingProduct = (path: string, failedAt: number): ProviderError =>
  new ProviderError('product', 'status', `${path} is in the list, and does not exist`, { failedAt, status: 404 });

/** The provider does not accept the credential that the client sent. */
export class CredentialError extends Error {
  override readonly name = 'CredentialError';
  readonly status: 401 | 403;

  constructor(status: 401 | 403, options: ErrorOptions) {
    super('the credential was not accepted', options);
    this.status = status;
  }
}

/** The client has sent too many requests that only the provider can answer. */
export class RateLimitError extends Error {
  override readonly name = 'RateLimitError';
}
