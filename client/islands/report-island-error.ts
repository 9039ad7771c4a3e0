/** Dispatches `site:error`, which the monitoring code listens for when a DSN is configured. */
export const reportIslandError = (error: unknown, island: string | undefined): void => {
  dispatchEvent(new CustomEvent('site:error', { detail: { error, where: `island ${island}` } }));
};
