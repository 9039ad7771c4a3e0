export const hydrateIslands = (): void => undefined;
