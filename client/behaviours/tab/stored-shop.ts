/** Of the web shop in `sessionStorage`. The start of a shared web shop knows it too, and `KEPT_AT`. */
const STORAGE_KEY = 'webbshop';
/** Before the parameters of a seller's own shop. */
const OWN = 'own&';
/** After the parameters of the shop: when it was kept. */
const KEPT_AT = 'tid';

/** A web shop as it is stored. */
type StoredShop = {
  /** Its parameters in an address. */
  readonly params: string;
  /** A seller's own shop goes along with what the seller shares. One that was shared with the visitor is offered too. */
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
  // A time that is missing or malformed counts as long ago.
  const keptAt = Number(new URLSearchParams(params).getAll(KEPT_AT).at(-1)) || 1;
  return { params, isOwn, keptAt };
};

/** Throws where the storage is blocked or full. */
export const storeShop = ({ params, isOwn, keptAt }: StoredShop): void =>
  sessionStorage.setItem(STORAGE_KEY, `${isOwn ? OWN : ''}${params}&${KEPT_AT}=${keptAt}`);

/** Throws where the storage is blocked. */
export const removeStoredShop = (): void => sessionStorage.removeItem(STORAGE_KEY);
