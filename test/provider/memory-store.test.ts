import { describe, expect, it } from 'vitest';
import type { Entry } from '../../src/provider/entry.ts';
import { createMemoryStore } from '../../src/provider/memory-store.ts';

const entry = (text: string): Entry<string> => ({ value: text, text, etag: '"x"', storedAt: 0 });

describe('the memory store', () => {
  it('forgets the least recently used beyond its number of entries', () => {
    const store = createMemoryStore<string>({ maxEntries: 2, maxBytes: 1_000_000 });
    store.set('a', entry('1'));
    store.set('b', entry('2'));
    store.get('a');
    store.set('c', entry('3'));
    expect([store.get('a')?.value, store.get('b'), store.get('c')?.value]).toEqual(['1', null, '3']);
  });

  it('never holds more than its bytes, and does not give up everything for one that is too large', () => {
    const store = createMemoryStore<string>({ maxEntries: 100, maxBytes: 1_000 });
    for (let index = 0; index < 50; index += 1) store.set(`k${index}`, entry('x'.repeat(50)));
    const kept = Array.from({ length: 50 }, (_, index) => store.get(`k${index}`)).filter(Boolean);
    expect(kept.length).toBe(4);
    store.set('large', entry('x'.repeat(300)));
    expect(store.get('large')).toBeNull();
    expect(store.get('k49')).not.toBeNull();
  });

  it('does not keep an older value when its successor is too large', () => {
    const store = createMemoryStore<string>({ maxEntries: 100, maxBytes: 1_000 });
    store.set('a', entry('old'));
    store.set('a', entry('x'.repeat(300)));
    expect(store.get('a')).toBeNull();
  });
});
