import type { Report } from './report.ts';

/** Every event in the Worker's log, with its level. docs/architecture.md says when each occurs. */
export const LOG_EVENTS = {
  'provider-failure': 'warning',
  report: 'error',
  'incident-ended': 'info',
  'no-rate-limiter': 'warning',
  'report-undelivered': 'error',
} as const;

export type LogEvent = keyof typeof LOG_EVENTS;

/** Logs an event with what is known of it. Nothing personal: no query values, headers or cookies. */
export type Log = (event: LogEvent, fields?: Readonly<Record<string, unknown>>) => void;

/** The method of the console, which Workers Logs show as the level of a line. */
const METHODS = { info: 'info', warning: 'warn', error: 'error' } as const;

/** Which code runs: the commit that was built, and the id of the deployed version. */
export type RunningCode = { readonly release: string; readonly build: string };

/** Creates the log: one line of JSON an event, for Workers Logs, `wrangler tail` and log drains. */
export const createLog =
  ({ release, build }: RunningCode): Log =>
  (event, fields = {}) => {
    const level = LOG_EVENTS[event];
    // biome-ignore lint/suspicious/noConsole: a Worker logs to its console
    console[METHODS[level]](JSON.stringify({ level, event, release, build, ...fields }));
  };

/** An error as a field of an event. */
export const describeError = (error: unknown): unknown =>
  error instanceof Error
    ? {
        name: error.name,
        message: error.message,
        stack: error.stack,
        ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
      }
    : { name: typeof error, message: String(error) };

/** Logs every report. */
export const reportToLog =
  (log: Log): Report =>
  (error, context) =>
    log('report', { ...context, error: describeError(error) });
