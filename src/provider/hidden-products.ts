import { createEntry, type Entry } from '../cache/entry.ts';
import type { ProductList } from './schema.ts';

/**
 * The products of HIDDEN_PRODUCTS, which no answer of the site names. Copies are stored with them and served without
 * them, so that changed ids apply to every copy at once.
 */
export const createHiddenProducts = (ids: readonly string[]) => {
  const hidden = new Set(ids);
  // An entry, and never the promise of one: the request that created a promise may be cancelled.
  const filtered = new WeakMap<Entry<ProductList>, Entry<ProductList>>();

  return {
    has: (id: string): boolean => hidden.has(id),

    /** A list without the hidden products, with its own text and ETag. A list without any of them is passed through. */
    async leaveOut(entry: Entry<ProductList>): Promise<Entry<ProductList>> {
      const { value, storedAt } = entry;
      if (hidden.size === 0 || !value?.some(({ id }) => hidden.has(id))) return entry;
      const known = filtered.get(entry);
      if (known) return known;
      const shown = value.filter(({ id }) => !hidden.has(id));
      const created = await createEntry<ProductList>(shown, storedAt);
      filtered.set(entry, created);
      return created;
    },
  };
};
