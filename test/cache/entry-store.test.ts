import { describe, expect, it } from 'vitest';
import { createEntry } from '../../src/cache/entry.ts';
import { createEntryMemory } from '../../src/cache/entry-store.ts';

describe('the memory of entries', () => {
  it('holds what is there however many absences are asked for, and only the latest of those', async () => {
    const memory = createEntryMemory<string>();
    memory.set('product', await createEntry('saft', 1));
    for (let id = 0; id < 600; id += 1) memory.set(`invented-${id}`, await createEntry<string>(null, 2));
    expect(memory.get('product')?.value).toBe('saft');
    expect(memory.get('invented-0')).toBeNull();
    expect(memory.get('invented-599')?.value).toBeNull();
  });

  it('no longer has a product that is gone, also after other absences', async () => {
    const memory = createEntryMemory<string>();
    memory.set('product', await createEntry('saft', 1));
    memory.set('product', await createEntry<string>(null, 2));
    for (let id = 0; id < 600; id += 1) memory.set(`invented-${id}`, await createEntry<string>(null, 3));
    expect(memory.get('product')).toMatchObject({ value: null, storedAt: 2 });
  });

  it('has a product that came after its absence', async () => {
    const memory = createEntryMemory<string>();
    memory.set('product', await createEntry<string>(null, 1));
    memory.set('product', await createEntry('saft', 2));
    expect(memory.get('product')?.value).toBe('saft');
  });
});
