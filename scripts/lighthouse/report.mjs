import { availableParallelism } from 'node:os';
import { PATHS } from '../../src/content/paths.ts';
import { CATEGORIES } from './visit.mjs';

/** @typedef {import('./findings.mjs').Finding} Finding */
/** @typedef {import('./findings.mjs').Floor} Floor */
/** @typedef {Awaited<ReturnType<typeof import('./interactions.mjs').measureInteractions>>} Interactions */

const MAX_FCP_MS = 850;
const MAX_LCP_MS = 1_000;
const MAX_LCP_OF_LIST_MS = 1_250;
const MAX_LCP_OF_PRODUCT_MS = 1_300;
const MAX_TBT_MS = 40;
const MAX_LAYERS = 15;
const MAX_INTERACTION_MS = 100;

/** The largest paint of a list and a product is an image from another origin. */
export function maxLcpOf(/** @type {string} */ path) {
  if (path === PATHS.products) return MAX_LCP_OF_LIST_MS;
  return path.startsWith(`${PATHS.products}/`) ? MAX_LCP_OF_PRODUCT_MS : MAX_LCP_MS;
}

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(2)} s`;

/**
 * @param {readonly Finding[]} findings
 * @param {{ runs: number, version: string, speed: number }} environment `speed` is Lighthouse's benchmark index
 */
export function formatTable(findings, { runs, version, speed }) {
  const rows = findings.map(({ name, scores, fcpMs, lcpMs, cls, tbtMs, longTasks, layers, bytes, unstyled }) =>
    [
      '',
      ` ${name} `,
      ...CATEGORIES.map((category) => ` ${scores[category]} `),
      ` ${seconds(fcpMs)} (${seconds(unstyled.fcpMs)}) `,
      ` ${seconds(lcpMs)} (${seconds(unstyled.lcpMs)}) `,
      ` ${cls.toFixed(3)} `,
      ` ${Math.round(tbtMs)} ms (${Math.round(unstyled.tbtMs)} ms) / ${longTasks} `,
      ` ${layers} `,
      ` ${Math.round(bytes / 1000)} kB `,
      '',
    ].join('|'),
  );
  return [
    '| page | performance | accessibility | best practices | SEO | FCP | LCP | CLS | blocking time / long tasks | layers | transferred |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
    `Medians of ${runs}, the lowest scores; Lighthouse ${version}, its mobile settings (simulated slow 4G, CPU slowed down four times); ` +
      `${availableParallelism()} cores, Lighthouse's benchmark index ${Math.round(speed)}. In brackets: an unstyled copy.`,
  ].join('\n');
}

/** @param {Floor} blank */
export function formatFloor({ fcpMs, lcpMs, tbtMs }) {
  return `A blank page: FCP ${seconds(fcpMs)}, LCP ${seconds(lcpMs)}, blocking time ${Math.round(tbtMs)} ms.`;
}

/** @param {Interactions} interactions */
export function formatInteractions(interactions) {
  const rows = interactions.map(({ name, path, ms }) => `| ${name} | \`${path}\` | ${Math.round(ms)} ms |`);
  return ['| interaction | page | to the next paint |', '|---|---|---|', ...rows].join('\n');
}

/**
 * @param {readonly Finding[]} findings
 * @param {Interactions} interactions
 * @returns {string[]} a line for each page or interaction that misses a target
 */
export function listShortfalls(findings, interactions) {
  const slow = interactions.filter(({ ms }) => ms > MAX_INTERACTION_MS);
  const ofPages = findings.flatMap(({ name, maxLcpMs, scores, fcpMs, lcpMs, cls, tbtMs, longTasks, layers }) => {
    const misses = [
      ...CATEGORIES.filter((category) => !(scores[category] >= 100)).map((id) => `${id} ${scores[id]}`),
      ...(fcpMs <= MAX_FCP_MS ? [] : [`FCP ${seconds(fcpMs)} (at most ${seconds(MAX_FCP_MS)})`]),
      ...(lcpMs <= maxLcpMs ? [] : [`LCP ${seconds(lcpMs)} (at most ${seconds(maxLcpMs)})`]),
      ...(cls === 0 ? [] : [`CLS ${cls.toFixed(4)}`]),
      ...(tbtMs <= MAX_TBT_MS ? [] : [`blocking time ${Math.round(tbtMs)} ms (at most ${MAX_TBT_MS} ms)`]),
      ...(layers <= MAX_LAYERS ? [] : [`${layers} layers (at most ${MAX_LAYERS})`]),
      ...(longTasks === 0 ? [] : [`${longTasks} task(s) over 50 ms`]),
    ];
    return misses.length === 0 ? [] : [`${name}: ${misses.join(', ')}`];
  });
  return [...ofPages, ...slow.map(({ name, path, ms }) => `${name} on \`${path}\`: ${Math.round(ms)} ms`)];
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
