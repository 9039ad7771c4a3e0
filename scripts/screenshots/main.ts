import { writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { PATHS, productPath } from '../../src/domain/paths.ts';
import { requireBrowser } from '../browser.ts';
import { exampleVars } from '../example-vars.ts';
import { startSite } from '../site.ts';

const DESKTOP = { viewport: { width: 1280, height: 960 } };
const PHONE = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** The pictures of the README. `selector` is the only element to capture. */
const PICTURES = [
  // The list comes first: the start page shows products only once the site has them.
  { name: 'products', path: PATHS.products, device: DESKTOP },
  { name: 'start', path: PATHS.home, device: DESKTOP },
  { name: 'calculator', path: PATHS.home, device: DESKTOP, selector: '.calculator' },
  { name: 'product', path: productPath('pepparkakor-i-kakburk'), device: PHONE },
];

const executablePath = requireBrowser('chromium');
const site = await startSite({ vars: exampleVars() });
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
try {
  for (const { name, path, device, selector } of PICTURES) {
    // Headless Chromium identifies itself in its user agent, so the site shows it no consent banner.
    const page = await browser.newPage({ ...device, locale: 'sv-SE', reducedMotion: 'reduce' });
    await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
    const image = await (selector ? page.locator(selector) : page).screenshot();
    await page.close();
    await writeFile(new URL(`${name}.webp`, import.meta.url), await sharp(image).webp({ quality: 84 }).toBuffer());
  }
} finally {
  await Promise.all([browser.close(), site.stop()]);
}
