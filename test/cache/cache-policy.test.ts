import { describe, expect, it } from 'vitest';
import { freshnessOf, lifetimeOf, MAX_STALE_AGE_SECONDS } from '../../src/cache/cache-policy.ts';

describe('the cache policy', () => {
  it('serves a good entry stale for at most seven days', () => {
    expect(MAX_STALE_AGE_SECONDS).toBe(604_800);
  });

  it.each([
    ['full', -1, 'expired'],
    ['full', 0, 'fresh'],
    ['full', 239.999, 'fresh'],
    ['full', 240, 'revalidate'],
    ['full', 299.999, 'revalidate'],
    ['full', 300, 'stale'],
    ['full', 604_799, 'stale'],
    ['full', 604_800, 'expired'],
    ['empty', 239, 'fresh'],
    ['empty', 299, 'revalidate'],
    ['empty', 300, 'expired'],
    ['negative', 47, 'fresh'],
    ['negative', 48, 'revalidate'],
    ['negative', 60, 'expired'],
  ] as const)('puts a %s entry of %d s into the state %s', (content, age, state) => {
    expect(freshnessOf(age, lifetimeOf(content, 300))).toBe(state);
  });

  it('keeps a negative entry no longer than a positive one', () => {
    expect(lifetimeOf('negative', 10)).toEqual({ ttlSeconds: 10, staleSeconds: 0 });
  });
});
