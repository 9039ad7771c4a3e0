/** The last request for a key failed, and the failure is remembered. `cause` is the error of that request. */
export class RequestFailedError extends Error {
  override readonly name = 'RequestFailedError';
  /** Milliseconds since 1970. */
  readonly failedAt: number;

  constructor(cause: unknown, failedAt: number) {
    super('the request failed', { cause });
    this.failedAt = failedAt;
  }
}
