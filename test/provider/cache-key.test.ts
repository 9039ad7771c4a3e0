import { describe, expect, it } from 'vitest';
import { cacheKey, cacheKeyBase } from '../../src/provider/cache-key.ts';

const API = { publicOrigin: 'https://site.example', upstreamUrl: 'https://api.example/' };
const BASE = cacheKeyBase({ ...API, epoch: '' });

describe('the cache key', () => {
  it('does not depend on the order of the parameters', () => {
    expect(cacheKey(BASE, 'products', { b: '2', a: '1' })).toBe(cacheKey(BASE, 'products', { a: '1', b: '2' }));
  });

  it('differs for different requests', () => {
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

  it('differs between epochs', () => {
    const bases = ['', '1', '2'].map((epoch) => cacheKeyBase({ ...API, epoch }));
    expect(new Set(bases).size).toBe(bases.length);
  });

  it('is a URL made of the site, the cache version and the provider', () => {
    expect(cacheKey(BASE, 'products/abc', { tag: 'Höst & jul' })).toBe(
      'https://site.example/.cache/products/v2/https%3A%2F%2Fapi.example%2F/products/abc?tag=H%C3%B6st%20%26%20jul',
    );
  });
});
