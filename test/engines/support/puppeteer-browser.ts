import puppeteer, { type Browser, type HTTPRequest, type LaunchOptions, type Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { requireBrowser } from '../../../scripts/browser.ts';
import { BLANK_PATH, hideAutomation, type RunningBrowser, type Tab, type TabOptions } from './tab.ts';

const DRAG_STEPS = 12;
/** A navigation aborts what the previous page was still loading, in Chromium and in Firefox. */
const ABORTED = /ERR_ABORTED|NS_BINDING_ABORTED/;
/** An aborted import is an error to Firefox. A file that does not exist is a failed request as well. */
const ABORTED_IMPORT = /error loading dynamically imported module/;
/** Chromium's reason for a script that it does not run because scripting is off. */
const NOT_RUN = /csp/;

/** Chromium shows a page without its transition when it comes from one that is no page, or whose style sheet is new. */
const TRANSITION_SKIPPED = /Transition was aborted because of invalid state/;

const LANGUAGES = 'sv-SE,sv';
const CHROMIUM_ARGS = [
  `--accept-lang=${LANGUAGES}`,
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  // Puppeteer loses a page that Chromium restores from it. Firefox and WebKit restore their pages.
  '--disable-features=BackForwardCache',
];

const describe = (request: HTTPRequest): string => `${request.method()} ${request.url()}`;

const watchForProblems = (page: Page, javaScript: boolean): { take: () => readonly string[] } => {
  let found: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) found.push(`console ${message.type()}: ${message.text()}`);
  });
  // Firefox reports policy violations as page errors too, Chromium on the console.
  page.on('pageerror', (error) => {
    if (!TRANSITION_SKIPPED.test(`${error}`) && !ABORTED_IMPORT.test(`${error}`)) found.push(`page error: ${error}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    if (ABORTED.test(reason) || (!javaScript && NOT_RUN.test(reason))) return;
    found.push(`failed request: ${describe(request)} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`failed request: ${describe(response.request())} ${response.status()}`);
  });
  return {
    take: () => {
      const taken = found;
      found = [];
      return taken;
    },
  };
};

/** `setUp` runs before the first page. */
const openTab = async (
  browser: Browser,
  origin: string,
  options: TabOptions,
  setUp: (page: Page) => Promise<void>,
): Promise<Tab> => {
  const { width, height, javaScript, cookie } = options;
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const resize = async (wide: number, high: number): Promise<void> => {
    await page.setViewport({ width: wide, height: high });
    // Firefox lays the page out a little later.
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(wide);
  };
  await setUp(page);
  await resize(width, height);
  if (javaScript) await page.evaluateOnNewDocument(hideAutomation);
  await page.goto(`${origin}${BLANK_PATH}`);
  const { hostname: domain } = new URL(origin);
  if (cookie) await context.setCookie({ ...cookie, domain, path: '/', secure: true, sameSite: 'Lax' });
  const problems = watchForProblems(page, javaScript);
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (run, ...args) => page.evaluate(run, ...args),
    click: ({ x, y }) => page.mouse.click(x, y),
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: DRAG_STEPS });
      await page.mouse.up();
    },
    press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    print: () => page.pdf({ preferCSSPageSize: true, printBackground: true, format: 'A4' }),
    cookies: async () =>
      (await context.cookies()).map(({ name, value, path, secure, sameSite, expires }) => ({
        ...{ name, value, path, secure: secure === true, sameSite: sameSite ?? '', expires: expires ?? 0 },
      })),
    resize,
    takeProblems: async () => problems.take(),
    close: () => context.close(),
  };
};

const launch = async (engine: 'chromium' | 'firefox', options: LaunchOptions): Promise<Browser> =>
  puppeteer.launch({
    browser: engine === 'firefox' ? 'firefox' : 'chrome',
    executablePath: await requireBrowser(engine),
    headless: true,
    acceptInsecureCerts: true,
    ...options,
  });

/** Chromium, by the Chrome DevTools Protocol. */
export const launchChromium = async (): Promise<RunningBrowser> => {
  const isRoot = process.getuid?.() === 0;
  const browser = await launch('chromium', { args: isRoot ? [...CHROMIUM_ARGS, '--no-sandbox'] : CHROMIUM_ARGS });
  return {
    openTab: (origin, options) =>
      openTab(browser, origin, options, (page) => page.setJavaScriptEnabled(options.javaScript)),
    close: () => browser.close(),
  };
};

/**
 * Firefox, by WebDriver BiDi. Only a preference turns scripting off in it, so the visitors without script have a browser
 * of their own.
 */
export const launchFirefox = async (): Promise<RunningBrowser> => {
  const browsers = new Map<boolean, Promise<Browser>>();
  const browserFor = (javaScript: boolean): Promise<Browser> => {
    const known = browsers.get(javaScript);
    if (known) return known;
    const launched = launch('firefox', {
      extraPrefsFirefox: { 'intl.accept_languages': LANGUAGES, 'javascript.enabled': javaScript },
    });
    browsers.set(javaScript, launched);
    return launched;
  };
  return {
    openTab: async (origin, options) =>
      openTab(await browserFor(options.javaScript), origin, options, async () => undefined),
    close: async () => {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
};
