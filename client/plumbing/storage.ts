/** The key of the wish list in `localStorage`. */
export const WISHES_KEY = 'lapp';
/** The key of the seller's own web shop in `sessionStorage`. */
export const SHOP_KEY = 'webbshop';

/** A stored text. Null if there is none, or if the browser blocks the storage. */
export const readStored = (storage: 'localStorage' | 'sessionStorage', key: string): string | null => {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
};
