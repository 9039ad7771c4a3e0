import { readReportDsn } from '../../src/shared/client-config.ts';

declare global {
  interface WindowEventMap {
    /** An island failed, and what shows in its place is on the page already. */
    'site:error': CustomEvent<{ readonly error: unknown; readonly where: string }>;
  }
}

/** What goes wrong once more after so many different failures on one page tells nothing new. */
const MAX_REPORTS = 5;

/** Tabs that were open when the visitor withdrew in another one still have it. */
const forgetRecording = (): void => {
  try {
    sessionStorage.removeItem('sentryReplaySession');
  } catch {
    // Storage that is closed to us holds nothing of ours.
  }
};

/** A reporter that cannot be fetched must not be one more failure to report. */
const ignore = (): void => undefined;

/**
 * Listens for failures and for consent from the first moment on. The reporter itself, which is large, is fetched when
 * there is something to report, and what records the visit when the visitor has agreed to analytics.
 */
export const catchEarlyErrors = (): void => {
  if (readReportDsn(document.body) === null) return;
  const seen = new Set<string>();
  const report = (error: unknown, where: string): void => {
    const key = `${String(error)} ${error instanceof Error && error.stack}`;
    if (seen.size === MAX_REPORTS || seen.has(key)) return;
    seen.add(key);
    import('./reporter.ts').then((reporter) => reporter.sendError(error, where)).catch(ignore);
  };
  // Without an error object it comes from a stranger's script, or is no failure but a notice of the browser's.
  addEventListener('error', ({ error }) => error && report(error, 'script'));
  // A browser that gives up fading from page to page rejects a promise of its own; the page is there all the same.
  addEventListener('unhandledrejection', ({ reason }) => /transition/i.test(reason) || report(reason, 'promise'));
  addEventListener('site:error', ({ detail }) => report(detail.error, detail.where));

  let agreed = false;
  addEventListener('site:consent', ({ detail }) => {
    const agrees = detail.categories.includes('analytics');
    agreed ||= agrees;
    if (agreed) import('./follow-consent.ts').then((module) => module.followConsent(agrees)).catch(ignore);
    if (!agrees) forgetRecording();
  });
};
