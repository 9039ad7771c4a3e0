import { parseWishParams, toWishParams, type Wish, withCount } from '../../../src/domain/wish-list.ts';

const STORAGE_KEY = 'lapp';

/** Event of the window. */
export const WISHES_CHANGED = 'wishes-changed';

/** The wishes of this page alone, when the storage is blocked or full. */
let unstored: readonly Wish[] | null = null;

/** What this tab has kept until it is closed. */
export const keptWishes = (): readonly Wish[] => {
  if (unstored) return unstored;
  try {
    return parseWishParams(sessionStorage.getItem(STORAGE_KEY) ?? '');
  } catch {
    // Storage that is blocked holds no wishes.
    return [];
  }
};

const keep = (wishes: readonly Wish[]): void => {
  try {
    if (wishes.length > 0) sessionStorage.setItem(STORAGE_KEY, toWishParams(wishes));
    else sessionStorage.removeItem(STORAGE_KEY);
    unstored = null;
  } catch {
    unstored = wishes;
  }
};

/** Takes products off the list. */
export const forgetWishes = (ids: readonly string[]): void => {
  keep(keptWishes().filter(({ id }) => !ids.includes(id)));
  dispatchEvent(new Event(WISHES_CHANGED));
};

export const countOf = (id: string): number => keptWishes().find((wish) => wish.id === id)?.count ?? 0;

/** Adds `difference` to a product's count. Returns the new count: 0 if the list was full. */
export const changeCount = (id: string, difference: number): number => {
  keep(withCount(keptWishes(), id, countOf(id) + difference));
  dispatchEvent(new Event(WISHES_CHANGED));
  return countOf(id);
};
