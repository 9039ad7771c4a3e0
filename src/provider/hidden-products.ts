import { createEntry, type Entry } from '../cache/entry.ts';
import { toComparableId } from '../domain/product.ts';
import type { ProductList } from './schema.ts';

/**
 * The products of HIDDEN_PRODUCTS, which no answer of the site names. Copies are stored with them and served without
 * them, so that changed ids apply to every copy at once.
 */
export const createHiddenProducts = (ids: readonly string[]) => {
  const hidden = new Set(ids.map(toComparableId));
  const isHidden = (id: string): boolean => hidden.has(toComparableId(id));
  // An entry, and never the promise of one: the request that created a promise may be cancelled.
  const filtered = new WeakMap<Entry<ProductList>, Entry<ProductList>>();

  return {
    /** Whether a product is hidden, whatever the spelling of its id. */
    has: isHidden,

    /** A list without the hidden products, with its own text and ETag. A list without any of them is passed through. */
    async leaveOut(entry: Entry<ProductList>): Promise<Entry<ProductList>> {
      const { value, storedAt } = entry;
      if (hidden.size === 0 || !value?.some(({ id }) => isHidden(id))) return entry;
      const known = filtered.get(entry);
      if (known) return known;
      const shown = value.filter(({ id }) => !isHidden(id));
      const created = await createEntry<ProductList>(shown, storedAt);
      filtered.set(entry, created);
      return created;
    },
  };
};
