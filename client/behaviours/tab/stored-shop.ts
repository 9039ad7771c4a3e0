/** The key of the web shop in `sessionStorage`. client/behaviours/shop/start-shop.ts repeats this value and `KEPT_AT`. */
const STORAGE_KEY = 'webbshop';
/** Precedes the parameters of a seller's own shop. */
const OWN = 'own&';
/** The parameter with the time at which the shop was kept. It follows the shop's parameters. */
const KEPT_AT = 'tid';

/** A web shop as stored. */
type StoredShop = {
  /** The shop's parameters in a URL. */
  readonly params: string;
  /**
   * Whether it is the seller's own shop, which is passed on with what the seller shares. A shop that was shared with
   * the visitor is also offered on the pages.
   */
  readonly isOwn: boolean;
  /** In milliseconds since 1970. */
  readonly keptAt: number;
};

/** Throws where the storage is blocked. */
export const readStoredShop = (): StoredShop | null => {
  const stored = sessionStorage.getItem(STORAGE_KEY);
  if (stored === null) return null;
  const isOwn = stored.startsWith(OWN);
  const params = isOwn ? stored.slice(OWN.length) : stored;
  // A missing or malformed time counts as long ago.
  const keptAt = Number(new URLSearchParams(params).getAll(KEPT_AT).at(-1)) || 1;
  return { params, isOwn, keptAt };
};

/** Throws where the storage is blocked or full. */
export const storeShop = ({ params, isOwn, keptAt }: StoredShop): void =>
  sessionStorage.setItem(STORAGE_KEY, `${isOwn ? OWN : ''}${params}&${KEPT_AT}=${keptAt}`);

/** Throws where the storage is blocked. */
export const removeStoredShop = (): void => sessionStorage.removeItem(STORAGE_KEY);
