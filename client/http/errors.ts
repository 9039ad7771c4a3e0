/** No response: no connection, or a timeout. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** A response with an error status. */
export class StatusError extends Error {
  override readonly name = 'StatusError';
  readonly status: number;
  /** How long the site asks clients to wait before the next request, in milliseconds. 0: it does not say. */
  readonly retryAfterMs: number;

  constructor(status: number, retryAfterMs: number) {
    super(`status ${status}`);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/** A successful response whose body is not JSON or does not have the expected shape. */
export class MalformedError extends Error {
  override readonly name = 'MalformedError';
}
