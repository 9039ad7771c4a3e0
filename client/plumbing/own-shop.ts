import { type AllowedShop, checkShopAddress, readShopOrigins } from '../../src/shared/shop-address.ts';
import { OWN_SHOP, readStored, store } from './storage.ts';

export const shopOrigins = (): readonly string[] => readShopOrigins(document.body);

/** The seller's own web shop, which this tab keeps until it is closed. Null if there is none. */
export const ownShop = (): AllowedShop | null => {
  const address = checkShopAddress(readStored(OWN_SHOP) ?? '', shopOrigins());
  return address.kind === 'allowed' ? address : null;
};

/** Null: forgets the shop. Returns whether other pages of this tab have the shop too. */
export const keepOwnShop = (href: string | null): boolean => store(OWN_SHOP, href);
