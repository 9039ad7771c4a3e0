import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { unstable_readConfig as readConfig } from 'wrangler';

export type WorkerSpec = {
  /** The source of its only module. */
  readonly source: string;
  readonly vars?: Readonly<Record<string, string>>;
  /** The value of every key in the namespace `CATALOGUE_SNAPSHOT`. Absent: there is no namespace. */
  readonly snapshot?: string;
};

/** A Worker in its own workerd process. */
export type RunningWorker = {
  readonly url: string;
  /** CPU time of all threads so far, in milliseconds. */
  readonly cpuMs: () => number;
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

/** Workers KV with a single value, the environment variable `VALUE`. */
const CONSTANT_KV = 'export default { fetch: (_request, { VALUE }) => new Response(VALUE) };';

const { compatibility_date: compatibilityDate = '' } = readConfig({ config: 'wrangler.toml' });

const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** Cap'n Proto escapes text as JSON does, for all characters that occur here. */
const quote = (text: string): string => JSON.stringify(text);

const formatWorker = (file: string, bindings: readonly string[]): string => `(
  modules = [(name = "worker.js", esModule = embed ${quote(file)})],
  compatibilityDate = ${quote(compatibilityDate)},
  bindings = [${bindings.join(', ')}],
  cacheApiOutbound = "cache",
)`;

const formatConfig = ({ vars = {}, snapshot }: WorkerSpec): string => {
  const bindings = Object.entries(vars).map(([name, value]) => `(name = ${quote(name)}, text = ${quote(value)})`);
  const namespace = snapshot === undefined ? [] : ['(name = "CATALOGUE_SNAPSHOT", kvNamespace = "kv")'];
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "worker")],
  services = [
    (name = "internet", network = (allow = ["local"])),
    (name = "cache", worker = ${formatWorker('cache.js', [])}),
    (name = "kv", worker = ${formatWorker('kv.js', ['(name = "VALUE", text = embed "snapshot")'])}),
    (name = "worker", worker = ${formatWorker('worker.js', [...bindings, ...namespace])}),
  ],
);
`;
};

/**
 * Runs a Worker in bare workerd, without the proxies of Wrangler and Miniflare, which cost more than a page. Resolves when
 * it listens.
 */
export const startWorker = async (spec: WorkerSpec): Promise<RunningWorker> => {
  if (process.platform !== 'linux') throw new Error('CPU time is read from /proc, which needs Linux.');
  const folder = await mkdtemp(join(tmpdir(), 'workerd-'));
  const files = {
    'worker.js': spec.source,
    'cache.js': EMPTY_CACHE,
    'kv.js': CONSTANT_KV,
    snapshot: spec.snapshot ?? '',
    'config.capnp': formatConfig(spec),
  };
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(folder, name), content)));
  const child = spawn(BINARY, ['serve', join(folder, 'config.capnp'), '--control-fd=1'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  const closed = once(child, 'close');
  const log: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => log.push(line));
  // workerd writes its port to the control stream.
  const [line] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), closed]);
  await rm(folder, { recursive: true });
  if (typeof line !== 'string') throw new Error(`workerd did not start:\n${log.join('\n')}`);

  return {
    url: `http://127.0.0.1:${JSON.parse(line).port}`,
    cpuMs: () => {
      const threads = readdirSync(`/proc/${child.pid}/task`);
      // schedstat starts with the CPU time in nanoseconds; /proc/<pid>/stat has it only in hundredths of a second.
      const nanoseconds = threads.map((thread) =>
        Number.parseInt(readFileSync(`/proc/${child.pid}/task/${thread}/schedstat`, 'utf8'), 10),
      );
      return nanoseconds.reduce((sum, time) => sum + time, 0) / 1e6;
    },
    stop: async () => {
      child.kill('SIGKILL');
      await closed;
      children.delete(child);
    },
  };
};
