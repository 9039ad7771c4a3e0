import type { ConsentCategory } from '../../../src/domain/consent.ts';

/** The categories that a visitor can turn off. */
export type OptionalConsentCategory = Exclude<ConsentCategory, 'necessary'>;

type AutoClear = {
  /** Names of the cookies to delete when the category is turned off. */
  readonly cookies: readonly (string | RegExp)[];
  /** Whether to reload the page afterwards: only a reload is certain to stop scripts that already run. */
  readonly reloadsPage: boolean;
};

/**
 * What to delete when a category is turned off. The site sets none of these cookies: they are those of common analytics
 * and advertising tools, which an operator may add.
 */
export const CONSENT_AUTO_CLEAR: Readonly<Record<OptionalConsentCategory, AutoClear>> = {
  analytics: { cookies: [/^_ga/, '_gid'], reloadsPage: true },
  marketing: { cookies: [/^_gcl_/, '_fbp', '_fbc'], reloadsPage: true },
};
