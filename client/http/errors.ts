/** No response: no connection, or a timeout. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** A response with an error status. `code` is the `error.code` of its JSON body, null when it has none. */
export class StatusError extends Error {
  override readonly name = 'StatusError';
  readonly status: number;
  readonly code: string | null;
  /** After how many milliseconds the site asks to be asked again. 0: it does not say. */
  readonly retryAfterMs: number;

  constructor(status: number, code: string | null, retryAfterMs = 0) {
    super(`status ${status}, ${code ?? 'no code'}`);
    this.status = status;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

/** A successful response whose body is not JSON or does not have the expected shape. */
export class MalformedError extends Error {
  override readonly name = 'MalformedError';
}
