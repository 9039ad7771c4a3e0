import { readReportDsn } from '../../src/shared/client-config.ts';
import { REPLAY, store } from '../plumbing/storage.ts';
import { isImportFailure } from './import-failure.ts';

declare global {
  interface WindowEventMap {
    /** An island failed. Its fallback is already on the page. */
    'site:error': CustomEvent<{ readonly error: unknown; readonly where: string }>;
  }
}

/**
 * The maximum number of different errors that are passed on. Most of them can be noise from apps and extensions.
 * `sentry-client.ts` recognises the noise, and limits what is sent.
 */
const MAX_ERRORS_PER_PAGE = 100;

/** Removes the id of Session Replay. A tab that was open while the visitor withdrew consent in another tab still has it. */
const removeReplaySession = (): void => void store(REPLAY, null);

/** Anything can be thrown, even an object that cannot be converted to a string. */
const textOf = (thrown: unknown): string => {
  try {
    return String(thrown);
  } catch {
    return '';
  }
};

/** A failure to load a reporting script must not cause another report. */
const ignore = (): void => undefined;

/**
 * Listens for errors and for consent without loading the Sentry SDK, which is large. The SDK is loaded when there is an
 * error to report. Session Replay is loaded when the visitor accepts analytics. Without a DSN this does nothing.
 */
export const startMonitoring = (): void => {
  if (readReportDsn(document.body) === null) return;
  const heard = new Set<string>();
  // All errors that wait for the import() share it, because several imports would end in any order.
  let loading: Promise<typeof import('./sentry-client.ts')> | undefined;
  const report = (error: unknown, where: string): void => {
    const text = textOf(error);
    const key = text + (error instanceof Error && error.stack);
    if (heard.size === MAX_ERRORS_PER_PAGE || heard.has(key)) return;
    heard.add(key);
    const send = (): void => {
      loading ??= import('./sentry-client.ts');
      loading
        .then((module) => module.captureError(error, where))
        .catch(() => {
          loading = undefined;
        });
    };
    // Firefox and WebKit reject the imports of a page that the visitor leaves. The delay is as long as such a page may
    // remain, and the timer ends with the page.
    const timer = setTimeout(send, isImportFailure(text) ? 2_000 : 0);
    addEventListener('pagehide', () => clearTimeout(timer), { once: true });
  };
  // An event without an error comes from a cross-origin script, or is a browser notice such as ResizeObserver's.
  addEventListener('error', ({ error }) => error && report(error, 'script'));
  // Browsers reject one of their own promises when they skip a view transition. The navigation itself has succeeded.
  addEventListener(
    'unhandledrejection',
    ({ reason }) => /transition/i.test(textOf(reason)) || report(reason, 'promise'),
  );
  // This can be late, because browsers remember what the Content-Security-Policy has blocked.
  addEventListener('load', () => {
    import('./policy-violations.ts').then((module) => module.reportPolicyViolations(report)).catch(ignore);
  });
  addEventListener('site:error', ({ detail }) => report(detail.error, detail.where));

  let hasEverAccepted = false;
  addEventListener('site:consent', ({ detail }) => {
    const accepts = detail.categories.includes('analytics');
    hasEverAccepted ||= accepts;
    if (hasEverAccepted) import('./apply-consent.ts').then((module) => module.applyConsent(accepts)).catch(ignore);
    if (!accepts) removeReplaySession();
  });
};
