/** The cookie that holds the visitor's consent record. */
export const CONSENT_COOKIE_NAME = 'cc_cookie';
export const CONSENT_COOKIE_DAYS = 182;
export const CONSENT_COOKIE_PATH = '/';
/** With `Secure` beside it wherever the site is served over https. */
export const CONSENT_COOKIE_SAME_SITE = 'Lax';

/** Raised when there is something new to ask about: a record with another number no longer counts. */
export const CONSENT_REVISION = 0;

/** The consent library's own delay before a dialog that was asked for becomes visible; it has no setting for it. */
export const CONSENT_SHOW_DELAY_MS = 100;
/**
 * The consent library's own delay before a page that it had locked can be used again. It concerns only a banner that
 * locks the page (`disablePageInteraction`), which ours does not.
 */
export const CONSENT_LOCK_RELEASE_MS = 500;

export const CONSENT_CATEGORIES = ['necessary', 'analytics', 'marketing'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];
