import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { PATHS } from '../../src/content/paths.ts';
import { median } from './findings.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ name: string, path: string, touch: (page: Page) => Promise<unknown> }} Interaction */

/** As in Lighthouse's mobile settings. */
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** The shortest interaction that the Event Timing API reports, ms. */
const SHORTEST_MS = 16;
/** By then, an interaction has been painted and reported. */
const REPORT_MS = 1_000;
const OBSERVER = fileURLToPath(new URL('longest-interaction.js', import.meta.url));

/**
 * Drags a slider's thumb by a tenth of the track.
 * @param {Page} page
 */
async function dragSlider(page) {
  const box = await page.getByRole('slider').first().boundingBox();
  if (!box) throw new Error('The slider is not on the page.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.5, y);
  await page.mouse.down();
  for (let step = 1; step <= 5; step++) await page.mouse.move(box.x + box.width * (0.5 + step / 50), y);
  await page.mouse.up();
}

/**
 * @param {string} productPath
 * @returns {readonly Interaction[]}
 */
export const interactionsOf = (productPath) => [
  { name: 'menu', path: PATHS.home, touch: (page) => page.locator('.menu-open').tap() },
  { name: 'slider', path: PATHS.home, touch: dragSlider },
  { name: 'chip', path: PATHS.products, touch: (page) => page.locator('.chips .chip').nth(1).tap() },
  { name: 'question', path: PATHS.help, touch: (page) => page.locator('.question summary').first().tap() },
  {
    name: 'carousel arrow',
    path: productPath,
    touch: (page) => page.locator('.carousel-controls:not([hidden]) button').last().tap(),
  },
];

/**
 * The time from an input event to the next paint, on a simulated mid-range phone. The first touch of a page is the
 * slowest: it may load and start a script.
 * @param {{ siteUrl: string, productPath: string, chromePath: string, runs: number }} options
 * @returns {Promise<readonly { name: string, path: string, ms: number }[]>} medians; 16 ms stands for less
 */
export async function measureInteractions({ siteUrl, productPath, chromePath, runs }) {
  const browser = await chromium.launch({
    executablePath: chromePath,
    args: ['--disable-gpu', '--disable-quic', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    const results = [];
    for (const { name, path, touch } of interactionsOf(productPath)) {
      const durations = [];
      for (let run = 1; run <= runs; run++) {
        const context = await browser.newContext(PHONE);
        const page = await context.newPage();
        await page.addInitScript({ path: OBSERVER });
        const session = await context.newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
        await page.goto(`${siteUrl}${path}`, { waitUntil: 'networkidle' });
        await touch(page);
        await page.waitForTimeout(REPORT_MS);
        const ms = Number(await page.evaluate('longestInteraction'));
        durations.push(Math.max(ms, SHORTEST_MS));
        await context.close();
      }
      results.push({ name, path, ms: median(durations) });
    }
    return results;
  } finally {
    await browser.close();
  }
}
