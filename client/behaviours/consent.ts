import { CONSENT_CATEGORIES } from '../../src/domain/consent.ts';
import { readConsentMode } from '../../src/shared/client-config.ts';
import { announceConsent, hasConsentChanged } from './consent/announce.ts';
import { acceptedCategories } from './consent/record.ts';
import { loadForPress } from './load-late.ts';

declare global {
  interface Document {
    /** Chromium only: the page is rendered before the visitor navigates to it. */
    readonly prerendering?: boolean;
  }
}

/** The dialogs with all that they need. */
const loadDialogs = async () => {
  const dialogs = await import('./consent/dialogs.ts');
  await dialogs.start();
  return dialogs;
};

/** The consent library's own test for bots, made before the library is loaded. */
const looksLikeBot = ({ userAgent, webdriver }: Navigator): boolean =>
  webdriver || /bot|crawl|spider|slurp|teoma/i.test(userAgent);

/** requestAnimationFrame waits until the page is visible. The task queued in it runs after the paint. */
const showBannerAfterFirstPaint = (): void => {
  requestAnimationFrame(() => setTimeout(() => loadDialogs().then(({ showBanner }) => showBanner())));
};

const applyStoredConsent = (): void => {
  const accepted = acceptedCategories(document.cookie);
  if (accepted.length > 0) announceConsent(accepted);
  else if (!looksLikeBot(navigator)) {
    if (readConsentMode(document.body) === 'opt-out') announceConsent(CONSENT_CATEGORIES);
    showBannerAfterFirstPaint();
  }
  addEventListener('visibilitychange', () => {
    if (hasConsentChanged()) import('./consent/follow-change.ts').then(({ followChange }) => followChange(loadDialogs));
  });
};

/**
 * Announces a stored consent, shows the banner to visitors without one, and opens the preferences from the footer. The
 * consent library is loaded only for the last two.
 */
export const startConsent = (): void => {
  const button = document.querySelector<HTMLElement>('[data-manage-consent]');
  button?.addEventListener('click', () => loadForPress(loadDialogs, ({ openPreferences }) => openPreferences(button)));
  // The visitor may decide on the current page while this one is prerendered.
  if (document.prerendering) document.addEventListener('prerenderingchange', applyStoredConsent);
  else applyStoredConsent();
};
