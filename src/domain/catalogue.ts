import { cleanQuery, cutQuery, QUERY_MAX_LENGTH, withoutQuotes } from '../shared/search/query.ts';
import { fold, wordsOf } from '../shared/search/swedish-words.ts';
import { createSearchIndex } from '../shared/search/text-search.ts';
import type { Synonyms } from '../shared/search/vocabulary.ts';
import { hasDietWord, withoutDietWords } from './diet-words.ts';
import type { ProductSummary, Tag } from './product.ts';

/**
 * Sort orders by their value in the query string. `butik` is the order in which the provider lists the products; a search
 * then shows the best matches first.
 */
export const ORDERS = ['butik', 'pris', 'pris-hogst', 'namn'] as const;
export type Order = (typeof ORDERS)[number];
export const DEFAULT_ORDER: Order = 'butik';

/** Names of the filter's query parameters and form fields. */
export const FILTER_PARAMS = { tag: 'tag', order: 'ordning', search: 'sok' } as const;

/** Maximum length of a tag and of a search, in characters; longer values are cut. */
export const MAX_FILTER_LENGTH = QUERY_MAX_LENGTH;

/** Which products the catalogue shows, and in what order. */
export type CatalogueFilter = {
  /** Null: products with any tag or none. */
  readonly tag: string | null;
  readonly order: Order;
  /** Space-separated words; empty: no search. */
  readonly search: string;
};

const NO_FILTER: CatalogueFilter = { tag: null, order: DEFAULT_ORDER, search: '' };

/** The part of a product that filtering and sorting read. */
export type FilterableProduct = Pick<ProductSummary, 'name' | 'tagline' | 'price'> & {
  readonly tags: readonly Pick<Tag, 'name'>[];
};

/** A tag's name as tags are compared. */
const toTagKey = (name: string): string => fold(name.normalize());

const hasTag = ({ tags }: FilterableProduct, tag: string): boolean =>
  tags.some(({ name }) => toTagKey(name) === toTagKey(tag));

const withTag = <Product extends FilterableProduct>(products: readonly Product[], tag: string | null) =>
  tag === null ? products : products.filter((product) => hasTag(product, tag));

/** The products that a filter shows, and how its search was understood. */
export type CatalogueResult<Product> = {
  /** In the filter's order. In the default order, a search shows the best first. */
  readonly products: readonly Product[];
  /** The words that were searched for in place of misspelt ones. */
  readonly corrected: readonly string[];
  /** Whether the search has a word about an allergen or a diet. */
  readonly isDiet: boolean;
  /** The tag of which such a search is the name. */
  readonly dietTag: string | null;
  /** Where nothing matches: the tag that has a word of the search, and its number of products. */
  readonly offeredTag: OfferedTag | null;
};

export type OfferedTag = { readonly name: string; readonly products: number };

/** Shorter words are in many tags. */
const MIN_TAG_WORD_LENGTH = 4;

const isWordOfTag = (word: string, tag: string): boolean =>
  word === tag || (word.length >= MIN_TAG_WORD_LENGTH && (tag.includes(word) || word.startsWith(tag)));

/** The first tag that has a word of the search, as Vegansk has "vegan", or that begins one, as Glutenfri "glutenfritt". */
const findTag = (products: readonly FilterableProduct[], search: string): OfferedTag | null => {
  const words = wordsOf(withoutQuotes(cleanQuery(search))).map(toTagKey);
  const name = tagNames(products).find((tag) => words.some((word) => isWordOfTag(word, toTagKey(tag))));
  return name === undefined ? null : { name, products: withTag(products, name).length };
};

/** What an index reads of a product. Words about allergens and diets are left out, so that nothing leads to them. */
const toEntry = ({ name, tagline, tags }: FilterableProduct) => ({
  heading: withoutDietWords([name, ...tags.map((tag) => tag.name)].join(' ')),
  body: withoutDietWords(tagline),
});

/** The products with a tag of exactly this name, or with all of these words in their names. */
const findDiet = <Product extends FilterableProduct>(
  products: readonly Product[],
  search: string,
): CatalogueResult<Product> => {
  const text = withoutQuotes(cleanQuery(search));
  const tagged = withTag(products, text);
  const words = wordsOf(text);
  const named = products.filter(({ name }) => words.every((word) => wordsOf(name).includes(word)));
  return {
    products: products.filter((product) => tagged.includes(product) || named.includes(product)),
    corrected: [],
    isDiet: true,
    dietTag: tagged[0]?.tags.find(({ name }) => isSameTag(name, text))?.name ?? null,
    offeredTag: null,
  };
};

/** Created when the module is loaded: the first one of a process takes milliseconds. */
const SWEDISH = new Intl.Collator('sv');

const sorted = <Product extends FilterableProduct>(products: readonly Product[], order: Order): readonly Product[] => {
  switch (order) {
    case 'butik':
      return products;
    case 'pris':
      return [...products].sort((a, b) => a.price - b.price);
    case 'pris-hogst':
      return [...products].sort((a, b) => b.price - a.price);
    case 'namn':
      return [...products].sort((a, b) => SWEDISH.compare(a.name, b.name));
  }
};

/**
 * Creates the filter of a list of products, which are in the provider's order. A search finds the products whose name,
 * tags or tagline match each of its words: see src/shared/search/text-search.ts. The list is read at the first search.
 */
export const createCatalogueFilter = <Product extends FilterableProduct>(
  products: readonly Product[],
  synonyms: Synonyms = [],
) => {
  let index: ReturnType<typeof createSearchIndex> | undefined;
  const find = (search: string): CatalogueResult<Product> => {
    if (search.trim() === '') return { products, corrected: [], isDiet: false, dietTag: null, offeredTag: null };
    if (hasDietWord(search)) return findDiet(products, search);
    index ??= createSearchIndex(products.map(toEntry), synonyms);
    const { hits, corrected } = index.search(search);
    const found = hits.filter(({ isComplete }) => isComplete).flatMap((hit) => products[hit.index] ?? []);
    return {
      products: found,
      corrected: found.length > 0 ? corrected : [],
      isDiet: false,
      dietTag: null,
      offeredTag: null,
    };
  };
  return ({ tag, order, search }: CatalogueFilter): CatalogueResult<Product> => {
    const found = find(search);
    const shown = sorted(withTag(found.products, tag), order);
    return { ...found, products: shown, offeredTag: shown.length > 0 ? null : findTag(products, search) };
  };
};

/**
 * All tag names of the products in Swedish alphabetical order. Of names that differ only in case or accents, the first is
 * listed.
 */
export const tagNames = (products: readonly FilterableProduct[]): readonly string[] => {
  const names = new Map<string, string>();
  for (const { name } of products.flatMap(({ tags }) => tags)) {
    if (!names.has(toTagKey(name))) names.set(toTagKey(name), name);
  }
  return [...names.values()].sort(SWEDISH.compare);
};

/** The tags that name a season, in the order of the year, each with the month (1 to 12) from which it is current. */
type SeasonTags = readonly { readonly name: string; readonly fromMonth: number }[];

/** The index of the current season: the last that has begun, or the last of the year before the first has. */
const currentSeason = (seasons: SeasonTags, month: number): number =>
  (seasons.findLastIndex(({ fromMonth }) => fromMonth <= month) + seasons.length) % seasons.length;

/**
 * All tag names of the products, by meaning: seasons first, from the one that is current in `month` (1 to 12), then diets, then
 * the others. Diets and others are in Swedish alphabetical order.
 */
export const tagsByMeaning = (
  products: readonly FilterableProduct[],
  { seasons, diets }: { readonly seasons: SeasonTags; readonly diets: readonly string[] },
  month: number,
): readonly string[] => {
  const current = currentSeason(seasons, month);
  const rank = (tag: string): number => {
    const season = seasons.findIndex(({ name }) => isSameTag(name, tag));
    if (season >= 0) return (season - current + seasons.length) % seasons.length;
    return seasons.length + (diets.some((diet) => isSameTag(diet, tag)) ? 0 : 1);
  };
  return tagNames(products).toSorted((a, b) => rank(a) - rank(b));
};

/** Compares tags without regard to case and accents; null, no tag, equals only null. */
export const isSameTag = (a: string | null, b: string | null): boolean =>
  a === null || b === null ? a === b : toTagKey(a) === toTagKey(b);

const isOrder = (value: string): value is Order => ORDERS.some((order) => order === value);

/**
 * Reads the filter from a query string; never throws. A missing or invalid parameter means no filter. Of a repeated
 * parameter the first value counts.
 */
export const parseFilter = (query: URLSearchParams): CatalogueFilter => {
  const param = (name: string): string => cutQuery(query.get(name) ?? '');
  const order = param(FILTER_PARAMS.order);
  return {
    tag: param(FILTER_PARAMS.tag) || null,
    order: isOrder(order) ? order : NO_FILTER.order,
    search: param(FILTER_PARAMS.search),
  };
};

/** The query string of a tag's products. */
export const toTagQuery = (tag: string): string => toQuery({ ...NO_FILTER, tag });

/** The filter as a query string with its `?`; empty for no filter. The inverse of `parseFilter`. */
export const toQuery = ({ tag, order, search }: CatalogueFilter): string => {
  const query = new URLSearchParams();
  if (tag !== null) query.set(FILTER_PARAMS.tag, tag);
  if (order !== NO_FILTER.order) query.set(FILTER_PARAMS.order, order);
  if (search.trim()) query.set(FILTER_PARAMS.search, search.trim());
  return query.size > 0 ? `?${query}` : '';
};
