import fc from 'fast-check';
import { type CacheMode, type KvMode, type ProviderMode, SLOTS, type Slot } from './caching-world.ts';

/*
 * The events of the site: visits, pauses and faults. The property in caching.test.ts tries them in random order, and in
 * histories that once broke a promise.
 */

/** The number of products in the strip of the start page. With fewer products there is no strip. */
export const STRIP_LENGTH = 6;
/**
 * The time after the last fault until every copy comes from a snapshot. Copies from visitors' own requests expire
 * within it.
 */
export const SETTLING_MS = 720_000;

const PATHS = ['/api/products', '/api/products/p0', '/api/products/p1', '/api/products/pahittad', '/'] as const;
export type Path = (typeof PATHS)[number];
export const LIST: Path = '/api/products';

export type Step =
  | { readonly kind: 'visit'; readonly slot: Slot; readonly path: Path }
  /** Seven visitors, one after another. */
  | { readonly kind: 'crowd'; readonly slot: Slot; readonly path: Path; readonly everyMs: number }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'provider'; readonly mode: ProviderMode; readonly latencyMs: number }
  | { readonly kind: 'kv'; readonly mode: KvMode; readonly latencyMs: number }
  | { readonly kind: 'cache'; readonly mode: CacheMode }
  | { readonly kind: 'cron'; readonly isOn: boolean }
  | { readonly kind: 'delist' | 'hang'; readonly id: string; readonly isOn: boolean }
  | { readonly kind: 'kill' | 'restart'; readonly slot: Slot };

const slot = fc.constantFrom(...SLOTS);
const kind = <Kind extends string>(value: Kind) => fc.constant(value);
/** Chooses the first value most often. */
const mostly = <Value>(usual: Value, ...others: Value[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 2, arbitrary: fc.constantFrom(...others) });

const visits = { weight: 14, arbitrary: fc.record({ kind: kind('visit'), slot, path: fc.constantFrom(...PATHS) }) };
const crowds = {
  weight: 4,
  arbitrary: fc.record({
    kind: kind('crowd'),
    slot,
    path: fc.constantFrom(...PATHS),
    everyMs: fc.constantFrom(10, 50, 1_100),
  }),
};
const waits = {
  weight: 14,
  arbitrary: fc.record({
    kind: kind('wait'),
    ms: fc.constantFrom(5, 60, 150, 400, 1_500, 6_500, 10_000, 30_000, 60_000, 150_000, 250_000, 310_000, 900_000),
  }),
};
const restarts = { weight: 4, arbitrary: fc.record({ kind: kind('restart'), slot }) };

const wildStep: fc.Arbitrary<Step> = fc.oneof(
  visits,
  crowds,
  waits,
  restarts,
  {
    weight: 4,
    arbitrary: fc.record({
      kind: kind('provider'),
      mode: mostly<ProviderMode>('well', 'fails', 'flaky', 'hangs', 'gone'),
      latencyMs: fc.constantFrom(10, 40, 150, 1_300),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: kind('kv'),
      mode: mostly<KvMode>('well', 'rejects', 'hangs', 'torn', 'future', 'emptied'),
      latencyMs: fc.constantFrom(10, 250, 400, 800),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('cache'), mode: mostly<CacheMode>('well', 'rejects', 'hangs') }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('cron'), isOn: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('delist', 'hang'),
      id: fc.constantFrom('p0', 'p1', 'p2'),
      isOn: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('kill'), slot }) },
);

/** A sequence of events. */
export type History = { readonly productCount: number; readonly steps: readonly Step[] };

const calmSteps = fc.array(fc.oneof(visits, crowds, waits, restarts), { minLength: 10, maxLength: 40 });
const latencies = fc.record({ provider: fc.constantFrom(10, 150, 1_300), kv: fc.constantFrom(10, 250, 400, 800) });
/** Everything is well, but the provider and KV may be slow. */
const calm: fc.Arbitrary<History> = fc.tuple(latencies, calmSteps).map(([{ provider, kv }, steps]) => ({
  productCount: STRIP_LENGTH,
  steps: [
    { kind: 'provider', mode: 'well', latencyMs: provider },
    { kind: 'kv', mode: 'well', latencyMs: kv },
    { kind: 'wait', ms: SETTLING_MS + 100_000 },
    ...steps,
  ],
}));
/** The provider fails before the first snapshot, and recovers. */
const recovering: fc.Arbitrary<History> = fc.tuple(slot, calmSteps).map(([at, steps]) => ({
  productCount: 2,
  steps: [
    { kind: 'provider', mode: 'fails', latencyMs: 10 },
    { kind: 'visit', slot: at, path: '/api/products' },
    { kind: 'visit', slot: at, path: '/api/products/p0' },
    { kind: 'wait', ms: 400 },
    { kind: 'provider', mode: 'well', latencyMs: 10 },
    { kind: 'wait', ms: 310_000 },
    ...steps,
  ],
}));
/** Two products leave the list that an isolate has seen, at the same moment. */
const delisting: fc.Arbitrary<History> = fc.tuple(slot, calmSteps).map(([at, steps]) => ({
  productCount: 3,
  steps: [
    { kind: 'wait', ms: 5 },
    ...PATHS.map((path) => ({ kind: 'visit', slot: at, path }) as const),
    { kind: 'wait', ms: 1_500 },
    { kind: 'delist', id: 'p0', isOn: true },
    { kind: 'delist', id: 'p1', isOn: true },
    { kind: 'wait', ms: 310_000 },
    { kind: 'visit', slot: at, path: '/api/products/p0' },
    { kind: 'visit', slot: at, path: '/api/products/p1' },
    { kind: 'wait', ms: 1_500 },
    ...steps,
  ],
}));
/** The provider fails, or its API has moved. New isolates have nothing but KV, which is slow. */
const cold: fc.Arbitrary<History> = fc
  .tuple(
    slot,
    fc.constantFrom<ProviderMode>('fails', 'gone'),
    fc.constantFrom(250, 400, 980),
    fc.constantFrom(60, 930),
    fc.constantFrom(400, 310_000),
    fc.array(fc.oneof(crowds, waits, restarts), { maxLength: 20 }),
  )
  .map(([at, mode, latencyMs, pauseMs, outageMs, steps]) => ({
    productCount: STRIP_LENGTH,
    steps: [
      { kind: 'kv', mode: 'well', latencyMs },
      { kind: 'wait', ms: 250_000 },
      { kind: 'provider', mode, latencyMs: 10 },
      { kind: 'wait', ms: outageMs },
      { kind: 'restart', slot: at },
      { kind: 'visit', slot: at, path: LIST },
      { kind: 'wait', ms: pauseMs },
      { kind: 'crowd', slot: at, path: '/api/products/p0', everyMs: 50 },
      { kind: 'wait', ms: 1_500 },
      // In the other data centre, whose Cache API is empty.
      { kind: 'crowd', slot: at === 2 ? 0 : 2, path: '/api/products/p1', everyMs: 50 },
      ...steps,
    ],
  }));
/** Everything fails now and then. Starts either before the first snapshot can be read, or after it. */
const wild: fc.Arbitrary<History> = fc
  .tuple(fc.constantFrom(5, 200_000), fc.array(wildStep, { minLength: 10, maxLength: 60 }))
  .map(([ms, steps]) => ({ productCount: 3, steps: [{ kind: 'wait', ms }, ...steps] }));
export const history: fc.Arbitrary<History> = fc.oneof(
  { weight: 2, arbitrary: calm },
  { weight: 1, arbitrary: recovering },
  { weight: 1, arbitrary: cold },
  { weight: 1, arbitrary: delisting },
  { weight: 5, arbitrary: wild },
);
