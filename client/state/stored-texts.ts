/** Where a text is stored. */
export type Place<Name> = { readonly storage: Name; readonly key: string };

/** The part of the browser's `Storage` that is used. */
type TextStorage = {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, text: string) => void;
  readonly removeItem: (key: string) => void;
};

/**
 * Reads and writes texts that outlive the page. A browser may throw when a page accesses a storage, which it blocks, or
 * writes to it, when it is full. This page alone then keeps the text.
 */
export const createStoredTexts = <Name>(storageOf: (name: Name) => TextStorage) => {
  const unstored = new Map<string, string>();
  return {
    /** A text, or null if there is none. Read it each time, because another page may have changed it. */
    readStored: ({ storage, key }: Place<Name>): string | null => {
      try {
        return unstored.get(key) ?? storageOf(storage).getItem(key);
      } catch {
        return null;
      }
    },
    /** Stores a text, or removes it if it is null. Returns whether other pages have the change too. */
    store: ({ storage, key }: Place<Name>, text: string | null): boolean => {
      unstored.delete(key);
      try {
        if (text === null) storageOf(storage).removeItem(key);
        else storageOf(storage).setItem(key, text);
        return true;
      } catch {
        if (text !== null) unstored.set(key, text);
        return false;
      }
    },
  };
};
