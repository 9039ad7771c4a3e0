import type { AutoClear, Category, CookieConsentConfig } from 'vanilla-cookieconsent';
import {
  CONSENT_COOKIE_DAYS,
  CONSENT_COOKIE_NAME,
  CONSENT_REVISION,
  type ConsentCategory,
} from '../../../src/domain/consent.ts';
import type { ClientConfig } from '../../../src/shared/client-config.ts';
import { cookieDomains } from './cookie-domains.ts';

type Mode = ClientConfig['consentMode'];

/**
 * What to delete when a category is turned off. The site sets none of these cookies: they are those of common analytics
 * and advertising tools, which an operator may add. Only a reload is certain to stop scripts that already run.
 */
const AUTO_CLEAR = {
  analytics: [/^_ga/, '_gid'],
  marketing: [/^_gcl_/, '_fbp', '_fbc'],
} satisfies Partial<Record<ConsentCategory, readonly (string | RegExp)[]>>;

/** Those tools write their cookies for the widest domain that the browser allows them, so each domain is named. */
const autoClear = (names: readonly (string | RegExp)[], hostname: string): AutoClear => ({
  cookies: names.flatMap((name) => [{ name }, ...cookieDomains(hostname).map((domain) => ({ name, domain }))]),
  reloadPage: true,
});

/** With `opt-in` the category is off until the visitor accepts it, with `opt-out` it is on until the visitor rejects it. */
const optional = (category: keyof typeof AUTO_CLEAR, mode: Mode, hostname: string): Category => ({
  enabled: mode === 'opt-out',
  autoClear: autoClear(AUTO_CLEAR[category], hostname),
});

/** The library's configuration without texts and callbacks. Its cookie is `Lax`, for all paths, and `Secure` over https. */
export const consentConfiguration = (mode: Mode, hostname: string) =>
  ({
    mode,
    revision: CONSENT_REVISION,
    autoShow: false,
    // Scripts listen for `site:consent` instead of waiting in the markup for the library.
    manageScriptTags: false,
    // `looksLikeBot` hides the banner from bots. If the library hid it, `showPreferences` would throw for visitors that it
    // takes for bots.
    hideFromBots: false,
    // Without a domain the cookie is this host's alone. With that of the host, the default, every subdomain would get it.
    cookie: { name: CONSENT_COOKIE_NAME, expiresAfterDays: CONSENT_COOKIE_DAYS, domain: '' },
    guiOptions: { consentModal: { position: 'bottom left' } },
    categories: {
      necessary: { enabled: true, readOnly: true },
      analytics: optional('analytics', mode, hostname),
      marketing: optional('marketing', mode, hostname),
    },
  }) satisfies Omit<CookieConsentConfig, 'language'>;
