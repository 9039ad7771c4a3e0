import { linkedErrorsIntegration, type Options, Toucan } from 'toucan-js';
import { stripQueries, toError } from '../shared/reports.ts';
import { describeError, type Log, type RunningCode } from './log.ts';
import type { Report } from './report.ts';

/** Aborts a slow delivery. Otherwise, `waitUntil` would keep it alive. */
const INGEST_TIMEOUT_MS = 3_000;

type SentryOptions = RunningCode & {
  readonly dsn: string;
  readonly environment: string;
  readonly log: Log;
  readonly waitUntil: (work: Promise<unknown>) => void;
};

type BeforeSend = NonNullable<Options['beforeSend']>;
type ErrorEvent = Parameters<BeforeSend>[0];
type Exception = NonNullable<NonNullable<ErrorEvent['exception']>['values']>[number];
type StackFrame = NonNullable<NonNullable<Exception['stacktrace']>['frames']>[number];

/** Removes the folders from file names, because on a developer's machine they contain the developer's name. */
const withoutFolders = ({ filename = '', abs_path: _, ...frame }: StackFrame): StackFrame => {
  const name = filename.slice(Math.max(filename.lastIndexOf('/'), filename.lastIndexOf('\\')) + 1);
  return name === '' ? frame : { ...frame, filename: name, abs_path: `/${name}` };
};

const scrubException = ({ value, stacktrace, ...exception }: Exception): Exception => ({
  ...exception,
  ...(value === undefined ? {} : { value: stripQueries(value) }),
  ...(stacktrace === undefined
    ? {}
    : { stacktrace: { ...stacktrace, frames: (stacktrace.frames ?? []).map(withoutFolders) } }),
});

const scrubExceptions: BeforeSend = (event) => ({
  ...event,
  exception: { values: (event.exception?.values ?? []).map(scrubException) },
});

/**
 * Sends reports to a Sentry ingest. Never throws. A failing ingest is logged once, and again only after it has worked
 * in between. Each report has its own client, because in workerd one request must not wait for I/O that another one
 * started.
 */
export const reportToSentry = ({ dsn, environment, release, build, log, waitUntil }: SentryOptions): Report => {
  let failing = false;
  const logFailure = (reason: unknown, requestId: string | undefined): void => {
    if (!failing) log('report-undelivered', { requestId, error: describeError(reason) });
    failing = true;
  };
  const createDelivery =
    (requestId: string | undefined): typeof fetch =>
    async (input, init) => {
      try {
        const response = await fetch(input, { ...init, signal: AbortSignal.timeout(INGEST_TIMEOUT_MS) });
        await response.body?.cancel();
        if (response.ok) failing = false;
        else logFailure(new Error(`the ingest responded with ${response.status}`), requestId);
        return response;
      } catch (reason) {
        logFailure(reason, requestId);
        return Response.error();
      }
    };
  return (error, { requestId, route, incident }) => {
    try {
      const client = new Toucan({
        dsn,
        release,
        environment,
        sendDefaultPii: false,
        // The default integrations would copy request data: URLs with queries, headers and bodies.
        defaultIntegrations: [linkedErrorsIntegration()],
        beforeSend: scrubExceptions,
        transportOptions: { fetcher: createDelivery(requestId) },
        context: { waitUntil },
      });
      client.setTags({ build, request_id: requestId, route, incident });
      client.captureException(toError(error));
    } catch (reason) {
      logFailure(reason, requestId);
    }
  };
};
