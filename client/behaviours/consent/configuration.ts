import type { AutoClear, Category, CookieConsentConfig } from 'vanilla-cookieconsent';
import {
  CONSENT_COOKIE_DAYS,
  CONSENT_COOKIE_NAME,
  CONSENT_REVISION,
  type ConsentCategory,
  type OptionalConsentCategory,
} from '../../../src/domain/consent.ts';
import type { ClientConfig } from '../../../src/shared/client-config.ts';
import { cookieDomains } from './cookie-domains.ts';

type Mode = ClientConfig['consentMode'];

/**
 * The cookies to delete when a category is turned off. The site sets none of them. They belong to common analytics and
 * advertising tools, which an operator may add. Only a reload reliably stops scripts that already run.
 */
export const AUTO_CLEAR: Readonly<Record<OptionalConsentCategory, readonly (string | RegExp)[]>> = {
  analytics: [/^_ga/, '_gid'],
  marketing: [/^_gcl_/, '_fbp', '_fbc'],
};

/** Those tools set their cookies on the widest domain that the browser allows, so each domain is listed. */
const autoClear = (names: readonly (string | RegExp)[], hostname: string): AutoClear => ({
  cookies: names.flatMap((name) => [{ name }, ...cookieDomains(hostname).map((domain) => ({ name, domain }))]),
  reloadPage: true,
});

/**
 * With `opt-in`, the category is off until the visitor accepts it. With `opt-out`, it is on until the visitor rejects
 * it.
 */
const optional = (category: OptionalConsentCategory, mode: Mode, hostname: string): Category => ({
  enabled: mode === 'opt-out',
  autoClear: autoClear(AUTO_CLEAR[category], hostname),
});

/**
 * The library's configuration without texts and callbacks. Its cookie is `Lax`, valid for all paths, and `Secure` over
 * https.
 */
export const consentConfiguration = (mode: Mode, hostname: string) =>
  ({
    mode,
    revision: CONSENT_REVISION,
    autoShow: false,
    // Scripts listen for `site:consent`. They do not wait in the markup for the library to start them.
    manageScriptTags: false,
    // `looksLikeBot` hides the banner from bots. If the library hid it, `showPreferences` would throw for any visitor
    // that the library mistakes for a bot.
    hideFromBots: false,
    // Without a domain, the cookie belongs to this host alone. With the default, which is the host's domain, every
    // subdomain would receive it.
    cookie: { name: CONSENT_COOKIE_NAME, expiresAfterDays: CONSENT_COOKIE_DAYS, domain: '' },
    guiOptions: { consentModal: { position: 'bottom left' } },
    categories: {
      necessary: { enabled: true, readOnly: true },
      analytics: optional('analytics', mode, hostname),
      marketing: optional('marketing', mode, hostname),
    } satisfies Record<ConsentCategory, Category>,
  }) satisfies Omit<CookieConsentConfig, 'language'>;
