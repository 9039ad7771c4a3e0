import { parseShopParams, readShopOrigins, type Shop, toShopParams } from '../../../src/shared/shop-address.ts';
import { changeTabRecord, tabRecord } from '../tab-record.ts';

const STORAGE_KEY = 'webbshop';
/** Before the parameters of a seller's own shop. */
const OWN = 'own&';

/** Event of the window. */
export const KEPT_SHOP_CHANGED = 'kept-shop-changed';

/** The web shop that this tab has kept until it is closed. */
type KeptShop = Shop & {
  /** A seller's own shop goes along with what the seller shares. One that was shared with the visitor is offered too. */
  readonly isOwn: boolean;
};

export const shopOrigins = (): readonly string[] => readShopOrigins(document.body);

/** When the shop was kept, in milliseconds since 1970: after the parameters of the shop. */
const KEPT_AT = 'tid';

/** The shop of this page alone, when the storage is blocked or full. */
let unstored: KeptShop | null = null;

/** A page that comes back in Firefox has its old `sessionStorage`, with a shop that may have been removed since. */
const isRemoved = (params: string): boolean => {
  const keptAt = new URLSearchParams(params).get(KEPT_AT);
  return keptAt !== null && Number(keptAt) <= tabRecord().shopRemovedAt;
};

export const keptShop = (): KeptShop | null => {
  if (unstored) return unstored;
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY) ?? '';
    const isOwn = stored.startsWith(OWN);
    const params = isOwn ? stored.slice(OWN.length) : stored;
    const shop = isRemoved(params) ? null : parseShopParams(params, shopOrigins());
    return shop && { ...shop, isOwn };
  } catch {
    // Storage that is blocked holds no shop.
    return null;
  }
};

/** Returns whether other pages of this tab have it too. */
export const keepShop = (shop: KeptShop): boolean => {
  try {
    sessionStorage.setItem(STORAGE_KEY, `${shop.isOwn ? OWN : ''}${toShopParams(shop)}&${KEPT_AT}=${Date.now()}`);
    unstored = null;
  } catch {
    unstored = shop;
  }
  return unstored === null;
};

/** Removes the shop, from the pages that the visitor may come back to as well. */
export const forgetShop = (): void => {
  if (keptShop()) changeTabRecord((record) => ({ ...record, shopRemovedAt: Date.now() }));
  unstored = null;
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage that is blocked holds no shop.
  }
};
