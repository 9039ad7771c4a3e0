import { type Entry, newest, sizeOfEntry } from './entry.ts';
import { createMemoryStore, type MemoryStore } from './lru-cache.ts';

/**
 * This isolate's memory of entries. Anybody can invent ids without end: what was never there has a room of its own, a few
 * hundred bytes each, and pushes out nothing that is. Only what takes the place of a kept entry is kept where that was.
 */
export const createEntryMemory = <Value>(): MemoryStore<Entry<Value>> => {
  const found = createMemoryStore<Entry<Value>>(sizeOfEntry);
  const absent = createMemoryStore<Entry<Value>>(sizeOfEntry);
  return {
    get: (key) => newest(absent.get(key), found.get(key)),
    set: (key, entry) => (entry.value === null && !found.get(key) ? absent : found).set(key, entry),
  };
};
