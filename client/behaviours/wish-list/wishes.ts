import {
  parseWishParams,
  toWishParams,
  WISH_LIST_MINUTES,
  type Wish,
  withCount,
} from '../../../src/domain/wish-list.ts';
import { readStored, WISHES_KEY } from '../../plumbing/storage.ts';

/** An event of the window. */
export const WISHES_CHANGED = 'wishes-changed';

const LIFETIME_MS = WISH_LIST_MINUTES * 60_000;

/** The time of the last change, in milliseconds since 1970, and the wishes: "1795852800000 12=2&7=1". */
const STORED = /^(\d+) (\S+)$/;

/** The wishes of this page alone, while the browser stores none. */
let unstored: readonly Wish[] | null = null;

/** The wishes of the browser, which all of its tabs share. */
export const keptWishes = (): readonly Wish[] => {
  const [, , params = ''] = STORED.exec(readStored('localStorage', WISHES_KEY) ?? '') ?? [];
  return unstored ?? parseWishParams(params);
};

const store = (wishes: readonly Wish[]): void => {
  try {
    if (wishes.length === 0) localStorage.removeItem(WISHES_KEY);
    else localStorage.setItem(WISHES_KEY, `${Date.now()} ${toWishParams(wishes)}`);
    unstored = null;
  } catch {
    // The storage is blocked or full.
    unstored = wishes;
  }
};

/**
 * Removes wishes that have expired. Called when a page is opened or shown again, in any tab: until then, a page keeps the
 * list that it shows.
 */
export const forgetExpired = (): void => {
  const stored = readStored('localStorage', WISHES_KEY);
  if (stored === null) return;
  const [, changedAt] = STORED.exec(stored) ?? [];
  // The clock may have been set back since. A malformed list has no time.
  if (!(Math.abs(Date.now() - Number(changedAt)) < LIFETIME_MS)) localStorage.removeItem(WISHES_KEY);
};

const change = (wishes: readonly Wish[]): void => {
  store(wishes);
  dispatchEvent(new Event(WISHES_CHANGED));
};

/** Removes products from the list. */
export const forgetWishes = (ids: readonly string[]): void =>
  change(keptWishes().filter(({ id }) => !ids.includes(id)));

export const countOf = (id: string): number => keptWishes().find((wish) => wish.id === id)?.count ?? 0;

/** Adds `difference` to a product's count. Returns the new count: 0 if the list was full. */
export const changeCount = (id: string, difference: number): number => {
  change(withCount(keptWishes(), id, countOf(id) + difference));
  return countOf(id);
};
