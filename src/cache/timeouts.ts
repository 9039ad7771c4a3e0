/**
 * How long a read from the Cache API may take, in milliseconds. It usually takes a few; a slower read costs the visitor
 * more than a request to the upstream.
 */
export const CACHE_READ_TIMEOUT_MS = 150;

/** How long the rate limiter may take, in milliseconds. Its counter is on the same machine and takes about one. */
export const RATE_LIMIT_TIMEOUT_MS = 100;

export const TIMED_OUT = Symbol('timed out');

/** Settles as `work` does, or resolves to TIMED_OUT after `ms` milliseconds. `work` itself goes on. */
export const raceTimeout = async <Value>(work: Promise<Value>, ms: number): Promise<Value | typeof TIMED_OUT> => {
  const { promise: timeout, resolve } = Promise.withResolvers<typeof TIMED_OUT>();
  const timer = setTimeout(() => resolve(TIMED_OUT), ms);
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
};

/** Settles as `work` does, or rejects after `ms` milliseconds. */
export const withTimeout = async <Value>(work: Promise<Value>, ms: number): Promise<Value> => {
  const result = await raceTimeout(work, ms);
  if (result === TIMED_OUT) throw new Error(`timed out after ${ms} ms`);
  return result;
};
