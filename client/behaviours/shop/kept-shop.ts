import { parseShopParams, readShopOrigins, type Shop, toShopParams } from '../../../src/shared/shop-address.ts';
import { readStoredShop, removeStoredShop, storeShop } from '../tab/stored-shop.ts';
import { changeTabRecord, tabRecord } from '../tab/tab-record.ts';

/** Event of the window. */
export const KEPT_SHOP_CHANGED = 'kept-shop-changed';

/** The web shop that this tab has kept until it is closed. `isOwn`: it is the seller's own, see client/behaviours/stored-shop.ts. */
type KeptShop = Shop & { readonly isOwn: boolean };

export const shopOrigins = (): readonly string[] => readShopOrigins(document.body);

/** The shop of this page alone, when the storage is blocked or full. */
let unstored: KeptShop | null = null;

const readStored = () => {
  try {
    return readStoredShop();
  } catch {
    // Storage that is blocked holds no shop.
    return null;
  }
};

export const keptShop = (): KeptShop | null => {
  if (unstored) return unstored;
  const stored = readStored();
  // A page that comes back in Firefox has its old `sessionStorage`, with a shop that may have been removed since.
  if (!stored || stored.keptAt <= tabRecord().shopRemovedAt) return null;
  const shop = parseShopParams(stored.params, shopOrigins());
  return shop && { ...shop, isOwn: stored.isOwn };
};

/** Returns whether other pages of this tab have it too. */
export const keepShop = (shop: KeptShop): boolean => {
  // A shop that is opened again is the same, and so is its wish list.
  const stored = keptShop()?.href === shop.href ? readStored() : null;
  // After the last removal, also when the clock has been set back since.
  const keptAt = stored?.keptAt ?? Math.max(Date.now(), tabRecord().shopRemovedAt + 1);
  try {
    storeShop({ params: toShopParams(shop), isOwn: shop.isOwn, keptAt });
    unstored = null;
  } catch {
    unstored = shop;
  }
  return unstored === null;
};

/** Removes the shop, from the pages that the visitor may come back to as well. */
export const forgetShop = (): void => {
  const shopRemovedAt = Math.max(Date.now(), readStored()?.keptAt ?? 0);
  if (keptShop()) changeTabRecord((record) => ({ ...record, shopRemovedAt }));
  unstored = null;
  try {
    removeStoredShop();
  } catch {
    // Storage that is blocked holds no shop.
  }
};
