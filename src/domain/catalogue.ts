import type { ProductSummary, Tag } from './product.ts';

/** How the list can be ordered, as the address says it; the first is the shop's own order. */
export const ORDERS = ['butik', 'pris', 'pris-hogst', 'namn'] as const;
export type Order = (typeof ORDERS)[number];

/** The names of what can be chosen, in an address and in the form. */
export const FILTER_PARAMS = { tag: 'tag', order: 'ordning', search: 'sok' } as const;

/** In characters, of a tag and of a search; what is longer is cut. */
export const MAX_FILTER_LENGTH = 100;

/** Which products are shown, and in what order. */
export type CatalogueFilter = {
  /** Null: whatever their tags. */
  readonly tag: string | null;
  readonly order: Order;
  readonly search: string;
};

export const NO_FILTER: CatalogueFilter = { tag: null, order: 'butik', search: '' };

/** What choosing needs to know of a product. */
export type FilterableProduct = Pick<ProductSummary, 'name' | 'tagline' | 'price'> & {
  readonly tags: readonly Pick<Tag, 'name'>[];
};

/** What a reader of Swedish takes for the same: capitals and accents do not matter, but å, ä and ö are letters of their own. */
const fold = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{ASCII}åäö]+/gu, (letters) => letters.normalize('NFD').replace(/\p{M}/gu, ''));

const hasTag = ({ tags }: FilterableProduct, tag: string): boolean => tags.some(({ name }) => fold(name) === fold(tag));

const hasWords = ({ name, tagline, tags }: FilterableProduct, words: readonly string[]): boolean => {
  if (words.length === 0) return true;
  const text = fold([name, tagline, ...tags.map((tag) => tag.name)].join('\n'));
  return words.every((word) => text.includes(word));
};

const sorted = <Product extends FilterableProduct>(products: readonly Product[], order: Order): readonly Product[] => {
  switch (order) {
    case 'butik':
      return products;
    case 'pris':
      return products.toSorted((a, b) => a.price - b.price);
    case 'pris-hogst':
      return products.toSorted((a, b) => b.price - a.price);
    case 'namn': {
      const { compare } = new Intl.Collator('sv');
      return products.toSorted((a, b) => compare(a.name, b.name));
    }
  }
};

/**
 * The products that have the tag and, in name, tagline or tags, every word that is searched for, whole or as part of a
 * longer one. `products` stand in the shop's order; equals keep it.
 */
export const filterProducts = <Product extends FilterableProduct>(
  products: readonly Product[],
  { tag, order, search }: CatalogueFilter,
): readonly Product[] => {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const chosen = products.filter((product) => (tag === null || hasTag(product, tag)) && hasWords(product, words));
  return sorted(chosen, order);
};

/** The names of all tags that the products have, each once, in Swedish order. */
export const tagNames = (products: readonly FilterableProduct[]): readonly string[] => {
  const names = new Map<string, string>();
  for (const { name } of products.flatMap(({ tags }) => tags)) {
    if (!names.has(fold(name))) names.set(fold(name), name);
  }
  return [...names.values()].sort(new Intl.Collator('sv').compare);
};

export const isSameTag = (a: string | null, b: string | null): boolean =>
  a === null || b === null ? a === b : fold(a) === fold(b);

const isOrder = (value: string): value is Order => ORDERS.some((order) => order === value);

/**
 * What an address asks for. What it does not say, or says wrongly, is as in the whole list; of what it says twice the
 * first counts.
 */
export const parseFilter = (query: URLSearchParams): CatalogueFilter => {
  const said = (name: string): string => (query.get(name) ?? '').slice(0, MAX_FILTER_LENGTH);
  const order = said(FILTER_PARAMS.order);
  return {
    tag: said(FILTER_PARAMS.tag) || null,
    order: isOrder(order) ? order : NO_FILTER.order,
    search: said(FILTER_PARAMS.search),
  };
};

/** The query that asks for it, with its question mark; empty for the whole list. */
export const toQuery = ({ tag, order, search }: CatalogueFilter): string => {
  const query = new URLSearchParams();
  if (tag !== null) query.set(FILTER_PARAMS.tag, tag);
  if (order !== NO_FILTER.order) query.set(FILTER_PARAMS.order, order);
  if (search.trim()) query.set(FILTER_PARAMS.search, search.trim());
  return query.size > 0 ? `?${query}` : '';
};
