import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { PATHS } from '../../src/content/paths.ts';
import { Failure } from '../failure.mjs';
import { findFreePort } from '../ports.mjs';
import { startServers } from '../servers.mjs';
import { median } from './findings.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').CDPSession} CDPSession */
/**
 * @typedef {object} Interaction
 * @property {string} name
 * @property {string} path
 * @property {string} selector what the visitor touches
 * @property {string} [ready] selector of what has to be there before
 * @property {boolean} [isDrag] drags a slider's thumb in place of a tap
 * @property {boolean} [onFailure] on a site whose provider fails
 */

/** As in Lighthouse's mobile settings. */
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const DRAG_STEPS = 10;
const MOVE_INTERVAL_MS = 50;
/** By then, an interaction has been painted and reported. */
const REPORT_MS = 1_000;
const OBSERVER = fileURLToPath(new URL('longest-interaction.js', import.meta.url));

/**
 * @param {string} productPath
 * @returns {readonly Interaction[]}
 */
const interactionsOf = (productPath) => [
  { name: 'menu', path: PATHS.home, selector: '.menu-open' },
  {
    name: 'slider',
    path: PATHS.home,
    selector: '.slider input',
    ready: '[data-island="calculator"][data-state="hydrated"]',
    isDrag: true,
  },
  { name: 'chip', path: PATHS.products, selector: '.chips li:nth-child(2) .chip' },
  { name: 'question', path: PATHS.faq, selector: '.faq-item summary' },
  {
    name: 'retry',
    path: PATHS.products,
    selector: 'main .button',
    ready: '[data-island="catalogue"][data-state="waiting"]',
    onFailure: true,
  },
  { name: 'carousel arrow', path: productPath, selector: '.carousel-next:enabled' },
];

/** Starts a site whose provider answers every request with something else than products. */
async function startFailingSite() {
  const providerPath = '/faults/interactions';
  const servers = await startServers({
    port: await findFreePort(),
    providerPort: await findFreePort(),
    providerPath,
  });
  const response = await fetch(`${servers.providerUrl}${providerPath}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fault: 'wrong-shape' }),
  });
  if (!response.ok) throw new Failure(`The sandbox refused the fault: ${await response.text()}`);
  return servers;
}

/**
 * Drags the first slider's thumb with a finger, by a fifth of the track.
 * @param {Page} page
 * @param {CDPSession} session
 * @param {string} selector
 */
async function dragThumb(page, session, selector) {
  const slider = page.locator(selector).first();
  const box = await slider.boundingBox();
  if (!box) throw new Failure(`${selector} is not visible.`);
  const [min, max] = [Number(await slider.getAttribute('min')), Number(await slider.getAttribute('max'))];
  const share = (Number(await slider.inputValue()) - min) / (max - min);
  const y = box.y + box.height / 2;
  const thumb = box.x + box.height / 2 + share * (box.width - box.height);
  const touch = (/** @type {'touchStart' | 'touchMove' | 'touchEnd'} */ type, /** @type {number[]} */ ...xs) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x) => ({ x, y })) });
  await touch('touchStart', thumb);
  for (let step = 1; step <= DRAG_STEPS; step++) {
    await touch('touchMove', thumb + (box.width / 5) * (step / DRAG_STEPS));
    await page.waitForTimeout(MOVE_INTERVAL_MS);
  }
  await touch('touchEnd');
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} siteUrl
 * @param {Interaction} interaction
 * @returns {Promise<number>} the longest time from an input event to the next paint, ms
 */
async function measureInteraction(browser, siteUrl, { name, path, selector, ready, isDrag }) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript({ path: OBSERVER });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(`${siteUrl}${path}`, { waitUntil: 'networkidle' });
    await page.locator(selector).first().scrollIntoViewIfNeeded();
    if (ready) await page.locator(ready).waitFor({ state: 'attached' });
    await page.waitForTimeout(REPORT_MS);
    if (isDrag) await dragThumb(page, session, selector);
    else await page.locator(selector).first().tap();
    await page.waitForTimeout(REPORT_MS);
    const ms = Number(await page.evaluate('longestInteraction'));
    if (!(ms > 0)) throw new Failure(`The browser reported no interaction for ${name} on ${path}.`);
    return ms;
  } finally {
    await context.close();
  }
}

/**
 * The time from an input event to the next paint, on a simulated mid-range phone. The first touch of a page is the
 * slowest: it may load and start a script.
 * @param {{ siteUrl: string, productPath: string, chromePath: string, runs: number }} options
 * @returns {Promise<readonly { name: string, path: string, ms: number }[]>} medians
 */
export async function measureInteractions({ siteUrl, productPath, chromePath, runs }) {
  const failing = await startFailingSite();
  const browser = await chromium.launch({
    executablePath: chromePath,
    args: ['--disable-gpu', '--disable-quic', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    const results = [];
    for (const interaction of interactionsOf(productPath)) {
      const durations = [];
      for (let run = 1; run <= runs; run++) {
        const url = interaction.onFailure ? failing.siteUrl : siteUrl;
        durations.push(await measureInteraction(browser, url, interaction));
      }
      results.push({ name: interaction.name, path: interaction.path, ms: median(durations) });
    }
    return results;
  } finally {
    await browser.close();
    await failing.stop();
  }
}
