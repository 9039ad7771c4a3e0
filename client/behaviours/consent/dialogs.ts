import { eraseCookies, run, show, showPreferences, type Translation } from 'vanilla-cookieconsent';
import type { ConsentTexts } from '../../../src/content/consent.ts';
import { consentSwedish } from '../../../src/content/consent-sv.ts';
import { CONSENT_COOKIE_NAME, CONSENT_COOKIE_PATH } from '../../../src/domain/consent.ts';
import { readConsentMode } from '../../../src/shared/client-config.ts';
import { loadStyles } from '../load-styles.ts';
import { announceConsent } from './announce.ts';
import { consentConfiguration } from './configuration.ts';
import sheet from './dialogs.css?url';
import { keepFocusOutside, makeBannerNonModal, measureBanner } from './focus.ts';
import { fillLinks } from './links.ts';
import { createMarkupTest } from './own-markup.ts';
import { acceptedCategories } from './record.ts';
import { toTranslation } from './translation.ts';
import { allowMarkup } from './trusted-types.ts';

const announceChoice = (): void => announceConsent(acceptedCategories(document.cookie));

/** In a cookie the library leaves the expiry to the browser; the record tells it too, and an expired one counts as none. */
const forgetExpired = (): void => {
  if (acceptedCategories(document.cookie).length > 0 || acceptedCategories(document.cookie, 0).length === 0) return;
  eraseCookies(CONSENT_COOKIE_NAME);
  eraseCookies(CONSENT_COOKIE_NAME, CONSENT_COOKIE_PATH, location.hostname);
};

const startLibrary = async (): Promise<void> => {
  forgetExpired();
  await loadStyles(sheet);
  const root = document.createElement('div');
  // Next to the skip link, which stays the page's first stop.
  document.body.firstElementChild?.after(root);
  const returnFocus = keepFocusOutside(root);

  const inLanguage = (code: string, texts: ConsentTexts): Translation => {
    root.lang = code;
    const translation = toTranslation(texts);
    allowMarkup(createMarkupTest(translation));
    return translation;
  };

  await run({
    ...consentConfiguration(readConsentMode(document.body)),
    root,
    // A consent has to be understood: the visitor's browser decides the language, not the page, which is in Swedish.
    language: {
      default: 'sv',
      autoDetect: 'browser',
      translations: {
        sv: () => inLanguage('sv', consentSwedish),
        en: async () => inLanguage('en', (await import('../../../src/content/consent-en.ts')).consentEnglish),
      },
    },
    onModalReady: ({ modalName, modal }) => {
      fillLinks(modal);
      if (modalName !== 'consentModal') return;
      makeBannerNonModal(modal);
      measureBanner(modal);
    },
    onModalHide: ({ modalName }) => {
      if (modalName === 'consentModal') returnFocus();
    },
    onFirstConsent: announceChoice,
    onChange: announceChoice,
  });
};

let started: Promise<void> | undefined;
const start = (): Promise<void> => {
  started ??= startLibrary();
  return started;
};

/** Shows the banner. */
export const askForConsent = async (): Promise<void> => {
  await start();
  show(true);
};

/** Shows the preferences; the focus returns to `button`, which Safari does not give it by a press. */
export const manageConsent = async (button: HTMLElement): Promise<void> => {
  await start();
  button.focus();
  showPreferences();
};
