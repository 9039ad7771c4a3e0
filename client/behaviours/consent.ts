export const startConsent = (): void => undefined;
