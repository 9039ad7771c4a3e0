import { fold } from '../shared/fold.ts';
import { cleanQuery } from '../shared/query.ts';
import type { Tag } from './product.ts';

/** The part of a product that holds its tags. */
type Tagged = { readonly tags: readonly Pick<Tag, 'name'>[] };

/** The form of a tag's name that is used for comparison. */
export const toTagKey = (name: string): string => fold(cleanQuery(name));

/** Compares tags, ignoring case and accents. Null means no tag, and equals only null. */
export const isSameTag = (a: string | null, b: string | null): boolean =>
  a === null || b === null ? a === b : toTagKey(a) === toTagKey(b);

const hasTag = ({ tags }: Tagged, tag: string): boolean => tags.some(({ name }) => toTagKey(name) === toTagKey(tag));

/** The products that have a tag. Null: all products. */
export const withTag = <Product extends Tagged>(products: readonly Product[], tag: string | null) =>
  tag === null ? products : products.filter((product) => hasTag(product, tag));

/** A tag, and the number of products that have it. */
export type OfferedTag = { readonly name: string; readonly products: number };

/**
 * Compares by the Swedish alphabet. Created when the module is loaded: the first collator of a process takes
 * milliseconds.
 */
export const compareSwedish = new Intl.Collator('sv').compare;

/** The first of all tags with the same key. */
export const uniqueTags = <Named extends Pick<Tag, 'name'>>(tags: readonly Named[]): readonly Named[] => {
  const byKey = new Map<string, Named>();
  for (const tag of tags) {
    const key = toTagKey(tag.name);
    if (!byKey.has(key)) byKey.set(key, tag);
  }
  return [...byKey.values()];
};

/** All tag names of the products in Swedish alphabetical order. */
export const tagNames = (products: readonly Tagged[]): readonly string[] =>
  uniqueTags(products.flatMap(({ tags }) => tags))
    .map(({ name }) => name)
    .sort(compareSwedish);

/** The tags that name a season, in the order of the year, each with the month (1 to 12) from which it is current. */
type SeasonTags = readonly { readonly name: string; readonly fromMonth: number }[];

/**
 * The index of the current season: the last one that has begun this year. Before the first has begun, it is the last
 * one of the previous year.
 */
const currentSeason = (seasons: SeasonTags, month: number): number =>
  (seasons.findLastIndex(({ fromMonth }) => fromMonth <= month) + seasons.length) % seasons.length;

/**
 * Sorts tags by meaning: seasons first, from the one that is current in `month` (1 to 12), then diets, then the others.
 * Diets and others keep their order.
 */
export const tagsByMeaning = (
  tags: readonly string[],
  { seasons, diets }: { readonly seasons: SeasonTags; readonly diets: readonly string[] },
  month: number,
): readonly string[] => {
  const current = currentSeason(seasons, month);
  const rank = (tag: string): number => {
    const season = seasons.findIndex(({ name }) => isSameTag(name, tag));
    if (season >= 0) return (season - current + seasons.length) % seasons.length;
    return seasons.length + (diets.some((diet) => isSameTag(diet, tag)) ? 0 : 1);
  };
  return tags.toSorted((a, b) => rank(a) - rank(b));
};
