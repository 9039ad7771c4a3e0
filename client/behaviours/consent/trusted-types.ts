declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { readonly createHTML: (html: string) => string | null }): unknown;
    };
  }
}

/**
 * The library writes strings to `innerHTML`, which the page's policy refuses. The `default` policy, of which a page has
 * one at most, lets through what `isOwn` knows; all else is refused as before.
 */
export const allowMarkup = (isOwn: (html: string) => boolean): void => {
  window.trustedTypes?.createPolicy('default', { createHTML: (html) => (isOwn(html) ? html : null) });
};
