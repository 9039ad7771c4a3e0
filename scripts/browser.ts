import { spawnSync } from 'node:child_process';
import { homedir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { Failure, runCommand } from './command.ts';

/** The engines that the tests run in, by the name of their Vitest project. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];
/** Chromium without what draws a window. It is the quickest, and draws the same on every system. */
type BrowserName = Engine | 'headless-shell';

type Source = {
  /** For messages. */
  readonly name: string;
  /** The variable of the environment that may hold the path of one. */
  readonly variable: string;
  /** In the folders of PATH, or absolute. */
  readonly binaries: readonly string[];
  /** Its name in the cache of @puppeteer/browsers. */
  readonly download?: string;
  readonly isWorking: (binary: string) => boolean;
  /** The commands of each way to install it, the preferred one first. */
  readonly installers: readonly (readonly (readonly string[])[])[];
  /** What serves when there is none and none can be installed. */
  readonly fallback?: BrowserName;
};

const COMMAND_TIMEOUT_MS = 15_000;
const INSTALL_TIMEOUT_MS = 5 * 60_000;
/** The folder of @puppeteer/browsers and of puppeteer. */
const PUPPETEER_CACHE = join(homedir(), '.cache', 'puppeteer');
const WEBKIT_BINDINGS = "imports.gi.versions.Gtk = '3.0'; imports.gi.versions.WebKit2 = '4.1'; imports.gi.WebKit2";

const succeeds = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args, { timeout: COMMAND_TIMEOUT_MS }).status === 0;

const aptInstall = (...packages: readonly string[]): readonly (readonly string[])[] => {
  const aptGet = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'apt-get'];
  return [
    [...aptGet, 'update'],
    [...aptGet, 'install', '--yes', '--no-install-recommends', ...packages],
  ];
};

const download = (browser: string): readonly (readonly string[])[] => [
  ['browsers', 'install', `${browser}@stable`, '--path', PUPPETEER_CACHE],
];

// A binary that lacks a library, or a stub for a package that is not installed, prints no version.
const printsVersion = (binary: string): boolean => succeeds(binary, '--version');

const SOURCES: Readonly<Record<BrowserName, Source>> = {
  'headless-shell': {
    name: 'headless shell of Chrome or Chromium',
    variable: 'CHROME_PATH',
    binaries: ['chromium-headless-shell', 'chrome-headless-shell'],
    download: 'chrome-headless-shell',
    isWorking: printsVersion,
    installers: [aptInstall('chromium-headless-shell'), download('chrome-headless-shell')],
    fallback: 'chromium',
  },
  chromium: {
    name: 'Chrome or Chromium',
    variable: 'CHROME_PATH',
    binaries: [
      ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    download: 'chrome',
    isWorking: printsVersion,
    installers: [aptInstall('chromium'), download('chrome')],
  },
  firefox: {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    binaries: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    download: 'firefox',
    isWorking: printsVersion,
    installers: [aptInstall('firefox-esr'), download('firefox')],
  },
  // WebKitGTK, which needs Linux. test/engines/support/webkit has the browser, which is a program for gjs.
  webkit: {
    name: 'WebKitWebDriver with gjs and Xvfb',
    variable: 'WEBKIT_DRIVER_PATH',
    binaries: ['WebKitWebDriver'],
    isWorking: (binary) =>
      succeeds(binary, '--help') && succeeds('gjs', '-c', WEBKIT_BINDINGS) && succeeds('Xvfb', '-help'),
    installers: [aptInstall('webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'gjs', 'xvfb')],
  },
};

const findDownloaded = async (download: string): Promise<readonly string[]> => {
  const { getInstalledBrowsers } = await import('@puppeteer/browsers');
  const installed = await getInstalledBrowsers({ cacheDir: PUPPETEER_CACHE });
  return installed.filter(({ browser }) => browser === download).map(({ executablePath }) => executablePath);
};

const findBrowser = async (browser: BrowserName): Promise<string | undefined> => {
  const { name, variable, binaries, download, isWorking } = SOURCES[browser];
  const configured = process.env[variable];
  if (configured) {
    if (isWorking(configured)) return configured;
    throw new Failure(`${variable} is "${configured}", which is not a working ${name}.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => binaries.map((binary) => resolve(folder, binary)));
  return [...new Set([...candidates, ...(download ? await findDownloaded(download) : [])])].find(isWorking);
};

/** The path of a working browser; for WebKit, of its driver. */
export const requireBrowser = async (browser: BrowserName): Promise<string> => {
  const { name, variable, fallback } = SOURCES[browser];
  const path = await findBrowser(browser);
  if (path !== undefined) return path;
  if (fallback) return requireBrowser(fallback);
  throw new Failure(`No ${name} was found. Install one, or set ${variable}=<path>.`);
};

const installBrowser = async (browser: BrowserName): Promise<void> => {
  if (await findBrowser(browser)) return;
  const { name, installers, fallback } = SOURCES[browser];
  console.log(`No ${name} was found: installing …`);
  for (const commands of installers) {
    for (const [command = '', ...args] of commands) {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      const { error } = spawnSync(command, args, {
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
        timeout: INSTALL_TIMEOUT_MS,
      });
      if (error) console.error(error.message);
    }
    if (await findBrowser(browser)) return;
  }
  if (fallback) return installBrowser(fallback);
  await requireBrowser(browser);
};

// node scripts/browser.ts <browser …> installs what it does not find.
if (import.meta.main) {
  await runCommand(async () => {
    const names: readonly BrowserName[] = ['headless-shell', ...ENGINES];
    for (const name of names.filter((name) => process.argv.includes(name))) await installBrowser(name);
  });
}
