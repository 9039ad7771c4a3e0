/** Tags as most shops export them: only names, without colours. */
export const tagged = (...names: readonly string[]) => names.map((name) => ({ name }));
