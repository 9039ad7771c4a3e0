/** The key of the wish list in `localStorage`. */
export const WISHES_KEY = 'lapp';

/** The stored wish list, which may have expired. Null if there is none, or if the browser blocks the storage. */
export const readStoredWishes = (): string | null => {
  try {
    return localStorage.getItem(WISHES_KEY);
  } catch {
    return null;
  }
};
