import type { Browser } from 'playwright-core';
import { PATHS } from '../../src/content/paths.ts';

/** As in Lighthouse's mobile settings. */
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** By then, an interaction has been painted and reported. */
const REPORT_MS = 1_000;
/** Runs in the page before its own scripts. The first input is reported however short it is. */
const OBSERVER = `
  globalThis.longestInteraction = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestInteraction = Math.max(longestInteraction, duration);
  });
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true });
  observer.observe({ type: 'first-input', buffered: true });
`;

type Interaction = {
  readonly name: string;
  readonly path: string;
  /** What the visitor taps. */
  readonly selector: string;
  /** What has to be there before. */
  readonly ready?: string;
  /** Whether the page is that of a site whose provider fails. */
  readonly onFailure?: boolean;
};

export const interactionsOf = (productPath: string): readonly Interaction[] => [
  { name: 'menu', path: PATHS.home, selector: '.menu-open' },
  {
    name: 'slider',
    path: PATHS.home,
    selector: '.slider input',
    ready: '[data-island="calculator"][data-state="hydrated"]',
  },
  { name: 'chip', path: PATHS.products, selector: '.chips li:nth-child(2) .chip' },
  { name: 'question', path: PATHS.faq, selector: '.faq-section > summary' },
  {
    name: 'retry',
    path: PATHS.products,
    selector: 'main .button',
    ready: '[data-island="catalogue"][data-state="waiting"]',
    onFailure: true,
  },
  { name: 'carousel arrow', path: productPath, selector: '.carousel-next:enabled' },
];

/**
 * The longest time from an input event to the next paint, in milliseconds, on a simulated mid-range phone. The first tap on
 * a page is the slowest: it may load and start a script.
 */
export const measureInteraction = async (
  browser: Browser,
  siteUrl: string,
  { name, path, selector, ready }: Interaction,
): Promise<number> => {
  const page = await browser.newPage(PHONE);
  await page.addInitScript(OBSERVER);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(`${siteUrl}${path}`, { waitUntil: 'networkidle' });
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  if (ready) await page.locator(ready).waitFor({ state: 'attached' });
  await page.waitForTimeout(REPORT_MS);
  await target.tap();
  await page.waitForTimeout(REPORT_MS);
  const ms = Number(await page.evaluate('longestInteraction'));
  await page.close();
  if (!(ms > 0)) throw new Error(`The browser reported no interaction for ${name} on ${path}.`);
  return ms;
};
