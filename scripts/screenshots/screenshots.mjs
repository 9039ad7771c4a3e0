import { writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { PATHS, productPath } from '../../src/content/paths.ts';
import { requireBrowser } from '../browser.mjs';
import { Failure, reportFailure } from '../failure.mjs';
import { findFreePort } from '../ports.mjs';
import { startServers } from '../servers.mjs';
import { exitCodeOf, listenForStop } from '../stop-signal.mjs';

/** The README loads all of them. */
const MAX_BYTES = 120 * 1024;
const WEBP = { quality: 84, effort: 6 };
const DESKTOP = { viewport: { width: 1280, height: 960 } };
const PHONE = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/**
 * @typedef {object} Shot
 * @property {string} name file name of the screenshot
 * @property {string} path path of the page
 * @property {import('playwright-core').BrowserContextOptions} device
 * @property {string} [selector] of the only element to capture
 */

/** @type {readonly Shot[]} */
const SHOTS = [
  { name: 'start', path: PATHS.home, device: DESKTOP },
  { name: 'products', path: PATHS.products, device: DESKTOP },
  { name: 'calculator', path: PATHS.home, device: DESKTOP, selector: '.calculator' },
  { name: 'product', path: productPath('pepparkakor-i-kakburk'), device: PHONE },
];

/**
 * Headless Chromium identifies itself in its user agent, so the site treats it as a bot and shows no consent banner.
 * @param {import('playwright-core').Browser} browser
 * @param {string} siteUrl
 * @param {Shot} shot
 */
async function takeScreenshot(browser, siteUrl, { name, path, device, selector }) {
  const page = await browser.newPage({ ...device, locale: 'sv-SE', reducedMotion: 'reduce' });
  await page.goto(`${siteUrl}${path}`, { waitUntil: 'networkidle' });
  const target = selector ? page.locator(selector) : page;
  const image = await sharp(await target.screenshot())
    .webp(WEBP)
    .toBuffer();
  await page.close();
  if (image.length > MAX_BYTES) throw new Failure(`${name}: ${image.length} bytes exceed the limit of ${MAX_BYTES}.`);
  await writeFile(new URL(`${name}.webp`, import.meta.url), image);
  console.log(`${name}.webp  ${image.length} bytes`);
}

const signal = listenForStop();
try {
  const executablePath = await requireBrowser('chromium');
  const servers = await startServers({ port: await findFreePort(), providerPort: await findFreePort(), signal });
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  for (const shot of SHOTS) await takeScreenshot(browser, servers.siteUrl, shot);
  await browser.close();
  await servers.stop();
} catch (error) {
  process.exit(signal.aborted ? exitCodeOf(signal) : reportFailure(error));
}
