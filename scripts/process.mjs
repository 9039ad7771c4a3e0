import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const BIN = join('node_modules', '.bin');
/** How long a process may take to end in good order. */
const GRACE_MS = 5_000;

/** The path without any installed package: what the machine itself has. */
export function machinePath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !folder.endsWith(BIN)).join(delimiter);
}

/** The path with the installed packages first, among them the version of Node that the tools need. */
function toolPath() {
  return [join(ROOT, BIN), machinePath()].join(delimiter);
}

/**
 * @typedef {object} ProcessOptions
 * @property {Record<string, string>} [env] added to the environment
 * @property {(line: string, stream: 'stdout' | 'stderr') => void} [onLine] without it the process writes to the terminal itself
 */

/**
 * @typedef {object} RunningProcess
 * @property {Promise<number>} ended its exit code, once it and everything it started are gone
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a command in a process group of its own, so that whatever it starts in turn ends with it.
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
    const timer = setTimeout(() => killGroup(child.pid), GRACE_MS);
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
    // Nobody of the group is left.
  }
}

/**
 * Runs a command to its end.
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
