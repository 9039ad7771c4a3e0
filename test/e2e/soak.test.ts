import { expect, inject, it } from 'vitest';
import { soak } from '../../scripts/soak/run.ts';

const SECONDS = 20;

it('the site keeps its promises to random visitors while its provider fails and recovers', async () => {
  const { violations } = await soak(inject('workerBundle'), SECONDS, 1);
  expect(violations).toEqual([]);
});
