export type Resource = 'products' | 'product';

/**
 * What went wrong at the provider:
 * `unreachable` no connection, or one that broke; `timeout` no complete response in time; `status` an error status;
 * `invalid` a response that does not match the API.
 */
export type ProviderFailure = 'unreachable' | 'timeout' | 'status' | 'invalid';

export type ProviderErrorOptions = ErrorOptions & {
  /** The HTTP status of the response when `failure` is `status`. */
  readonly status?: number;
  /** Milliseconds after which a retry may help. Without it a retry is pointless. */
  readonly retryAfterMs?: number | null;
};

/** A request to the provider failed. The message is for logs, never for visitors. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly resource: Resource;
  readonly failure: ProviderFailure;
  readonly status: number | null;
  readonly retryAfterMs: number | null;

  constructor(
    resource: Resource,
    failure: ProviderFailure,
    message: string,
    { status, retryAfterMs = null, ...options }: ProviderErrorOptions = {},
  ) {
    super(`${resource}: ${message}`, options);
    this.resource = resource;
    this.failure = failure;
    this.status = status ?? null;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The provider responded that it has no product with this id. */
export class ProductNotFoundError extends Error {
  override readonly name = 'ProductNotFoundError';
  readonly id: string;

  constructor(id: string) {
    super(`no product ${id}`);
    this.id = id;
  }
}
