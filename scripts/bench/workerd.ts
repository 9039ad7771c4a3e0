import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { unstable_readConfig as readConfig } from 'wrangler';

export type WorkerSpec = {
  /** The source of its only module. */
  readonly source: string;
  readonly vars?: Readonly<Record<string, string>>;
  /** Bindings whose values the Worker receives as parsed JSON. */
  readonly json?: Readonly<Record<string, unknown>>;
  /** The value of every key in the namespace `CATALOGUE_SNAPSHOT`. Absent: there is no namespace. */
  readonly snapshot?: string;
  /** V8 then collects early, so that memory which grows is memory that the Worker retains. */
  readonly heapLimitMegabytes?: number;
};

/** A Worker in a workerd process of its own. */
export type RunningWorker = {
  readonly url: string;
  /** When the process was started, on the clock of `performance.now()`. */
  readonly startedAt: number;
  /** CPU time of all threads so far, in milliseconds. */
  readonly cpuMs: () => number;
  readonly residentBytes: () => number;
  readonly stop: () => Promise<void>;
};

/** The binary itself: npm's wrapper is a separate process. */
const BINARY: string = createRequire(createRequire(import.meta.url).resolve('miniflare'))('workerd').default;

/** A Cache API without entries: every look-up misses. */
const EMPTY_CACHE = `export default {
  async fetch(request) {
    await request.arrayBuffer();
    return new Response(null, { status: request.method === 'PUT' ? 204 : 504 });
  },
};`;

/** Workers KV with one value, which is the environment variable `VALUE`. */
const CONSTANT_KV = 'export default { fetch: (_request, { VALUE }) => new Response(VALUE) };';

const { compatibility_date: compatibilityDate = '' } = readConfig({ config: 'wrangler.toml' });

const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

/** Cap'n Proto escapes text as JSON does, for all characters that occur here. */
const quote = (text: string): string => JSON.stringify(text);

const formatConfig = ({ vars = {}, json = {}, snapshot, heapLimitMegabytes }: WorkerSpec): string => {
  const bindings = [
    ...Object.entries(vars).map(([name, value]) => `(name = ${quote(name)}, text = ${quote(value)})`),
    ...Object.entries(json).map(([name, value]) => `(name = ${quote(name)}, json = ${quote(JSON.stringify(value))})`),
    ...(snapshot === undefined ? [] : ['(name = "CATALOGUE_SNAPSHOT", kvNamespace = "kv")']),
  ];
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  ${heapLimitMegabytes === undefined ? '' : `v8Flags = ["--max-heap-size=${heapLimitMegabytes}"],`}
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "worker")],
  services = [
    (name = "internet", network = (allow = ["local"])),
    (name = "cache", worker = (
      modules = [(name = "cache.js", esModule = ${quote(EMPTY_CACHE)})],
      compatibilityDate = ${quote(compatibilityDate)},
    )),
    (name = "kv", worker = (
      modules = [(name = "kv.js", esModule = ${quote(CONSTANT_KV)})],
      compatibilityDate = ${quote(compatibilityDate)},
      bindings = [(name = "VALUE", text = embed "snapshot")],
    )),
    (name = "worker", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = ${quote(compatibilityDate)},
      bindings = [${bindings.join(', ')}],
      cacheApiOutbound = "cache",
    )),
  ],
);
`;
};

/** The port on which workerd listens, which it writes to its control stream. */
const readPort = async (control: Readable): Promise<number | undefined> => {
  for await (const line of createInterface({ input: control })) return Number(JSON.parse(line).port);
};

/**
 * Runs a Worker in bare workerd, without the proxies of Wrangler and Miniflare, which cost more than a page. Resolves when
 * it listens.
 */
export const startWorker = async (spec: WorkerSpec): Promise<RunningWorker> => {
  if (process.platform !== 'linux') throw new Error('CPU time and memory are read from /proc, which needs Linux.');
  const folder = await mkdtemp(join(tmpdir(), 'workerd-'));
  await writeFile(join(folder, 'worker.js'), spec.source);
  await writeFile(join(folder, 'snapshot'), spec.snapshot ?? '');
  await writeFile(join(folder, 'config.capnp'), formatConfig(spec));

  const startedAt = performance.now();
  const child = spawn(BINARY, ['serve', join(folder, 'config.capnp'), '--control-fd=1'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  children.add(child);
  const log: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => log.push(line));
  const port = await readPort(child.stdout);
  child.stdout.resume();
  await rm(folder, { recursive: true });
  if (port === undefined) throw new Error(`workerd did not start:\n${log.join('\n')}`);

  return {
    url: `http://127.0.0.1:${port}`,
    startedAt,
    cpuMs: () => {
      const threads = readdirSync(`/proc/${child.pid}/task`);
      // schedstat starts with the time on the CPU in nanoseconds; /proc/<pid>/stat has it in hundredths of a second only.
      const nanoseconds = threads.map((thread) =>
        Number.parseInt(readFileSync(`/proc/${child.pid}/task/${thread}/schedstat`, 'utf8'), 10),
      );
      return nanoseconds.reduce((sum, time) => sum + time, 0) / 1e6;
    },
    residentBytes: () => {
      // What /proc calls kB are KiB.
      const [, kibibytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
      return Number(kibibytes) * 1024;
    },
    stop: async () => {
      child.kill('SIGKILL');
      await closed;
      children.delete(child);
    },
  };
};
