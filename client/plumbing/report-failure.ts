/** Dispatches `site:error`, which the monitoring code listens for when a DSN is configured. `where`: what failed. */
export const reportFailure = (error: unknown, where: string): void => {
  dispatchEvent(new CustomEvent('site:error', { detail: { error, where } }));
};
