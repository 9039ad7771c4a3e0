import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_STALE_AGE_SECONDS, RETRY_INTERVAL_MS } from '../../src/cache/cache-policy.ts';
import { createCachedResource } from '../../src/cache/cached-resource.ts';
import { createEntry, type Entry } from '../../src/cache/entry.ts';
import type { Tier } from '../../src/cache/tiers.ts';
import { checkAsyncProperty } from '../support/check-property.ts';

const TTL_SECONDS = 300;
const ISOLATES = [0, 1, 2];

type Step =
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'visit'; readonly isolate: number }
  | { readonly kind: 'update' }
  | { readonly kind: 'break'; readonly what: 'provider' | 'shared' | 'snapshot'; readonly isBroken: boolean };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('visit'), isolate: fc.constantFrom(...ISOLATES) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait'), seconds: fc.constantFrom(1, 10, 30, 60, 120, 250, 400, 4_000) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('update') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('break'),
      what: fc.constantFrom('provider', 'shared', 'snapshot'),
      isBroken: fc.boolean(),
    }),
  },
);

/** Three isolates: two of one data centre, and one of another. */
const createWorld = () => {
  let now = 1_000_000_000;
  const broken = { provider: false, shared: false, snapshot: false };
  const failed = () => Promise.reject(new Error('down'));
  let stored: Entry<string> | null = null;
  const dataCentres = [new Map<string, Entry<string>>(), new Map<string, Entry<string>>()];
  const background: Promise<unknown>[] = [];
  let failedAt = Number.NEGATIVE_INFINITY;

  const isolates = ISOLATES.map((index) => {
    const entries = dataCentres[index === 2 ? 1 : 0] ?? new Map();
    const shared: Tier<string> = {
      name: 'shared',
      readIncident: 'cache read',
      get: async (key) => (broken.shared ? failed() : (entries.get(key) ?? null)),
      set: async (key, entry) => void entries.set(key, entry),
    };
    const snapshot: Tier<string> = {
      name: 'snapshot',
      readIncident: 'snapshot read',
      get: async () => (broken.snapshot ? failed() : stored),
    };
    return createCachedResource<string>({
      tiers: [shared, snapshot],
      ttlSeconds: TTL_SECONDS,
      maxRequestMs: 5_000,
      isEmpty: () => false,
      isFailure: () => true,
      reasonOf: () => 'down',
      incidents: { failed: () => undefined, recovered: () => undefined },
      now: () => now,
      waitUntil: (work) => void background.push(work),
    });
  });

  return {
    broken,
    now: () => now,
    failedAt: () => failedAt,
    /** When the newest copy was stored that this isolate can read below its memory. */
    newestBelow: (index: number): number =>
      Math.max(
        (!broken.shared && dataCentres[index === 2 ? 1 : 0]?.get('list')?.storedAt) || 0,
        (!broken.snapshot && stored?.storedAt) || 0,
      ),
    wait: (seconds: number) => {
      now += seconds * 1000;
    },
    update: async () => {
      if (!broken.provider && !broken.snapshot) stored = await createEntry(`since ${now}`, now);
    },
    visit: async (index: number) => {
      const loadValue = async () => {
        if (!broken.provider) return `since ${now}`;
        failedAt = now;
        return failed();
      };
      const result = await isolates[index]?.load({ key: 'list', loadValue }).catch(() => null);
      await Promise.all(background.splice(0));
      return result ?? null;
    },
  };
};

it('serves the newest copy that is to be had, no error after a value, and nothing stale while the provider is well', async () => {
  await checkAsyncProperty(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), async (steps) => {
      const world = createWorld();
      const seen = new Map<number, number>();
      for (const next of steps) {
        if (next.kind === 'wait') world.wait(next.seconds);
        if (next.kind === 'update') await world.update();
        if (next.kind === 'break') world.broken[next.what] = next.isBroken;
        if (next.kind !== 'visit') continue;
        const before = seen.get(next.isolate) ?? null;
        const newestBelow = world.newestBelow(next.isolate);
        const isFailing = world.now() - world.failedAt() < RETRY_INTERVAL_MS;
        const result = await world.visit(next.isolate);
        if (result === null) {
          const hadCopy = before !== null && world.now() - before < MAX_STALE_AGE_SECONDS * 1000;
          expect(hadCopy).toBe(false);
          continue;
        }
        const { storedAt } = result.entry;
        expect(storedAt).toBeGreaterThanOrEqual(before ?? 0);
        expect(storedAt).toBeLessThanOrEqual(world.now());
        const isStale = world.now() - storedAt >= TTL_SECONDS * 1000;
        if (isStale) expect(world.broken.provider || isFailing).toBe(true);
        // While a failure is remembered nobody waits, not even for a tier.
        if (isStale && !isFailing) expect(storedAt).toBeGreaterThanOrEqual(newestBelow);
        seen.set(next.isolate, storedAt);
      }
    }),
  );
});
