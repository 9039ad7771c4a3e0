import {
  hide,
  hidePreferences,
  run,
  setCookieData,
  show,
  showPreferences,
  type Translation,
} from 'vanilla-cookieconsent';
import type { ConsentTexts } from '../../../src/content/consent.ts';
import { consentEnglish } from '../../../src/content/consent-en.ts';
import { consentSwedish } from '../../../src/content/consent-sv.ts';
import { CONSENT_CATEGORIES } from '../../../src/domain/consent.ts';
import { readConsentMode } from '../../../src/shared/client-config.ts';
import { loadStyles } from '../../plumbing/load-styles.ts';
import { createFocusRestorer, createPositionRestorer, makeBannerNonModal, publishBannerHeight } from './banner.ts';
import { consentConfiguration } from './configuration.ts';
import stylesUrl from './dialogs.css?url';
import { createMarkupAllowlist } from './markup-allowlist.ts';
import { isRecordingSite, publishConsent, storedConsent } from './publish.ts';
import { sayAnswer } from './say-answer.ts';
import { toTranslation } from './translation.ts';

declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { readonly createHTML: (html: string) => string | null }): unknown;
    };
  }
}

/**
 * Creates the page's `default` Trusted Types policy. A page can have only one. The library assigns strings to
 * `innerHTML`. The policy accepts the strings that `isAllowed` accepts, and refuses all others, as a page without the
 * policy does.
 */
const createDefaultPolicy = (isAllowed: (html: string) => boolean): void => {
  window.trustedTypes?.createPolicy('default', { createHTML: (html) => (isAllowed(html) ? html : null) });
};

/** Marks the record that the library has just written, see `ConsentData`, and announces it. */
const completeRecord = (): void => {
  setCookieData({ value: { host: true, recordings: isRecordingSite() } });
  publishConsent(storedConsent().accepted);
};

/** Sets the URLs of the links from the data attributes of the footer's button. */
const setLinkUrls = (modal: HTMLElement): void => {
  const urls = document.querySelector<HTMLElement>('[data-manage-consent]')?.dataset;
  for (const link of modal.querySelectorAll<HTMLAnchorElement>('a[data-to]')) {
    link.href = urls?.[link.dataset.to ?? ''] ?? '';
  }
};

/**
 * The library names a toggle like the button beside it, and repeats the name as text. This gives each toggle a name
 * that says what it does, and hides the repetition.
 */
const nameToggles = (modal: HTMLElement, { dialog, categories }: ConsentTexts): void => {
  for (const category of CONSENT_CATEGORIES) {
    const toggle = modal.querySelector(`input[value="${category}"]`);
    toggle?.setAttribute('aria-label', dialog.allow(categories[category].name));
  }
  for (const label of modal.querySelectorAll('.toggle__label')) label.setAttribute('aria-hidden', 'true');
};

/** Announces each answer after the library has stored it. The library's callbacks skip answers that change nothing. */
const sayAnswers = (modal: HTMLElement): void => {
  for (const answer of ['all', 'necessary', 'save'] as const)
    modal.querySelector(`[data-role="${answer}"]`)?.addEventListener('click', () => sayAnswer(answer));
};

const startLibrary = async (): Promise<void> => {
  await loadStyles(stylesUrl);
  const root = document.createElement('div');
  root.className = 'consent';
  // Follows the skip link, which remains the page's first tab stop.
  document.body.firstElementChild?.after(root);
  const restoreFocus = createFocusRestorer(root);
  const restorePosition = createPositionRestorer();
  let releaseSpace = (): void => undefined;

  let texts = consentSwedish;
  const prepareTranslation = (code: string, inLanguage: ConsentTexts): Translation => {
    root.lang = code;
    texts = inLanguage;
    const translation = toTranslation(texts, isRecordingSite());
    createDefaultPolicy(createMarkupAllowlist(translation));
    return translation;
  };

  await run({
    ...consentConfiguration(readConsentMode(document.body), location.hostname),
    root,
    // Consent is valid only if it is informed, so the dialogs use the browser's language. The page itself is in
    // Swedish. Both translations are in this file, because the library cannot start again after it has failed to load
    // one.
    language: {
      default: 'sv',
      autoDetect: 'browser',
      translations: {
        sv: () => prepareTranslation('sv', consentSwedish),
        en: () => prepareTranslation('en', consentEnglish),
      },
    },
    onModalReady: ({ modalName, modal }) => {
      setLinkUrls(modal);
      nameToggles(modal, texts);
      sayAnswers(modal);
      // The icons repeat the text beside them.
      for (const picture of modal.querySelectorAll('svg')) picture.setAttribute('aria-hidden', 'true');
      if (modalName !== 'consentModal') return;
      makeBannerNonModal(modal);
      releaseSpace = publishBannerHeight(modal);
    },
    onModalHide: ({ modalName }) => {
      if (modalName === 'consentModal') {
        restoreFocus();
        releaseSpace();
      }
      restorePosition();
    },
    onFirstConsent: completeRecord,
    onChange: completeRecord,
  });
};

let started: Promise<void> | undefined;
/** Must be called before the other functions. Runs once, and again after a failure. */
export const start = (): Promise<void> => {
  started ??= startLibrary().catch((error) => {
    started = undefined;
    throw error;
  });
  return started;
};

export const showBanner = (): void => show(true);

/** To be called after a decision in another tab. */
export const hideBanner = (): void => hide();

/**
 * Opens the preferences. They return the focus to `button`, so it is focused first: Safari does not focus a button on
 * click. If a content blocker hides the preferences, they would lock the page invisibly. The visitor then gets the link
 * that replaces the button without script.
 */
export const openPreferences = (button: HTMLElement): void => {
  button.focus({ preventScroll: true });
  showPreferences();
  if (document.querySelector('.pm')?.getClientRects().length) return;
  hidePreferences();
  const link = button.nextElementSibling;
  if (link instanceof HTMLAnchorElement) location.assign(link.href);
};
