import { type Entry, newest, sizeOfEntry } from './entry.ts';
import { createMemoryStore, type MemoryLimits, type MemoryStore } from './memory-store.ts';

const ABSENCE_LIMITS: MemoryLimits = { maxEntries: 100, maxBytes: 64 * 1024 };

/**
 * This isolate's memory of entries. Anybody can invent ids without end: what was never there has a small room of its own
 * and pushes out nothing that is. Only what takes the place of a kept entry is kept where that was.
 */
export const createEntryMemory = <Value>(limits: MemoryLimits): MemoryStore<Entry<Value>> => {
  const found = createMemoryStore<Entry<Value>>(sizeOfEntry, limits);
  const absent = createMemoryStore<Entry<Value>>(sizeOfEntry, ABSENCE_LIMITS);
  return {
    get: (key) => newest(absent.get(key), found.get(key)),
    set: (key, entry) => (entry.value === null && !found.get(key) ? absent : found).set(key, entry),
  };
};
