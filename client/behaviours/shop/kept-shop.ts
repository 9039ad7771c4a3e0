import { parseShopParams, readShopOrigins, type Shop, toShopParams } from '../../../src/shared/shop-address.ts';

const STORAGE_KEY = 'webbshop';
/** Before the parameters of a seller's own shop. */
const OWN = 'own&';

/** Event of the window. */
export const OWN_SHOP_CHANGED = 'own-shop-changed';

/** The web shop that this tab has kept until it is closed. */
type KeptShop = Shop & {
  /** A seller's own shop goes along with what the seller shares. One that was shared with the visitor is offered too. */
  readonly isOwn: boolean;
};

export const shopOrigins = (): readonly string[] => readShopOrigins(document.body);

/** The shop of this page alone, when the storage is blocked or full. */
let unstored: KeptShop | null = null;

export const keptShop = (): KeptShop | null => {
  if (unstored) return unstored;
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY) ?? '';
    const isOwn = stored.startsWith(OWN);
    const shop = parseShopParams(isOwn ? stored.slice(OWN.length) : stored, shopOrigins());
    return shop && { ...shop, isOwn };
  } catch {
    // Storage that is blocked holds no shop.
    return null;
  }
};

/** Returns whether other pages of this tab have it too. */
export const keepShop = (shop: KeptShop): boolean => {
  try {
    sessionStorage.setItem(STORAGE_KEY, `${shop.isOwn ? OWN : ''}${toShopParams(shop)}`);
    unstored = null;
  } catch {
    unstored = shop;
  }
  return unstored === null;
};

export const forgetShop = (): void => {
  unstored = null;
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage that is blocked holds no shop.
  }
};
