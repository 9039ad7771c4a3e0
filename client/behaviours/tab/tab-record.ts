import { parseWishParams, TAB_RECORD_MINUTES, toWishParams, type Wish } from '../../../src/domain/wish-list.ts';
import { readStoredShop } from './stored-shop.ts';
import { forgetTabId, tabId } from './tab-id.ts';

/** Of the wishes in `sessionStorage`. */
const STORAGE_KEY = 'lapp';
/** How long a record stays in `localStorage` after its last change. */
const RECORD_MS = TAB_RECORD_MINUTES * 60_000;

/** The key of a tab's record in `localStorage`. The start of the wish list knows it too. */
export const recordKey = (id: string): string => `${STORAGE_KEY} ${id}`;

/** What the pages of a tab have in common. */
export type TabRecord = {
  readonly wishes: readonly Wish[];
  /** When the web shop was kept that the wishes were last changed for, in milliseconds since 1970. 0: for none. */
  readonly shopKeptAt: number;
  /** When the visitor last removed a web shop, in milliseconds since 1970. 0: never. */
  readonly shopRemovedAt: number;
};

/** Storage may be blocked or full. */
const attempt = <Result>(use: () => Result, otherwise: Result): Result => {
  try {
    return use();
  } catch {
    return otherwise;
  }
};

/** Of this page alone, while the storage takes nothing. */
let unstored: TabRecord | null = null;

/** Null when it is malformed, or when its time is over. */
const parseRecord = (text: string | null): TabRecord | null => {
  const [, changedAt, shopKeptAt, shopRemovedAt, params = ''] = /^(\d+) (\d+) (\d+) (\S*)$/.exec(text ?? '') ?? [];
  if (!(Math.abs(Date.now() - Number(changedAt)) < RECORD_MS)) return null;
  return { wishes: parseWishParams(params), shopKeptAt: Number(shopKeptAt), shopRemovedAt: Number(shopRemovedAt) };
};

/** When the shop that was shared with the visitor was kept. 0: there is none. */
const sharedShopKeptAt = (): number => {
  const stored = readStoredShop();
  return stored && !stored.isOwn ? stored.keptAt : 0;
};

/** Whether a tab that has the same id, because one of them is a duplicate, has changed the wishes for another shop. */
const isOfAnotherShop = ({ shopKeptAt }: TabRecord): boolean => {
  const own = sharedShopKeptAt();
  return own !== 0 && shopKeptAt !== 0 && shopKeptAt !== own;
};

const readRecord = (): TabRecord | null =>
  attempt(() => {
    const record = parseRecord(localStorage.getItem(recordKey(tabId())));
    if (!record || !isOfAnotherShop(record)) return record;
    // From here the tabs part. This one goes on with the wishes in its `sessionStorage`.
    forgetTabId();
    return null;
  }, null);

const readWishes = (): readonly Wish[] => attempt(() => parseWishParams(sessionStorage.getItem(STORAGE_KEY) ?? ''), []);

/** Returns whether they are stored. */
const storeWishes = ({ wishes }: TabRecord): boolean =>
  attempt(() => {
    if (wishes.length > 0) sessionStorage.setItem(STORAGE_KEY, toWishParams(wishes));
    else sessionStorage.removeItem(STORAGE_KEY);
    return true;
  }, false);

/** Returns whether it is stored. */
const storeRecord = ({ wishes, shopRemovedAt }: TabRecord): boolean =>
  attempt(() => {
    const key = recordKey(tabId());
    // Storage that is full would keep the former record, which would count.
    localStorage.removeItem(key);
    const times = `${Date.now()} ${sharedShopKeptAt()} ${shopRemovedAt}`;
    localStorage.setItem(key, `${times} ${toWishParams(wishes)}`);
    return true;
  }, false);

/**
 * The newest record of this tab. It is in `localStorage`, because in Firefox a page that comes back has its old
 * `sessionStorage`. The wishes in `sessionStorage` count when its time is over.
 */
export const tabRecord = (): TabRecord =>
  unstored ?? readRecord() ?? { wishes: readWishes(), shopKeptAt: 0, shopRemovedAt: 0 };

/** Changes the newest record. Nothing is stored when `change` returns what it was given. */
export const changeTabRecord = (change: (record: TabRecord) => TabRecord): void => {
  const record = tabRecord();
  const changed = change(record);
  if (changed === record) return;
  const isStored = [storeWishes(changed), storeRecord(changed)].includes(true);
  unstored = isStored ? null : changed;
};

/** Whether a key in `localStorage` is that of this tab's record. */
export const isOwnRecord = (key: string): boolean => attempt(() => key === recordKey(tabId()), false);

/** Removes the records of all tabs whose time is over. */
const forgetExpired = (): void =>
  attempt(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(recordKey('')) && parseRecord(localStorage.getItem(key)) === null)
        localStorage.removeItem(key);
    }
  }, undefined);

/** On arrival: takes the newest wishes over into `sessionStorage`, and removes the records whose time is over. */
export const refreshTabRecord = (): void => {
  forgetExpired();
  const record = readRecord();
  if (record) storeWishes(record);
};
