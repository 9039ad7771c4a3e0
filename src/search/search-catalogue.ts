import type { CatalogueFilter, Order } from '../domain/catalogue-filter.ts';
import type { ProductSummary, Tag } from '../domain/product.ts';
import { compareSwedish, isSameTag, type OfferedTag, tagNames, toTagKey, withTag } from '../domain/tags.ts';
import { fold } from '../shared/fold.ts';
import { cleanQuery, type Synonyms, withoutQuotes } from '../shared/query.ts';
import { hasDietWord, withoutDietWords } from './diet-words.ts';
import { wordsOf } from './swedish-words.ts';
import { createSearchIndex } from './text-search.ts';

/** The part of a product that filtering and sorting read. */
export type FilterableProduct = Pick<ProductSummary, 'name' | 'tagline' | 'price'> & {
  readonly tags: readonly Pick<Tag, 'name'>[];
};

/** The products that a filter shows, and how its search was understood. */
export type CatalogueResult<Product> = {
  /** In the filter's order. In the default order, a search shows the best first. */
  readonly products: readonly Product[];
  /** All tags of the list, in Swedish alphabetical order. */
  readonly tags: readonly string[];
  /** The words that were searched for in place of misspelt ones. */
  readonly corrected: readonly string[];
  /** Whether the search has a word about an allergen or a diet. */
  readonly isDiet: boolean;
  /** The tag of which such a search is the name. */
  readonly dietTag: string | null;
  /** Where nothing matches: the tag that has a word of the search, and its number of products. */
  readonly offeredTag: OfferedTag | null;
};

/** What a search finds in the whole list. */
type Found<Product> = Omit<CatalogueResult<Product>, 'tags' | 'offeredTag'>;

/** Shorter words are in many tags. */
const MIN_TAG_WORD_LENGTH = 4;

const isWordOfTag = (word: string, tag: string): boolean =>
  word === tag || (word.length >= MIN_TAG_WORD_LENGTH && (tag.includes(word) || word.startsWith(tag)));

/** The first tag that has a word of the search, as Vegansk has "vegan", or that begins one, as Glutenfri "glutenfritt". */
const findTag = (
  products: readonly FilterableProduct[],
  tags: readonly string[],
  search: string,
): OfferedTag | null => {
  const words = wordsOf(withoutQuotes(cleanQuery(search))).map(toTagKey);
  const name = tags.find((tag) => words.some((word) => isWordOfTag(word, toTagKey(tag))));
  return name === undefined ? null : { name, products: withTag(products, name).length };
};

/** What an index reads of a product. Words about allergens and diets are left out, so that nothing leads to them. */
const toEntry = ({ name, tagline, tags }: FilterableProduct) => ({
  heading: withoutDietWords([name, ...tags.map((tag) => tag.name)].join(' ')),
  body: withoutDietWords(tagline),
});

/** The names of products in their order, to find those that a search is: first by their text, then by their words. */
const createNameFinder = <Product extends FilterableProduct>(products: readonly Product[]) => {
  const textOf = (name: string): string => fold(withoutQuotes(cleanQuery(name))).trim();
  const spacedWordsOf = (name: string): string => wordsOf(name).join(' ');
  const byText = Map.groupBy(products, ({ name }) => textOf(name));
  const byWords = Map.groupBy(products, ({ name }) => spacedWordsOf(name));
  // Quotation marks alone are no text, and stars are no words.
  byText.delete('');
  byWords.delete('');
  return (search: string): readonly Product[] => [
    ...(byText.get(textOf(search)) ?? []),
    ...(byWords.get(spacedWordsOf(search)) ?? []),
  ];
};

/** The products with a tag of exactly this name, or with all of these words in their names. */
const findDiet = <Product extends FilterableProduct>(products: readonly Product[], search: string): Found<Product> => {
  const text = withoutQuotes(cleanQuery(search));
  const tagged = withTag(products, text);
  const words = wordsOf(text);
  const named = products.filter(({ name }) => words.every((word) => wordsOf(name).includes(word)));
  return {
    products: products.filter((product) => tagged.includes(product) || named.includes(product)),
    corrected: [],
    isDiet: true,
    dietTag: tagged[0]?.tags.find(({ name }) => isSameTag(name, text))?.name ?? null,
  };
};

const sorted = <Product extends FilterableProduct>(products: readonly Product[], order: Order): readonly Product[] => {
  switch (order) {
    case 'butik':
      return products;
    case 'pris':
      return [...products].sort((a, b) => a.price - b.price);
    case 'pris-hogst':
      return [...products].sort((a, b) => b.price - a.price);
    case 'namn':
      return [...products].sort((a, b) => compareSwedish(a.name, b.name));
  }
};

/**
 * Creates the filter of a list of products, which are in the provider's order. A search finds the products whose name,
 * tags or tagline match each of its words: see src/search/text-search.ts. Those with exactly its name come first. Their
 * texts are read at the first search.
 */
export const createCatalogueFilter = <Product extends FilterableProduct>(
  products: readonly Product[],
  synonyms: Synonyms = [],
) => {
  const tags = tagNames(products);
  let index: ReturnType<typeof createSearchIndex> | undefined;
  let findNamed: ReturnType<typeof createNameFinder<Product>> | undefined;
  const findWords = (search: string): Found<Product> => {
    index ??= createSearchIndex(products.map(toEntry), synonyms);
    const { hits, corrected } = index.search(search);
    const found = hits.filter(({ isComplete }) => isComplete).flatMap((hit) => products[hit.index] ?? []);
    return { products: found, corrected: found.length > 0 ? corrected : [], isDiet: false, dietTag: null };
  };
  const find = (search: string): Found<Product> => {
    if (search.trim() === '') return { products, corrected: [], isDiet: false, dietTag: null };
    findNamed ??= createNameFinder(products);
    const found = hasDietWord(search) ? findDiet(products, search) : findWords(search);
    return { ...found, products: [...new Set([...findNamed(search), ...found.products])] };
  };
  return ({ tag, order, search }: CatalogueFilter): CatalogueResult<Product> => {
    const found = find(search);
    const shown = sorted(withTag(found.products, tag), order);
    return { ...found, products: shown, tags, offeredTag: shown.length > 0 ? null : findTag(products, tags, search) };
  };
};

/**
 * Keeps the filter of the latest list, by the list's ETag: a list that was loaded again with the same content is not read for
 * searching again.
 */
export const createFilterCache = <Product extends FilterableProduct>(synonyms: Synonyms) => {
  let latest: { readonly etag: string; readonly filter: ReturnType<typeof createCatalogueFilter<Product>> } | undefined;
  return (products: readonly Product[], etag: string) => {
    if (latest?.etag !== etag) latest = { etag, filter: createCatalogueFilter(products, synonyms) };
    return latest.filter;
  };
};
