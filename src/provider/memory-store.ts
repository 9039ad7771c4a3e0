import type { Entry } from './entry.ts';

export type MemoryLimits = { readonly maxEntries: number; readonly maxBytes: number };

/** What one kind of answer may take of an isolate's 128 MB. */
export const MEMORY_LIMITS: MemoryLimits = { maxEntries: 500, maxBytes: 8 * 1024 * 1024 };

/** Text and value: a JavaScript string takes up to two bytes a character, and the parsed value about as much again. */
const sizeOf = (key: string, { text }: Entry<unknown>): number => 2 * key.length + 4 * text.length;

export type MemoryStore<Value> = {
  get(key: string): Entry<Value> | null;
  set(key: string, entry: Entry<Value>): void;
};

/** The first tier: this isolate's memory. The least recently used goes first; what is too large alone is not kept. */
export const createMemoryStore = <Value>({
  maxEntries,
  maxBytes,
}: MemoryLimits = MEMORY_LIMITS): MemoryStore<Value> => {
  const kept = new Map<string, Entry<Value>>();
  let bytes = 0;

  const drop = (key: string, entry: Entry<Value>): void => {
    kept.delete(key);
    bytes -= sizeOf(key, entry);
  };

  return {
    get(key) {
      const entry = kept.get(key);
      if (!entry) return null;
      kept.delete(key);
      kept.set(key, entry);
      return entry;
    },
    set(key, entry) {
      const older = kept.get(key);
      if (older) drop(key, older);
      const size = sizeOf(key, entry);
      if (size > maxBytes) return;
      kept.set(key, entry);
      bytes += size;
      for (const [oldestKey, oldest] of kept) {
        if (bytes <= maxBytes && kept.size <= maxEntries) break;
        drop(oldestKey, oldest);
      }
    },
  };
};
