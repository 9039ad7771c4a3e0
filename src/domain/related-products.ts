import { agreeOnContents } from './comparison-price.ts';
import type { Product, ProductSummary, StatedContents } from './product.ts';

/** What the product list says about one of its products, and what the list and the product say together. */
export type RelatedProducts = Pick<ProductSummary, 'tags' | 'season'> & {
  /** What the product, its description and the list state. */
  readonly netContents: StatedContents;
  /** Null: the product is the first in the list, or not in it. */
  readonly previous: ProductSummary | null;
  /** Null: the product is the last in the list, or not in it. */
  readonly next: ProductSummary | null;
  /** Some of the other products, in list order from the next one on. Products that share a tag come first. */
  readonly others: readonly ProductSummary[];
};

/** The largest number of `others`. */
const MAX_OTHERS = 4;

/** Relates a product to the others. `products` is the whole list in its default order; empty: there is no list. */
export const relatedProductsOf = (
  products: readonly ProductSummary[],
  { id, netContents }: Pick<Product, 'id' | 'netContents'>,
): RelatedProducts => {
  const index = products.findIndex((product) => product.id === id);
  const listed = products[index];
  const keys = new Set(listed?.tags.map(({ key }) => key));
  const sharesTag = (product: ProductSummary): boolean => product.tags.some(({ key }) => keys.has(key));
  const others = [...products.slice(index + 1), ...products.slice(0, Math.max(index, 0))];
  return {
    tags: listed?.tags ?? [],
    season: listed?.season ?? null,
    netContents: agreeOnContents(netContents, listed?.netContents ?? null),
    previous: products[index - 1] ?? null,
    next: index >= 0 ? (products[index + 1] ?? null) : null,
    others: [...others.filter(sharesTag), ...others.filter((product) => !sharesTag(product))].slice(0, MAX_OTHERS),
  };
};
