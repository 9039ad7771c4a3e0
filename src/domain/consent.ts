/** Name of the cookie with the visitor's consent record (JSON). */
export const CONSENT_COOKIE_NAME = 'cc_cookie';
/** Lifetime of the consent cookie. */
export const CONSENT_COOKIE_DAYS = 182;
/**
 * Safari may delete the cookie after this many days. Its Intelligent Tracking Prevention limits cookies written by
 * script to seven days (https://webkit.org/blog/8613/intelligent-tracking-prevention-2-1/).
 */
export const SAFARI_SCRIPT_COOKIE_DAYS = 7;

/** Incremented when visitors must consent again. Records with another revision are invalid. */
export const CONSENT_REVISION = 0;

/** `necessary` is always on; the others are off until the visitor accepts them. */
export const CONSENT_CATEGORIES = ['necessary', 'analytics', 'marketing'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];
export type OptionalConsentCategory = Exclude<ConsentCategory, 'necessary'>;
