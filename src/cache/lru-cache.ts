export type MemoryLimits = { readonly maxEntries: number; readonly maxBytes: number };

/** What one kind of thing may take of an isolate's 128 MB. */
export const MEMORY_LIMITS: MemoryLimits = { maxEntries: 500, maxBytes: 8 * 1024 * 1024 };

export type MemoryStore<Item> = {
  get(key: string): Item | null;
  set(key: string, item: Item): void;
};

/**
 * This isolate's memory, bounded by number and by bytes (`sizeOf`, the key apart). The least recently used goes first;
 * what is too large alone is not kept.
 */
export const createMemoryStore = <Item>(
  sizeOf: (item: Item) => number,
  { maxEntries, maxBytes }: MemoryLimits = MEMORY_LIMITS,
): MemoryStore<Item> => {
  const kept = new Map<string, Item>();
  let bytes = 0;

  // A JavaScript string takes up to two bytes a character.
  const weigh = (key: string, item: Item): number => 2 * key.length + sizeOf(item);

  const drop = (key: string, item: Item): void => {
    kept.delete(key);
    bytes -= weigh(key, item);
  };

  return {
    get(key) {
      const item = kept.get(key);
      if (item === undefined) return null;
      kept.delete(key);
      kept.set(key, item);
      return item;
    },
    set(key, item) {
      const older = kept.get(key);
      if (older !== undefined) drop(key, older);
      const size = weigh(key, item);
      if (size > maxBytes) return;
      kept.set(key, item);
      bytes += size;
      for (const [oldestKey, oldest] of kept) {
        if (bytes <= maxBytes && kept.size <= maxEntries) break;
        drop(oldestKey, oldest);
      }
    },
  };
};
