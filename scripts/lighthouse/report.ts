import type { Result } from 'lighthouse';
import { PATHS } from '../../src/content/paths.ts';
import { median } from '../bench/median.ts';
import { CATEGORIES } from './visit.ts';

const MAX_FCP_MS = 850;
/** The largest paint of a product is an image from another origin. */
const MAX_LCP_MS = { page: 1_100, product: 1_300 };
const MAX_TBT_MS = 40;
const MAX_CLS = 0;
const MAX_LAYERS = 15;

/** Audits below this are red or orange in Lighthouse's own report. */
const GREEN = 0.9;

const maxLcpOf = (path: string): number =>
  path.startsWith(`${PATHS.products}/`) ? MAX_LCP_MS.product : MAX_LCP_MS.page;

/** A sentence when a value exceeds its target. */
export const findMiss = (name: string, value: number, limit: number): readonly string[] =>
  value <= limit ? [] : [`${name} ${value}, at most ${limit}`];

const failedAudits = ({ categories, audits }: Result, category: string): readonly string[] =>
  (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const { score, title } = audits[id] ?? {};
    return weight > 0 && typeof score === 'number' && score < GREEN && title ? [title] : [];
  });

export const HEADING = `| page | lowest performance | first paint ms | largest paint ms | blocking ms | layers | kB |
| --- | --- | --- | --- | --- | --- | --- |`;

/** The medians of a page's reports and its lowest scores as a row, and the targets that it misses. */
export const summarise = (name: string, path: string, reports: readonly Result[], layers: number) => {
  const figure = (id: string): number => median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  const lowestScore = (id: string): number =>
    Math.round(Math.min(...reports.map(({ categories }) => categories[id]?.score ?? Number.NaN)) * 100);
  const [fcpMs, lcpMs, tbtMs, bytes] = [
    Math.round(figure('first-contentful-paint')),
    Math.round(figure('largest-contentful-paint')),
    Math.round(figure('total-blocking-time')),
    figure('total-byte-weight'),
  ];
  const cells = [name, lowestScore('performance'), fcpMs, lcpMs, tbtMs, layers, Math.round(bytes / 1000)];
  const misses = [
    ...CATEGORIES.filter((id) => lowestScore(id) < 100).map((id) => {
      const audits = new Set(reports.flatMap((report) => failedAudits(report, id)));
      return `${id} ${lowestScore(id)} (${[...audits].join('; ')})`;
    }),
    ...findMiss('first paint', fcpMs, MAX_FCP_MS),
    ...findMiss('largest paint', lcpMs, maxLcpOf(path)),
    ...findMiss('layout shift', figure('cumulative-layout-shift'), MAX_CLS),
    ...findMiss('blocking time', tbtMs, MAX_TBT_MS),
    ...findMiss('layers', layers, MAX_LAYERS),
  ];
  return { row: `| ${cells.join(' | ')} |`, misses: misses.map((miss) => `${name}: ${miss}`) };
};
