import { readReportDsn } from '../../src/shared/client-config.ts';
import { isImportFailure } from './import-failure.ts';

declare global {
  interface WindowEventMap {
    /** An island failed. Its fallback is already on the page. */
    'site:error': CustomEvent<{ readonly error: unknown; readonly where: string }>;
  }
}

const MAX_REPORTS_PER_PAGE = 5;
/** How long a page may stay after it has begun to leave, and has aborted its imports. */
const LEAVING_MS = 2_000;

/** Session Replay's id. A tab that was open while the visitor withdrew consent in another tab still has it. */
const removeReplaySession = (): void => {
  try {
    sessionStorage.removeItem('sentryReplaySession');
  } catch {
    // Storage that the browser blocks contains no session.
  }
};

/** Failing to load the Sentry SDK must not cause another report. */
const ignore = (): void => undefined;

/**
 * Listens for errors and for consent without loading the Sentry SDK, which is large. The SDK is loaded when there is an
 * error to report. Session Replay is loaded when the visitor accepts analytics. Without a DSN this does nothing.
 */
export const startMonitoring = (): void => {
  if (readReportDsn(document.body) === null) return;
  const reported = new Set<string>();
  const send = (error: unknown, where: string): void => {
    import('./sentry-client.ts').then(({ captureError }) => captureError(error, where)).catch(ignore);
  };
  const report = (error: unknown, where: string): void => {
    const key = `${String(error)} ${error instanceof Error && error.stack}`;
    if (reported.size === MAX_REPORTS_PER_PAGE || reported.has(key)) return;
    reported.add(key);
    // Firefox and WebKit reject the imports of a page that the visitor leaves. The timer then ends with the page.
    const timer = setTimeout(send, isImportFailure(error) ? LEAVING_MS : 0, error, where);
    addEventListener('pagehide', () => clearTimeout(timer), { once: true });
  };
  // An event without an error comes from a cross-origin script, or is a browser notice such as ResizeObserver's.
  addEventListener('error', ({ error }) => error && report(error, 'script'));
  // Browsers reject a promise of their own when they skip a view transition. The navigation itself has succeeded.
  addEventListener('unhandledrejection', ({ reason }) => /transition/i.test(reason) || report(reason, 'promise'));
  // Late, because browsers remember what the Content-Security-Policy has blocked before.
  addEventListener('load', () => {
    import('./policy-violations.ts').then(({ reportPolicyViolations }) => reportPolicyViolations(report)).catch(ignore);
  });
  addEventListener('site:error', ({ detail }) => report(detail.error, detail.where));

  let hasEverAccepted = false;
  addEventListener('site:consent', ({ detail }) => {
    const accepts = detail.categories.includes('analytics');
    hasEverAccepted ||= accepts;
    if (hasEverAccepted) import('./apply-consent.ts').then(({ applyConsent }) => applyConsent(accepts)).catch(ignore);
    if (!accepts) removeReplaySession();
  });
};
