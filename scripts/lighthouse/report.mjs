import { availableParallelism } from 'node:os';
import { CATEGORIES } from './visit.mjs';

/** @typedef {import('./findings.mjs').Finding} Finding */

const MAX_LCP_MS = 850;
const MAX_LCP_WITH_PRODUCT_IMAGES_MS = 1_200;

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(2)} s`;

/**
 * @param {readonly Finding[]} findings
 * @param {{ runs: number, version: string, speed: number }} environment `speed` is Lighthouse's benchmark index
 */
export function formatTable(findings, { runs, version, speed }) {
  const rows = findings.map(({ name, scores, lcpMs, cls, tbtMs, longTasks, bytes }) =>
    [
      '',
      ` ${name} `,
      ...CATEGORIES.map((category) => ` ${scores[category]} `),
      ` ${seconds(lcpMs)} `,
      ` ${cls.toFixed(3)} `,
      ` ${Math.round(tbtMs)} ms / ${longTasks} `,
      ` ${Math.round(bytes / 1000)} kB `,
      '',
    ].join('|'),
  );
  return [
    '| page | performance | accessibility | best practices | SEO | LCP | CLS | blocking time / long tasks | transferred |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
    `Medians of ${runs}; Lighthouse ${version}, its mobile settings (simulated slow 4G, CPU slowed down four times); ` +
      `${availableParallelism()} cores, Lighthouse's benchmark index ${Math.round(speed)}.`,
  ].join('\n');
}

/**
 * @param {readonly Finding[]} findings
 * @returns {string[]} a line for each page that misses a target
 */
export function listShortfalls(findings) {
  return findings.flatMap(({ name, hasProductImages, scores, lcpMs, cls, longTasks }) => {
    const maxLcp = hasProductImages ? MAX_LCP_WITH_PRODUCT_IMAGES_MS : MAX_LCP_MS;
    const misses = [
      ...CATEGORIES.filter((category) => !(scores[category] >= 100)).map((id) => `${id} ${scores[id]}`),
      ...(lcpMs <= maxLcp ? [] : [`LCP ${seconds(lcpMs)} (at most ${seconds(maxLcp)})`]),
      ...(cls === 0 ? [] : [`CLS ${cls.toFixed(4)}`]),
      ...(longTasks === 0 ? [] : [`${longTasks} task(s) over 50 ms`]),
    ];
    return misses.length === 0 ? [] : [`${name}: ${misses.join(', ')}`];
  });
}

/**
 * @param {readonly Finding[]} findings
 * @returns {string[]} a line for each failed audit, with its pages and the details for the first page
 */
export function listCauses(findings) {
  const named = findings.flatMap(({ name, failed }) => failed.map((audit) => ({ name, ...audit })));
  return [...new Set(named.map(({ title }) => title))].map((title) => {
    const audits = named.filter((audit) => audit.title === title);
    const [first] = audits;
    const names = audits.map(({ name }) => name).join(', ');
    return `${title}${first?.isScored ? '' : ' (not scored)'} on ${names}${first?.detail ? `: ${first.detail}` : ''}`;
  });
}
