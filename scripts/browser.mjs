import { spawnSync } from 'node:child_process';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Failure } from './failure.mjs';
import { machinePath, run } from './process.mjs';

/** @typedef {'chromium' | 'firefox' | 'webkit'} Engine */
/** @typedef {[string, ...string[]]} Command */

/**
 * @typedef {object} EngineSource where a browser of an engine is found, and how it is installed
 * @property {string} name for messages
 * @property {string} variable of the environment, which may hold the path of one
 * @property {readonly string[]} binaries names in the folders of PATH
 * @property {readonly string[]} paths
 * @property {() => Promise<readonly string[]>} downloads paths of downloaded ones
 * @property {(binary: string) => boolean} isWorking
 * @property {() => Command[][]} installMethods the commands of each method, the preferred method first
 */

const COMMAND_TIMEOUT_MS = 15_000;
const INSTALL_TIMEOUT_MS = 5 * 60_000;
/** The folder of @puppeteer/browsers and of puppeteer. */
const PUPPETEER_CACHE = join(homedir(), '.cache', 'puppeteer');
const WEBKIT_BINDINGS = "imports.gi.versions.Gtk = '3.0'; imports.gi.versions.WebKit2 = '4.1'; imports.gi.WebKit2";

/** @type {Record<Engine, EngineSource>} */
const SOURCES = {
  chromium: {
    name: 'Chrome or Chromium',
    variable: 'CHROME_PATH',
    binaries: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
    paths: [
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/opt/google/chrome/chrome',
      '/snap/bin/chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    downloads: async () => {
      // Imported lazily: this module is loaded before the dependencies are installed.
      const { chromium } = await import('playwright-core');
      return [chromium.executablePath()];
    },
    isWorking: (binary) => printsVersion(binary, /chrom/i),
    installMethods: () => {
      /** @type {Command} */
      const download = ['playwright-core', 'install', 'chromium', '--no-context'];
      const apt = aptInstall('chromium');
      return apt ? [[[...download, '--with-deps']], [download], apt] : [[download]];
    },
  },
  firefox: {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    binaries: ['firefox-esr', 'firefox'],
    paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    downloads: async () => {
      const { getInstalledBrowsers } = await import('@puppeteer/browsers');
      const installed = await getInstalledBrowsers({ cacheDir: PUPPETEER_CACHE });
      return installed.filter(({ browser }) => browser === 'firefox').map(({ executablePath }) => executablePath);
    },
    isWorking: (binary) => printsVersion(binary, /firefox/i),
    installMethods: () => {
      const apt = aptInstall('firefox-esr');
      /** @type {Command} */
      const download = ['browsers', 'install', 'firefox@stable', '--path', PUPPETEER_CACHE];
      return apt ? [apt, [download]] : [[download]];
    },
  },
  // WebKitGTK. test/engines/support/webkit has the browser, which is a program for gjs.
  webkit: {
    name: 'WebKitWebDriver with gjs and Xvfb',
    variable: 'WEBKIT_DRIVER_PATH',
    binaries: ['WebKitWebDriver'],
    paths: ['/usr/bin/WebKitWebDriver'],
    downloads: async () => [],
    isWorking: (binary) =>
      succeeds(binary, '--help') && succeeds('gjs', '-c', WEBKIT_BINDINGS) && succeeds('Xvfb', '-help'),
    installMethods: () => {
      const apt = aptInstall('webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'gjs', 'xvfb');
      return apt ? [apt] : [];
    },
  },
};

/** @param {Engine} engine */
async function findBrowser(engine) {
  const { name, variable, binaries, paths, downloads, isWorking } = SOURCES[engine];
  const configured = process.env[variable];
  if (configured) {
    if (isWorking(configured)) return configured;
    throw new Failure(`${variable} is "${configured}", which is not a working ${name}.`);
  }
  const onPath = machinePath()
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => binaries.map((binary) => join(folder, binary)));
  return [...new Set([...onPath, ...paths, ...(await downloads())])].find(isWorking);
}

/**
 * @param {Engine} engine
 * @returns {Promise<string>} path of a working browser; for WebKit, of its driver
 */
export async function requireBrowser(engine) {
  const path = await findBrowser(engine);
  if (path === undefined) throw new Failure(notFound(engine));
  return path;
}

/**
 * Installs a browser of an engine unless one is found.
 * @param {Engine} engine
 * @param {AbortSignal} signal
 */
export async function installBrowser(engine, signal) {
  if ((await findBrowser(engine)) !== undefined) return;
  const { name, installMethods } = SOURCES[engine];
  if (engine === 'webkit' && process.platform !== 'linux')
    throw new Failure('WebKit is tested with WebKitGTK, which needs Linux. The other engines run everywhere.');
  console.log(`No ${name} was found: installing …`);
  for (const commands of installMethods()) {
    for (const [command, ...args] of commands) await attempt(command, args, signal);
    if ((await findBrowser(engine)) !== undefined) return;
  }
  throw new Failure(notFound(engine));
}

/** @param {Engine} engine */
function notFound(engine) {
  const { name, variable } = SOURCES[engine];
  return `No ${name} was found, and none could be installed. Install one, or set ${variable}=<path>.`;
}

/**
 * @param {...string} packages
 * @returns {Command[] | undefined} undefined where apt-get cannot be run
 */
function aptInstall(...packages) {
  const sudo = process.platform === 'linux' ? needsSudo() : undefined;
  if (sudo === undefined) return undefined;
  /** @type {(...args: string[]) => Command} */
  const aptGet = (...args) => (sudo ? ['sudo', '-n', 'apt-get', ...args] : ['apt-get', ...args]);
  return [aptGet('update'), aptGet('install', '--yes', '--no-install-recommends', ...packages)];
}

/** @returns {boolean | undefined} whether root commands need sudo; undefined when they cannot be run */
function needsSudo() {
  if (process.getuid?.() === 0) return false;
  return succeeds('sudo', '-n', 'true') || undefined;
}

/**
 * A binary that lacks a library, or a stub for a package that is not installed, prints no version.
 * @param {string} binary
 * @param {RegExp} pattern
 */
function printsVersion(binary, pattern) {
  const { status, stdout } = spawnSync(binary, ['--version'], { encoding: 'utf8', timeout: COMMAND_TIMEOUT_MS });
  return status === 0 && pattern.test(stdout);
}

/**
 * @param {string} command
 * @param {...string} args
 */
function succeeds(command, ...args) {
  return spawnSync(command, args, { timeout: COMMAND_TIMEOUT_MS }).status === 0;
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
