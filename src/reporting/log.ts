import type { ProviderError } from '../provider/errors.ts';

export type LogContext = { readonly requestId: string; readonly path: string };

const writeLine = (line: Readonly<Record<string, unknown>>): void => {
  // biome-ignore lint/suspicious/noConsole: the log of a Worker is its console
  console.error(JSON.stringify(line));
};

/** What an error says of itself and of its causes, for operators. */
export const describeError = (error: unknown): unknown =>
  error instanceof Error
    ? {
        name: error.name,
        message: error.message,
        stack: error.stack,
        ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
      }
    : { name: typeof error, message: String(error) };

/** One line for each answer that the provider spoiled, under the id that the error page shows. */
export const logFailure = ({ failure, status, message }: ProviderError, context: LogContext): void =>
  writeLine({ level: 'warning', event: 'provider-failure', ...context, failure, status, message });

/** One line for a reported error. */
export const logReport = (error: unknown, context: object): void =>
  writeLine({ level: 'error', event: 'report', ...context, error: describeError(error) });

/** One line when reports cannot be delivered. */
export const logIngestFailure = (error: unknown): void =>
  writeLine({ level: 'error', event: 'report-undelivered', error: describeError(error) });
