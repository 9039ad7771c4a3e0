import { waitUntil as keepAlive } from 'cloudflare:workers';
import { type Config, parseConfig } from './config.ts';
import { type Report, reportToConsole } from './http/report.ts';
import type { OpenCache } from './provider/cache-api-store.ts';
import { createProvider, type Provider } from './provider/provider.ts';

/** Everything the application reaches outside itself. */
export type Deps = {
  readonly config: Config;
  readonly provider: Provider;
  readonly report: Report;
  readonly now: () => Date;
};

/** The Worker's bindings. The variables among them are read by `parseConfig` alone. */
export type Bindings = { readonly PROVIDER?: Fetcher };

/** What a test may put in the place of the real thing. */
export type DepsOptions = {
  readonly now?: () => Date;
  readonly report?: Report;
  readonly openCache?: OpenCache;
  readonly waitUntil?: (work: Promise<unknown>) => void;
};

/** The composition root: what runs in production. Throws a ConfigError when a variable is wrong. */
export const createDeps = (
  env: Bindings,
  {
    now = () => new Date(),
    report = reportToConsole,
    openCache = async () => caches.default,
    waitUntil = keepAlive,
  }: DepsOptions = {},
): Deps => {
  const config = parseConfig(env);
  const { PROVIDER: binding } = env;
  const provider = createProvider({
    baseUrl: config.providerApiUrl,
    timeoutMs: config.providerTimeoutMs,
    ttlSeconds: config.productTtlSeconds,
    fetch: binding ? (request) => binding.fetch(request) : (request) => fetch(request),
    report,
    now,
    waitUntil,
    openCache,
  });
  return { config, provider, report, now };
};
