import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PATHS, productPath } from '../../src/content/paths.ts';
import { requireBrowser } from '../browser.mjs';
import { startServersBehindEdge } from '../edge.mjs';
import { Failure, reportFailure } from '../failure.mjs';
import { exitCodeOf, listenForStop } from '../stop-signal.mjs';
import { startBlankPage } from './blank-page.mjs';
import { median, toFinding, toFloor } from './findings.mjs';
import { measureInteractions } from './interactions.mjs';
import { countPhoneLayers } from './layers.mjs';
import { formatFloor, formatInteractions, formatTable, listCauses, listShortfalls, maxLcpOf } from './report.mjs';
import { measureVisit } from './visit.mjs';

const RUNS = 5;

/** @param {string} siteUrl */
async function findProduct(siteUrl) {
  const products = await (await fetch(`${siteUrl}/api/products`)).json();
  const [first] = Array.isArray(products) ? products : [];
  if (typeof first?.id !== 'string') throw new Failure('The site lists no product to measure.');
  return productPath(first.id);
}

const stopSignal = listenForStop();
const ending = new AbortController();
const signal = AbortSignal.any([stopSignal, ending.signal]);
try {
  const { values, positionals } = parseArgs({
    options: { quick: { type: 'boolean' }, strict: { type: 'boolean' }, save: { type: 'string' } },
    allowPositionals: true,
  });
  const chromePath = await requireBrowser('chromium');
  const servers = await startServersBehindEdge(signal);
  const product = await findProduct(servers.siteUrl);
  const visits = [
    ...[...Object.values(PATHS), product].map((path) => ({ path, withBanner: false })),
    { path: PATHS.home, withBanner: true },
  ].filter(({ path }) => positionals.length === 0 || positionals.includes(path));
  const runs = values.quick ? 1 : RUNS;
  if (values.save) await mkdir(values.save, { recursive: true });

  const findings = [];
  const allReports = [];
  for (const { path, withBanner } of visits) {
    const name = `\`${path}\`${withBanner ? ', with consent banner' : ''}`;
    console.error(`${name} …`);
    const url = `${servers.edgeUrl}${path}`;
    // Fills the page cache, so that no run waits for the page to be rendered.
    await (await fetch(`${servers.siteUrl}${path}`)).arrayBuffer();
    const reports = [];
    const unstyledReports = [];
    for (let run = 1; run <= runs; run++) {
      signal.throwIfAborted();
      const report = await measureVisit({ url, withBanner, chromePath });
      reports.push(report);
      unstyledReports.push(await measureVisit({ url, chromePath, unstyled: true }));
      const file = `${path.replaceAll('/', '_')}${withBanner ? '-banner' : ''}-${run}.json`;
      if (values.save) await writeFile(join(values.save, file), JSON.stringify(report));
    }
    allReports.push(...reports);
    const layers = await countPhoneLayers({ url, chromePath });
    findings.push(toFinding({ name, maxLcpMs: maxLcpOf(path), layers }, reports, unstyledReports));
  }
  const [first] = allReports;
  if (!first) throw new Failure('No page has one of the given paths.');
  const speed = median(allReports.map(({ environment }) => environment.benchmarkIndex));
  console.log(`${formatTable(findings, { runs, version: first.lighthouseVersion, speed })}\n`);
  const blankUrl = await startBlankPage(signal);
  const blankReports = [];
  for (let run = 1; run <= runs; run++) blankReports.push(await measureVisit({ url: blankUrl, chromePath }));
  console.log(`${formatFloor(toFloor(blankReports))}\n`);
  const interactions = await measureInteractions({ siteUrl: servers.siteUrl, productPath: product, chromePath, runs });
  console.log(`${formatInteractions(interactions)}\n`);
  const shortfalls = listShortfalls(findings, interactions);
  for (const line of [...shortfalls, '', ...listCauses(findings)]) console.log(line);
  if (values.strict && shortfalls.length > 0) process.exitCode = 1;
  ending.abort();
  await servers.closed;
} catch (error) {
  process.exitCode = stopSignal.aborted ? exitCodeOf(stopSignal) : reportFailure(error);
} finally {
  ending.abort();
}
