import { MAX_PRODUCT_ID_LENGTH } from './product.ts';

/** A product that a visitor would like to buy. `count`: a whole number from 1 to MAX_COUNT. */
export type Wish = { readonly id: string; readonly count: number };

/** The largest count of one product, and the largest number of products. */
export const MAX_COUNT = 99;
export const MAX_WISHES = 50;
/** How long a browser keeps the list after its last change. The next person at a shared computer gets an empty list. */
export const WISH_LIST_MINUTES = 60;

const isWish = ({ id, count }: Wish): boolean =>
  id !== '' && id.length <= MAX_PRODUCT_ID_LENGTH && Number.isInteger(count) && count >= 1 && count <= MAX_COUNT;

/** The wishes as they are stored: "12=2&7=1". */
export const toWishParams = (wishes: readonly Wish[]): string =>
  new URLSearchParams(wishes.map(({ id, count }) => [id, String(count)])).toString();

/** Parses stored wishes and drops malformed ones. If a product is repeated, its last count applies. */
export const parseWishParams = (params: string): readonly Wish[] =>
  [...new Map(new URLSearchParams(params))]
    .map(([id, count]) => ({ id, count: Number(count) }))
    .filter(isWish)
    .slice(0, MAX_WISHES);

/**
 * The wishes with a new count of one product, at most MAX_COUNT. A count of 0 removes the product. A full list accepts
 * no further product.
 */
export const withCount = (wishes: readonly Wish[], id: string, count: number): readonly Wish[] => {
  const wish = { id, count: Math.min(count, MAX_COUNT) };
  if (!isWish(wish)) return wishes.filter((other) => other.id !== id);
  if (wishes.some((other) => other.id === id)) return wishes.map((other) => (other.id === id ? wish : other));
  return wishes.length < MAX_WISHES ? [...wishes, wish] : wishes;
};
