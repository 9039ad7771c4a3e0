export const keepMenuFocus = (): void => undefined;
