import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { catalogue } from '../../sandbox/catalogue/index.ts';
import { PATHS, productPath } from '../../src/content/paths.ts';
import { requireBrowser } from '../browser.ts';
import { bundleWorker } from '../bundle.ts';
import { startHttpsSite } from '../https-site.ts';
import { addressOf, countHits, measureSearch, SEARCHES } from './search.ts';
import { createSlowLink } from './slow-link.ts';

const RUNS = 5;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** What a mid-range phone is slower by. */
const CPU_SLOWDOWN = 4;
/** From the last key of a search to its result, in milliseconds. */
const MAX_SEARCH_MS = 700;
const PAGES = [PATHS.home, PATHS.products, productPath(catalogue[0]?.id ?? ''), PATHS.about];

const { values, positionals } = parseArgs({
  options: { without: { type: 'string', multiple: true, default: [] } },
  allowPositionals: true,
});

const site = await startHttpsSite(bundleWorker(), createSlowLink());
const browser = await chromium.launch({
  executablePath: requireBrowser('chromium'),
  // Told by the protocol instead, Chromium connects a second time.
  args: ['--ignore-certificate-errors', '--disable-quic', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});

/** Lets a new visitor's phone do something. */
const withPhone = async <Result>(use: (page: Page) => Promise<Result>): Promise<Result> => {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: [...values.without] });
    return await use(page);
  } finally {
    await context.close();
  }
};

/** The same on one phone after the other. */
const repeat = async <Result>(use: (page: Page) => Promise<Result>): Promise<readonly Result[]> => {
  const results: Result[] = [];
  for (let run = 1; run <= RUNS; run += 1) results.push(await withPhone(use));
  return results;
};

/** The first and the largest paint of a page in milliseconds. */
const measurePaints = (path: string) => async (page: Page) => {
  await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
  return await page.evaluate(async () => {
    const largest = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    return { first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN, largest };
  });
};

/** Other work on the machine only delays. */
const lowest = (values: readonly number[]): number => Math.round(Math.min(...values));

try {
  console.log('| page | first paint ms | largest paint ms |\n| --- | --- | --- |');
  for (const path of positionals.length > 0 ? positionals : PAGES) {
    // It fills the page cache.
    await withPhone(measurePaints(path));
    const paints = await repeat(measurePaints(path));
    const [first, largest] = [lowest(paints.map(({ first }) => first)), lowest(paints.map(({ largest }) => largest))];
    console.log(`| ${path} | ${first} | ${largest} |`);
  }
  for (const search of SEARCHES.filter(({ path }) => positionals.length === 0 || positionals.includes(path))) {
    const count = await withPhone((page) => countHits(page, site.url, search));
    const ms = lowest(await repeat((page) => measureSearch(page, site.url, search, count)));
    const verdict = ms > MAX_SEARCH_MS ? 'FAIL' : 'pass';
    console.log(
      `${verdict}  ${addressOf(search)}, from the last key to the result: ${ms} ms, at most ${MAX_SEARCH_MS} (${count} hits)`,
    );
  }
} finally {
  await Promise.all([browser.close(), site.stop()]);
}
