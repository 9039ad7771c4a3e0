import { CONSENT_CATEGORIES } from '../../../src/domain/consent.ts';
import { readConsentMode } from '../../../src/shared/client-config.ts';
import { looksLikeBot } from '../../state/looks-like-bot.ts';
import { hasConsentChanged, publishConsent, storedConsent } from './publish.ts';

/** Tidies the cookies once. On most visits nothing is loaded. */
const tidyCookies = async (): Promise<void> => {
  if (storedConsent().isTidy) return;
  const tidy = await import('./tidy.ts');
  // Reads again, because the visitor may have answered in another tab.
  tidy.tidyConsentCookies(storedConsent());
};

/**
 * Loads the dialogs with everything they need. The cookies are tidied before the library starts, because it reads the
 * first consent cookie and relies on its shape.
 */
const loadDialogs = async () => {
  const [dialogs] = await Promise.all([import('./dialogs.ts'), tidyCookies()]);
  await dialogs.start();
  return dialogs;
};

/** requestAnimationFrame waits until the page is visible. The task queued in it runs after the paint. */
const showBannerAfterFirstPaint = (): void => {
  requestAnimationFrame(() => setTimeout(() => loadDialogs().then((module) => module.showBanner())));
};

/** A reload within this time after an answer counts as the reload that a withdrawal causes. */
const RELOADED_WITHIN_MS = 3_000;

/**
 * Whether this page load is the reload that the answer given at `time` has caused. If so, screen readers have not yet
 * announced the answer.
 */
const isReloadAfter = (time: string): boolean => {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  return isReload && Math.abs(Date.now() - Date.parse(time)) < RELOADED_WITHIN_MS;
};

/** Loads the code that opens the preferences. */
export const loadPreferences = async () => ({ start: (await loadDialogs()).openPreferences });

/** Publishes a stored consent, and shows the banner to visitors without one. Only the banner loads the consent library. */
export const startConsent = (): void => {
  const { accepted, record } = storedConsent();
  if (accepted.length > 0) {
    publishConsent(accepted);
    void tidyCookies();
    if (record && isReloadAfter(record.lastConsentTimestamp))
      import('./say-answer.ts').then((module) => module.sayAnswer());
  } else if (!looksLikeBot(navigator)) {
    // An answer to an earlier question applies until the visitor answers the current one, because it may be a
    // rejection.
    if (!record && readConsentMode(document.body) === 'opt-out') publishConsent(CONSENT_CATEGORIES);
    showBannerAfterFirstPaint();
  }
  addEventListener('visibilitychange', () => {
    if (hasConsentChanged()) import('./follow-change.ts').then((module) => module.followChange(loadDialogs));
  });
};
