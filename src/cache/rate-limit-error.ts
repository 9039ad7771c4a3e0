/** The client has sent too many requests that the cache could not answer. */
export class RateLimitError extends Error {
  override readonly name = 'RateLimitError';
}
