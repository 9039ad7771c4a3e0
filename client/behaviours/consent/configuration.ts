import type { AutoClear, Category, CookieConsentConfig } from 'vanilla-cookieconsent';
import {
  CONSENT_COOKIE_DAYS,
  CONSENT_COOKIE_NAME,
  CONSENT_REVISION,
  type ConsentCategory,
} from '../../../src/domain/consent.ts';
import type { ClientConfig } from '../../../src/shared/client-config.ts';

type Mode = ClientConfig['consentMode'];

/**
 * What to delete when a category is turned off. The site sets none of these cookies: they are those of common analytics
 * and advertising tools, which an operator may add. Only a reload is certain to stop scripts that already run.
 */
const AUTO_CLEAR = {
  analytics: { cookies: [{ name: /^_ga/ }, { name: '_gid' }], reloadPage: true },
  marketing: { cookies: [{ name: /^_gcl_/ }, { name: '_fbp' }, { name: '_fbc' }], reloadPage: true },
} satisfies Partial<Record<ConsentCategory, AutoClear>>;

/** With `opt-in` the category is off until the visitor accepts it, with `opt-out` it is on until the visitor rejects it. */
const optional = (category: keyof typeof AUTO_CLEAR, mode: Mode): Category => ({
  enabled: mode === 'opt-out',
  autoClear: AUTO_CLEAR[category],
});

/** The library's configuration without texts and callbacks. Its cookie is `Lax`, for all paths, and `Secure` over https. */
export const consentConfiguration = (mode: Mode) =>
  ({
    mode,
    revision: CONSENT_REVISION,
    autoShow: false,
    // Scripts listen for `site:consent` instead of waiting in the markup for the library.
    manageScriptTags: false,
    // `looksLikeBot` hides the banner from bots. If the library hid it, `showPreferences` would throw for visitors that it
    // takes for bots.
    hideFromBots: false,
    cookie: { name: CONSENT_COOKIE_NAME, expiresAfterDays: CONSENT_COOKIE_DAYS },
    guiOptions: { consentModal: { position: 'bottom left' } },
    categories: {
      necessary: { enabled: true, readOnly: true },
      analytics: optional('analytics', mode),
      marketing: optional('marketing', mode),
    },
  }) satisfies Omit<CookieConsentConfig, 'language'>;
