/** What `work` resolves or rejects with, or null when that takes longer. The work itself goes on. */
export const within = async <Value>(work: Promise<Value>, ms: number): Promise<Value | null> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
};
