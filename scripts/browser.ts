import { spawnSync } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { Failure, runCommand } from './command.ts';

/** The engines of test/engines, by the name of their Vitest project. All other browser tests run in Chromium. */
export const ENGINES = ['firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];
/**
 * The headless shell is Chromium without the code that draws windows. It is the fastest browser, and renders the same on
 * every system.
 */
type BrowserName = Engine | 'chromium' | 'headless-shell';

type Source = {
  /** For messages. */
  readonly name: string;
  /** The environment variable that may hold the path of a binary. */
  readonly variable: string;
  /** Names to look up in PATH, or absolute paths. */
  readonly binaries: readonly string[];
  readonly isWorking: (binary: string) => boolean;
  /** Debian packages. */
  readonly packages: readonly string[];
  /** The browser to use if this one is missing and cannot be installed. */
  readonly fallback?: BrowserName;
};

const COMMAND_TIMEOUT_MS = 15_000;
const INSTALL_TIMEOUT_MS = 5 * 60_000;
const WEBKIT_BINDINGS = "imports.gi.versions.Gtk = '3.0'; imports.gi.versions.WebKit2 = '4.1'; imports.gi.WebKit2";

const succeeds = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args, { timeout: COMMAND_TIMEOUT_MS }).status === 0;

// A binary that lacks a library, or a stub for a package that is not installed, prints no version.
const printsVersion = (binary: string): boolean => succeeds(binary, '--version');

const SOURCES: Readonly<Record<BrowserName, Source>> = {
  'headless-shell': {
    name: 'headless shell of Chrome or Chromium',
    variable: 'CHROME_PATH',
    binaries: ['chromium-headless-shell', 'chrome-headless-shell'],
    isWorking: printsVersion,
    packages: ['chromium-headless-shell'],
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
    isWorking: printsVersion,
    packages: ['chromium'],
  },
  firefox: {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    binaries: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    isWorking: printsVersion,
    packages: ['firefox-esr'],
  },
  // WebKitGTK, which needs Linux. The browser is a gjs program in test/engines/support/webkit.
  webkit: {
    name: 'WebKitWebDriver with gjs and Xvfb',
    variable: 'WEBKIT_DRIVER_PATH',
    binaries: ['WebKitWebDriver'],
    isWorking: (binary) =>
      succeeds(binary, '--help') && succeeds('gjs', '-c', WEBKIT_BINDINGS) && succeeds('Xvfb', '-help'),
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'gjs', 'xvfb'],
  },
};

const findBrowser = (browser: BrowserName): string | undefined => {
  const { name, variable, binaries, isWorking } = SOURCES[browser];
  const configured = process.env[variable];
  if (configured) {
    if (isWorking(configured)) return configured;
    throw new Failure(`${variable} is "${configured}", which is not a working ${name}.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => binaries.map((binary) => resolve(folder, binary)));
  return [...new Set(candidates)].find(isWorking);
};

/** The path of a working browser; for WebKit, of its driver. */
export const requireBrowser = (browser: BrowserName): string => {
  const { name, variable, fallback } = SOURCES[browser];
  const path = findBrowser(browser);
  if (path !== undefined) return path;
  if (fallback) return requireBrowser(fallback);
  throw new Failure(`No ${name} was found. Install one, or set ${variable}=<path>.`);
};

const installBrowser = (browser: BrowserName): void => {
  if (findBrowser(browser)) return;
  const { name, packages, fallback } = SOURCES[browser];
  console.log(`No ${name} was found: installing …`);
  const aptGet = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'apt-get'].join(' ');
  const command = `${aptGet} update; ${aptGet} install --yes --no-install-recommends ${packages.join(' ')}`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, { shell: true, env, stdio: ['ignore', 'ignore', 'inherit'], timeout: INSTALL_TIMEOUT_MS });
  if (findBrowser(browser)) return;
  if (fallback) installBrowser(fallback);
  else requireBrowser(browser);
};

// node scripts/browser.ts <browser …> installs the browsers that it does not find, with apt-get.
if (import.meta.main) {
  await runCommand(async () => {
    const names: readonly BrowserName[] = ['headless-shell', ...ENGINES];
    for (const name of names.filter((name) => process.argv.includes(name))) installBrowser(name);
  });
}
