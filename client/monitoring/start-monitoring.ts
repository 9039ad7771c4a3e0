import { readReportDsn } from '../../src/shared/client-config.ts';
import { REPLAY, store } from '../plumbing/storage.ts';
import { createReporter } from '../state/reports.ts';

declare global {
  interface WindowEventMap {
    /** An island failed. Its fallback is already on the page. */
    'site:error': CustomEvent<{ readonly error: unknown; readonly where: string }>;
  }
}

/** Removes the id of Session Replay. A tab that was open while the visitor withdrew consent in another tab still has it. */
const removeReplaySession = (): void => void store(REPLAY, null);

/** A failure to load a reporting script must not cause another report. */
const ignore = (): void => undefined;

/**
 * Listens for errors and for consent without loading the Sentry SDK, which is large. The SDK is loaded when there is an
 * error to report. Session Replay is loaded when the visitor accepts analytics. Without a DSN this does nothing.
 */
export const startMonitoring = (): void => {
  if (readReportDsn(document.body) === null) return;
  // All errors that wait for the import() share it, because several imports would end in any order.
  let loading: Promise<typeof import('./sentry-client.ts')> | undefined;
  const passOn = (thrown: unknown, where: string): void => {
    loading ??= import('./sentry-client.ts');
    loading
      .then((module) => module.captureError(thrown, where))
      .catch(() => {
        loading = undefined;
      });
  };
  const { report, leave } = createReporter(passOn, setTimeout);
  addEventListener('error', ({ error }) => report(error, 'script'));
  addEventListener('unhandledrejection', ({ reason }) => report(reason, 'promise'));
  addEventListener('pagehide', leave);
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
