import { stripQueries, toError } from '../shared/reports.ts';
import type { Report } from './report.ts';

/** Every event in the Worker's log, with its level. docs/architecture.md says when each occurs. */
export const LOG_EVENTS = {
  'provider-failure': 'warning',
  report: 'error',
  refused: 'info',
  'rate-limited': 'warning',
  'incident-ended': 'info',
  'no-rate-limiter': 'warning',
  'snapshot-incomplete': 'info',
  'report-undelivered': 'error',
} as const;

export type LogEvent = keyof typeof LOG_EVENTS;

/** Logs an event with the known details. Never logs anything personal: no query values, headers or cookies. */
export type Log = (event: LogEvent, fields?: Readonly<Record<string, unknown>>) => void;

/** The console method for each level. Workers Logs shows it as the level of the line. */
const METHODS = { info: 'info', warning: 'warn', error: 'error' } as const;

/** The running code: the commit that was built, and the id of the deployed version. */
export type RunningCode = { readonly release: string; readonly build: string };

/**
 * Creates the log: one line of JSON per event, for Workers Logs, `wrangler tail` and log drains. An error's message can
 * contain a URL, so queries and fragments are removed from the whole line.
 */
export const createLog =
  ({ release, build }: RunningCode): Log =>
  (event, fields = {}) => {
    const level = LOG_EVENTS[event];
    // biome-ignore lint/suspicious/noConsole: a Worker logs to its console
    console[METHODS[level]](stripQueries(JSON.stringify({ level, event, release, build, ...fields })));
  };

/** The same number as Sentry receives for one error. There must be a limit, because an error can be its own cause. */
const MAX_CAUSES = 4;

/** An error as a field of an event, with its causes. */
export const describeError = (error: unknown, maxCauses = MAX_CAUSES): unknown => {
  const { name, message, stack, cause } = toError(error);
  const hasCause = cause !== undefined && maxCauses > 0;
  return { name, message, stack, ...(hasCause && { cause: describeError(cause, maxCauses - 1) }) };
};

/** Logs every report. */
export const reportToLog =
  (log: Log): Report =>
  (error, context) =>
    log('report', { ...context, error: describeError(error) });

const COUNT_INTERVAL_MS = 60_000;

type CounterOptions = {
  readonly log: Log;
  readonly event: LogEvent;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/** Counts a frequent event. Logs the first occurrence, and then at most once a minute the number since. */
export const createCounter = ({ log, event, now }: CounterOptions) => {
  let count = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (): void => {
    count += 1;
    if (now() - loggedAt < COUNT_INTERVAL_MS) return;
    log(event, { count });
    loggedAt = now();
    count = 0;
  };
};
