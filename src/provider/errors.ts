export type Resource = 'products' | 'product';

/**
 * What went wrong at the provider:
 * `unreachable` no connection, or cut off; `timeout` no whole answer in time; `status` an answer with an error status;
 * `invalid` an answer that is not what the API promises; `resting` not asked, because it has failed too often just now.
 */
export type ProviderFailure = 'unreachable' | 'timeout' | 'status' | 'invalid' | 'resting';

/** The provider failed us. The message is for logs, never for visitors. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly resource: Resource;
  readonly failure: ProviderFailure;
  /** The answer's HTTP status where `failure` is `status`. */
  readonly status: number | null;

  constructor(
    resource: Resource,
    failure: ProviderFailure,
    message: string,
    { status = null, ...options }: ErrorOptions & { readonly status?: number | null } = {},
  ) {
    super(`${resource}: ${message}`, options);
    this.resource = resource;
    this.failure = failure;
    this.status = status;
  }
}

/** The provider answered that it has no product with this id. */
export class ProductNotFoundError extends Error {
  override readonly name = 'ProductNotFoundError';
  readonly id: string;

  constructor(id: string) {
    super(`no product ${id}`);
    this.id = id;
  }
}
