import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { Failure } from './failure.mjs';
import { machinePath, run } from './process.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const VERSION_LIMIT_MS = 15_000;
const INSTALL_LIMIT_MS = 5 * 60_000;

const NOT_FOUND =
  'No Chrome or Chromium was found, and none could be installed. Install one, or name its program with CHROME_PATH=<path>.';

/** @returns {Promise<string | undefined>} the program of a Chrome or Chromium that runs here */
export async function findBrowser() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (runs(named)) return named;
    throw new Failure(`CHROME_PATH is "${named}", which is no Chrome or Chromium that runs here.`);
  }
  // Imported here, since the tools begin before anything is installed.
  const { chromium } = await import('playwright-core');
  const onPath = machinePath()
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...new Set([...onPath, ...KNOWN_PLACES, chromium.executablePath()])].find(runs);
}

/**
 * Makes sure that there is a browser: looks for one, or else installs one.
 * @param {AbortSignal} stop
 */
export async function installBrowser(stop) {
  if ((await findBrowser()) !== undefined) return;
  console.log('No Chrome or Chromium was found: installing Chromium …');
  for (const commands of waysToInstall()) {
    for (const [command, ...args] of commands) await attempt(command, args, stop);
    if ((await findBrowser()) !== undefined) return;
  }
  throw new Failure(NOT_FOUND);
}

/** @returns {[string, ...string[]][][]} the commands of each way, the best way first */
function waysToInstall() {
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

/** A program that is there but lacks a library, or stands for a package that is not installed, does not tell its version. */
function runs(/** @type {string} */ program) {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: VERSION_LIMIT_MS });
  return status === 0 && /chrom/i.test(stdout);
}

/** @returns {boolean | undefined} whether an administrator's commands need sudo; undefined: there is no way to run them */
function needsSudo() {
  if (process.getuid?.() === 0) return false;
  return spawnSync('sudo', ['-n', 'true'], { timeout: VERSION_LIMIT_MS }).status === 0 || undefined;
}

/**
 * Runs an installation that may fail: what counts is whether a browser is there afterwards.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {AbortSignal} stop
 */
async function attempt(command, args, stop) {
  const limit = AbortSignal.timeout(INSTALL_LIMIT_MS);
  try {
    await run(command, args, {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      onLine: (line, stream) => stream === 'stderr' && console.error(line),
      signal: AbortSignal.any([stop, limit]),
    });
  } catch (error) {
    stop.throwIfAborted();
    console.error(limit.aborted ? `${command} took too long.` : `${command} did not run: ${error}`);
  }
}
