import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../src/cache/lru-cache.ts';

const sizeOf = (text: string): number => 4 * text.length;

describe('the memory store', () => {
  it('forgets the least recently used beyond its number of entries', () => {
    const store = createMemoryStore(sizeOf, { maxEntries: 2, maxBytes: 1_000_000 });
    store.set('a', '1');
    store.set('b', '2');
    store.get('a');
    store.set('c', '3');
    expect([store.get('a'), store.get('b'), store.get('c')]).toEqual(['1', null, '3']);
  });

  it('never holds more than its bytes, and does not give up everything for one that is too large', () => {
    const store = createMemoryStore(sizeOf, { maxEntries: 100, maxBytes: 1_000 });
    for (let index = 0; index < 50; index += 1) store.set(`k${index}`, 'x'.repeat(50));
    const kept = Array.from({ length: 50 }, (_, index) => store.get(`k${index}`)).filter(Boolean);
    expect(kept.length).toBe(4);
    store.set('large', 'x'.repeat(300));
    expect(store.get('large')).toBeNull();
    expect(store.get('k49')).not.toBeNull();
  });

  it('does not keep an older value when its successor is too large', () => {
    const store = createMemoryStore(sizeOf, { maxEntries: 100, maxBytes: 1_000 });
    store.set('a', 'old');
    store.set('a', 'x'.repeat(300));
    expect(store.get('a')).toBeNull();
  });
});
