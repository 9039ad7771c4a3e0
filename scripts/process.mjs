import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const BIN = join('node_modules', '.bin');
/** How long a process may take to exit after SIGTERM. */
const GRACE_PERIOD_MS = 5_000;

/** PATH without the bin folders of installed packages. */
export function machinePath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !folder.endsWith(BIN)).join(delimiter);
}

/** PATH with the bin folder of this project's packages first. It holds the Node version that the tools need. */
function toolPath() {
  return [join(ROOT, BIN), machinePath()].join(delimiter);
}

/**
 * @typedef {object} ProcessOptions
 * @property {Record<string, string>} [env] added to the environment
 * @property {(line: string, stream: 'stdout' | 'stderr') => void} [onLine] without it the process inherits the terminal
 */

/**
 * @typedef {object} RunningProcess
 * @property {Promise<number>} ended its exit code, once the whole process group has exited
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a command in a process group of its own, so that its child processes can be killed with it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {ProcessOptions} [options]
 * @returns {RunningProcess}
 */
export function startProcess(command, args, { env, onLine } = {}) {
  const output = onLine ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, PATH: toolPath(), ...env },
    detached: true,
    stdio: ['ignore', output, output],
  });
  if (onLine && child.stdout && child.stderr) {
    createInterface({ input: child.stdout }).on('line', (line) => onLine(line, 'stdout'));
    createInterface({ input: child.stderr }).on('line', (line) => onLine(line, 'stderr'));
  }

  /** @type {Promise<number>} */
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => killGroup(child.pid));
    child.once('close', (code) => resolve(code ?? 1));
  });

  async function stop() {
    child.kill('SIGTERM');
    const timer = setTimeout(() => killGroup(child.pid), GRACE_PERIOD_MS);
    await ended.catch(() => undefined);
    clearTimeout(timer);
  }

  return { ended, stop };
}

/** @param {number | undefined} leader */
function killGroup(leader) {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // The whole group has exited.
  }
}

/**
 * Runs a command until it exits.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {ProcessOptions & { signal?: AbortSignal }} [options]
 * @returns {Promise<number>} its exit code
 */
export async function run(command, args, { signal, ...options } = {}) {
  signal?.throwIfAborted();
  const running = startProcess(command, args, options);
  signal?.addEventListener('abort', running.stop, { once: true });
  try {
    return await running.ended;
  } finally {
    signal?.removeEventListener('abort', running.stop);
    signal?.throwIfAborted();
  }
}
