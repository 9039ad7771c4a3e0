/** Tags as most shops export them: names alone. */
export const tagged = (...names: readonly string[]) => names.map((name) => ({ name }));
