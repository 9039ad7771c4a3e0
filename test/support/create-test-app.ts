import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { createApp } from '../../src/app.tsx';
import type { FormerTexts } from '../../src/content/legal/former-texts.ts';
import { type Bindings, createDeps } from '../../src/deps.ts';
import { createLog, LOG_EVENTS, type LogEvent } from '../../src/reporting/log.ts';
import type { ReportContext } from '../../src/reporting/report.ts';
import { createClock, createFaultyProvider } from './faults.ts';
import { type Page, readPage } from './html.ts';

type TestAppOptions = {
  /** Overrides for the variables of wrangler.toml. */
  readonly vars?: Readonly<Record<string, string>>;
  /** The moment at which the clock stands, or the clock. */
  readonly now?: string | (() => Date);
  /** The name of the data centre's cache. Isolates with the same name share it. Every app has its own by default. */
  readonly cacheName?: string;
  /** Bindings in addition to the variables. None by default. */
  readonly bindings?: Bindings;
  /** Former versions of the legal texts. */
  readonly formerTexts?: FormerTexts;
  /** Logs and sends reports as in production instead of collecting them in `reported`. */
  readonly reports?: boolean;
};

/** The variables of wrangler.toml without its bindings. */
const { CATALOGUE_SNAPSHOT: _snapshot, PROVIDER_RATE_LIMITER: _rateLimiter, ...variables } = env;

const print = createLog({ release: '', build: '' });

type CollectedReport = { readonly error: unknown; readonly context: ReportContext };
type LogLine = Readonly<Record<string, unknown>> & { readonly event: LogEvent };

/** The warnings and errors that a test may provoke, with its own provider or rate limiter or by sending reports. */
const provokedEvents = ({ vars, bindings, reports }: Required<Pick<TestAppOptions, 'vars' | 'bindings' | 'reports'>>) =>
  new Set<LogEvent>([
    ...('PROVIDER_API_URL' in vars || bindings.PROVIDER ? (['provider-failure'] as const) : []),
    ...(bindings.PROVIDER_RATE_LIMITER ? (['rate-limited'] as const) : []),
    ...(reports ? (['report', 'report-undelivered'] as const) : []),
  ]);

/**
 * The whole application with its own memory, like a new isolate. The test supplies its clock and its variables. A
 * warning or an error in the log is printed unless the test has provoked it.
 */
export const createTestApp = ({
  vars = {},
  now = () => new Date(),
  cacheName = crypto.randomUUID(),
  bindings = {},
  reports = false,
  formerTexts,
}: TestAppOptions = {}) => {
  const reported: CollectedReport[] = [];
  const logged: LogLine[] = [];
  const provoked = provokedEvents({ vars, bindings, reports });
  let background: Promise<unknown>[] = [];
  const deps = createDeps(
    { ...variables, ...vars, ...bindings },
    {
      now: typeof now === 'string' ? () => new Date(now) : now,
      openCache: () => caches.open(cacheName),
      waitUntil: (work) => void background.push(work),
      log(event, fields) {
        logged.push({ event, ...fields });
        if (LOG_EVENTS[event] !== 'info' && !provoked.has(event)) print(event, fields);
      },
      ...(reports ? {} : { report: (error, context) => void reported.push({ error, context }) }),
    },
  );
  const app = createApp(deps, formerTexts);
  const get = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const context = createExecutionContext();
    const request = new Request(new URL(path, 'http://localhost:8787'), { redirect: 'manual', ...init });
    const response = await app.fetch(request, env, context);
    await waitOnExecutionContext(context);
    return response;
  };
  return {
    deps,
    reported,
    /** The lines of the log, oldest first. */
    logged,
    /** Waits for all background work, including work that background work starts. Rejects when some of it does. */
    async waitForBackground(): Promise<void> {
      while (background.length > 0) {
        const started = background;
        background = [];
        await Promise.all(started);
      }
    },
    get,
    visit: async (path: string, init?: RequestInit): Promise<Page> => readPage(await get(path, init)),
  };
};

/** The application with its own provider and a stopped clock. Its isolates are in one data centre. */
export const createFaultySite = (vars: Readonly<Record<string, string>> = {}, start?: string) => {
  const provider = createFaultyProvider();
  const clock = createClock(start);
  const cacheName = crypto.randomUUID();
  /** A new version of the site if it has other variables. */
  const isolate = (changed: Readonly<Record<string, string>> = {}) =>
    createTestApp({ vars: { PROVIDER_API_URL: provider.url, ...vars, ...changed }, now: clock.now, cacheName });
  return { provider, clock, isolate, site: isolate() };
};

/** Sends a request to the running Worker of wrangler.toml. Does not follow redirects. */
export const fetchSite = (path: string, init: RequestInit = {}): Promise<Response> =>
  exports.default.fetch(new Request(new URL(path, 'http://localhost:8787'), { redirect: 'manual', ...init }));

/** Requests a page and reads it. With options it is one of a new application, without them of the running Worker. */
export const visit = async (path: string, options?: TestAppOptions): Promise<Page> =>
  readPage(await (options ? createTestApp(options).get(path) : fetchSite(path)));
