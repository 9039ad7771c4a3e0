import { describe, expect, it } from 'vitest';
import { createEntry, createEntryStore } from '../../src/cache/entry.ts';

describe('the entry store', () => {
  it('keeps a positive entry however many negative ones follow, and evicts the oldest negative ones', async () => {
    const store = createEntryStore<string>();
    store.set('product', await createEntry('saft', 1));
    for (let id = 0; id < 600; id += 1) store.set(`invented-${id}`, await createEntry<string>(null, 2));
    expect(store.get('product')?.value).toBe('saft');
    expect(store.get('invented-0')).toBeNull();
    expect(store.get('invented-599')?.value).toBeNull();
  });

  it('replaces a positive entry by a negative one that later negative entries cannot evict', async () => {
    const store = createEntryStore<string>();
    store.set('product', await createEntry('saft', 1));
    store.set('product', await createEntry<string>(null, 2));
    for (let id = 0; id < 600; id += 1) store.set(`invented-${id}`, await createEntry<string>(null, 3));
    expect(store.get('product')).toMatchObject({ value: null, storedAt: 2 });
  });
});
