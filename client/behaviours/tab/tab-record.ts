import { parseWishParams, TAB_RECORD_MINUTES, toWishParams, type Wish } from '../../../src/domain/wish-list.ts';
import { readStoredShop } from './stored-shop.ts';
import { forgetTabId, tabId } from './tab-id.ts';

/** The key of the wishes in `sessionStorage`. */
const STORAGE_KEY = 'lapp';
/** How long a record stays in `localStorage` after its last change. */
const RECORD_MS = TAB_RECORD_MINUTES * 60_000;

/** The key of a tab's record in `localStorage`. client/behaviours/wish-list/start-wish-list.ts repeats it. */
export const recordKey = (id: string): string => `${STORAGE_KEY} ${id}`;

/** What the pages of a tab have in common. */
export type TabRecord = {
  readonly wishes: readonly Wish[];
  /** The `keptAt` of the web shop for which the wishes were last changed, in milliseconds since 1970. 0: no shop. */
  readonly shopKeptAt: number;
  /** When the visitor last removed a web shop, in milliseconds since 1970. 0: never. */
  readonly shopRemovedAt: number;
};

/** Runs `use`. Returns `otherwise` when the storage is blocked or full. */
const attempt = <Result>(use: () => Result, otherwise: Result): Result => {
  try {
    return use();
  } catch {
    return otherwise;
  }
};

/** The record of this page alone, while the storage accepts nothing. */
let unstored: TabRecord | null = null;

/** Null when the record is malformed or expired. */
const parseRecord = (text: string | null): TabRecord | null => {
  const [, changedAt, shopKeptAt, shopRemovedAt, params = ''] = /^(\d+) (\d+) (\d+) (\S*)$/.exec(text ?? '') ?? [];
  if (!(Math.abs(Date.now() - Number(changedAt)) < RECORD_MS)) return null;
  return { wishes: parseWishParams(params), shopKeptAt: Number(shopKeptAt), shopRemovedAt: Number(shopRemovedAt) };
};

/** The time at which the shop that was shared with the visitor was kept. 0: there is none. */
const sharedShopKeptAt = (): number => {
  const stored = readStoredShop();
  return stored && !stored.isOwn ? stored.keptAt : 0;
};

/**
 * Whether another tab with the same id has changed the wishes for another shop. Two tabs have the same id when one is a
 * duplicate of the other.
 */
const isOfAnotherShop = ({ shopKeptAt }: TabRecord): boolean => {
  const own = sharedShopKeptAt();
  return own !== 0 && shopKeptAt !== 0 && shopKeptAt !== own;
};

const readRecord = (): TabRecord | null =>
  attempt(() => {
    const record = parseRecord(localStorage.getItem(recordKey(tabId())));
    if (!record || !isOfAnotherShop(record)) return record;
    // From here on the tabs are separate. This one continues with the wishes in its `sessionStorage`.
    forgetTabId();
    return null;
  }, null);

const readWishes = (): readonly Wish[] => attempt(() => parseWishParams(sessionStorage.getItem(STORAGE_KEY) ?? ''), []);

/** Returns whether the wishes are stored. */
const storeWishes = ({ wishes }: TabRecord): boolean =>
  attempt(() => {
    if (wishes.length > 0) sessionStorage.setItem(STORAGE_KEY, toWishParams(wishes));
    else sessionStorage.removeItem(STORAGE_KEY);
    return true;
  }, false);

/** Returns whether the record is stored. */
const storeRecord = ({ wishes, shopRemovedAt }: TabRecord): boolean =>
  attempt(() => {
    const key = recordKey(tabId());
    // Full storage would keep the previous record, which would then count.
    localStorage.removeItem(key);
    const times = `${Date.now()} ${sharedShopKeptAt()} ${shopRemovedAt}`;
    localStorage.setItem(key, `${times} ${toWishParams(wishes)}`);
    return true;
  }, false);

/**
 * The newest record of this tab. It is in `localStorage`, because in Firefox a page that comes back has its old
 * `sessionStorage`. When the record has expired, the wishes in `sessionStorage` count.
 */
export const tabRecord = (): TabRecord =>
  unstored ?? readRecord() ?? { wishes: readWishes(), shopKeptAt: 0, shopRemovedAt: 0 };

/** Changes the newest record. Stores nothing when `change` returns its argument. */
export const changeTabRecord = (change: (record: TabRecord) => TabRecord): void => {
  const record = tabRecord();
  const changed = change(record);
  if (changed === record) return;
  const isStored = [storeWishes(changed), storeRecord(changed)].includes(true);
  unstored = isStored ? null : changed;
};

/** Whether a key in `localStorage` belongs to this tab's record. */
export const isOwnRecord = (key: string): boolean => attempt(() => key === recordKey(tabId()), false);

/** Removes the expired records of all tabs. */
const forgetExpired = (): void =>
  attempt(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(recordKey('')) && parseRecord(localStorage.getItem(key)) === null)
        localStorage.removeItem(key);
    }
  }, undefined);

/** To be called on arrival. Copies the newest wishes to `sessionStorage`, and removes expired records. */
export const refreshTabRecord = (): void => {
  forgetExpired();
  const record = readRecord();
  if (record) storeWishes(record);
};
