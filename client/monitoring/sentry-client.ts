import {
  BrowserClient,
  defaultStackParser,
  eventFiltersIntegration,
  getCurrentScope,
  linkedErrorsIntegration,
  setCurrentClient,
} from '@sentry/browser';
import type { WithClientConfig } from '../../src/shared/client-config.ts';
import { TRACE_PROPAGATION_TARGETS } from '../../src/shared/reports.ts';
import { ERROR_CODE } from '../plumbing/report-failure.ts';
import { createSender } from '../state/sent-reports.ts';
import { makeScrubbingTransport } from './scrubbing-transport.ts';

const requestMainScript = async (): Promise<Response> => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"]');
  if (!script) throw new Error('the page has no main script');
  const response = await fetch(script.src, { method: 'HEAD', cache: 'no-store' });
  // Chromium ends a request only when its body has been read, even an empty one.
  await response.arrayBuffer();
  return response;
};

/**
 * Errors of scripts that apps and scanners inject into every page. The Sentry SDK's own list lacks them. This site's
 * code cannot cause them, because it calls no such bridge.
 */
const INJECTED_ERRORS = [
  // Apps on Android. This is Chromium's message for a failed call of an app's Java method.
  /Java bridge method invocation error$/,
  // Apps on iOS (https://github.com/getsentry/sentry-javascript/issues/3040).
  /webkit\.messageHandlers/,
  // Scanners of links in e-mail (https://github.com/cefsharp/CefSharp/issues/3632). The SDK's list covers only one
  // method.
  /^Object Not Found Matching Id:\d+/,
];

/** The origins of browser extensions' scripts. Safari hides their URLs. */
const EXTENSION_URLS = [/^(?:chrome|moz|safari|safari-web)-extension:/, /^webkit-masked-url:/];

/** Share of page views that are traced, among visitors who consent to analytics. */
const TRACES_SAMPLE_RATE = 1;
/** Share of sessions that are recorded from their start, among visitors who consent to analytics. */
const REPLAYS_SESSION_SAMPLE_RATE = 1;
/** Share of errors that are sent with a recording, among visitors who consent to analytics. */
const REPLAYS_ON_ERROR_SAMPLE_RATE = 1;

/**
 * Creates a client with only two of the default integrations: one follows the causes of an error, the other filters errors of
 * injected scripts. So there are no breadcrumbs, no sessions and no referrer. The sample rates apply to the integrations that
 * `replay.ts` adds with the visitor's consent.
 */
const createClient = (): BrowserClient => {
  const { dataset: config }: WithClientConfig = document.body;
  const client = new BrowserClient({
    dsn: config.reportDsn,
    release: config.release,
    environment: config.environment,
    integrations: [
      linkedErrorsIntegration(),
      eventFiltersIntegration({ ignoreErrors: INJECTED_ERRORS, denyUrls: EXTENSION_URLS }),
    ],
    stackParser: defaultStackParser,
    transport: makeScrubbingTransport,
    sendClientReports: false,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
    },
    tracesSampleRate: TRACES_SAMPLE_RATE,
    tracePropagationTargets: TRACE_PROPAGATION_TARGETS,
    replaysSessionSampleRate: REPLAYS_SESSION_SAMPLE_RATE,
    replaysOnErrorSampleRate: REPLAYS_ON_ERROR_SAMPLE_RATE,
    // After the integrations: what they leave out does not count.
    beforeSend: (event) => {
      if (!sender.countReport()) return null;
      const request = { url: location.origin + location.pathname, headers: { 'User-Agent': navigator.userAgent } };
      return { ...event, request };
    },
  });
  setCurrentClient(client);
  client.init();
  getCurrentScope().setTags({ build: config.buildId, request_id: ERROR_CODE });
  return client;
};

let client: BrowserClient | undefined;

/** The page's only Sentry client. The first call creates it. */
export const sentryClient = (): BrowserClient => {
  client ??= createClient();
  return client;
};

/** Captures an error with a `where` tag. */
const capture = (error: Error, where: string): void => {
  const client = sentryClient();
  const scope = getCurrentScope().clone();
  scope.setTag('where', where);
  client.captureException(error, {}, scope);
};

const sender = createSender({ requestMainScript, capture });

export const { captureError } = sender;
