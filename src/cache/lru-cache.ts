import { LRUCache } from 'lru-cache';

const MAX_ITEMS = 500;

/**
 * The share of an isolate's 128 MB that one cache may take. The largest accepted response fits: 2 MiB of JSON become at
 * most 4 million characters, because of defaults and percent-encoded URLs, at four bytes each (see `entry.ts`).
 */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * An in-memory cache that evicts the least recently used items. It is limited in items and in bytes. `sizeOf` returns
 * the bytes of an item without its key. An item that is larger than the whole cache is not cached.
 */
export const createLruCache = <Item extends object>(sizeOf: (item: Item) => number): LRUCache<string, Item> =>
  new LRUCache({
    max: MAX_ITEMS,
    maxSize: MAX_BYTES,
    // A JavaScript string takes up to two bytes per character.
    sizeCalculation: (item, key) => 2 * key.length + sizeOf(item),
  });
