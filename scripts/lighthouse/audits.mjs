import { CATEGORIES } from './visit.mjs';

/** @typedef {import('./visit.mjs').Report} Report */
/** @typedef {{ title: string, isScored: boolean, detail: string }} FailedAudit */

/** Audits below this are red or orange in Lighthouse's own report. */
const GREEN = 0.9;
const MAX_LOCATIONS = 3;

/**
 * @param {Report} report
 * @param {string} id of an audit
 * @returns {readonly unknown[]} the items of its details, if they are a list
 */
export function itemsOf(report, id) {
  const { details } = report.audits[id] ?? {};
  return details && 'items' in details && Array.isArray(details.items) ? details.items : [];
}

/**
 * @param {unknown} value
 * @param {string} key
 * @returns {unknown}
 */
const read = (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined);

/**
 * @param {unknown} item
 * @returns {string | undefined} the element or URL that an audit item refers to
 */
function locationOf(item) {
  const url = read(item, 'url') ?? read(item, 'href');
  const location = read(read(item, 'node'), 'selector') ?? read(item, 'selector') ?? url;
  // The port changes with every run.
  return typeof location === 'string' ? location.replace(/^https?:\/\/localhost:\d+/, '') : undefined;
}

/**
 * @param {Report} report
 * @returns {Map<string, FailedAudit>} by the audit's id
 */
export function findFailedAudits(report) {
  const references = CATEGORIES.flatMap((category) => report.categories[category]?.auditRefs ?? []);
  /** @type {Map<string, FailedAudit>} */
  const failed = new Map();
  for (const { id, group, weight } of references) {
    const audit = report.audits[id];
    if (group === 'hidden' || audit?.score == null || audit.score >= GREEN) continue;
    const locations = itemsOf(report, id).flatMap((item) => locationOf(item) ?? []);
    const shown = [...new Set(locations)].slice(0, MAX_LOCATIONS).join(', ');
    failed.set(id, {
      title: audit.title,
      isScored: weight > 0 || failed.get(id)?.isScored === true,
      detail: [audit.displayValue, shown].filter(Boolean).join(': '),
    });
  }
  return failed;
}
