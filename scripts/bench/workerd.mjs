import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Failure } from '../failure.mjs';

/**
 * @typedef {object} WorkerSpec
 * @property {string} name
 * @property {string} module path of its only module
 * @property {string} compatibilityDate
 * @property {Readonly<Record<string, string>>} [vars]
 * @property {Readonly<Record<string, unknown>>} [json] bindings whose values the Worker receives as parsed JSON
 * @property {string} [cacheHost] host and port of the server behind the Cache API
 * @property {number} [heapLimitMegabytes]
 */

/** @typedef {Awaited<ReturnType<typeof startWorkerd>>} Workerd */

/** The binary itself: `cpuSeconds` would measure npm's wrapper, which is a separate process. */
const BINARY = createRequire(createRequire(import.meta.url).resolve('miniflare'))('workerd').default;
const LISTENING_FD = 3;
/** Cap'n Proto escapes text as JSON does, for all characters that occur here. */
const text = (/** @type {string} */ value) => JSON.stringify(value);

/** @param {WorkerSpec} spec */
function formatConfig({ name, compatibilityDate, vars = {}, json = {}, cacheHost, heapLimitMegabytes }) {
  const bindings = [
    ...Object.entries(vars).map(([key, value]) => `(name = ${text(key)}, text = ${text(value)})`),
    ...Object.entries(json).map(([key, value]) => `(name = ${text(key)}, json = ${text(JSON.stringify(value))})`),
  ];
  const cache = cacheHost ? `(name = "cache", external = (address = ${text(cacheHost)}, http = ())),` : '';
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  ${heapLimitMegabytes ? `v8Flags = ["--max-heap-size=${heapLimitMegabytes}"],` : ''}
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "worker")],
  services = [
    (name = "internet", network = (allow = ["local"])),
    ${cache}
    (name = "worker", worker = (
      modules = [(name = "worker.js", esModule = embed "${name}.js")],
      compatibilityDate = ${text(compatibilityDate)},
      bindings = [${bindings.join(', ')}],
      ${cacheHost ? 'cacheApiOutbound = "cache",' : ''}
    )),
  ],
);
`;
}

/**
 * Writes a workerd configuration and copies the Worker's module beside it.
 * @param {string} folder
 * @param {WorkerSpec} spec
 * @returns {Promise<string>} path of the configuration
 */
export async function writeConfig(folder, spec) {
  const file = join(folder, `${spec.name}.capnp`);
  await copyFile(spec.module, join(folder, `${spec.name}.js`));
  await writeFile(file, formatConfig(spec));
  return file;
}

/**
 * Starts workerd and resolves when it listens.
 * @param {string} config
 * @param {AbortSignal} signal stops it
 */
export async function startWorkerd(config, signal) {
  signal.throwIfAborted();
  const stdio = /** @type {const} */ (['ignore', 'ignore', 'pipe', 'pipe']);
  const child = spawn(BINARY, ['serve', config, `--control-fd=${LISTENING_FD}`], { stdio: [...stdio] });
  const ended = once(child, 'close');
  ended.catch(() => undefined); // a failed spawn rejects the wait for the port below

  async function stop() {
    signal.removeEventListener('abort', stop);
    child.kill('SIGKILL');
    await ended;
  }
  signal.addEventListener('abort', stop, { once: true });

  /** @type {string[]} */
  const errorLines = [];
  if (child.stderr) createInterface({ input: child.stderr }).on('line', (line) => errorLines.push(line));

  const port = await new Promise((resolve, reject) => {
    const control = child.stdio[LISTENING_FD];
    if (control && 'readable' in control) {
      createInterface({ input: control }).on('line', (line) => resolve(Number(JSON.parse(line).port)));
    }
    child.once('error', reject);
    child.once('close', () => reject(new Failure(`workerd did not start:\n${errorLines.join('\n')}`)));
  });
  const { pid } = child;
  if (pid === undefined) throw new Failure('workerd has no process id.');

  return {
    url: `http://127.0.0.1:${port}`,
    port: Number(port),
    errorLines,
    stop,
    /** CPU time of all threads so far, in seconds. */
    cpuSeconds() {
      const threads = readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}/schedstat`);
      // schedstat starts with the time on the CPU in nanoseconds; /proc/<pid>/stat has it in hundredths of a second only.
      const nanoseconds = threads.map((file) => Number(readFileSync(file, 'utf8').split(' ')[0]));
      return nanoseconds.reduce((sum, time) => sum + time, 0) / 1e9;
    },
    residentBytes() {
      const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      return Number(kilobytes) * 1024;
    },
  };
}
