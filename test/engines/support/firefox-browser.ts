import puppeteer, { type Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { requireBrowser } from '../../../scripts/browser.ts';
import { BLANK_PATH, type RunningBrowser } from './tab.ts';

const DRAG_STEPS = 12;
/** A navigation aborts what the previous page was still loading. */
const ABORTED = 'NS_BINDING_ABORTED';
/** To Firefox, an aborted import is an error. An import of a missing file is also reported as a failed request. */
const HARMLESS = 'error loading dynamically imported module';

/** Records the problems of a page. */
const watchForProblems = (page: Page): string[] => {
  const found: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) found.push(`console ${message.type()}: ${message.text()}`);
  });
  // Firefox also reports policy violations as page errors.
  page.on('pageerror', (error) => {
    if (!`${error}`.includes(HARMLESS)) found.push(`page error: ${error}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    if (!reason.includes(ABORTED)) found.push(`failed request: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`failed request: ${response.url()} ${response.status()}`);
  });
  return found;
};

/** Firefox over WebDriver BiDi. */
export const launchFirefox = async (): Promise<RunningBrowser> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: requireBrowser('firefox'),
    acceptInsecureCerts: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'sv-SE,sv' },
  });
  const openTab: RunningBrowser['openTab'] = async (origin, width, height) => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width, height });
    // Firefox lays out the page a little later.
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
    // The site does not ask automated browsers for consent.
    await page.evaluateOnNewDocument(() => {
      Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
    });
    await page.goto(`${origin}${BLANK_PATH}`);
    const found = watchForProblems(page);
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
      takeProblems: async () => found.splice(0),
      close: () => context.close(),
    };
  };
  return { openTab, close: () => browser.close() };
};
