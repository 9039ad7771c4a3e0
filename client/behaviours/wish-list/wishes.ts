import { type Wish, withCount } from '../../../src/domain/wish-list.ts';
import { changeTabRecord, tabRecord } from '../tab/tab-record.ts';

/** An event of the window. */
export const WISHES_CHANGED = 'wishes-changed';

/** The wishes that this tab keeps until it is closed. */
export const keptWishes = (): readonly Wish[] => tabRecord().wishes;

const change = (changed: (wishes: readonly Wish[]) => readonly Wish[]): void => {
  changeTabRecord((record) => {
    const wishes = changed(record.wishes);
    return wishes === record.wishes ? record : { ...record, wishes };
  });
  dispatchEvent(new Event(WISHES_CHANGED));
};

/** Removes products from the list. */
export const forgetWishes = (ids: readonly string[]): void =>
  change((wishes) => wishes.filter(({ id }) => !ids.includes(id)));

const countIn = (wishes: readonly Wish[], id: string): number => wishes.find((wish) => wish.id === id)?.count ?? 0;

export const countOf = (id: string): number => countIn(keptWishes(), id);

/** Adds `difference` to a product's count. Returns the new count: 0 if the list was full. */
export const changeCount = (id: string, difference: number): number => {
  change((wishes) => withCount(wishes, id, countIn(wishes, id) + difference));
  return countOf(id);
};
