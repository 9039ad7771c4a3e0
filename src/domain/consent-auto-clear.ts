import type { ConsentCategory } from './consent.ts';

export type OptionalConsentCategory = Exclude<ConsentCategory, 'necessary'>;

export type AutoClear = {
  /** Names of the cookies that go when the category is turned off. */
  readonly cookies: readonly (string | RegExp)[];
  /** Whether the page then loads anew: what a script has set going ends for certain only with its page. */
  readonly reloadsPage: boolean;
};

/**
 * The site sets none of these itself. They are the names that the common tools for measuring and advertising use, so
 * that what an operator adds goes when the visitor says no.
 */
export const CONSENT_AUTO_CLEAR: Readonly<Record<OptionalConsentCategory, AutoClear>> = {
  analytics: { cookies: [/^_ga/, '_gid'], reloadsPage: true },
  marketing: { cookies: [/^_gcl_/, '_fbp', '_fbc'], reloadsPage: true },
};
