export type Resource = 'products' | 'product';

/**
 * What went wrong at the provider:
 * `unreachable` no connection, or cut off; `timeout` no whole answer in time; `status` an answer with an error status;
 * `invalid` an answer that is not what the API promises.
 */
export type ProviderFailure = 'unreachable' | 'timeout' | 'status' | 'invalid';

/** The provider failed us. The message is for logs, never for visitors. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly resource: Resource;
  readonly failure: ProviderFailure;

  constructor(resource: Resource, failure: ProviderFailure, message: string, options: ErrorOptions = {}) {
    super(`${resource}: ${message}`, options);
    this.resource = resource;
    this.failure = failure;
  }
}

/** The provider answered that it has no product with this id. */
export class ProductNotFoundError extends Error {
  override readonly name = 'ProductNotFoundError';

  constructor(id: string) {
    super(`no product ${id}`);
  }
}
