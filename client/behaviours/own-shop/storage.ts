/** The key of the seller's web shop in `sessionStorage`. */
export const SHOP_KEY = 'webbshop';

/** The stored URL, which is not checked. Null if there is none, or if the browser blocks the storage. */
export const readStoredShop = (): string | null => {
  try {
    return sessionStorage.getItem(SHOP_KEY);
  } catch {
    return null;
  }
};
