import type { Result } from './simulate.ts';

/** One catalogue at one rate: how each variant did. */
export type Run = {
  readonly products: number;
  readonly rate: number;
  readonly bound: number;
  readonly everythingOn: Result;
  readonly noRefreshAhead: Result;
  readonly noOneFlight: Result;
  readonly noStaleIfError: Result;
};

const FEW_DIGITS = 3;
const NEXT_TO_NOTHING = 0.0001;

const count = (value: number): string => value.toLocaleString('en-GB').replaceAll(',', ' ');

const perSecond = (value: number): string =>
  count(value < 100 ? Number(value.toPrecision(FEW_DIGITS)) : Math.round(value));

const percent = (share: number): string => {
  const value = share * 100;
  if (value === 0) return '0';
  if (value < NEXT_TO_NOTHING) return `< ${NEXT_TO_NOTHING}`;
  return value < 1 ? value.toFixed(Math.ceil(-Math.log10(value)) + 1) : value.toFixed(1);
};

const hits = ({ hitRatio }: Result): string => (hitRatio * 100).toFixed(hitRatio > 0.99 ? 4 : 1);

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(heads), `|${'---:|'.repeat(heads.length)}`, ...rows.map(row)].join('\n');

const place = ({ products, rate }: Run): readonly string[] => [count(products), count(rate)];

const variantsOf = (run: Run): readonly (readonly [string, Result])[] => [
  ['everything on', run.everythingOn],
  ['no refresh ahead', run.noRefreshAhead],
  ['no one-flight', run.noOneFlight],
  ['no stale-if-error', run.noStaleIfError],
];

/** Every variant of every run. */
export const fullTable = (runs: readonly Run[]): string =>
  table(
    [
      ...['products', 'visitors’ requests/s', 'rules', 'provider requests/s', 'bound', 'hits %', 'wait %'],
      ...['in the outage: wait %', 'see an error %', 'provider requests/s'],
    ],
    runs.flatMap((run) =>
      variantsOf(run).map(([name, result]) => [
        ...[...place(run), name, perSecond(result.providerPerSecond), perSecond(run.bound)],
        ...[hits(result), percent(result.waitingShare)],
        ...[percent(result.outage.waitingShare), percent(result.outage.errorShare)],
        perSecond(result.outage.providerPerSecond),
      ]),
    ),
  );

/** A line for each run, with what each rule is there for. */
export const shortTable = (runs: readonly Run[]): string =>
  table(
    [
      ...['products', 'requests/s', 'provider requests/s', 'bound', 'no one-flight', 'hits %'],
      ...['wait %', 'no refresh ahead', 'outage: wait %', 'outage: error %', 'no stale-if-error'],
    ],
    runs.map((run) => [
      ...[...place(run), perSecond(run.everythingOn.providerPerSecond), perSecond(run.bound)],
      ...[perSecond(run.noOneFlight.providerPerSecond), hits(run.everythingOn)],
      ...[percent(run.everythingOn.waitingShare), percent(run.noRefreshAhead.waitingShare)],
      ...[percent(run.everythingOn.outage.waitingShare), percent(run.everythingOn.outage.errorShare)],
      percent(run.noStaleIfError.outage.errorShare),
    ]),
  );

/** What was found to be more than the bound with everything on, as sentences. */
export const excesses = (runs: readonly Run[]): readonly string[] =>
  runs
    .filter(({ everythingOn, bound }) => everythingOn.providerPerSecond > bound)
    .map(
      ({ products, rate, everythingOn, bound }) =>
        `${count(products)} products at ${count(rate)} requests/s: the provider gets ` +
        `${perSecond(everythingOn.providerPerSecond)} requests/s, more than the bound of ${perSecond(bound)}.`,
    );
