import type { Wish } from '../../../src/domain/wish-list.ts';
import { readStored, store, WISHES } from '../../plumbing/storage.ts';
import { createWishList } from '../../state/wish-list.ts';

/** An event of the window. */
export const WISHES_CHANGED = 'wishes-changed';

const list = createWishList({ read: () => readStored(WISHES), write: (text) => store(WISHES, text) }, () => Date.now());

const sayChanged = (): void => void dispatchEvent(new Event(WISHES_CHANGED));

/** The wishes of the browser, which all of its tabs share. */
export const keptWishes = (): readonly Wish[] => list.wishes();

export const countOf = (id: string): number => list.count(id);

/** Adds `difference` to a product's count. Returns the new count: 0 if the list was full. */
export const changeCount = (id: string, difference: number): number => {
  const count = list.change(id, difference);
  sayChanged();
  return count;
};

/** Removes products from the list. */
export const forgetWishes = (ids: readonly string[]): void => {
  list.remove(ids);
  sayChanged();
};

/**
 * Shows the list of a page that is opened or shown again, without wishes that have expired. Until then, a page keeps the
 * list that it shows.
 */
export const refreshWishes = (): void => {
  list.removeExpired();
  sayChanged();
};
