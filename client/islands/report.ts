/** Hands a failure to the error reporter, which may or may not be there. */
export const reportIsland = (error: unknown, island: string | undefined): void => {
  dispatchEvent(new CustomEvent('site:error', { detail: { error, where: `island ${island}` } }));
};
