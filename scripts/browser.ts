import { spawnSync } from 'node:child_process';
import { homedir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { Failure, runCommand } from './command.ts';

/** The engines that the tests run in, by the name of their Vitest project. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

type Source = {
  /** For messages. */
  readonly name: string;
  /** The variable of the environment that may hold the path of one. */
  readonly variable: string;
  /** In the folders of PATH, or absolute. */
  readonly binaries: readonly string[];
  readonly findDownloaded: () => Promise<readonly string[]>;
  readonly isWorking: (binary: string) => boolean;
  /** The commands of each way to install it, the preferred one first. */
  readonly installers: readonly (readonly (readonly string[])[])[];
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

const PLAYWRIGHT_INSTALL = ['playwright-core', 'install', 'chromium', '--no-context'];

const SOURCES: Readonly<Record<Engine, Source>> = {
  chromium: {
    name: 'Chrome or Chromium',
    variable: 'CHROME_PATH',
    binaries: [
      ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    findDownloaded: async () => [(await import('playwright-core')).chromium.executablePath()],
    // A binary that lacks a library, or a stub for a package that is not installed, prints no version.
    isWorking: (binary) => succeeds(binary, '--version'),
    installers: [[[...PLAYWRIGHT_INSTALL, '--with-deps']], [PLAYWRIGHT_INSTALL], aptInstall('chromium')],
  },
  firefox: {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    binaries: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    findDownloaded: async () => {
      const { getInstalledBrowsers } = await import('@puppeteer/browsers');
      const installed = await getInstalledBrowsers({ cacheDir: PUPPETEER_CACHE });
      return installed.filter(({ browser }) => browser === 'firefox').map(({ executablePath }) => executablePath);
    },
    isWorking: (binary) => succeeds(binary, '--version'),
    installers: [aptInstall('firefox-esr'), [['browsers', 'install', 'firefox@stable', '--path', PUPPETEER_CACHE]]],
  },
  // WebKitGTK, which needs Linux. test/engines/support/webkit has the browser, which is a program for gjs.
  webkit: {
    name: 'WebKitWebDriver with gjs and Xvfb',
    variable: 'WEBKIT_DRIVER_PATH',
    binaries: ['WebKitWebDriver'],
    findDownloaded: async () => [],
    isWorking: (binary) =>
      succeeds(binary, '--help') && succeeds('gjs', '-c', WEBKIT_BINDINGS) && succeeds('Xvfb', '-help'),
    installers: [aptInstall('webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'gjs', 'xvfb')],
  },
};

const findBrowser = async (engine: Engine): Promise<string | undefined> => {
  const { name, variable, binaries, findDownloaded, isWorking } = SOURCES[engine];
  const configured = process.env[variable];
  if (configured) {
    if (isWorking(configured)) return configured;
    throw new Failure(`${variable} is "${configured}", which is not a working ${name}.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => binaries.map((binary) => resolve(folder, binary)));
  return [...new Set([...candidates, ...(await findDownloaded())])].find(isWorking);
};

/** The path of a working browser; for WebKit, of its driver. */
export const requireBrowser = async (engine: Engine): Promise<string> => {
  const path = await findBrowser(engine);
  if (path !== undefined) return path;
  const { name, variable } = SOURCES[engine];
  throw new Failure(`No ${name} was found. Install one, or set ${variable}=<path>.`);
};

const installBrowser = async (engine: Engine): Promise<void> => {
  if (await findBrowser(engine)) return;
  console.log(`No ${SOURCES[engine].name} was found: installing …`);
  for (const commands of SOURCES[engine].installers) {
    for (const [command = '', ...args] of commands) {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      const { error } = spawnSync(command, args, {
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
        timeout: INSTALL_TIMEOUT_MS,
      });
      if (error) console.error(error.message);
    }
    if (await findBrowser(engine)) return;
  }
  await requireBrowser(engine);
};

// node scripts/browser.ts <engine …> installs what it does not find.
if (import.meta.main) {
  await runCommand(async () => {
    for (const engine of ENGINES.filter((engine) => process.argv.includes(engine))) await installBrowser(engine);
  });
}
