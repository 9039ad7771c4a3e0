export const catchEarlyErrors = (): void => undefined;
