import { type AllowedShop, checkShopAddress, readShopOrigins } from '../../src/shared/shop-address.ts';
import { readStored, SHOP_KEY } from './storage.ts';

/** The URL for this page alone, while the browser stores none. */
let unstored: string | null = null;

export const shopOrigins = (): readonly string[] => readShopOrigins(document.body);

/** The seller's own web shop, which this tab keeps until it is closed. Null if there is none. */
export const ownShop = (): AllowedShop | null => {
  const address = checkShopAddress(unstored ?? readStored('sessionStorage', SHOP_KEY) ?? '', shopOrigins());
  return address.kind === 'allowed' ? address : null;
};

/** Returns whether other pages of this tab have the shop too. */
export const storeOwnShop = (href: string): boolean => {
  try {
    sessionStorage.setItem(SHOP_KEY, href);
    unstored = null;
  } catch {
    // The storage is blocked or full.
    unstored = href;
  }
  return unstored === null;
};

export const forgetOwnShop = (): void => {
  unstored = null;
  if (readStored('sessionStorage', SHOP_KEY) !== null) sessionStorage.removeItem(SHOP_KEY);
};
