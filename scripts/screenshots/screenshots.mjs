import { writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { PATHS, productPath } from '../../src/content/paths.ts';
import { findBrowser } from '../browser.mjs';
import { Failure, reportFailure } from '../failure.mjs';
import { findFreePort } from '../ports.mjs';
import { startServers } from '../servers.mjs';
import { exitCodeOf, listenForStop } from '../stop-signal.mjs';

/** A README loads them all. */
const MAX_BYTES = 120 * 1024;
const WEBP = { quality: 84, effort: 6 };
const DESKTOP = { viewport: { width: 1280, height: 960 } };
const PHONE = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/**
 * @typedef {object} Shot
 * @property {string} name the picture's file name
 * @property {string} path the page
 * @property {import('playwright-core').BrowserContextOptions} device
 * @property {string} [part] the element that is shown alone
 */

/** @type {readonly Shot[]} */
const SHOTS = [
  { name: 'start', path: PATHS.home, device: DESKTOP },
  { name: 'products', path: PATHS.products, device: DESKTOP },
  { name: 'calculator', path: PATHS.home, device: DESKTOP, part: '.calculator' },
  { name: 'product', path: productPath('pepparkakor-i-kakburk'), device: PHONE },
];

/**
 * The browser says that it is headless, so it is taken for a bot and not asked for consent.
 * @param {import('playwright-core').Browser} browser
 * @param {string} siteUrl
 * @param {Shot} shot
 */
async function take(browser, siteUrl, { name, path, device, part }) {
  const page = await browser.newPage({ ...device, locale: 'sv-SE', reducedMotion: 'reduce' });
  await page.goto(`${siteUrl}${path}`, { waitUntil: 'networkidle' });
  const shown = part ? page.locator(part) : page;
  const picture = await sharp(await shown.screenshot())
    .webp(WEBP)
    .toBuffer();
  await page.close();
  if (picture.length > MAX_BYTES) throw new Failure(`${name}: ${picture.length} bytes are too many for the README.`);
  await writeFile(new URL(`${name}.webp`, import.meta.url), picture);
  console.log(`${name}.webp  ${picture.length} bytes`);
}

const stop = listenForStop();
try {
  const executablePath = await findBrowser();
  if (executablePath === undefined)
    throw new Failure('No Chrome or Chromium was found: name its program with CHROME_PATH.');
  const servers = await startServers({ port: await findFreePort(), providerPort: await findFreePort(), signal: stop });
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  for (const shot of SHOTS) await take(browser, servers.siteUrl, shot);
  await browser.close();
  await servers.stop();
} catch (error) {
  process.exit(stop.aborted ? exitCodeOf(stop) : reportFailure(error));
}
