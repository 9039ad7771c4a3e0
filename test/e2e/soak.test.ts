import { expect, inject, it } from 'vitest';
import { soak } from '../../scripts/soak/run.ts';
import { runSteadily } from '../../scripts/soak/steady.ts';

const SECONDS = 20;
/** Several lifetimes of product data. */
const STEADY_SECONDS = 200;
/** A run must take less than six seconds, even on a busy machine. */
const QUICK_PROVIDER_MS = 20;

it('the site keeps its promises to random visitors while its provider fails and recovers', async () => {
  const { violations } = await soak(inject('workerBundle'), SECONDS, 1);
  expect(violations).toEqual([]);
});

it.runIf(inject('isNightly'))(
  'visitors cause no request to a working provider while the cron trigger runs',
  { timeout: 2 * STEADY_SECONDS * 1000 },
  async () => {
    const { responses, visitorRequests } = await runSteadily(inject('workerBundle'), STEADY_SECONDS, QUICK_PROVIDER_MS);
    expect(responses).toBeGreaterThan(100);
    expect(visitorRequests).toBe(0);
  },
);
