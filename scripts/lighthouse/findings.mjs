import { findFailedAudits, itemsOf } from './audits.mjs';

/** @typedef {import('./visit.mjs').Report} Report */

/**
 * @typedef {object} Finding the medians of one page's runs
 * @property {string} name
 * @property {boolean} hasPictures whether the page shows the products' pictures
 * @property {Record<import('./visit.mjs').Category, number>} scores of 100
 * @property {number} lcpMs
 * @property {number} cls
 * @property {number} tbtMs
 * @property {number} longTasks how many last over 50 ms on the simulated phone
 * @property {number} bytes transferred
 * @property {import('./audits.mjs').FailedAudit[]} failed what most runs failed
 */

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/**
 * @param {{ name: string, hasPictures: boolean }} page
 * @param {readonly Report[]} reports of its runs
 * @returns {Finding}
 */
export function toFinding(page, reports) {
  /** @param {(report: Report) => number | undefined} read */
  const middle = (read) => median(reports.map((report) => read(report) ?? Number.NaN));
  const score = (/** @type {import('./visit.mjs').Category} */ id) =>
    Math.round(middle((report) => report.categories[id]?.score ?? undefined) * 100);
  const figure = (/** @type {string} */ id) => middle((report) => report.audits[id]?.numericValue);

  const failures = reports.map(findFailedAudits);
  const all = new Map(failures.flatMap((failed) => [...failed]));
  const isUsual = (/** @type {string} */ id) => failures.filter((failed) => failed.has(id)).length * 2 > reports.length;

  return {
    ...page,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcpMs: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    tbtMs: figure('total-blocking-time'),
    longTasks: middle((report) => itemsOf(report, 'long-tasks').length),
    bytes: figure('total-byte-weight'),
    failed: [...all].filter(([id]) => isUsual(id)).map(([, audit]) => audit),
  };
}
