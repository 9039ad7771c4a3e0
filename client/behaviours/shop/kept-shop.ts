import { parseShopParams, readShopOrigins, type Shop, toShopParams } from '../../../src/shared/shop-address.ts';
import { readStoredShop, removeStoredShop, storeShop } from '../tab/stored-shop.ts';

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
  if (!stored) return null;
  const shop = parseShopParams(stored.params, shopOrigins());
  return shop && { ...shop, isOwn: stored.isOwn };
};

/** Returns whether other pages of this tab have the shop too. */
export const keepShop = (shop: KeptShop): boolean => {
  // Opening a shop again does not change it, so it keeps its wish list.
  const stored = keptShop()?.href === shop.href ? readStored() : null;
  const keptAt = stored?.keptAt ?? Date.now();
  try {
    storeShop({ params: toShopParams(shop), isOwn: shop.isOwn, keptAt });
    unstored = null;
  } catch {
    unstored = shop;
  }
  return unstored === null;
};

export const forgetShop = (): void => {
  unstored = null;
  try {
    removeStoredShop();
  } catch {
    // Blocked storage contains no shop.
  }
};
