import { readdirSync, readFileSync } from 'node:fs';
import { createTestHarness } from 'wrangler';
import { Failure } from '../failure.mjs';
import { ROOT } from '../process.mjs';
import type { Behaviour } from './phases.ts';
import type { LogLine } from './reports.ts';
import { VARS } from './settings.ts';

const PROVIDER_NAME = 'soak';

/** V8 collects early, so that memory which grows is memory that the site retains (see scripts/bench/environment.mjs). */
const HEAP_LIMIT_MEGABYTES = 48;

const ENVIRONMENT = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_LOG: 'error',
  WRANGLER_SEND_METRICS: 'false',
};

/** Process ids of this process's children that run workerd. */
const workerdPids = (): readonly number[] =>
  readdirSync('/proc/self/task')
    .flatMap((thread) => readFileSync(`/proc/self/task/${thread}/children`, 'utf8').trim().split(/\s+/).map(Number))
    .filter((pid) => pid > 0 && readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('workerd'));

const residentBytes = (pid: number): number => {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
};

export type SoakSite = Awaited<ReturnType<typeof startSite>>;

/**
 * Starts the sandbox provider, and the site from the bundled Worker with every binding of wrangler.toml, each in a
 * workerd of its own on a free port of this machine.
 */
export const startSite = async (bundle: string) => {
  if (process.platform !== 'linux') throw new Failure('The soak test reads memory from /proc and needs Linux.');
  Object.assign(process.env, ENVIRONMENT);
  const sandbox = createTestHarness({
    root: ROOT,
    workers: [{ configPath: 'sandbox/wrangler.toml', vars: { FAULTS: 'on' } }],
  });
  const { url: providerUrl } = await sandbox.listen();
  const behaviourUrl = new URL(`/faults/${PROVIDER_NAME}`, providerUrl);
  const otherPids = workerdPids();
  process.env.MINIFLARE_WORKERD_V8_FLAGS = `--max-heap-size=${HEAP_LIMIT_MEGABYTES}`;

  const site = createTestHarness({
    root: ROOT,
    workers: [
      {
        configPath: 'wrangler.toml',
        prebuiltWorkerDir: bundle,
        vars: { ...VARS, PUBLIC_ORIGIN: 'http://localhost', PROVIDER_API_URL: behaviourUrl.href },
      },
    ],
  });
  const { url } = await site.listen();
  const pid = workerdPids().find((candidate) => !otherPids.includes(candidate));
  if (pid === undefined) throw new Failure('The process of the site was not found.');

  return {
    origin: url.origin,
    /** Trivial requests to the site and to the provider: how long they take tells how busy this machine is. */
    heartbeatUrls: [new URL('/healthz', url).href, new URL('/faults/idle', providerUrl).href],
    residentBytes: () => residentBytes(pid),
    async setBehaviour(behaviour: Behaviour): Promise<void> {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(behaviourUrl, { method: 'PUT', headers, body: JSON.stringify(behaviour) });
      if (!response.ok) throw new Failure(`The sandbox refused a behaviour: ${await response.text()}`);
      await response.body?.cancel();
    },
    /** The log lines since the last call. */
    takeLogLines(): readonly LogLine[] {
      const lines = site.getLogs();
      site.clearLogs();
      return lines;
    },
    async stop(): Promise<void> {
      await site.close();
      await sandbox.close();
    },
  };
};
