import { fold } from '../shared/fold.ts';
import { cleanQuery } from '../shared/query.ts';

/** The name of a tag. Two tags are the same if they have the same `key`, which ignores case and accents. */
export type NamedTag = { readonly name: string; readonly key: string };

/** The part of a product that holds its tags. */
type Tagged = { readonly tags: readonly NamedTag[] };

/** The form of a tag's name that is used for comparison. Folding is slow: compare the keys that tags have. */
export const toTagKey = (name: string): string => fold(cleanQuery(name));

/** The products that have the tag with this key. Null: all products. */
export const withTag = <Product extends Tagged>(products: readonly Product[], key: string | null) =>
  key === null ? products : products.filter(({ tags }) => tags.some((tag) => tag.key === key));

/** A tag, and the number of products that have it. */
export type OfferedTag = { readonly name: string; readonly products: number };

/**
 * Compares by the Swedish alphabet. Created when the module is loaded: the first collator of a process takes
 * milliseconds.
 */
export const compareSwedish = new Intl.Collator('sv').compare;

/** The first of all items with the same key. */
export const uniqueBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] => {
  const byKey = new Map<string, Item>();
  for (const item of items) {
    const key = keyOf(item);
    if (!byKey.has(key)) byKey.set(key, item);
  }
  return [...byKey.values()];
};

/** All tags of the products in Swedish alphabetical order. */
export const tagsOf = (products: readonly Tagged[]): readonly NamedTag[] =>
  uniqueBy(
    products.flatMap(({ tags }) => tags),
    ({ key }) => key,
  ).toSorted((a, b) => compareSwedish(a.name, b.name));
