import { type Config, parseConfig } from './config.ts';
import { type Report, reportToConsole } from './http/report.ts';
import { createProviderClient } from './provider/client.ts';
import type { Provider } from './provider/provider.ts';

/** Everything the application reaches outside itself. */
export type Deps = {
  readonly config: Config;
  readonly provider: Provider;
  readonly report: Report;
  readonly now: () => Date;
};

/** The Worker's bindings. The variables among them are read by `parseConfig` alone. */
export type Bindings = { readonly PROVIDER?: Fetcher };

/** The composition root: what runs in production. Throws a ConfigError when a variable is wrong. */
export const createDeps = (env: Bindings): Deps => {
  const config = parseConfig(env);
  const { PROVIDER: binding } = env;
  const provider = createProviderClient({
    baseUrl: config.providerApiUrl,
    timeoutMs: config.providerTimeoutMs,
    fetch: binding ? (request) => binding.fetch(request) : (request) => fetch(request),
    onRejected: (rejected) =>
      reportToConsole(new Error('the provider sent malformed products; they are left out'), { detail: rejected }),
  });
  return { config, provider, report: reportToConsole, now: () => new Date() };
};
