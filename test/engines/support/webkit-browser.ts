import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { Builder, Capabilities, Origin, type WebDriver } from 'selenium-webdriver';
import { requireBrowser } from '../../../scripts/browser.ts';
import {
  BLANK_PATH,
  type Cookie,
  hideAutomation,
  KEYS,
  type Point,
  type RunningBrowser,
  type Tab,
  type TabOptions,
} from './tab.ts';

const LAUNCHER = fileURLToPath(new URL('webkit/launch.sh', import.meta.url));
/** That of webkit/browser.js. */
const BROWSER_NAME = 'WebKitGTK';
/**
 * The X server's pointer is in the middle of its screen, and without a window manager the window below the pointer has
 * the focus. All windows begin just left of the pointer and above it.
 */
const SCREEN = { width: 2600, height: 2000 };
const WINDOW = { x: SCREEN.width / 2 - 4, y: SCREEN.height / 2 - 4 };
const READY_TIMEOUT_MS = 30_000;
const POLL_MS = 50;
/** WebKitWebDriver's pointer jumps from one place to the next. */
const DRAG_STEPS = 8;
const DRAG_STEP_MS = 20;

/** Errors and warnings in WebKit's log of console messages; the place comes first, where WebKit knows it. */
const PROBLEM = /CONSOLE (?:\w+ )?(?:ERROR|WARN)/;
/** WebKitGTK does not know a directive of the policy, which it then ignores as the standard wants. */
const UNKNOWN_DIRECTIVE = "Unrecognized Content-Security-Policy directive 'manifest-src'";
/** A navigation aborts what the previous page was still importing, which is an error to WebKit. */
const ABORTED_IMPORT = 'Importing a module script failed';
/** So does a cross-fade from a page that is left again. */
const TRANSITION_SKIPPED = 'Skipping view transition';

const isProblem = (line: string): boolean =>
  PROBLEM.test(line) &&
  ![UNKNOWN_DIRECTIVE, ABORTED_IMPORT, TRANSITION_SKIPPED, BLANK_PATH].some((known) => line.includes(known));

const waitUntil = async (what: string, isDone: () => Promise<boolean>): Promise<void> => {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error(`Timed out: ${what}.`);
    await delay(POLL_MS);
  }
};

/** Starts an X server on a free display. */
const startXvfb = async (): Promise<{ readonly display: string; readonly process: ChildProcess }> => {
  const args = ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', `${SCREEN.width}x${SCREEN.height}x24`];
  const child = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const announced = child.stdio[3];
  if (!(announced instanceof Readable)) throw new Error('Xvfb has no pipe for its display.');
  const [number] = await once(announced, 'data');
  return { display: `:${String(number).trim()}`, process: child };
};

/** A WebKitWebDriver with the one session that it can have. */
type Session = { readonly driver: WebDriver; readonly folder: string; readonly close: () => Promise<void> };

const startSession = async (display: string, javaScript: boolean): Promise<Session> => {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  const port = await getPort();
  const env = {
    ...process.env,
    DISPLAY: display,
    BROWSER_FOLDER: folder,
    BROWSER_SCRIPT: javaScript ? 'on' : 'off',
    BROWSER_USER_SCRIPT: `(${hideAutomation})()`,
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
  };
  await mkdir(join(folder, 'data'));
  await writeFile(join(folder, 'console.log'), '');
  const server = spawn(await requireBrowser('webkit'), ['-p', `${port}`], { env, stdio: 'ignore', detached: true });
  const url = `http://127.0.0.1:${port}`;
  await waitUntil('WebKitWebDriver listens', () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const capabilities = new Capabilities({
    browserName: BROWSER_NAME,
    acceptInsecureCerts: true,
    'webkitgtk:browserOptions': { binary: LAUNCHER, args: [] },
  });
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  return {
    driver,
    folder,
    close: async () => {
      await driver.quit();
      // The whole group, so that nothing remains of a browser that hangs.
      if (server.pid !== undefined) process.kill(-server.pid);
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
};

const resize = async (driver: WebDriver, width: number, height: number): Promise<void> => {
  await driver
    .manage()
    .window()
    .setRect({ ...WINDOW, width, height });
  await waitUntil(`the window is ${width} px wide`, () =>
    driver.executeScript<boolean>(
      (wide: number, high: number) => innerWidth === wide && innerHeight === high,
      width,
      height,
    ),
  );
};

const forgetLastVisit = async (driver: WebDriver): Promise<void> => {
  await driver.manage().deleteAllCookies();
  await driver.executeScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  // Away from everything that reacts to the pointer.
  await driver.actions().move({ x: 0, y: 0, origin: Origin.VIEWPORT }).perform();
};

const toCookie = (cookie: Awaited<ReturnType<ReturnType<WebDriver['manage']>['getCookies']>>[number]): Cookie => ({
  name: cookie.name,
  value: cookie.value,
  path: cookie.path ?? '',
  secure: cookie.secure === true,
  sameSite: cookie.sameSite ?? '',
  expires: Number(cookie.expiry ?? 0),
});

const openTab = async (session: Session, origin: string, options: TabOptions): Promise<Tab> => {
  const { driver, folder } = session;
  await driver.get(`${origin}${BLANK_PATH}`);
  await resize(driver, options.width, options.height);
  await forgetLastVisit(driver);
  if (options.cookie) await driver.manage().addCookie({ ...options.cookie, path: '/', secure: true, sameSite: 'Lax' });
  const readLog = () => readFile(join(folder, 'console.log'), 'utf8');
  let read = (await readLog()).length;
  const printed = join(folder, 'printed.pdf');
  const request = join(folder, 'print');
  return {
    goto: (url) => driver.get(url),
    evaluate: (run, ...args) => driver.executeScript(run, ...args),
    click: (at) =>
      driver
        .actions()
        .move({ ...at, origin: Origin.VIEWPORT })
        .click()
        .perform(),
    drag: (from, to) => {
      const move = (at: Point) => ({ x: at.x, y: at.y, origin: Origin.VIEWPORT, duration: DRAG_STEP_MS });
      const actions = driver.actions().move(move(from)).press();
      for (let step = 1; step <= DRAG_STEPS; step++) {
        const along = (start: number, end: number) => Math.round(start + ((end - start) * step) / DRAG_STEPS);
        actions.move(move({ x: along(from.x, to.x), y: along(from.y, to.y) }));
      }
      return actions.release().perform();
    },
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    print: async () => {
      await rm(printed, { force: true });
      await writeFile(request, '');
      await waitUntil('the page is printed', async () => existsSync(printed));
      await rm(request);
      return readFile(printed);
    },
    cookies: async () => (await driver.manage().getCookies()).map(toCookie),
    resize: (width, height) => resize(driver, width, height),
    takeProblems: async () => {
      const log = await readLog();
      const lines = log.slice(read).split('\n');
      read = log.length;
      return lines.filter(isProblem);
    },
    close: () => driver.get('about:blank'),
  };
};

/** WebKitGTK, by WebDriver, on an X server of its own. A session is one window, which the visitors use in turn. */
export const launchWebKit = async (): Promise<RunningBrowser> => {
  const xvfb = await startXvfb();
  const sessions = new Map<boolean, Promise<Session>>();
  const sessionFor = (javaScript: boolean): Promise<Session> => {
    const known = sessions.get(javaScript);
    if (known) return known;
    const started = startSession(xvfb.display, javaScript);
    sessions.set(javaScript, started);
    return started;
  };
  return {
    openTab: async (origin, options) => openTab(await sessionFor(options.javaScript), origin, options),
    close: async () => {
      for (const session of sessions.values()) await (await session).close();
      xvfb.process.kill();
    },
  };
};
