import { describe, expect, it } from 'vitest';
import { createLruCache } from '../../src/cache/lru-cache.ts';

const sizeOf = (text: string): number => 4 * text.length;

describe('the LRU cache', () => {
  it('evicts the least recently used item beyond its number of items', () => {
    const cache = createLruCache(sizeOf, { maxEntries: 2, maxBytes: 1_000_000 });
    cache.set('a', '1');
    cache.set('b', '2');
    cache.get('a');
    cache.set('c', '3');
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['1', null, '3']);
  });

  it('stays within its bytes, and keeps the other items when one is too large', () => {
    const cache = createLruCache(sizeOf, { maxEntries: 100, maxBytes: 1_000 });
    for (let index = 0; index < 50; index += 1) cache.set(`k${index}`, 'x'.repeat(50));
    const cached = Array.from({ length: 50 }, (_, index) => cache.get(`k${index}`)).filter(Boolean);
    expect(cached.length).toBe(4);
    cache.set('large', 'x'.repeat(300));
    expect(cache.get('large')).toBeNull();
    expect(cache.get('k49')).not.toBeNull();
  });

  it('drops the previous value when its replacement is too large', () => {
    const cache = createLruCache(sizeOf, { maxEntries: 100, maxBytes: 1_000 });
    cache.set('a', 'old');
    cache.set('a', 'x'.repeat(300));
    expect(cache.get('a')).toBeNull();
  });
});
