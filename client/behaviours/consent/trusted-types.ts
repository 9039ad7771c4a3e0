declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { readonly createHTML: (html: string) => string | null }): unknown;
    };
  }
}

/**
 * Creates the page's `default` Trusted Types policy, of which there can be only one. The library assigns strings to
 * `innerHTML`. The policy accepts those that `isAllowed` accepts. All others are refused, as without the policy.
 */
export const createDefaultPolicy = (isAllowed: (html: string) => boolean): void => {
  window.trustedTypes?.createPolicy('default', { createHTML: (html) => (isAllowed(html) ? html : null) });
};
