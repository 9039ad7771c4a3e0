const MAX_ITEMS = 500;

/**
 * The share of an isolate's 128 MB that one cache may take. It holds the largest response that is accepted: 2 MiB of JSON
 * become at most 4 million characters, by defaults and percent-encoded URLs, of four bytes each (see `entry.ts`).
 */
const MAX_BYTES = 16 * 1024 * 1024;

export type LruCache<Item> = ReturnType<typeof createLruCache<Item>>;

/**
 * An in-memory cache that evicts the least recently used items. It is bounded by number and by bytes (`sizeOf`, which
 * does not count the key). An item that exceeds the bytes alone is not cached.
 */
export const createLruCache = <Item>(sizeOf: (item: Item) => number) => {
  const items = new Map<string, Item>();
  let bytes = 0;

  // A JavaScript string takes up to two bytes a character.
  const bytesOf = (key: string, item: Item): number => 2 * key.length + sizeOf(item);

  const remove = (key: string): void => {
    const item = items.get(key);
    if (item === undefined) return;
    items.delete(key);
    bytes -= bytesOf(key, item);
  };

  return {
    get(key: string): Item | null {
      const item = items.get(key);
      if (item === undefined) return null;
      // A Map iterates in insertion order, so the most recently used item goes to the end.
      items.delete(key);
      items.set(key, item);
      return item;
    },
    set(key: string, item: Item): void {
      remove(key);
      const size = bytesOf(key, item);
      if (size > MAX_BYTES) return;
      items.set(key, item);
      bytes += size;
      for (const oldestKey of items.keys()) {
        if (bytes <= MAX_BYTES && items.size <= MAX_ITEMS) break;
        remove(oldestKey);
      }
    },
    delete: remove,
  };
};
