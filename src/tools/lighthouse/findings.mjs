import { CATEGORIES } from './visit.mjs';

/** @typedef {import('./visit.mjs').Report} Report */

/**
 * @typedef {object} Finding the medians of one page's runs
 * @property {string} name
 * @property {Record<typeof CATEGORIES[number], number>} scores of 100
 * @property {number} lcpMs
 * @property {number} cls
 * @property {number} tbtMs
 * @property {number} longTasks how many last over 50 ms on the simulated phone
 * @property {number} bytes transferred
 * @property {string[]} failed the audits that most runs failed
 */

/** Audits below this are red or orange in Lighthouse's own report. */
const GREEN = 0.9;
const SHOWN_PLACES = 3;

/** @param {readonly number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/**
 * @param {Report} report
 * @param {string} id
 */
const numberOf = (report, id) => report.audits[id]?.numericValue ?? Number.NaN;

/**
 * @param {Report} report
 * @param {string} id of an audit whose details are a list
 * @returns {readonly unknown[]}
 */
function itemsOf(report, id) {
  const { details } = report.audits[id] ?? {};
  return details && 'items' in details && Array.isArray(details.items) ? details.items : [];
}

/** @param {unknown} item @returns {string | undefined} the element or the file that an audit names */
function placeOf(item) {
  if (typeof item !== 'object' || item === null) return undefined;
  const { node, url } = /** @type {{ node?: { selector?: string }, url?: unknown }} */ (item);
  return node?.selector ?? (typeof url === 'string' ? url : undefined);
}

/**
 * @param {Report} report
 * @returns {Map<string, string>} what is said of each failed audit
 */
function failedAudits(report) {
  const ids = CATEGORIES.flatMap((category) => report.categories[category]?.auditRefs ?? [])
    .filter(({ group }) => group !== 'hidden')
    .map(({ id }) => id);
  return new Map(
    [...new Set(ids)].flatMap((id) => {
      const audit = report.audits[id];
      if (audit?.score == null || audit.score >= GREEN) return [];
      const places = itemsOf(report, id)
        .map(placeOf)
        .filter((place) => place !== undefined);
      const where = [...new Set(places)].slice(0, SHOWN_PLACES).join(', ');
      return [[id, [audit.title, audit.displayValue, where].filter(Boolean).join('; ')]];
    }),
  );
}

/**
 * @param {string} name
 * @param {readonly Report[]} reports
 * @returns {Finding}
 */
export function toFinding(name, reports) {
  const failures = reports.map(failedAudits);
  const isUsual = (/** @type {string} */ id) => failures.filter((map) => map.has(id)).length * 2 > reports.length;
  const said = new Map(failures.flatMap((map) => [...map]));
  /** @param {(report: Report) => number} read */
  const middle = (read) => median(reports.map(read));
  const score = (/** @type {typeof CATEGORIES[number]} */ id) =>
    middle((report) => Math.round((report.categories[id]?.score ?? Number.NaN) * 100));
  return {
    name,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcpMs: middle((report) => numberOf(report, 'largest-contentful-paint')),
    cls: middle((report) => numberOf(report, 'cumulative-layout-shift')),
    tbtMs: middle((report) => numberOf(report, 'total-blocking-time')),
    longTasks: middle((report) => itemsOf(report, 'long-tasks').length),
    bytes: middle((report) => numberOf(report, 'total-byte-weight')),
    failed: [...said].filter(([id]) => isUsual(id)).map(([, text]) => text),
  };
}
