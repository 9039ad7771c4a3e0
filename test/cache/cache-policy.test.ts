import { describe, expect, it } from 'vitest';
import { cacheBase, cacheKey } from '../../src/cache/cache-key.ts';
import { freshnessOf, lifetimeOf, remainingSeconds, STALE_IF_ERROR_SECONDS } from '../../src/cache/cache-policy.ts';

const found = lifetimeOf(200, 300);
const missing = lifetimeOf(404, 300);

describe('the cache policy', () => {
  it('lets a good answer stand in for seven days', () => {
    expect(STALE_IF_ERROR_SECONDS).toBe(604_800);
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
  ])('calls an answer of %d s %s', (age, judged) => {
    expect(freshnessOf(age, found)).toBe(judged);
  });

  it.each([
    [47, 'fresh'],
    [48, 'revalidate'],
    [59, 'revalidate'],
    [60, 'expired'],
  ])('calls a 404 of %d s %s: it is never shown stale', (age, judged) => {
    expect(freshnessOf(age, missing)).toBe(judged);
  });

  it('believes a 404 no longer than an answer', () => {
    expect(lifetimeOf(404, 10)).toEqual({ ttlSeconds: 10, staleSeconds: 0 });
  });

  it.each([
    [0, 300],
    [0.5, 299],
    [299, 1],
    [300, 0],
    [9_999, 0],
  ])('has, at %d s, %d s left', (age, left) => {
    expect(remainingSeconds(age, found)).toBe(left);
  });
});

const BASE = cacheBase('https://site.example', 'https://api.example/');

describe('the cache key', () => {
  it('does not depend on the order of the parameters', () => {
    expect(cacheKey(BASE, 'products', { b: '2', a: '1' })).toBe(cacheKey(BASE, 'products', { a: '1', b: '2' }));
  });

  it('keeps apart what is different', () => {
    const keys = [
      cacheKey(BASE, 'products'),
      cacheKey(BASE, 'products', { a: '' }),
      cacheKey(BASE, 'products', { a: '1', b: '2' }),
      cacheKey(BASE, 'products', { a: '1&b=2' }),
      cacheKey(BASE, 'products/1'),
      cacheKey(BASE, 'products', { å: 'ä' }),
      cacheKey(BASE, 'products', { å: 'a' }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is an address of the site, the current version and the provider', () => {
    expect(cacheKey(BASE, 'products/abc', { tag: 'Höst & jul' })).toBe(
      'https://site.example/.cache/products/v1/https%3A%2F%2Fapi.example%2F/products/abc?tag=H%C3%B6st%20%26%20jul',
    );
  });
});
