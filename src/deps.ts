import { waitUntil as platformWaitUntil } from 'cloudflare:workers';
import type { OpenCache } from './cache/cache-api-store.ts';
import { CLIENT_BUILD } from './client-build.ts';
import { type Config, parseConfig } from './config.ts';
import { createProvider, type Provider } from './provider/provider.ts';
import { createIncidents, type IncidentRegister } from './reporting/incidents.ts';
import { createCounter, createLog, type Log, reportToLog } from './reporting/log.ts';
import { type Report, reportToAll } from './reporting/report.ts';
import { reportToSentry } from './reporting/sentry.ts';

/** The application's external dependencies. */
export type Deps = {
  readonly config: Config;
  readonly provider: Provider;
  /** The commit that was built. Reports name it, and the source maps of the browser's files are uploaded under it. */
  readonly release: string;
  readonly log: Log;
  readonly report: Report;
  readonly incidents: IncidentRegister;
  readonly now: () => Date;
  /** Logs that clients are refused for sending too many requests, with their number, at most once a minute. */
  readonly countRateLimited: () => void;
  /** Null: uncached requests to the provider are not limited. */
  readonly rateLimiter: RateLimit | null;
};

/** The Worker's bindings. Only `parseConfig` checks them and reads the variables among them. */
export type Bindings = {
  readonly PROVIDER?: { fetch(request: Request): Promise<Response> };
  readonly CATALOGUE_SNAPSHOT?: KVNamespace;
  readonly PROVIDER_RATE_LIMITER?: RateLimit;
};

/** Replacements for tests. */
type DepsOptions = Partial<Pick<Deps, 'log' | 'report' | 'now'>> & {
  readonly openCache?: OpenCache;
  readonly waitUntil?: (work: Promise<unknown>) => void;
};

type ReportOptions = Pick<Deps, 'config' | 'release' | 'log'> & Required<Pick<DepsOptions, 'waitUntil'>>;

/** Logs every report, and sends it to Sentry if a DSN is configured. */
const createReport = ({ config, release, log, waitUntil }: ReportOptions): Report => {
  const { sentryDsn: dsn, environment, buildId: build } = config;
  return dsn === null
    ? reportToLog(log)
    : reportToAll(reportToLog(log), reportToSentry({ dsn, environment, release, build, log, waitUntil }));
};

/** The composition root. Throws a ConfigError when a variable or a binding is invalid. */
export const createDeps = (
  env: Bindings,
  {
    now = () => new Date(),
    openCache = async () => caches.default,
    waitUntil = platformWaitUntil,
    ...options
  }: DepsOptions = {},
): Deps => {
  const config = parseConfig(env);
  const release = CLIENT_BUILD.commit;
  const log = options.log ?? createLog({ release, build: config.buildId });
  const report = options.report ?? createReport({ config, release, log, waitUntil });
  const {
    PROVIDER: binding,
    CATALOGUE_SNAPSHOT: snapshotNamespace = null,
    PROVIDER_RATE_LIMITER: rateLimiter = null,
  } = env;
  const incidents = createIncidents({ report, log, now: () => now().getTime() });
  const provider = createProvider({
    publicOrigin: config.publicOrigin,
    cacheEpoch: config.cacheEpoch,
    baseUrl: config.providerApiUrl,
    timeoutMs: config.providerTimeoutMs,
    token: config.providerToken,
    ttlSeconds: config.productTtlSeconds,
    imageOrigins: [config.publicOrigin, ...config.imageOrigins],
    hiddenProducts: config.hiddenProducts,
    fetch: binding ? (request) => binding.fetch(request) : (request) => fetch(request),
    incidents,
    log,
    now,
    waitUntil,
    openCache,
    snapshotNamespace,
  });
  const countRateLimited = createCounter({ log, event: 'rate-limited', now: () => now().getTime() });
  return { config, release, log, provider, report, incidents, now, countRateLimited, rateLimiter };
};
