import { describe, expect, it } from 'vitest';
import { createLruCache } from '../../src/cache/lru-cache.ts';

const MIB = 1024 * 1024;

describe('the LRU cache', () => {
  it('holds 500 items, and evicts the least recently used one beyond them', () => {
    const cache = createLruCache<string>(() => 1);
    for (let index = 0; index < 500; index += 1) cache.set(`k${index}`, 'x');
    cache.get('k0');
    cache.set('k500', 'x');
    expect([cache.get('k0'), cache.get('k1'), cache.get('k2'), cache.get('k500')]).toEqual(['x', null, 'x', 'x']);
  });

  it('holds 16 MiB, and keeps the other items when one is too large', () => {
    const cache = createLruCache<number>((size) => size);
    for (let index = 0; index < 16; index += 1) cache.set(`k${index}`, MIB);
    // Keys count too, so the last item leaves no room for the first.
    expect([cache.get('k0'), cache.get('k1'), cache.get('k15')]).toEqual([null, MIB, MIB]);
    cache.set('large', 16 * MIB);
    expect([cache.get('large'), cache.get('k1')]).toEqual([null, MIB]);
  });

  it('drops the previous value when its replacement is too large', () => {
    const cache = createLruCache<number>((size) => size);
    cache.set('a', 1);
    cache.set('a', 16 * MIB);
    expect(cache.get('a')).toBeNull();
    for (let index = 0; index < 15; index += 1) cache.set(`k${index}`, MIB);
    expect(cache.get('k0')).toBe(MIB);
  });
});
