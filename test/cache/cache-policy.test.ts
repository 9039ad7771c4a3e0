import { describe, expect, it } from 'vitest';
import {
  freshnessOf,
  isAcceptable,
  lifetimeOf,
  MAX_STALE_AGE_SECONDS,
  remainingSeconds,
} from '../../src/cache/cache-policy.ts';

const positive = lifetimeOf(false, 300);
const negative = lifetimeOf(true, 300);

describe('the cache policy', () => {
  it('serves a good entry stale for at most seven days', () => {
    expect(MAX_STALE_AGE_SECONDS).toBe(604_800);
  });

  it.each([
    [-1, 'expired'],
    [0, 'fresh'],
    [239, 'fresh'],
    [239.999, 'fresh'],
    [240, 'revalidate'],
    [299, 'revalidate'],
    [299.999, 'revalidate'],
    [300, 'stale'],
    [604_799, 'stale'],
    [604_800, 'expired'],
  ])('puts an entry of %d s into the state %s', (age, state) => {
    expect(freshnessOf(age, positive)).toBe(state);
  });

  it.each([
    [47, 'fresh'],
    [48, 'revalidate'],
    [59, 'revalidate'],
    [60, 'expired'],
  ])('puts a negative entry of %d s into the state %s, and never serves it stale', (age, state) => {
    expect(freshnessOf(age, negative)).toBe(state);
  });

  it('starts revalidation later with more refresh jitter', () => {
    expect([freshnessOf(269, positive, 0.5), freshnessOf(270, positive, 0.5)]).toEqual(['fresh', 'revalidate']);
  });

  it('keeps a negative entry no longer than a positive one', () => {
    expect(lifetimeOf(true, 10)).toEqual({ ttlSeconds: 10, staleSeconds: 0 });
  });

  it.each([
    ['fresh', true, true],
    ['revalidate', true, false],
    ['stale', false, false],
    ['expired', false, false],
  ] as const)('accepts a %s entry: %s, and when a fresh copy is forced: %s', (state, usually, forced) => {
    expect([isAcceptable(state, false), isAcceptable(state, true)]).toEqual([usually, forced]);
  });

  it.each([
    [0, 300],
    [0.5, 299],
    [299, 1],
    [300, 0],
    [9_999, 0],
  ])('has, at %d s, %d s left', (age, left) => {
    expect(remainingSeconds(age, positive)).toBe(left);
  });
});
