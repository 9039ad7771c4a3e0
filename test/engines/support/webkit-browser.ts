import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Builder, Capabilities, Origin } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { requireBrowser } from '../../../scripts/browser.ts';
import { BLANK_PATH, KEYS, type Point, type RunningBrowser } from './tab.ts';

const LAUNCHER = fileURLToPath(new URL('webkit/launch.sh', import.meta.url));
/** The browser name in webkit/browser.js. */
const BROWSER_NAME = 'WebKitGTK';
/**
 * The X server's pointer is in the middle of its screen. Without a window manager, the window below the pointer has the
 * focus. The top left corner of every window is just left of the pointer and above it.
 */
const SCREEN = { width: 2600, height: 2000 };
const WINDOW = { x: SCREEN.width / 2 - 4, y: SCREEN.height / 2 - 4 };
const TIMEOUT_MS = 30_000;
/** WebKitWebDriver's pointer jumps from one position to the next. */
const DRAG_STEPS = 8;
const DRAG_STEP_MS = 20;

/** Errors and warnings in WebKit's log of console messages. The location comes first if WebKit knows it. */
const PROBLEM = /CONSOLE (?:\w+ )?(?:ERROR|WARN)/;
const HARMLESS = [
  // WebKitGTK does not know this directive of the policy. It ignores the directive, as the standard requires.
  "Unrecognized Content-Security-Policy directive 'manifest-src'",
  // A navigation aborts what the previous page was still importing, and the cross-fade to a page that is left again.
  'Importing a module script failed',
  'Skipping view transition',
  BLANK_PATH,
];

const isProblem = (line: string): boolean => PROBLEM.test(line) && !HARMLESS.some((known) => line.includes(known));

/** Starts an X server on a free display. */
const startXvfb = async () => {
  const args = ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', `${SCREEN.width}x${SCREEN.height}x24`];
  const child = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const announced = child.stdio[3];
  if (!(announced instanceof Readable)) throw new Error('Xvfb has no pipe for its display.');
  const [number] = await once(announced, 'data');
  return { display: `:${String(number).trim()}`, stop: () => child.kill() };
};

/** WebKitGTK over WebDriver, on its own X server. A session is one window, which the visitors use in turn. */
export const launchWebKit = async (): Promise<RunningBrowser> => {
  const xvfb = await startXvfb();
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  const log = join(folder, 'console.log');
  await mkdir(join(folder, 'data'));
  await writeFile(log, '');
  const service = new DriverService.Builder(requireBrowser('webkit'))
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      DISPLAY: xvfb.display,
      BROWSER_FOLDER: folder,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
    })
    .build();
  const capabilities = new Capabilities({
    browserName: BROWSER_NAME,
    acceptInsecureCerts: true,
    'webkitgtk:browserOptions': { binary: LAUNCHER, args: [] },
  });
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(capabilities)
    .build();

  const resize = async (width: number, height: number): Promise<void> => {
    await driver
      .manage()
      .window()
      .setRect({ ...WINDOW, width, height });
    const isResized = () => driver.executeScript<boolean>((wide: number) => innerWidth === wide, width);
    await driver.wait(isResized, TIMEOUT_MS, `The window is not ${width} px wide.`);
  };

  const forgetLastVisit = async (): Promise<void> => {
    await driver.manage().deleteAllCookies();
    await driver.executeScript(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    // Moves the pointer away from everything that reacts to it.
    await driver.actions().move({ x: 0, y: 0, origin: Origin.VIEWPORT }).perform();
  };

  const print = async (): Promise<Uint8Array> => {
    const [request, printed] = [join(folder, 'print'), join(folder, 'printed.pdf')];
    await rm(printed, { force: true });
    await writeFile(request, '');
    await driver.wait(() => existsSync(printed), TIMEOUT_MS, 'The page was not printed.');
    await rm(request);
    return readFile(printed);
  };

  const drag = (from: Point, to: Point): Promise<void> => {
    const move = (at: Point) => ({ x: at.x, y: at.y, origin: Origin.VIEWPORT, duration: DRAG_STEP_MS });
    const actions = driver.actions().move(move(from)).press();
    for (let step = 1; step <= DRAG_STEPS; step++) {
      const along = (start: number, end: number) => Math.round(start + ((end - start) * step) / DRAG_STEPS);
      actions.move(move({ x: along(from.x, to.x), y: along(from.y, to.y) }));
    }
    return actions.release().perform();
  };

  const openTab: RunningBrowser['openTab'] = async (origin, width, height) => {
    await driver.get(`${origin}${BLANK_PATH}`);
    await resize(width, height);
    await forgetLastVisit();
    let read = (await readFile(log, 'utf8')).length;
    return {
      goto: (url) => driver.get(url),
      evaluate: (run, ...args) => driver.executeScript(run, ...args),
      click: async (at) => {
        const actions = driver.actions();
        await actions
          .move({ ...at, origin: Origin.VIEWPORT })
          .click()
          .perform();
      },
      drag,
      press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
      type: (text) => driver.actions().sendKeys(text).perform(),
      print,
      takeProblems: async () => {
        const lines = (await readFile(log, 'utf8')).slice(read);
        read += lines.length;
        return lines.split('\n').filter(isProblem);
      },
      close: () => driver.get('about:blank'),
    };
  };

  const close = async (): Promise<void> => {
    await driver.quit();
    await service.kill();
    // This also ends a browser that hangs.
    xvfb.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  return { openTab, close };
};
