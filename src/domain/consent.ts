/** Name of the cookie with the visitor's consent record (JSON). */
export const CONSENT_COOKIE_NAME = 'cc_cookie';
/** Lifetime of the consent cookie. */
export const CONSENT_COOKIE_DAYS = 182;
export const CONSENT_COOKIE_PATH = '/';
/** The cookie is also `Secure` where the site is served over https. */
export const CONSENT_COOKIE_SAME_SITE = 'Lax';

/** Incremented when visitors must consent again: records with another revision are invalid. */
export const CONSENT_REVISION = 0;

/** Specified delay before a dialog becomes visible: the consent library's own, without a setting. Only a test reads it. */
export const CONSENT_SHOW_DELAY_MS = 100;
/**
 * Specified delay before a locked page can be used again: the consent library's own, without a setting. Only a test reads
 * it. It applies to banners that lock the page (`disablePageInteraction`); the site's banner does not.
 */
export const CONSENT_LOCK_RELEASE_MS = 500;

/** `necessary` is always on; the others are off until the visitor accepts them. */
export const CONSENT_CATEGORIES = ['necessary', 'analytics', 'marketing'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];
