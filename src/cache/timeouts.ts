export const DEADLINE = Symbol('deadline');

/** Rejects or resolves as `work` does, or resolves to DEADLINE; the timer belongs to the request that waits. */
export const withDeadline = async <Value>(work: Promise<Value>, ms: number): Promise<Value | typeof DEADLINE> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<typeof DEADLINE>((resolve) => {
    timer = setTimeout(() => resolve(DEADLINE), ms);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
};

/** The same, but it rejects when `work` takes longer. */
export const inTime = async <Value>(work: Promise<Value>, ms: number): Promise<Value> => {
  const result = await withDeadline(work, ms);
  if (result === DEADLINE) throw new Error(`no answer within ${ms} ms`);
  return result;
};
