import { parseWishParams, toWishParams, WISH_LIST_MINUTES, type Wish, withCount } from '../../src/domain/wish-list.ts';

const LIFETIME_MS = WISH_LIST_MINUTES * 60_000;

/** The time of the last change, in milliseconds since 1970, and the wishes: "1795852800000 12=2&7=1". */
const KEPT = /^(\d+) (\S+)$/;

const parse = (text: string | null) => {
  const [, changedAt, params = ''] = KEPT.exec(text ?? '') ?? [];
  // A malformed list has no time.
  return { changedAt: Number(changedAt), wishes: parseWishParams(params) };
};

type StoredText = { readonly read: () => string | null; readonly write: (text: string | null) => unknown };

/** The wish list, which all tabs share. Every call reads `stored`, because another tab may have changed it. */
export const createWishList = (stored: StoredText, now: () => number) => {
  const wishes = (): readonly Wish[] => parse(stored.read()).wishes;
  const count = (id: string): number => wishes().find((wish) => wish.id === id)?.count ?? 0;
  const keep = (changed: readonly Wish[]): void =>
    void stored.write(changed.length === 0 ? null : `${now()} ${toWishParams(changed)}`);

  return {
    wishes,
    count,
    /** Adds `difference` to a product's count. Returns the new count: 0 if the list was full. */
    change: (id: string, difference: number): number => {
      keep(withCount(wishes(), id, count(id) + difference));
      return count(id);
    },
    remove: (ids: readonly string[]): void => keep(wishes().filter(({ id }) => !ids.includes(id))),
    /** Removes a list that has expired. The clock may have been set back since the last change. */
    removeExpired: (): void => {
      const text = stored.read();
      const isFresh = Math.abs(now() - parse(text).changedAt) < LIFETIME_MS;
      if (text !== null && !isFresh) stored.write(null);
    },
  };
};
