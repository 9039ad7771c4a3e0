import { waitUntil as keepAlive } from 'cloudflare:workers';
import type { OpenCache } from './cache/cache-api-store.ts';
import { type Config, parseConfig } from './config.ts';
import { createProvider, type Provider } from './provider/provider.ts';
import { type Report, reportToAll, reportToConsole } from './reporting/report.ts';
import { reportToSentry } from './reporting/sentry.ts';

/** Everything the application reaches outside itself. */
export type Deps = {
  readonly config: Config;
  readonly provider: Provider;
  readonly report: Report;
  readonly now: () => Date;
  /** The isolate's turn at renewing, in [0, 1). */
  readonly refreshJitter: () => number;
  readonly openCache: OpenCache;
  readonly waitUntil: (work: Promise<unknown>) => void;
};

/** The Worker's bindings. The variables among them are read by `parseConfig` alone. */
export type Bindings = { readonly PROVIDER?: Fetcher };

/** What a test may put in the place of the real thing. */
export type DepsOptions = {
  readonly now?: () => Date;
  /** The isolate's turn at renewing, in [0, 1). */
  readonly refreshJitter?: () => number;
  readonly report?: Report;
  readonly openCache?: OpenCache;
  readonly waitUntil?: (work: Promise<unknown>) => void;
};

type ReportOptions = { readonly config: Config; readonly waitUntil: (work: Promise<unknown>) => void };

/** Every report is logged; with a reporting host it is sent there too. */
const createReport = ({ config: { sentryDsn, buildId }, waitUntil }: ReportOptions): Report =>
  sentryDsn === null
    ? reportToConsole
    : reportToAll(reportToConsole, reportToSentry({ dsn: sentryDsn, release: buildId, waitUntil }));

/** A turn of this isolate's own. Drawn when it is first needed: a Worker may not draw while it starts. */
const createRefreshJitter = (): (() => number) => {
  let refreshJitter: number | null = null;
  return () => {
    refreshJitter ??= Math.random();
    return refreshJitter;
  };
};

/** The composition root: what runs in production. Throws a ConfigError when a variable is wrong. */
export const createDeps = (
  env: Bindings,
  {
    now = () => new Date(),
    refreshJitter = createRefreshJitter(),
    openCache = async () => caches.default,
    waitUntil = keepAlive,
    ...options
  }: DepsOptions = {},
): Deps => {
  const config = parseConfig(env);
  const report = options.report ?? createReport({ config, waitUntil });
  const { PROVIDER: binding } = env;
  const provider = createProvider({
    publicOrigin: config.publicOrigin,
    baseUrl: config.providerApiUrl,
    timeoutMs: config.providerTimeoutMs,
    ttlSeconds: config.productTtlSeconds,
    fetch: binding ? (request) => binding.fetch(request) : (request) => fetch(request),
    report,
    now,
    refreshJitter,
    waitUntil,
    openCache,
  });
  return { config, provider, report, now, refreshJitter, openCache, waitUntil };
};
