import type { Report } from './report.ts';

/** Writes one JSON line to the Worker's log, for `wrangler tail` and log drains. */
const writeLine = (line: Readonly<Record<string, unknown>>): void => {
  // biome-ignore lint/suspicious/noConsole: a Worker logs to its console
  console.error(JSON.stringify(line));
};

const describeError = (error: unknown): unknown =>
  error instanceof Error
    ? {
        name: error.name,
        message: error.message,
        stack: error.stack,
        ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
      }
    : { name: typeof error, message: String(error) };

/** What `ProviderError` says of a failed request. */
type FailedRequest = {
  readonly failure: string;
  readonly status: number | null;
  readonly message: string;
};

/** Logs a request that failed because of the provider, under the request id that the error page shows. */
export const logProviderFailure = (
  { failure, status, message }: FailedRequest,
  context: { readonly requestId: string; readonly path: string },
): void => writeLine({ level: 'warning', event: 'provider-failure', ...context, failure, status, message });

/** Logs a report. */
export const reportToLog: Report = (error, context) =>
  writeLine({ level: 'error', event: 'report', ...context, error: describeError(error) });

/** Logs at start that the binding PROVIDER_RATE_LIMITER is missing. */
export const logMissingRateLimiter = (): void => writeLine({ level: 'warning', event: 'no-rate-limiter' });

/** Logs that reports cannot be delivered. */
export const logUndeliveredReport = (error: unknown): void =>
  writeLine({ level: 'error', event: 'report-undelivered', error: describeError(error) });
