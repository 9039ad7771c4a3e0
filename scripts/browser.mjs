import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { Failure } from './failure.mjs';
import { machinePath, run } from './process.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const VERSION_TIMEOUT_MS = 15_000;
const INSTALL_TIMEOUT_MS = 5 * 60_000;

const NOT_FOUND =
  'No Chrome or Chromium was found, and none could be installed. Install one, or set CHROME_PATH=<path>.';

/** @returns {Promise<string | undefined>} path of a working Chrome or Chromium */
export async function findBrowser() {
  const configured = process.env.CHROME_PATH;
  if (configured) {
    if (isWorking(configured)) return configured;
    throw new Failure(`CHROME_PATH is "${configured}", which is not a working Chrome or Chromium.`);
  }
  // Imported lazily: this module is loaded before the dependencies are installed.
  const { chromium } = await import('playwright-core');
  const onPath = machinePath()
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...new Set([...onPath, ...KNOWN_PATHS, chromium.executablePath()])].find(isWorking);
}

/**
 * Installs Chromium unless a browser is found.
 * @param {AbortSignal} signal
 */
export async function installBrowser(signal) {
  if ((await findBrowser()) !== undefined) return;
  console.log('No Chrome or Chromium was found: installing Chromium …');
  for (const commands of installMethods()) {
    for (const [command, ...args] of commands) await attempt(command, args, signal);
    if ((await findBrowser()) !== undefined) return;
  }
  throw new Failure(NOT_FOUND);
}

/** @returns {[string, ...string[]][][]} the commands of each method, the preferred method first */
function installMethods() {
  /** @type {[string, ...string[]]} */
  const download = ['playwright-core', 'install', 'chromium', '--no-context'];
  const sudo = process.platform === 'linux' ? needsSudo() : undefined;
  if (sudo === undefined) return [[download]];
  /** @type {(...args: string[]) => [string, ...string[]]} */
  const aptGet = (...args) => (sudo ? ['sudo', '-n', 'apt-get', ...args] : ['apt-get', ...args]);
  return [
    [[...download, '--with-deps']],
    [download],
    [aptGet('update'), aptGet('install', '--yes', '--no-install-recommends', 'chromium')],
  ];
}

/** A binary that lacks a library, or a stub for a package that is not installed, prints no version. */
function isWorking(/** @type {string} */ binary) {
  const { status, stdout } = spawnSync(binary, ['--version'], { encoding: 'utf8', timeout: VERSION_TIMEOUT_MS });
  return status === 0 && /chrom/i.test(stdout);
}

/** @returns {boolean | undefined} whether root commands need sudo; undefined when they cannot be run */
function needsSudo() {
  if (process.getuid?.() === 0) return false;
  return spawnSync('sudo', ['-n', 'true'], { timeout: VERSION_TIMEOUT_MS }).status === 0 || undefined;
}

/**
 * Runs an installation that may fail. The caller checks whether a browser is found afterwards.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {AbortSignal} signal
 */
async function attempt(command, args, signal) {
  const timeout = AbortSignal.timeout(INSTALL_TIMEOUT_MS);
  try {
    await run(command, args, {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      onLine: (line, stream) => stream === 'stderr' && console.error(line),
      signal: AbortSignal.any([signal, timeout]),
    });
  } catch (error) {
    signal.throwIfAborted();
    console.error(timeout.aborted ? `${command} timed out.` : `${command} did not run: ${error}`);
  }
}
