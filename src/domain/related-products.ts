import type { NetContents, ProductSummary, Tag } from './product.ts';
import { isSameTag } from './tags.ts';

/** What the list of products says of one of them. */
export type RelatedProducts = {
  /** The product's own. */
  readonly tags: readonly Tag[];
  /** The product's own. Null: unknown. */
  readonly netContents: NetContents | null;
  /** Null: the product is the first of the list, or not in it. */
  readonly previous: ProductSummary | null;
  /** Null: the product is the last of the list, or not in it. */
  readonly next: ProductSummary | null;
  /** Some of the other products: those with a common tag first, beginning with the next in the list. */
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
