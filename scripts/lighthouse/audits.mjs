import { CATEGORIES } from './visit.mjs';

/** @typedef {import('./visit.mjs').Report} Report */
/** @typedef {{ title: string, isScored: boolean, detail: string }} FailedAudit */

/** Audits below this are red or orange in Lighthouse's own report. */
const GREEN = 0.9;
const SHOWN_PLACES = 3;

/**
 * @param {Report} report
 * @param {string} id of an audit whose details are a list
 * @returns {readonly unknown[]}
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
 * @returns {string | undefined} the element, link or file that an audit names
 */
function placeOf(item) {
  const address = read(item, 'url') ?? read(item, 'href');
  const place = read(read(item, 'node'), 'selector') ?? read(item, 'selector') ?? address;
  // The port is another one each time.
  return typeof place === 'string' ? place.replace(/^https?:\/\/localhost:\d+/, '') : undefined;
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
    const places = itemsOf(report, id).flatMap((item) => placeOf(item) ?? []);
    const where = [...new Set(places)].slice(0, SHOWN_PLACES).join(', ');
    failed.set(id, {
      title: audit.title,
      isScored: weight > 0 || failed.get(id)?.isScored === true,
      detail: [audit.displayValue, where].filter(Boolean).join(': '),
    });
  }
  return failed;
}
