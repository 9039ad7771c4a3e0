/** The last request for a key failed, which is remembered. `cause` is what it failed with. */
export class RequestFailedError extends Error {
  override readonly name = 'RequestFailedError';
  /** Milliseconds since 1970. */
  readonly failedAt: number;

  constructor(cause: unknown, failedAt: number) {
    super('the request failed', { cause });
    this.failedAt = failedAt;
  }
}
