import type { ProductList } from './schema.ts';

/**
 * The largest share that a list may lose of its products, or of the parts that they have, before the change looks like
 * a mistake.
 */
const MAX_LOSS = 0.5;
/** A mix-up of kronor and öre changes prices by a factor of 100. */
const MAX_PRICE_FACTOR = 5;

const medianPrice = (products: ProductList): number =>
  products.map(({ price }) => price).toSorted((a, b) => a - b)[Math.floor(products.length / 2)] ?? 0;

/** Parts that a product may lack, each with a test for it. */
const PARTS: Readonly<Record<string, (product: ProductList[number]) => boolean>> = {
  pictures: ({ thumbnail }) => thumbnail !== null,
  taglines: ({ tagline }) => tagline !== '',
  tags: ({ tags }) => tags.length > 0,
};

const shareOf = (products: ProductList, has: (product: ProductList[number]) => boolean): number =>
  products.filter(has).length / products.length;

/** The differences between two lists, neither of them empty, that look like a mistake of the provider. */
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
