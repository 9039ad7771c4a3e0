/** Name of the cookie with the visitor's consent record (JSON). */
export const CONSENT_COOKIE_NAME = 'cc_cookie';
/** Lifetime of the consent cookie. */
export const CONSENT_COOKIE_DAYS = 182;
/**
 * After how many days Safari may have deleted it: its Intelligent Tracking Prevention caps cookies that are written by script
 * at seven days (https://webkit.org/blog/8613/intelligent-tracking-prevention-2-1/).
 */
export const SAFARI_SCRIPT_COOKIE_DAYS = 7;

/** Incremented when visitors must consent again: records with another revision are invalid. */
export const CONSENT_REVISION = 0;

/** `necessary` is always on; the others are off until the visitor accepts them. */
export const CONSENT_CATEGORIES = ['necessary', 'analytics', 'marketing'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];
