import type { Fault } from '../../sandbox/faults/faults.ts';
import { createRandom } from './random.ts';
import { MAX_REQUEST_MS, PROVIDER_TIMEOUT_MS, SLACK_MS } from './settings.ts';

/** What the sandbox takes at `PUT /faults/{name}`. */
export type Behaviour = {
  readonly fault: Fault;
  readonly delayMs: number;
  readonly status: number;
  readonly retryAfter: string | null;
  /** In öre, of every product. No two phases share one, so a price tells which phase its data comes from. */
  readonly price: number;
};

/** A behaviour of the provider for a few seconds. */
export type PlannedPhase = { readonly index: number; readonly durationMs: number; readonly behaviour: Behaviour };

/** A phase with its time span in milliseconds since 1970. At each end it overlaps its neighbour by the change's duration. */
export type Phase = PlannedPhase & { readonly from: number; readonly until: number };

export type Resource = 'list' | 'detail';

const FIRST_PRICE = 10_000;
const PRICE_STEP = 100;
const TOO_LATE_MS = 4_000;
const HEALTHY: readonly Partial<Behaviour>[] = [
  {},
  { delayMs: 30 },
  { delayMs: 160 },
  { fault: 'no-media' },
  { fault: 'cookies' },
];
const FAILING: readonly Partial<Behaviour>[] = [
  { fault: 'status', status: 500 },
  { fault: 'status', status: 502, retryAfter: '0' },
  { fault: 'status', status: 503, retryAfter: '1' },
  { fault: 'status', status: 503, retryAfter: '30', delayMs: 160 },
  { fault: 'status', status: 429, retryAfter: '30' },
  { fault: 'status', status: 403 },
  { fault: 'never' },
  { delayMs: TOO_LATE_MS },
  { fault: 'html' },
  { fault: 'huge' },
  { fault: 'redirect' },
  { fault: 'wrong-shape' },
  { fault: 'empty' },
  { fault: 'one-bad' },
  { fault: 'scripts' },
  { fault: 'scripts', delayMs: 160 },
];

/** One cycle: healthy, an outage of several kinds, a short recovery, an outage, healthy. Durations are in milliseconds. */
const CYCLE: readonly (readonly [choices: readonly Partial<Behaviour>[], durationMs: number])[] = [
  [HEALTHY, 4_000],
  [HEALTHY, 4_000],
  [HEALTHY, 4_000],
  [FAILING, 3_000],
  [FAILING, 2_000],
  [FAILING, 4_000],
  [HEALTHY, 1_500],
  [FAILING, 3_000],
  [FAILING, 1_500],
  [HEALTHY, 4_000],
  [HEALTHY, 4_000],
  [HEALTHY, 4_000],
];

/** The phase with this index, the same for the same seed. */
export const planPhase = (seed: number, index: number): PlannedPhase => {
  const [choices, durationMs] = CYCLE[index % CYCLE.length] ?? [HEALTHY, 1_000];
  const chosen = choices[Math.floor(createRandom(seed * 7_919 + index)() * choices.length)];
  const price = FIRST_PRICE + index * PRICE_STEP;
  return {
    index,
    durationMs,
    behaviour: { fault: 'none', delayMs: 0, status: 500, retryAfter: null, ...chosen, price },
  };
};

export const describePhase = ({ index, behaviour: { fault, status, delayMs, retryAfter } }: PlannedPhase): string =>
  [
    `${index}: ${fault}`,
    fault === 'status' ? ` ${status}` : '',
    retryAfter === null ? '' : `, Retry-After ${retryAfter}`,
    delayMs === 0 ? '' : `, ${delayMs} ms late`,
  ].join('');

const isTooLate = ({ fault, delayMs }: Behaviour): boolean => fault === 'never' || delayMs >= PROVIDER_TIMEOUT_MS;

const FAILING_TRANSPORT: readonly Fault[] = ['never', 'status', 'html', 'huge', 'redirect'];
const INVALID: Readonly<Record<Resource, readonly Fault[]>> = {
  list: ['wrong-shape'],
  detail: ['wrong-shape', 'empty', 'one-bad'],
};
/** Faults that the parser may accept or refuse: unsafe text is escaped, but may exceed a length. */
const DOUBTFUL: readonly Fault[] = ['scripts'];

/** Whether no request for this resource can succeed. */
export const alwaysFails = (behaviour: Behaviour, resource: Resource): boolean =>
  isTooLate(behaviour) || [...FAILING_TRANSPORT, ...INVALID[resource]].includes(behaviour.fault);

const mayFail = (behaviour: Behaviour, resource: Resource): boolean =>
  alwaysFails(behaviour, resource) || DOUBTFUL.includes(behaviour.fault);

/** A time span in milliseconds since 1970. */
export type Interval = { readonly from: number; readonly until: number };

const during = <Item extends Interval>(items: readonly Item[], from: number, until: number): readonly Item[] =>
  items.filter((item) => item.from <= until && item.until >= from);

/** What happened so far. */
export type Timeline = {
  readonly phases: readonly Phase[];
  /** When the machine was so busy that a healthy provider may have timed out. */
  readonly slowIntervals: readonly Interval[];
};

/** A visitor's request, in milliseconds since 1970. */
export type Visit = {
  readonly resource: Resource;
  readonly sentAt: number;
  readonly receivedAt: number;
  /** Whether an earlier failure may be remembered for what this request needs. */
  readonly mayRememberFailure: boolean;
};

/** Whether a request may meet a failing provider or a slow machine, or the memory of a failure. */
export const mayHaveFailed = ({ phases, slowIntervals }: Timeline, visit: Visit): boolean => {
  const { resource, sentAt, receivedAt, mayRememberFailure } = visit;
  const from = mayRememberFailure ? 0 : sentAt - MAX_REQUEST_MS - SLACK_MS;
  return (
    during(slowIntervals, from, receivedAt).length > 0 ||
    during(phases, from, receivedAt).some(({ behaviour }) => mayFail(behaviour, resource))
  );
};

/** When the last request that could fail has ended, in milliseconds since 1970. */
export const troubleEndedAt = ({ phases, slowIntervals }: Timeline): number => {
  const troubled = phases.filter(({ behaviour }) => mayFail(behaviour, 'list') || mayFail(behaviour, 'detail'));
  return Math.max(0, ...[...troubled, ...slowIntervals].map(({ until }) => until)) + MAX_REQUEST_MS + SLACK_MS;
};

/** Whether an empty list, which is believed, can have replaced the good one that arrived at `goodAt`. */
export const mayBeEmptySince = ({ phases }: Timeline, goodAt: number): boolean =>
  phases.some(({ behaviour, until }) => behaviour.fault === 'empty' && until + MAX_REQUEST_MS + SLACK_MS > goodAt);

/** The phase whose data has this price, in öre. */
export const phaseOfPrice = (phases: readonly Phase[], price: number): Phase | null =>
  phases.find(({ behaviour }) => behaviour.price === price) ?? null;
