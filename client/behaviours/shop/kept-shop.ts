import { parseShopParams, readShopOrigins, type Shop, toShopParams } from '../../../src/shared/shop-address.ts';
import { readStoredShop, removeStoredShop, storeShop } from '../tab/stored-shop.ts';
import { changeTabRecord, tabRecord } from '../tab/tab-record.ts';

/** An event of the window. */
export const KEPT_SHOP_CHANGED = 'kept-shop-changed';

/**
 * The web shop that this tab keeps until it is closed. `isOwn`: whether it is the seller's own, see
 * client/behaviours/tab/stored-shop.ts.
 */
type KeptShop = Shop & { readonly isOwn: boolean };

export const shopOrigins = (): readonly string[] => readShopOrigins(document.body);

/** A shop for this page alone, when the storage is blocked or full. */
let unstored: KeptShop | null = null;

const readStored = () => {
  try {
    return readStoredShop();
  } catch {
    // Blocked storage contains no shop.
    return null;
  }
};

export const keptShop = (): KeptShop | null => {
  if (unstored) return unstored;
  const stored = readStored();
  // In Firefox, a page that comes back has its old `sessionStorage`. The shop in it may have been removed since.
  if (!stored || stored.keptAt <= tabRecord().shopRemovedAt) return null;
  const shop = parseShopParams(stored.params, shopOrigins());
  return shop && { ...shop, isOwn: stored.isOwn };
};

/** Returns whether other pages of this tab have the shop too. */
export const keepShop = (shop: KeptShop): boolean => {
  // Opening a shop again does not change it, so it keeps its wish list.
  const stored = keptShop()?.href === shop.href ? readStored() : null;
  // Later than the last removal, even if the clock has been set back since.
  const keptAt = stored?.keptAt ?? Math.max(Date.now(), tabRecord().shopRemovedAt + 1);
  try {
    storeShop({ params: toShopParams(shop), isOwn: shop.isOwn, keptAt });
    unstored = null;
  } catch {
    unstored = shop;
  }
  return unstored === null;
};

/** Removes the shop, also from the pages that the visitor may come back to. */
export const forgetShop = (): void => {
  const shopRemovedAt = Math.max(Date.now(), readStored()?.keptAt ?? 0);
  if (keptShop()) changeTabRecord((record) => ({ ...record, shopRemovedAt }));
  unstored = null;
  try {
    removeStoredShop();
  } catch {
    // Blocked storage contains no shop.
  }
};
