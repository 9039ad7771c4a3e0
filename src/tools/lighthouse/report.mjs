import { availableParallelism } from 'node:os';
import { CATEGORIES } from './visit.mjs';

/** @typedef {import('./findings.mjs').Finding} Finding */

const MAX_LCP_MS = 850;
const MAX_LCP_WITH_PICTURES_MS = 1_200;

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(2)} s`;

/** @param {readonly Finding[]} findings @param {{ runs: number, version: string, speed: number }} setting */
export function formatTable(findings, { runs, version, speed }) {
  const rows = findings.map(({ name, scores, lcpMs, cls, tbtMs, longTasks, bytes }) =>
    [
      '',
      ` ${name} `,
      ...CATEGORIES.map((category) => ` ${scores[category]} `),
      ` ${seconds(lcpMs)} `,
      ` ${cls.toFixed(3)} `,
      ` ${Math.round(tbtMs)} ms / ${longTasks} `,
      ` ${(bytes / 1000).toFixed(0)} kB `,
      '',
    ].join('|'),
  );
  return [
    '| page | performance | accessibility | best practices | SEO | LCP | CLS | blocking time / long tasks | transferred |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
    `Medians of ${runs}; Lighthouse ${version}, its mobile settings (simulated slow 4G, processor four times slower); ` +
      `${availableParallelism()} cores, Lighthouse's benchmark index ${Math.round(speed)}.`,
  ].join('\n');
}

/**
 * @param {Finding} finding
 * @param {boolean} hasPictures whether the page shows the products' pictures
 * @returns {string[]} what falls short of the aim
 */
export function shortfalls({ scores, lcpMs, cls, longTasks, failed }, hasPictures) {
  const maxLcp = hasPictures ? MAX_LCP_WITH_PICTURES_MS : MAX_LCP_MS;
  return [
    ...CATEGORIES.filter((category) => !(scores[category] >= 100)).map((category) => `${category} ${scores[category]}`),
    ...(lcpMs <= maxLcp ? [] : [`LCP ${seconds(lcpMs)}, at most ${seconds(maxLcp)}`]),
    ...(cls === 0 ? [] : [`CLS ${cls.toFixed(4)}`]),
    ...(longTasks === 0 ? [] : [`${longTasks} task(s) over 50 ms`]),
    ...failed,
  ];
}
