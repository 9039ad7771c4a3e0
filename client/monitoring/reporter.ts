import {
  BrowserClient,
  defaultStackParser,
  getCurrentScope,
  linkedErrorsIntegration,
  setCurrentClient,
} from '@sentry/browser';
import { readBuildId, readReportDsn } from '../../src/shared/client-config.ts';
import {
  REPLAYS_ON_ERROR_SAMPLE_RATE,
  REPLAYS_SESSION_SAMPLE_RATE,
  REPORT_ENVIRONMENT,
  TRACE_PROPAGATION_TARGETS,
  TRACES_SAMPLE_RATE,
} from '../../src/shared/monitoring.ts';
import { toError } from '../../src/shared/report-privacy.ts';
import { makeCarefulTransport } from './transport.ts';

const reportDsn = readReportDsn(document.body);
const buildId = readBuildId(document.body);

/**
 * The page's one client. It brings none of the library's usual integrations: no breadcrumbs, no sessions, no copy of
 * the page's address and referrer. The rates apply to what `recording.ts` adds when the visitor agrees.
 */
export const client = new BrowserClient({
  dsn: reportDsn ?? undefined,
  release: buildId,
  environment: REPORT_ENVIRONMENT,
  integrations: [linkedErrorsIntegration()],
  stackParser: defaultStackParser,
  transport: makeCarefulTransport,
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
  beforeSend: (event) => ({
    ...event,
    request: { url: location.origin + location.pathname, headers: { 'User-Agent': navigator.userAgent } },
  }),
});
setCurrentClient(client);
client.init();

/** Reports what failed in the browser, and where. */
export const sendError = (error: unknown, where: string): void => {
  const scope = getCurrentScope().clone();
  scope.setTag('where', where);
  client.captureException(toError(error), {}, scope);
};
