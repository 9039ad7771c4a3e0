export const keepScroll = (): void => undefined;
