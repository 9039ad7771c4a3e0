import { describe, expect, it } from 'vitest';
import { createLruCache } from '../../src/cache/lru-cache.ts';

const MIB = 1024 * 1024;

/** A cache of items that state their size in bytes. */
const createCache = () => createLruCache<{ readonly bytes: number }>(({ bytes }) => bytes);

describe('the LRU cache', () => {
  it('holds 500 items, and evicts the least recently used one above that', () => {
    const cache = createCache();
    for (let index = 0; index < 500; index += 1) cache.set(`k${index}`, { bytes: 1 });
    cache.get('k0');
    cache.set('k500', { bytes: 1 });
    expect(['k0', 'k1', 'k2', 'k500'].map((key) => cache.has(key))).toEqual([true, false, true, true]);
  });

  it('holds 16 MiB including its keys, and keeps the other items when one is too large', () => {
    const cache = createCache();
    for (let index = 0; index < 16; index += 1) cache.set(`k${index}`, { bytes: MIB });
    expect(['k0', 'k1', 'k15'].map((key) => cache.has(key))).toEqual([false, true, true]);
    cache.set('large', { bytes: 16 * MIB });
    expect(['large', 'k1'].map((key) => cache.has(key))).toEqual([false, true]);
  });

  it('drops the previous item when its replacement is too large', () => {
    const cache = createCache();
    cache.set('a', { bytes: 1 });
    cache.set('a', { bytes: 16 * MIB });
    expect(cache.has('a')).toBe(false);
  });
});
