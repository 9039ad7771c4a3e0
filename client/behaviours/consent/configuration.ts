import type { AutoClear, Category, CookieConsentConfig } from 'vanilla-cookieconsent';
import {
  CONSENT_COOKIE_DAYS,
  CONSENT_COOKIE_NAME,
  CONSENT_COOKIE_PATH,
  CONSENT_COOKIE_SAME_SITE,
  CONSENT_REVISION,
} from '../../../src/domain/consent.ts';
import { CONSENT_AUTO_CLEAR, type OptionalConsentCategory } from '../../../src/domain/consent-auto-clear.ts';
import type { ClientConfig } from '../../../src/shared/client-config.ts';

type Mode = ClientConfig['consentMode'];

const autoClear = (category: OptionalConsentCategory): AutoClear => {
  const { cookies, reloadsPage } = CONSENT_AUTO_CLEAR[category];
  return { cookies: cookies.map((name) => ({ name })), reloadPage: reloadsPage };
};

/** Off until the visitor says yes; where the operator has chosen opt-out, on until the visitor says no. */
const optional = (category: OptionalConsentCategory, mode: Mode): Category => ({
  enabled: mode === 'opt-out',
  autoClear: autoClear(category),
});

/** How the library is run, apart from what is said and what follows. */
export const consentConfiguration = (mode: Mode) =>
  ({
    mode,
    revision: CONSENT_REVISION,
    autoShow: false,
    // No script of ours waits in the markup for a consent: they listen for `site:consent`.
    manageScriptTags: false,
    // The banner is not asked for where a bot is suspected. Once it has hidden itself from one the library cannot show
    // the preferences, which a visitor may have asked for.
    hideFromBots: false,
    cookie: {
      name: CONSENT_COOKIE_NAME,
      path: CONSENT_COOKIE_PATH,
      sameSite: CONSENT_COOKIE_SAME_SITE,
      secure: true,
      expiresAfterDays: CONSENT_COOKIE_DAYS,
    },
    guiOptions: { consentModal: { position: 'bottom left', equalWeightButtons: true } },
    categories: {
      necessary: { enabled: true, readOnly: true },
      analytics: optional('analytics', mode),
      marketing: optional('marketing', mode),
    },
  }) satisfies Omit<CookieConsentConfig, 'language'>;
