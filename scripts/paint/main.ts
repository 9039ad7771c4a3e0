import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { catalogue } from '../../sandbox/catalogue/index.ts';
import { PATHS, productPath } from '../../src/content/paths.ts';
import { requireBrowser } from '../browser.ts';
import { bundleWorker } from '../bundle.ts';
import { startHttpsSite } from '../https-site.ts';
import { createSlowLink } from './slow-link.ts';

const RUNS = 5;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** What a mid-range phone is slower by. */
const CPU_SLOWDOWN = 4;
const PAGES = [PATHS.home, PATHS.products, productPath(catalogue[0]?.id ?? ''), PATHS.about];

const { values, positionals } = parseArgs({
  options: { without: { type: 'string', multiple: true, default: [] } },
  allowPositionals: true,
});

/** The first and the largest paint of a new visitor's phone in milliseconds. */
const measurePaints = async (browser: Browser, url: string): Promise<readonly [number, number]> => {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: [...values.without] });
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.evaluate(async () => {
      const largest = await new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      });
      return [performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN, largest];
    });
  } finally {
    await context.close();
  }
};

const site = await startHttpsSite(bundleWorker(), createSlowLink());
const browser = await chromium.launch({
  executablePath: requireBrowser('chromium'),
  // Told by the protocol instead, Chromium connects a second time.
  args: ['--ignore-certificate-errors', '--disable-quic', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  console.log('| page | first paint ms | largest paint ms |\n| --- | --- | --- |');
  for (const path of positionals.length > 0 ? positionals : PAGES) {
    // It fills the page cache.
    await measurePaints(browser, `${site.url}${path}`);
    const paints: (readonly [number, number])[] = [];
    for (let run = 1; run <= RUNS; run += 1) paints.push(await measurePaints(browser, `${site.url}${path}`));
    // Other work on the machine only delays a paint.
    const first = Math.min(...paints.map(([first]) => first));
    const largest = Math.min(...paints.map(([, largest]) => largest));
    console.log(`| ${path} | ${Math.round(first)} | ${Math.round(largest)} |`);
  }
} finally {
  await Promise.all([browser.close(), site.stop()]);
}
