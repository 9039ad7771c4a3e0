export const startCarousels = (): void => undefined;
