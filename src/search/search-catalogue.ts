import type { CatalogueFilter, Order } from '../domain/catalogue-filter.ts';
import type { ProductSummary, Tag } from '../domain/product.ts';
import { compareSwedish, isSameTag, type OfferedTag, tagNames, toTagKey, withTag } from '../domain/tags.ts';
import { fold } from '../shared/fold.ts';
import { cleanQuery, type Synonyms, withoutQuotes } from '../shared/query.ts';
import { hasDietWord, withoutDietWords } from './diet-words.ts';
import { wordsOf } from './swedish-words.ts';
import { type Context, createSearchIndex, NO_CONTEXT, namedCorrections } from './text-search.ts';
import { createVocabulary, type SearchEntry } from './vocabulary.ts';

/** The part of a product that filtering and sorting read. */
export type FilterableProduct = Pick<ProductSummary, 'name' | 'tagline' | 'price'> & {
  readonly tags: readonly Pick<Tag, 'name'>[];
};

/** The products that a filter shows, and how its search was interpreted. */
export type CatalogueResult<Product> = {
  /** In the filter's order. In the default order, a search shows the best matches first. */
  readonly products: readonly Product[];
  /** All tags of the list, in Swedish alphabetical order. */
  readonly tags: readonly string[];
  /** The words that replaced others in the search. */
  readonly corrected: readonly string[];
  /** If nothing matches: the search with each word that is two slips away from a known word replaced by that word. */
  readonly suggestion: string | null;
  /** Whether the search has a word about an allergen or a diet. */
  readonly isDiet: boolean;
  /** The tag whose name equals such a search. */
  readonly dietTag: string | null;
  /** If nothing matches: a tag that contains a word of the search, and its number of products. */
  readonly offeredTag: OfferedTag | null;
};

/** The words of visitors. */
type CatalogueWords = { readonly synonyms: Synonyms; readonly context: Context };

/** What a search finds in the whole list. */
type Found<Product> = Pick<CatalogueResult<Product>, 'products' | 'suggestion' | 'isDiet' | 'dietTag'> & {
  /** The words that replaced others in the search and match one of these products. */
  readonly correctionsFor: (shown: readonly Product[]) => readonly string[];
};

const NOTHING_SPECIAL = { suggestion: null, isDiet: false, dietTag: null, correctionsFor: () => [] } as const;

/** Shorter words occur in many tags. */
const MIN_TAG_WORD_LENGTH = 4;

const isWordOfTag = (word: string, tag: string): boolean =>
  word === tag || (word.length >= MIN_TAG_WORD_LENGTH && (tag.includes(word) || word.startsWith(tag)));

/**
 * The first tag that contains a word of the search, as Vegansk contains "vegan", or that begins one, as Glutenfri
 * begins "glutenfritt".
 */
const findTag = (
  products: readonly FilterableProduct[],
  tags: readonly string[],
  search: string,
): OfferedTag | null => {
  const words = wordsOf(withoutQuotes(cleanQuery(search))).map(toTagKey);
  const name = tags.find((tag) => words.some((word) => isWordOfTag(word, toTagKey(tag))));
  return name === undefined ? null : { name, products: withTag(products, name).length };
};

/** The texts of a product for the index. Words about allergens and diets are left out, so that no search matches them. */
const toEntry = ({ name, tagline, tags }: FilterableProduct): SearchEntry => ({
  heading: withoutDietWords([name, ...tags.map((tag) => tag.name)].join(' ')),
  keywords: '',
  body: withoutDietWords(tagline),
});

/** Shorter words are at the end of many others. */
const MIN_TAIL_LENGTH = 4;
const MIN_HEAD_LENGTH = 3;

/** Both parts of each compound that ends with one of these words: "saffran" and "skorpor" of "saffransskorpor". */
const partsOf = (text: string, tails: readonly string[]): readonly string[] =>
  wordsOf(text).flatMap((word) =>
    tails
      .filter((tail) => word.endsWith(tail) && word.length >= tail.length + MIN_HEAD_LENGTH)
      .flatMap((tail) => [word.slice(0, -tail.length).replace(/s$/, ''), tail]),
  );

/** Adds keywords to the entries: the parts of their compounds, and the visitors' synonyms for words in their texts. */
const withKeywords = (entries: readonly SearchEntry[], synonyms: Synonyms): readonly SearchEntry[] => {
  const tails = [...new Set(synonyms.flatMap(([, ours]) => wordsOf(ours)))].filter(
    (word) => word.length >= MIN_TAIL_LENGTH,
  );
  const { match } = createVocabulary(entries, NO_CONTEXT);
  const keywords = entries.map(({ heading }) => partsOf(heading, tails));
  for (const [visitors, ours] of synonyms) {
    if (visitors === ours) continue;
    const found = wordsOf(ours).flatMap((word) =>
      [...match(word).keys()].flatMap(({ weights }) => [...weights.keys()]),
    );
    for (const entry of new Set(found)) keywords[entry] = [...(keywords[entry] ?? []), visitors];
  }
  return entries.map((entry, index) => ({ ...entry, keywords: keywords[index]?.join(' ') ?? '' }));
};

/** Finds the products whose name equals the search, in list order: first by the text, then by the words. */
const createNameFinder = <Product extends FilterableProduct>(products: readonly Product[]) => {
  const textOf = (name: string): string => fold(withoutQuotes(cleanQuery(name))).trim();
  const spacedWordsOf = (name: string): string => wordsOf(name).join(' ');
  const byText = Map.groupBy(products, ({ name }) => textOf(name));
  const byWords = Map.groupBy(products, ({ name }) => spacedWordsOf(name));
  // Quotation marks alone leave no text, and stars leave no words.
  byText.delete('');
  byWords.delete('');
  return (search: string): readonly Product[] => [
    ...(byText.get(textOf(search)) ?? []),
    ...(byWords.get(spacedWordsOf(search)) ?? []),
  ];
};

/**
 * The products with a tag of exactly this name, even if it is written as several words, and those with all of these
 * words in their names.
 */
const findDiet = <Product extends FilterableProduct>(products: readonly Product[], search: string): Found<Product> => {
  const text = withoutQuotes(cleanQuery(search));
  // "Gluten fri" means "glutenfri".
  const tag = [text, text.replaceAll(' ', '')].find((name) => withTag(products, name).length > 0) ?? text;
  const tagged = withTag(products, tag);
  const words = wordsOf(text);
  const named = products.filter(({ name }) => words.every((word) => wordsOf(name).includes(word)));
  return {
    ...NOTHING_SPECIAL,
    products: products.filter((product) => tagged.includes(product) || named.includes(product)),
    isDiet: true,
    dietTag: tagged[0]?.tags.find(({ name }) => isSameTag(name, tag))?.name ?? null,
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
 * Creates the filter of a list of products in the provider's order. A search finds the products whose name, tags or
 * tagline match each of its words: see src/search/text-search.ts. Products whose name equals the search come first. The
 * texts of the products are read at the first search.
 */
export const createCatalogueFilter = <Product extends FilterableProduct>(
  products: readonly Product[],
  { synonyms, context }: CatalogueWords = { synonyms: [], context: NO_CONTEXT },
) => {
  const tags = tagNames(products);
  let index: ReturnType<typeof createSearchIndex> | undefined;
  let findNamed: ReturnType<typeof createNameFinder<Product>> | undefined;
  const findWords = (search: string): Found<Product> => {
    index ??= createSearchIndex(withKeywords(products.map(toEntry), synonyms), context);
    const result = index.search(search);
    return {
      ...NOTHING_SPECIAL,
      products: result.hits.filter(({ isComplete }) => isComplete).flatMap((hit) => products[hit.index] ?? []),
      suggestion: result.suggestion,
      correctionsFor: (shown) =>
        namedCorrections(
          result,
          shown.map((product) => products.indexOf(product)),
        ),
    };
  };
  const find = (search: string): Found<Product> => {
    if (search.trim() === '') return { ...NOTHING_SPECIAL, products };
    findNamed ??= createNameFinder(products);
    const found = hasDietWord(search) ? findDiet(products, search) : findWords(search);
    return { ...found, products: [...new Set([...findNamed(search), ...found.products])] };
  };
  return ({ tag, order, search }: CatalogueFilter): CatalogueResult<Product> => {
    const { products: found, suggestion, isDiet, dietTag, correctionsFor } = find(search);
    const shown = sorted(withTag(found, tag), order);
    const isOffered = suggestion !== null && shown.length === 0 && withTag(find(suggestion).products, tag).length > 0;
    return {
      products: shown,
      tags,
      corrected: correctionsFor(shown),
      suggestion: isOffered ? suggestion : null,
      isDiet,
      dietTag,
      offeredTag: shown.length > 0 ? null : findTag(products, tags, search),
    };
  };
};

/**
 * Keeps the filter of the latest list, by the list's ETag. A list that is loaded again with the same content is not
 * indexed again.
 */
export const createFilterCache = <Product extends FilterableProduct>(words?: CatalogueWords) => {
  let latest: { readonly etag: string; readonly filter: ReturnType<typeof createCatalogueFilter<Product>> } | undefined;
  return (products: readonly Product[], etag: string) => {
    if (latest?.etag !== etag) latest = { etag, filter: createCatalogueFilter(products, words) };
    return latest.filter;
  };
};
