import { agreeOnContents } from './comparison-price.ts';
import type { Product, ProductSummary, StatedContents } from './product.ts';

/** What the product list says about one of its products, and what the list and the product say together. */
export type RelatedProducts = Pick<ProductSummary, 'tags' | 'season' | 'thumbnail'> & {
  /** What the product, its description and the list state. */
  readonly netContents: StatedContents;
  /**
   * The products before and after it in the list. The last product precedes the first one. Null: the product is not in
   * the list, or the list has fewer than three products.
   */
  readonly neighbours: { readonly previous: ProductSummary; readonly next: ProductSummary } | null;
  /** Some of the other products, in list order from the next one on. Products that share a tag come first. */
  readonly others: readonly ProductSummary[];
};

/** The largest number of `others`. */
const MAX_OTHERS = 4;

const neighboursOf = (products: readonly ProductSummary[], index: number): RelatedProducts['neighbours'] => {
  if (index < 0 || products.length < 3) return null;
  const [previous, next] = [products.at(index - 1), products[(index + 1) % products.length]];
  return previous && next ? { previous, next } : null;
};

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
    thumbnail: listed?.thumbnail ?? null,
    netContents: agreeOnContents(netContents, listed?.netContents ?? null),
    neighbours: neighboursOf(products, index),
    others: [...others.filter(sharesTag), ...others.filter((product) => !sharesTag(product))].slice(0, MAX_OTHERS),
  };
};
