import { linkedErrorsIntegration, type Options, Toucan } from 'toucan-js';
import { REPORT_ENVIRONMENT } from '../shared/monitoring.ts';
import { stripQueries, toError } from '../shared/report-privacy.ts';
import { logIngestFailure } from './log.ts';
import type { Report } from './report.ts';

/** A reporting host that takes longer is given up, so that it cannot keep a request's work alive. */
const INGEST_TIMEOUT_MS = 3_000;

export type SentryOptions = {
  readonly dsn: string;
  /** Names the deployed version. */
  readonly release: string;
  readonly waitUntil: (work: Promise<unknown>) => void;
};

type BeforeSend = NonNullable<Options['beforeSend']>;
type ErrorEvent = Parameters<BeforeSend>[0];
type Exception = NonNullable<NonNullable<ErrorEvent['exception']>['values']>[number];
type Frame = NonNullable<NonNullable<Exception['stacktrace']>['frames']>[number];

/** A file's name without its folders, which on a developer's machine hold the developer's name. */
const withoutFolders = ({ filename = '', abs_path: _, ...frame }: Frame): Frame => {
  const name = filename.slice(Math.max(filename.lastIndexOf('/'), filename.lastIndexOf('\\')) + 1);
  return name === '' ? frame : { ...frame, filename: name, abs_path: `/${name}` };
};

const withoutQueries = ({ value, stacktrace, ...exception }: Exception): Exception => ({
  ...exception,
  ...(value === undefined ? {} : { value: stripQueries(value) }),
  ...(stacktrace === undefined
    ? {}
    : { stacktrace: { ...stacktrace, frames: (stacktrace.frames ?? []).map(withoutFolders) } }),
});

const onlyTheFault: BeforeSend = (event) => ({
  ...event,
  exception: { values: (event.exception?.values ?? []).map(withoutQueries) },
});

/**
 * Sends reports to the ingest of a Sentry. Never throws. That the ingest fails is logged once, and again after it has
 * worked. Each report has a client of its own: what one request began, another must not wait for.
 */
export const reportToSentry = ({ dsn, release, waitUntil }: SentryOptions): Report => {
  let failing = false;
  const failed = (reason: unknown): void => {
    if (!failing) logIngestFailure(reason);
    failing = true;
  };
  const deliver: typeof fetch = async (input, init) => {
    try {
      const response = await fetch(input, { ...init, signal: AbortSignal.timeout(INGEST_TIMEOUT_MS) });
      await response.body?.cancel();
      if (response.ok) failing = false;
      else failed(new Error(`the ingest answered ${response.status}`));
      return response;
    } catch (reason) {
      failed(reason);
      return Response.error();
    }
  };
  return (error, { requestId, path, incident }) => {
    try {
      const client = new Toucan({
        dsn,
        release,
        environment: REPORT_ENVIRONMENT,
        sendDefaultPii: false,
        // Not its integration that copies the request: addresses with queries, headers, bodies.
        defaultIntegrations: [linkedErrorsIntegration()],
        beforeSend: onlyTheFault,
        transportOptions: { fetcher: deliver },
        context: { waitUntil },
      });
      client.setTags({ request_id: requestId, path, incident });
      client.captureException(toError(error));
    } catch (reason) {
      failed(reason);
    }
  };
};
