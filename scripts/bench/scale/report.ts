import type { Result } from './simulate.ts';

/** The results for one catalogue size at one request rate: all rules on, and each rule off. */
export type Run = {
  readonly products: number;
  readonly rate: number;
  readonly bound: number;
  readonly allRules: Result;
  readonly noRefreshAhead: Result;
  readonly noSingleFlight: Result;
  readonly noSnapshot: Result;
  /** Without the snapshot too, which would hide it. */
  readonly noStaleIfError: Result;
};

const SIGNIFICANT_DIGITS = 3;
const SMALLEST_PERCENTAGE = 0.0001;

const count = (value: number): string => value.toLocaleString('en-GB').replaceAll(',', ' ');

const perSecond = (value: number): string =>
  count(value < 100 ? Number(value.toPrecision(SIGNIFICANT_DIGITS)) : Math.round(value));

const percent = (share: number): string => {
  const value = share * 100;
  if (value === 0) return '0';
  if (value < SMALLEST_PERCENTAGE) return `< ${SMALLEST_PERCENTAGE}`;
  return value < 1 ? value.toFixed(Math.ceil(-Math.log10(value)) + 1) : value.toFixed(1);
};

const hits = ({ hitRatio }: Result): string => (hitRatio * 100).toFixed(hitRatio > 0.99 ? 4 : 1);

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(headings), `|${'---:|'.repeat(headings.length)}`, ...rows.map(row)].join('\n');

const scenarioCells = ({ products, rate }: Run): readonly string[] => [count(products), count(rate)];

const variantsOf = (run: Run): readonly (readonly [string, Result])[] => [
  ['all rules', run.allRules],
  ['no refresh ahead', run.noRefreshAhead],
  ['no single flight', run.noSingleFlight],
  ['no snapshot', run.noSnapshot],
  ['no snapshot, no stale-if-error', run.noStaleIfError],
];

/** Every variant of every run. */
export const fullTable = (runs: readonly Run[]): string =>
  table(
    [
      ...['products', 'visitor requests/s', 'rules', 'provider requests/s', 'bound', 'hits %', 'wait %'],
      ...['in the outage: wait %', 'see an error %', 'provider requests/s'],
    ],
    runs.flatMap((run) =>
      variantsOf(run).map(([name, result]) => [
        ...[...scenarioCells(run), name, perSecond(result.providerPerSecond), perSecond(run.bound)],
        ...[hits(result), percent(result.waitingShare)],
        ...[percent(result.outage.waitingShare), percent(result.outage.errorShare)],
        perSecond(result.outage.providerPerSecond),
      ]),
    ),
  );

/** One row for each run, with the figures that each rule improves. */
export const shortTable = (runs: readonly Run[]): string =>
  table(
    [
      ...['products', 'requests/s', 'provider requests/s', 'bound', 'no single flight', 'hits %'],
      ...['wait %', 'no refresh ahead', 'outage: wait %', 'outage: error %', 'no snapshot', 'nor stale-if-error'],
    ],
    runs.map((run) => [
      ...[...scenarioCells(run), perSecond(run.allRules.providerPerSecond), perSecond(run.bound)],
      ...[perSecond(run.noSingleFlight.providerPerSecond), hits(run.allRules)],
      ...[percent(run.allRules.waitingShare), percent(run.noRefreshAhead.waitingShare)],
      ...[percent(run.allRules.outage.waitingShare), percent(run.allRules.outage.errorShare)],
      ...[percent(run.noSnapshot.outage.errorShare), percent(run.noStaleIfError.outage.errorShare)],
    ]),
  );

/** One sentence for each run that exceeds the bound although all rules are on. */
export const exceededBounds = (runs: readonly Run[]): readonly string[] =>
  runs
    .filter(({ allRules, bound }) => allRules.providerPerSecond > bound)
    .map(
      ({ products, rate, allRules, bound }) =>
        `${count(products)} products at ${count(rate)} requests/s: the provider receives ` +
        `${perSecond(allRules.providerPerSecond)} requests/s, more than the bound of ${perSecond(bound)}.`,
    );
