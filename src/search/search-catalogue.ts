import type { CatalogueFilter, Order } from '../domain/catalogue-filter.ts';
import type { ProductSummary } from '../domain/product.ts';
import { compareSwedish, type NamedTag, type OfferedTag, tagsOf, toTagKey, withTag } from '../domain/tags.ts';
import { fold } from '../shared/fold.ts';
import { cleanQuery, literalWordsOf, type Synonyms, withoutQuotes } from '../shared/query.ts';
import { type Context, NO_CONTEXT } from './context.ts';
import { type DietWords, hasDietWords, isAboutDiet, readDietWords, withoutDietWords } from './diet-words.ts';
import { alikeFirst, createLikeness } from './likeness.ts';
import { isStopWord, wordsOf } from './swedish-words.ts';
import { createSearchIndex, namedCorrections } from './text-search.ts';
import { createVocabulary, type SearchEntry } from './vocabulary.ts';

/** The part of a product that filtering and sorting read. */
export type FilterableProduct = Pick<ProductSummary, 'name' | 'tagline' | 'price'> & {
  readonly tags: readonly NamedTag[];
};

/** What a search or a tag asks about allergens and diets. */
export type Diet = {
  /** Whether it asks for goods that contain something. Otherwise it asks for goods without something. */
  readonly isForContents: boolean;
  /** The tag by which the products were found. */
  readonly tag: string | null;
};

/** The products that a filter shows, and how its search was interpreted. */
export type CatalogueResult<Product> = {
  /** In the filter's order. In the default order, a search shows the best matches first. */
  readonly products: readonly Product[];
  /** All tags of the list, in Swedish alphabetical order. */
  readonly tags: readonly NamedTag[];
  /** The key of the filter's tag. Null: the filter has no tag. */
  readonly tagKey: string | null;
  /** The words that replaced others in the search. */
  readonly corrected: readonly string[];
  /** Null: neither the search nor the tag is about an allergen or a diet. */
  readonly diet: Diet | null;
  /** If nothing matches: a tag that contains a word of the search, and its number of products. */
  readonly offeredTag: OfferedTag | null;
};

/** The words of visitors. */
type CatalogueWords = { readonly synonyms: Synonyms; readonly context: Context };

/** What a search finds in the whole list. */
type Found<Product> = Pick<CatalogueResult<Product>, 'products'> & {
  /** The words that replaced others in the search and match one of these products. */
  readonly correctionsFor: (shown: readonly Product[]) => readonly string[];
};

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
  tags: readonly NamedTag[],
  search: string,
): OfferedTag | null => {
  const words = wordsOf(withoutQuotes(cleanQuery(search)))
    .filter((word) => !isStopWord(word))
    .map(toTagKey);
  const tag = tags.find(({ key }) => words.some((word) => isWordOfTag(word, key)));
  return tag === undefined ? null : { name: tag.name, products: withTag(products, tag.key).length };
};

const headingOf = ({ name, tags }: FilterableProduct): string => [name, ...tags.map((tag) => tag.name)].join(', ');

/** The texts of a product for the index. Words about allergens and diets are left out, so that no search guesses them. */
const toEntry = ({ name, tags, tagline }: FilterableProduct): SearchEntry => ({
  name: withoutDietWords(name),
  heading: withoutDietWords(tags.map((tag) => tag.name).join(', ')),
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
  const keywords = entries.map(({ name = '' }) => partsOf(name, tails));
  for (const [visitors, ours] of synonyms) {
    if (visitors === ours) continue;
    const found = wordsOf(ours).flatMap((word) =>
      [...match(word).keys()].flatMap(({ weights }) => [...weights.keys()]),
    );
    for (const entry of new Set(found)) keywords[entry] = [...(keywords[entry] ?? []), visitors];
  }
  return entries.map((entry, index) => ({ ...entry, keywords: keywords[index]?.join(' ') ?? '' }));
};

/** Finds the products whose name equals the search, in list order: first by the text, then by the words in any order. */
const createNameFinder = <Product extends FilterableProduct>(products: readonly Product[]) => {
  const textOf = (name: string): string => fold(withoutQuotes(cleanQuery(name))).trim();
  const sortedWordsOf = (name: string): string => wordsOf(name).toSorted().join(' ');
  const byText = Map.groupBy(products, ({ name }) => textOf(name));
  const byWords = Map.groupBy(products, ({ name }) => sortedWordsOf(name));
  // Quotation marks alone leave no text, and stars leave no words.
  byText.delete('');
  byWords.delete('');
  return (search: string): readonly Product[] => [
    ...(byText.get(textOf(search)) ?? []),
    ...(byWords.get(sortedWordsOf(search)) ?? []),
  ];
};

/**
 * Finds the products that have the words of a search about allergens and diets in their names, tags or taglines. Of
 * `findOthers`, they must also be hits for its other words. Products with the words in names or tags come first.
 */
const createDietFinder = <Product extends FilterableProduct>(findOthers: (search: string) => Found<Product>) => {
  const readText = (text: string) => ({ words: wordsOf(text), diet: readDietWords(text) });
  const readTexts = (product: Product) => {
    const heading = headingOf(product);
    return { heading: readText(heading), all: readText(`${heading}, ${product.tagline}`) };
  };
  const texts = new Map<Product, ReturnType<typeof readTexts>>();
  const textsOf = (product: Product): ReturnType<typeof readTexts> => {
    const read = texts.get(product) ?? readTexts(product);
    texts.set(product, read);
    return read;
  };
  return (search: string, wanted: DietWords): Found<Product> => {
    const literal = literalWordsOf(search);
    const hasWanted = ({ words, diet }: ReturnType<typeof readText>): boolean =>
      literal === undefined ? hasDietWords(diet, wanted) : wordsOf(literal).every((word) => words.includes(word));
    const others = literal !== undefined || wanted.others.every(isStopWord) ? '' : wanted.others.join(' ');
    const found = findOthers(others);
    const matching = found.products.filter((product) => hasWanted(textsOf(product).all));
    const first = matching.filter((product) => hasWanted(textsOf(product).heading));
    return { ...found, products: [...new Set([...first, ...matching])] };
  };
};

/** What the search, or else the chosen tag, asks about allergens and diets. `shown` are the products of both. */
const readDiet = (
  words: DietWords,
  tag: { readonly name: string | null; readonly key: string | null },
  shown: readonly FilterableProduct[],
): Diet | null => {
  const ofTag = readDietWords(tag.name ?? '');
  const asked = [words, ofTag].find(isAboutDiet);
  if (!asked) return null;
  const isAsked = (name: string): boolean => {
    const named = readDietWords(name);
    return isAboutDiet(named) && named.others.length === 0 && hasDietWords(words, named);
  };
  const named = tagsOf(shown).find(({ name, key }) => (isAboutDiet(ofTag) ? key === tag.key : isAsked(name)));
  return {
    isForContents: asked.freeFrom.length === 0,
    tag: named?.name ?? null,
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
 * tagline match each of its words: see src/search/text-search.ts, and src/search/diet-words.ts for words about allergens
 * and diets. Products whose name equals the search come first. The texts of the products are read at the first search.
 */
export const createCatalogueFilter = <Product extends FilterableProduct>(
  products: readonly Product[],
  { synonyms, context }: CatalogueWords = { synonyms: [], context: NO_CONTEXT },
) => {
  const tags = tagsOf(products);
  let index: ReturnType<typeof createSearchIndex> | undefined;
  let likenessTo: ReturnType<typeof createLikeness> | undefined;
  let findNamed: ReturnType<typeof createNameFinder<Product>> | undefined;
  const findWords = (search: string): Found<Product> => {
    if (search.trim() === '') return { products, correctionsFor: () => [] };
    index ??= createSearchIndex(withKeywords(products.map(toEntry), synonyms), context);
    likenessTo ??= createLikeness(index.words, products.length);
    const result = index.search(search);
    const complete = result.hits.filter(({ isComplete }) => isComplete);
    return {
      products: alikeFirst(complete, search, likenessTo).flatMap((hit) => products[hit.index] ?? []),
      correctionsFor: (shown) =>
        namedCorrections(
          result,
          shown.map((product) => products.indexOf(product)),
        ),
    };
  };
  const findDiet = createDietFinder(findWords);
  const find = (search: string, words: DietWords): Found<Product> => {
    findNamed ??= createNameFinder(products);
    const found = isAboutDiet(words) ? findDiet(search, words) : findWords(search);
    return { ...found, products: [...new Set([...findNamed(search), ...found.products])] };
  };
  return ({ tag, order, search }: CatalogueFilter): CatalogueResult<Product> => {
    const tagKey = tag === null ? null : toTagKey(tag);
    const words = readDietWords(withoutQuotes(cleanQuery(search)));
    const { products: found, correctionsFor } = find(search, words);
    const shown = sorted(withTag(found, tagKey), order);
    return {
      products: shown,
      tags,
      tagKey,
      corrected: correctionsFor(shown),
      diet: readDiet(words, { name: tag, key: tagKey }, shown),
      offeredTag: shown.length > 0 ? null : findTag(products, tags, search),
    };
  };
};
