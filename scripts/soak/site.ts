import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings } from '../bench/build.mjs';
import { startWorkerd, writeConfig } from '../bench/workerd.mjs';
import { exampleRounds } from '../example-rounds.mjs';
import { EXAMPLE_VARS } from '../example-vars.mjs';
import { Failure } from '../failure.mjs';
import { run } from '../process.mjs';
import type { Behaviour } from './phases.ts';
import type { LogLine } from './reports.ts';
import { VARS } from './settings.ts';

const PROVIDER_NAME = 'soak';
const CACHE_MODULE = fileURLToPath(new URL('../bench/workers/cache.mjs', import.meta.url));

/** V8 collects early, so that memory which grows is memory that the site retains (see scripts/bench/environment.mjs). */
const HEAP_LIMIT_MEGABYTES = 48;

const ENVIRONMENT = {
  WRANGLER_LOG: 'error',
  WRANGLER_SEND_METRICS: 'false',
};

export type SoakSite = Awaited<ReturnType<typeof startSite>>;

/**
 * Starts the sandbox provider, the server behind the Cache API, and the site from the bundled Worker. The site has a bare
 * workerd of its own: that of Miniflare also holds Miniflare's storage, which grows by some 25 kB with each request.
 * `bundle` is the folder of the bundled Worker, `folder` takes the configurations, and `signal` stops everything.
 */
export const startSite = async (bundle: string, folder: string, signal: AbortSignal) => {
  if (process.platform !== 'linux') throw new Failure('The soak test reads memory from /proc and needs Linux.');
  const { vars, compatibilityDate, versionBinding } = readSettings();
  const providerFolder = join(folder, 'sandbox');
  const args = ['deploy', '--dry-run', '--config', 'sandbox/wrangler.toml', '--outdir', providerFolder];
  const exitCode = await run('wrangler', args, { env: ENVIRONMENT, onLine: () => undefined, signal });
  if (exitCode !== 0) throw new Failure('The sandbox provider could not be built.', exitCode);
  const providerConfig = await writeConfig(folder, {
    name: 'provider',
    module: join(providerFolder, 'worker.js'),
    compatibilityDate,
    vars: { FAULTS: 'on' },
  });
  const { url: providerUrl } = await startWorkerd(providerConfig, signal);
  const behaviourUrl = new URL(`/faults/${PROVIDER_NAME}`, providerUrl);
  const cacheConfig = await writeConfig(folder, { name: 'cache', module: CACHE_MODULE, compatibilityDate });
  const cache = await startWorkerd(cacheConfig, signal);
  const siteConfig = await writeConfig(folder, {
    name: 'site',
    module: join(bundle, 'worker.js'),
    compatibilityDate,
    vars: {
      ...vars,
      ...EXAMPLE_VARS,
      // Without rounds /rundor.ics is not found.
      SALES_ROUNDS: exampleRounds(new Date()),
      ...VARS,
      PUBLIC_ORIGIN: 'http://localhost',
      PROVIDER_API_URL: behaviourUrl.href,
    },
    json: { [versionBinding]: { id: 'soak' } },
    cacheHost: `127.0.0.1:${cache.port}`,
    heapLimitMegabytes: HEAP_LIMIT_MEGABYTES,
  });
  const site = await startWorkerd(siteConfig, signal);

  return {
    origin: site.url,
    /** Trivial requests to the site and to the provider: how long they take tells how busy this machine is. */
    heartbeatUrls: [`${site.url}/healthz`, new URL('/faults/idle', providerUrl).href],
    residentBytes: site.residentBytes,
    async setBehaviour(behaviour: Behaviour): Promise<void> {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(behaviourUrl, { method: 'PUT', headers, body: JSON.stringify(behaviour) });
      if (!response.ok) throw new Failure(`The sandbox refused a behaviour: ${await response.text()}`);
      await response.body?.cancel();
    },
    /** The log lines since the last call, with the time of this call. */
    takeLogLines: (): readonly LogLine[] =>
      site.errorLines.splice(0).map((message) => ({ timestamp: Date.now(), message })),
  };
};
