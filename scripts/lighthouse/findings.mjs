import { findFailedAudits, itemsOf } from './audits.mjs';

/** @typedef {import('./visit.mjs').Report} Report */

/**
 * @typedef {object} Finding medians over the runs of one page, but for the scores
 * @property {string} name
 * @property {number} maxLcpMs
 * @property {Record<import('./visit.mjs').Category, number>} scores the lowest of all runs, from 0 to 100
 * @property {number} fcpMs
 * @property {number} lcpMs
 * @property {number} cls
 * @property {number} tbtMs
 * @property {number} longTasks number of tasks over 50 ms on the simulated phone
 * @property {number} bytes transferred
 * @property {import('./audits.mjs').FailedAudit[]} failed audits that failed in most runs
 * @property {number} layers of the compositor, at rest
 * @property {Floor} unstyled the same page without style sheet, script and font
 *
 * @typedef {object} Floor
 * @property {number} fcpMs
 * @property {number} lcpMs
 * @property {number} tbtMs
 */

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/**
 * @param {readonly Report[]} reports
 * @returns {Floor}
 */
export function toFloor(reports) {
  const figure = (/** @type {string} */ id) =>
    median(reports.map((report) => report.audits[id]?.numericValue ?? Number.NaN));
  return {
    fcpMs: figure('first-contentful-paint'),
    lcpMs: figure('largest-contentful-paint'),
    tbtMs: figure('total-blocking-time'),
  };
}

/**
 * @param {{ name: string, maxLcpMs: number, layers: number }} page
 * @param {readonly Report[]} reports one for each run
 * @param {readonly Report[]} unstyledReports
 * @returns {Finding}
 */
export function toFinding(page, reports, unstyledReports) {
  /** @param {(report: Report) => number | undefined} read */
  const medianOf = (read) => median(reports.map((report) => read(report) ?? Number.NaN));
  const score = (/** @type {import('./visit.mjs').Category} */ id) =>
    Math.round(Math.min(...reports.map((report) => report.categories[id]?.score ?? Number.NaN)) * 100);
  const figure = (/** @type {string} */ id) => medianOf((report) => report.audits[id]?.numericValue);

  const failures = reports.map(findFailedAudits);
  const failedById = new Map(failures.flatMap((failed) => [...failed]));
  const failsInMostRuns = (/** @type {string} */ id) =>
    failures.filter((failed) => failed.has(id)).length * 2 > reports.length;

  return {
    ...page,
    unstyled: toFloor(unstyledReports),
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    fcpMs: figure('first-contentful-paint'),
    lcpMs: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    tbtMs: figure('total-blocking-time'),
    longTasks: medianOf((report) => itemsOf(report, 'long-tasks').length),
    bytes: figure('total-byte-weight'),
    failed: [...failedById].filter(([id]) => failsInMostRuns(id)).map(([, audit]) => audit),
  };
}
