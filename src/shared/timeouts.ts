export const TIMED_OUT = Symbol('timed out');

/** Settles as `work` does, or resolves to TIMED_OUT after `ms` milliseconds. `work` itself continues. */
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
