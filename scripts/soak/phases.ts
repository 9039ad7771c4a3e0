import type { Fault } from '../../sandbox/faults/faults.ts';
import { createRandom } from '../bench/scale/random.ts';
import { CIRCUIT_OPEN_MS, MAX_REQUEST_MS, PROVIDER_TIMEOUT_MS, SLACK_MS } from './settings.ts';

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

/**
 * One cycle: healthy for longer than a circuit stays open, an outage of several kinds, a short recovery, an outage.
 * Durations are in milliseconds.
 */
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
  const chosen = choices[Math.floor(createRandom(seed * 7_919 + index).uniform() * choices.length)];
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

/** Whether requests fail before their body is parsed. Only such failures open the circuit, for every resource. */
const failsTransport = (behaviour: Behaviour): boolean =>
  isTooLate(behaviour) || FAILING_TRANSPORT.includes(behaviour.fault);

/** Whether no request for this resource can succeed. */
export const alwaysFails = (behaviour: Behaviour, resource: Resource): boolean =>
  failsTransport(behaviour) || INVALID[resource].includes(behaviour.fault);

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

/**
 * Whether a visitor's request between these moments may meet a failing provider, or a circuit that such a provider or a
 * slow machine has opened.
 */
export const mayHaveFailed = (
  { phases, slowIntervals }: Timeline,
  resource: Resource,
  sentAt: number,
  receivedAt: number,
): boolean => {
  const flightsFrom = sentAt - MAX_REQUEST_MS - SLACK_MS;
  const circuitFrom = flightsFrom - CIRCUIT_OPEN_MS;
  return (
    during(slowIntervals, circuitFrom, receivedAt).length > 0 ||
    during(phases, circuitFrom, receivedAt).some(({ behaviour }) => failsTransport(behaviour)) ||
    during(phases, flightsFrom, receivedAt).some(({ behaviour }) => mayFail(behaviour, resource))
  );
};

/** The phase whose data has this price, in öre. */
export const phaseOfPrice = (phases: readonly Phase[], price: number): Phase | null =>
  phases.find(({ behaviour }) => behaviour.price === price) ?? null;
