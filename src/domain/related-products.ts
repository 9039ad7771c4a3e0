import type { NetContents, ProductSummary, Tag } from './product.ts';
import { isSameTag } from './tags.ts';

/** What the product list says about one of its products. */
export type RelatedProducts = {
  /** The tags of the product itself. */
  readonly tags: readonly Tag[];
  /** The net contents of the product itself. Null: unknown. */
  readonly netContents: NetContents | null;
  /** Null: the product is the first in the list, or not in it. */
  readonly previous: ProductSummary | null;
  /** Null: the product is the last in the list, or not in it. */
  readonly next: ProductSummary | null;
  /** Some of the other products, in list order from the next one on. Products that share a tag come first. */
  readonly others: readonly ProductSummary[];
};

/** The largest number of `others`. */
const MAX_OTHERS = 4;

/** Relates a product to the others. `products` is the whole list in its default order. */
export const relatedProductsOf = (products: readonly ProductSummary[], id: string): RelatedProducts => {
  const index = products.findIndex((product) => product.id === id);
  const tags = products[index]?.tags ?? [];
  const sharesTag = (product: ProductSummary): boolean =>
    tags.some((tag) => product.tags.some(({ name }) => isSameTag(name, tag.name)));
  const others = [...products.slice(index + 1), ...products.slice(0, Math.max(index, 0))];
  return {
    tags,
    netContents: products[index]?.netContents ?? null,
    previous: products[index - 1] ?? null,
    next: index >= 0 ? (products[index + 1] ?? null) : null,
    others: [...others.filter(sharesTag), ...others.filter((product) => !sharesTag(product))].slice(0, MAX_OTHERS),
  };
};
