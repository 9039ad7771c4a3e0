import type { ProductList } from './schema.ts';

/** A list that shrinks or loses something by more than this share looks like a mistake. */
const MAX_LOSS = 0.5;
/** Prices in kronor for öre differ by a factor of 100. */
const MAX_PRICE_FACTOR = 5;

const medianPrice = (products: ProductList): number =>
  products.map(({ price }) => price).toSorted((a, b) => a - b)[Math.floor(products.length / 2)] ?? 0;

/** What products may have, with a test whether one has it. */
const PARTS: Readonly<Record<string, (product: ProductList[number]) => boolean>> = {
  pictures: ({ thumbnail }) => thumbnail !== null,
  taglines: ({ tagline }) => tagline !== '',
  tags: ({ tags }) => tags.length > 0,
};

const shareOf = (products: ProductList, has: (product: ProductList[number]) => boolean): number =>
  products.filter(has).length / products.length;

/** What speaks for a mistake of the provider where one list replaces another, each with goods. Empty: nothing. */
export const findDrift = (before: ProductList, after: ProductList): readonly string[] => {
  const [old, current] = [medianPrice(before), medianPrice(after)];
  const isFewer = after.length < before.length * (1 - MAX_LOSS);
  const isPriceOff = Math.max(old, current) > Math.min(old, current) * MAX_PRICE_FACTOR;
  return [
    ...(isFewer ? [`${before.length} products became ${after.length}`] : []),
    ...(isPriceOff ? [`the median price of ${old} öre became ${current}`] : []),
    ...Object.entries(PARTS)
      .map(([name, has]) => ({ name, old: shareOf(before, has), current: shareOf(after, has) }))
      .filter((part) => part.current < part.old * (1 - MAX_LOSS))
      .map(
        (part) =>
          `${Math.round(part.old * 100)} % of products had ${part.name}, ${Math.round(part.current * 100)} % have`,
      ),
  ];
};
