import { type Entry, newest } from './entry.ts';
import { createLruCache, type LruCache } from './lru-cache.ts';

/** Approximate bytes: a string takes up to two bytes a character, and the parsed value about as much again. */
const sizeOf = ({ text }: Entry<unknown>): number => 4 * text.length;

/**
 * The entries in this isolate's memory. Clients can invent ids without end, so negative entries have an LRU cache of their
 * own and cannot evict positive ones. A negative entry that replaces a positive one takes its place.
 */
export const createEntryStore = <Value>(): Pick<LruCache<Entry<Value>>, 'get' | 'set'> => {
  const positive = createLruCache<Entry<Value>>(sizeOf);
  const negative = createLruCache<Entry<Value>>(sizeOf);
  const get = (key: string): Entry<Value> | null => newest(negative.get(key), positive.get(key));
  return {
    get,
    set(key, entry) {
      // Requests may end in another order than they began.
      if (newest(entry, get(key)) !== entry) return;
      (entry.value === null && !positive.get(key) ? negative : positive).set(key, entry);
    },
  };
};
