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

const readStored = (): string => {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    // Storage that is blocked holds no shop.
    return '';
  }
};

/** When the stored shop was kept. Null: it comes with the address of the page, and has not been checked yet. */
const storedAt = (): number | null => {
  const keptAt = new URLSearchParams(readStored()).get(KEPT_AT);
  return keptAt === null ? null : Number(keptAt);
};

export const keptShop = (): KeptShop | null => {
  if (unstored) return unstored;
  const keptAt = storedAt();
  // A page that comes back in Firefox has its old `sessionStorage`, with a shop that may have been removed since.
  if (keptAt !== null && keptAt <= tabRecord().shopRemovedAt) return null;
  const stored = readStored();
  const isOwn = stored.startsWith(OWN);
  const shop = parseShopParams(isOwn ? stored.slice(OWN.length) : stored, shopOrigins());
  return shop && { ...shop, isOwn };
};

/** Whether this tab has kept the shop already, not only its address for the check. */
export const hasKept = ({ href }: Shop): boolean => keptShop()?.href === href && storedAt() !== null;

/** Returns whether other pages of this tab have it too. */
export const keepShop = (shop: KeptShop): boolean => {
  // After the last removal, also when the clock has been set back since.
  const keptAt = Math.max(Date.now(), tabRecord().shopRemovedAt + 1);
  try {
    sessionStorage.setItem(STORAGE_KEY, `${shop.isOwn ? OWN : ''}${toShopParams(shop)}&${KEPT_AT}=${keptAt}`);
    unstored = null;
  } catch {
    unstored = shop;
  }
  return unstored === null;
};

/** Removes the shop, from the pages that the visitor may come back to as well. */
export const forgetShop = (): void => {
  const shopRemovedAt = Math.max(Date.now(), storedAt() ?? 0);
  if (keptShop()) changeTabRecord((record) => ({ ...record, shopRemovedAt }));
  unstored = null;
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage that is blocked holds no shop.
  }
};
