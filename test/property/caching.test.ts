import fc from 'fast-check';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { checkAsyncProperty } from '../support/check-property.ts';
import { history } from './caching-histories.ts';
import { createRun } from './caching-promises.ts';
import { createWorld, START } from './caching-world.ts';

const RUNS = inject('cacheRuns');
const TIMEOUT_MS = 1_200_000;

/** Products that one run of the cron trigger requests. */
const MAX_PRODUCTS = 44;
const HALF_AN_HOUR_MS = 30 * 60_000;
const FRESH_MS = 300_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

it('the promises of docs/caching.md hold through random faults of every part', {
  timeout: TIMEOUT_MS,
}, async () => {
  await checkAsyncProperty(
    fc.asyncProperty(history, async ({ productCount, steps }) => {
      vi.setSystemTime(START);
      const world = createWorld(productCount);
      const run = createRun(world);
      for (const step of steps) await run.take(step);
      await run.take({ kind: 'wait', ms: 31_000 });
      expect([...run.problems, ...world.problems]).toEqual([]);
    }),
    RUNS.histories,
    TIMEOUT_MS / 2,
  );
});

it('products that hang do not keep the others from staying fresh in the snapshot', {
  timeout: TIMEOUT_MS,
}, async () => {
  await checkAsyncProperty(
    fc.asyncProperty(
      fc.integer({ min: 35, max: MAX_PRODUCTS }),
      fc.uniqueArray(fc.nat({ max: 34 }), { minLength: 15, maxLength: 25 }),
      async (productCount, hanging) => {
        vi.setSystemTime(START);
        const world = createWorld(productCount);
        await world.advance(1_000);
        for (const index of hanging) world.hanging.add(`p${index}`);
        await world.advance(HALF_AN_HOUR_MS);
        const [header = ''] = (world.writes.at(-1)?.value ?? '').split('\n');
        const late = world.productIds().filter((id) => {
          const [, storedAt] = new RegExp(`"products/${id}",(\\d+)`).exec(header) ?? [];
          return !world.hanging.has(id) && Date.now() - Number(storedAt) >= FRESH_MS;
        });
        expect(late).toEqual([]);
      },
    ),
    RUNS.hangingCatalogues,
    TIMEOUT_MS / 2,
  );
});
