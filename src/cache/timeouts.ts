/**
 * How long a lookup waits for the tiers below memory before it requests the upstream beside them, in milliseconds. The Cache
 * API usually takes a few, KV some tens.
 */
export const TIER_PATIENCE_MS = 100;

/** How long a read from such a tier may take, in milliseconds. In a cold data centre KV takes a few hundred. */
export const TIER_READ_TIMEOUT_MS = 1_000;

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
