import { createEtag } from './etag.ts';
import { createLruCache } from './lru-cache.ts';

/** A validated upstream value as the cache stores it. */
export type Entry<Value> = {
  /** Null in a negative entry: the upstream said that the resource does not exist. */
  readonly value: Value | null;
  /** `value` as JSON, or empty. It is text, never a Response or a stream, so that any request may read it. */
  readonly text: string;
  /** A strong validator of `text`, with its quotation marks. */
  readonly etag: string;
  /** When the upstream request began, in milliseconds since 1970. Only this decides the entry's freshness. */
  readonly storedAt: number;
};

/** Creates an entry. `storedAt` is in milliseconds since 1970. */
export const createEntry = async <Value>(value: Value | null, storedAt: number): Promise<Entry<Value>> => {
  const text = value === null ? '' : JSON.stringify(value);
  return { value, text, etag: await createEtag(new TextEncoder().encode(text)), storedAt };
};

/** The entry that was stored last. If both are equally old, the first. */
const newest = <Value>(a: Entry<Value> | null, b: Entry<Value> | null): Entry<Value> | null =>
  a && b ? (a.storedAt >= b.storedAt ? a : b) : (a ?? b);

/** Approximate size in bytes. A string takes up to two bytes per character, and the parsed value about as much again. */
const sizeOf = ({ text }: Entry<unknown>): number => 4 * text.length;

/**
 * The entries in this isolate's memory. Clients can invent any number of ids, so negative entries have an LRU cache of
 * their own and cannot evict positive ones. A negative entry that replaces a positive one is stored in its place.
 */
export const createEntryStore = <Value>() => {
  const positive = createLruCache<Entry<Value>>(sizeOf);
  const negative = createLruCache<Entry<Value>>(sizeOf);
  const get = (key: string): Entry<Value> | null => newest(negative.get(key) ?? null, positive.get(key) ?? null);
  return {
    get,
    set(key: string, entry: Entry<Value>): void {
      // Requests may end in another order than they began in.
      if (newest(entry, get(key)) !== entry) return;
      (entry.value === null && !positive.get(key) ? negative : positive).set(key, entry);
    },
  };
};
