import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { catalogue } from '../../sandbox/catalogue/index.ts';
import { PATHS, productPath } from '../../src/domain/paths.ts';
import { requireBrowser } from '../browser.ts';
import { startOrigins } from './origins.ts';
import { addressOf, countHits, measureSearch, SEARCHES } from './search.ts';

const RUNS = 7;
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** How many times slower a mid-range phone is. */
const CPU_SLOWDOWN = 4;
/** From the last key of a search to its result, in milliseconds. `/hjalp` took 730 on an idle machine. */
const MAX_SEARCH_MS = 700;
const PRODUCT = productPath(catalogue[0]?.id ?? '');
const PAGES = [PATHS.home, PATHS.products, PRODUCT, PATHS.about];
/** The pages that a visitor opens, one after the other. */
const VISIT = [PATHS.home, PATHS.products, PRODUCT];

const HELP = `Measures when pages and searches show on a phone with a slow link (docs/performance.md).

npm run paint
npm run paint -- /produkter       a page with its search

  --against <folder>   alternates with the checkout of another commit, in which npm run bundle has run
  --without <pattern>  blocks URLs, such as '*.woff2*'; may be repeated
  --traces <folder>    saves a trace of each page, for Chromium's developer tools
  --help               this text`;

const { values, positionals } = parseArgs({
  options: {
    against: { type: 'string' },
    without: { type: 'string', multiple: true, default: [] },
    traces: { type: 'string' },
    help: { type: 'boolean' },
  },
  allowPositionals: true,
});
if (values.help) {
  console.log(HELP);
  process.exit();
}
const isSelected = (path: string): boolean => positionals.length === 0 || positionals.includes(path);

const origins = await startOrigins(values.against);
const browser = await chromium.launch({
  executablePath: requireBrowser('chromium'),
  // If the protocol sets this instead, Chromium connects a second time.
  args: ['--ignore-certificate-errors', '--disable-quic', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});

/** Runs `use` on the phone of a new visitor. */
const withPhone = async <Result>(use: (page: Page) => Promise<Result>): Promise<Result> => {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: values.without });
    return await use(page);
  } finally {
    await context.close();
  }
};

type Paints = { readonly first: number; readonly largest: number };

/** Opens a page and waits until the network is idle. Returns its first and its largest paint in milliseconds. */
const measurePaints = async (page: Page, url: string): Promise<Paints> => {
  await page.goto(url, { waitUntil: 'networkidle' });
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

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN);
};

/** Measures the origins in turn, each on a new phone, so that other work on the machine affects all of them. */
const measureInTurn = async <Result>(
  urls: readonly string[],
  measure: (page: Page, url: string) => Promise<Result>,
): Promise<readonly (readonly Result[])[]> => {
  // The first visit fills the page cache.
  for (const url of urls) await withPhone((page) => measure(page, url));
  const results = urls.map((): Result[] => []);
  for (let run = 1; run <= RUNS; run += 1)
    for (const [index, url] of urls.entries()) results[index]?.push(await withPhone((page) => measure(page, url)));
  return results;
};

/** `first / largest` of each origin, as the cells of a row. */
const toCells = (results: readonly (readonly Paints[])[]): readonly string[] =>
  results.map(
    (paints) => `${median(paints.map(({ first }) => first))} / ${median(paints.map(({ largest }) => largest))}`,
  );

const toRow = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const keepTrace = async (url: string, path: string, folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await withPhone(async (page) => {
    await browser.startTracing(page, { path: join(folder, `${path.replaceAll('/', '_')}.json`) });
    await measurePaints(page, url);
    await browser.stopTracing();
  });
};

const printPaints = async (): Promise<void> => {
  const names = ['this checkout', ...(values.against ? [values.against] : [])];
  console.log(toRow(['first / largest paint, ms', ...names]));
  console.log(toRow(['---', ...names.map(() => '--:')]));
  for (const path of positionals.length > 0 ? positionals : PAGES) {
    const urls = origins.sites.map((origin) => `${origin}${path}`);
    console.log(toRow([path, ...toCells(await measureInTurn(urls, measurePaints))]));
    if (values.traces) await keepTrace(`${origins.sites[0]}${path}`, path, values.traces);
  }
};

const printVisit = async (): Promise<void> => {
  const visits = await measureInTurn(origins.sites, async (page, origin) => {
    const paints: number[] = [];
    for (const path of VISIT) paints.push((await measurePaints(page, `${origin}${path}`)).first);
    return paints;
  });
  for (const [index, path] of VISIT.entries())
    console.log(
      toRow([
        `${index + 1}. ${path}`,
        ...visits.map((runs) => median(runs.map((paints) => paints[index] ?? Number.NaN))),
      ]),
    );
  console.log(toRow(['sum', ...visits.map((runs) => median(runs.map((paints) => paints.reduce((a, b) => a + b, 0))))]));
};

const printSearches = async (): Promise<void> => {
  for (const search of SEARCHES.filter(({ path }) => isSelected(path))) {
    const [origin = ''] = origins.sites;
    const count = await withPhone((page) => countHits(page, origin, search));
    const results = await measureInTurn(origins.sites, (page, origin) => measureSearch(page, origin, search, count));
    // Other work on the machine can only add delay, so the fastest run counts.
    const [ms = Number.NaN, ...others] = results.map((runs) => Math.round(Math.min(...runs)));
    const verdict = ms > MAX_SEARCH_MS ? 'FAIL' : 'pass';
    const rest = others.map((other) => `, against ${other}`).join('');
    console.log(
      `${verdict}  ${addressOf(search)}, from the last key to the result: ${ms} ms, at most ${MAX_SEARCH_MS}${rest} (${count} hits)`,
    );
  }
};

try {
  const [text] = await measureInTurn([origins.text], measurePaints);
  console.log(`A page of text alone: ${median((text ?? []).map(({ first }) => first))} ms`);
  await printPaints();
  if (positionals.length === 0) await printVisit();
  await printSearches();
} finally {
  await Promise.all([browser.close(), origins.stop()]);
}
