import type { ProductSummary, Tag } from './product.ts';

/** How the list can be ordered, as the address says it; the first is the shop's own order. */
export const ORDERS = ['butik', 'pris', 'pris-hogst', 'namn'] as const;
export type Order = (typeof ORDERS)[number];

/** The names of what can be chosen, in an address and in the form. */
export const CHOICE_PARAMETERS = { tag: 'tag', order: 'ordning', search: 'sok' } as const;

/** In characters, of a tag and of a search; what is longer is cut. */
export const MAX_CHOICE_LENGTH = 100;

/** Which products are shown, and in what order. */
export type Choice = {
  /** Null: whatever their tags. */
  readonly tag: string | null;
  readonly order: Order;
  readonly search: string;
};

export const WHOLE_LIST: Choice = { tag: null, order: 'butik', search: '' };

/** What choosing needs to know of a product. */
export type Choosable = Pick<ProductSummary, 'name' | 'tagline' | 'price'> & {
  readonly tags: readonly Pick<Tag, 'name'>[];
};

/** What a reader of Swedish takes for the same: capitals and accents do not matter, but å, ä and ö are letters of their own. */
const fold = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{ASCII}åäö]+/gu, (letters) => letters.normalize('NFD').replace(/\p{M}/gu, ''));

const hasTag = ({ tags }: Choosable, tag: string): boolean => tags.some(({ name }) => fold(name) === fold(tag));

const hasWords = ({ name, tagline, tags }: Choosable, words: readonly string[]): boolean => {
  if (words.length === 0) return true;
  const text = fold([name, tagline, ...tags.map((tag) => tag.name)].join('\n'));
  return words.every((word) => text.includes(word));
};

const sorted = <Product extends Choosable>(products: readonly Product[], order: Order): readonly Product[] => {
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
export const chooseProducts = <Product extends Choosable>(
  products: readonly Product[],
  { tag, order, search }: Choice,
): readonly Product[] => {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const chosen = products.filter((product) => (tag === null || hasTag(product, tag)) && hasWords(product, words));
  return sorted(chosen, order);
};

/** The names of all tags that the products have, each once, in Swedish order. */
export const tagNames = (products: readonly Choosable[]): readonly string[] => {
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
export const parseChoice = (query: URLSearchParams): Choice => {
  const said = (name: string): string => (query.get(name) ?? '').slice(0, MAX_CHOICE_LENGTH);
  const order = said(CHOICE_PARAMETERS.order);
  return {
    tag: said(CHOICE_PARAMETERS.tag) || null,
    order: isOrder(order) ? order : WHOLE_LIST.order,
    search: said(CHOICE_PARAMETERS.search),
  };
};

/** The query that asks for it, with its question mark; empty for the whole list. */
export const toQuery = ({ tag, order, search }: Choice): string => {
  const query = new URLSearchParams();
  if (tag !== null) query.set(CHOICE_PARAMETERS.tag, tag);
  if (order !== WHOLE_LIST.order) query.set(CHOICE_PARAMETERS.order, order);
  if (search.trim()) query.set(CHOICE_PARAMETERS.search, search.trim());
  return query.size > 0 ? `?${query}` : '';
};
