import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { catalogue } from '../../sandbox/catalogue/index.ts';
import { PATHS, productPath } from '../../src/content/paths.ts';
import { median } from '../bench/median.ts';
import { requireBrowser } from '../browser.ts';
import { bundleWorker } from '../bundle.ts';
import { startSiteBehindEdge } from '../edge.ts';
import { startSite } from '../site.ts';
import { interactionsOf, measureInteraction } from './interactions.ts';
import { countLayers } from './layers.ts';
import { measurePaint } from './paint.ts';
import { findMiss, HEADING, summarise } from './report.ts';
import { createSlowLink } from './slow-link.ts';
import { measureVisit } from './visit.ts';

const RUNS = 5;
const MAX_INTERACTION_MS = 100;
/** What a page goes without, as patterns of addresses. */
const FILES = {
  nothing: [],
  'the font': ['*.woff2*'],
  'its scene': ['*market-square*', '*shelf-*', '*-scene*'],
  'the script': ['*.js'],
};
const PHONE = { viewport: { width: 360, height: 740 } };
const PRODUCT = productPath(catalogue[0]?.id ?? '');

const repeat = async <Value>(measure: () => Promise<Value>): Promise<readonly Value[]> => {
  const results: Value[] = [];
  for (let run = 1; run <= RUNS; run += 1) results.push(await measure());
  return results;
};

const { values, positionals } = parseArgs({ options: { strict: { type: 'boolean' } }, allowPositionals: true });
const isSelected = ({ path }: { readonly path: string }): boolean =>
  positionals.length === 0 || positionals.includes(path);
const visits = [
  ...[...Object.values(PATHS), PRODUCT].map((path) => ({ path, withBanner: false })),
  { path: PATHS.home, withBanner: true },
].filter(isSelected);

const chromePath = await requireBrowser('chromium');
const workerBundle = bundleWorker();
const site = await startSiteBehindEdge({ workerBundle });
const slowSite = await startSiteBehindEdge({ workerBundle }, createSlowLink());
// The sandbox has no product API there.
const failingSite = await startSite({ workerBundle, providerPath: '/none' });
const browser = await chromium.launch({
  executablePath: chromePath,
  // Told by the protocol instead, Chromium connects a second time.
  args: ['--ignore-certificate-errors', '--disable-quic', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  const misses: string[] = [];
  console.log(HEADING);
  for (const { path, withBanner } of visits) {
    const page = await browser.newPage(PHONE);
    // It also fills the page cache, so that no run waits for the page to be rendered.
    await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
    const layers = await countLayers(page);
    await page.close();
    const reports = await repeat(() => measureVisit({ url: `${site.edgeUrl}${path}`, chromePath, withBanner }));
    const summary = summarise(`${path}${withBanner ? ', with consent banner' : ''}`, path, reports, layers);
    console.log(summary.row);
    misses.push(...summary.misses);
  }

  console.log('\n| interaction | page | to the next paint |\n| --- | --- | --- |');
  for (const interaction of interactionsOf(PRODUCT).filter(isSelected)) {
    const { url } = interaction.onFailure ? failingSite : site;
    const durations = await repeat(() => measureInteraction(browser, url, interaction));
    const ms = median(durations);
    console.log(`| ${interaction.name} | ${interaction.path} | ${ms} ms |`);
    misses.push(...findMiss(`${interaction.name} on ${interaction.path}`, ms, MAX_INTERACTION_MS));
  }

  console.log('\n| over a slow link, without | page | first paint ms | largest paint ms |\n| --- | --- | --- | --- |');
  for (const path of [PATHS.home, PATHS.products, PRODUCT, PATHS.about].filter((path) => isSelected({ path }))) {
    await fetch(`${slowSite.url}${path}`);
    for (const [name, blocked] of Object.entries(FILES)) {
      const paints = await repeat(() => measurePaint(browser, `${slowSite.edgeUrl}${path}`, blocked));
      // Other work on the machine makes a paint later, never earlier.
      const first = Math.min(...paints.map((paint) => paint.first));
      const largest = Math.min(...paints.map((paint) => paint.largest));
      console.log(`| ${name} | ${path} | ${Math.round(first)} | ${Math.round(largest)} |`);
    }
  }

  console.log(['', `Missed targets: ${misses.length}`, ...misses].join('\n'));
  if (values.strict && misses.length > 0) process.exitCode = 1;
} finally {
  await Promise.all([browser.close(), site.stop(), slowSite.stop(), failingSite.stop()]);
}
