import puppeteer, { type LaunchOptions, type Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { requireBrowser } from '../../../scripts/browser.ts';
import { BLANK_PATH, type RunningBrowser, type Tab } from './tab.ts';

const DRAG_STEPS = 12;
/** In Chromium and Firefox, a navigation aborts what the previous page was still loading. */
const ABORTED = /ERR_ABORTED|NS_BINDING_ABORTED/;
/**
 * To Firefox, an aborted import is an error. An import of a missing file is also reported as a failed request. Chromium
 * skips the view transition from a document that is not a page.
 */
const HARMLESS = /error loading dynamically imported module|Transition was aborted because of invalid state/;

const LANGUAGES = 'sv-SE,sv';
const CHROMIUM_ARGS = [
  `--accept-lang=${LANGUAGES}`,
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  // Puppeteer loses a page that Chromium restores from its back/forward cache. Firefox and WebKit restore their pages.
  '--disable-features=BackForwardCache',
];

const OPTIONS: Readonly<Record<'chromium' | 'firefox', LaunchOptions>> = {
  chromium: {
    browser: 'chrome',
    args: process.getuid?.() === 0 ? [...CHROMIUM_ARGS, '--no-sandbox'] : CHROMIUM_ARGS,
  },
  firefox: {
    browser: 'firefox',
    extraPrefsFirefox: { 'intl.accept_languages': LANGUAGES },
  },
};

/** Records the problems of a page. */
const watchForProblems = (page: Page, found: string[]): void => {
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) found.push(`console ${message.type()}: ${message.text()}`);
  });
  // Firefox also reports policy violations as page errors. Chromium reports them on the console.
  page.on('pageerror', (error) => {
    if (!HARMLESS.test(`${error}`)) found.push(`page error: ${error}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    if (!ABORTED.test(reason)) found.push(`failed request: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`failed request: ${response.url()} ${response.status()}`);
  });
};

type Visit = {
  readonly origin: string;
  readonly width: number;
  readonly height: number;
  /** The problems of all tabs of the visitor. */
  readonly found: string[];
};

const toTab = async (page: Page, visit: Visit): Promise<Tab> => {
  const { origin, width, height, found } = visit;
  await page.setViewport({ width, height });
  // Firefox lays out the page a little later.
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
  // The site does not ask automated browsers for consent.
  await page.evaluateOnNewDocument(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
  });
  await page.goto(`${origin}${BLANK_PATH}`);
  watchForProblems(page, found);
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
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    print: () => page.pdf({ preferCSSPageSize: true, printBackground: true, format: 'A4' }),
    openAnother: async () => toTab(await page.browserContext().newPage(), visit),
    show: () => page.bringToFront(),
    takeProblems: async () => found.splice(0),
    close: () => page.browserContext().close(),
  };
};

/** Chromium over the Chrome DevTools Protocol, or Firefox over WebDriver BiDi. */
export const launchWithPuppeteer = async (engine: 'chromium' | 'firefox'): Promise<RunningBrowser> => {
  const executablePath = requireBrowser(engine);
  const browser = await puppeteer.launch({ executablePath, acceptInsecureCerts: true, ...OPTIONS[engine] });
  const openTab: RunningBrowser['openTab'] = async (origin, width, height) => {
    const context = await browser.createBrowserContext();
    return toTab(await context.newPage(), { origin, width, height, found: [] });
  };
  return { openTab, close: () => browser.close() };
};
