import { cleanQuery, QUERY_MAX_LENGTH } from '../shared/query.ts';

/**
 * Sort orders by their value in the query string. `butik` is the order in which the provider lists the products. With
 * `butik`, a search shows the best matches first.
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

const isOrder = (value: string): value is Order => ORDERS.some((order) => order === value);

/**
 * Reads the filter from a query string. A missing or invalid parameter means no filter. If a parameter is repeated, its
 * first value counts. Never throws.
 */
export const parseFilter = (query: URLSearchParams): CatalogueFilter => {
  const param = (name: string): string => cleanQuery(query.get(name) ?? '');
  const order = param(FILTER_PARAMS.order);
  return {
    tag: param(FILTER_PARAMS.tag) || null,
    order: isOrder(order) ? order : NO_FILTER.order,
    search: param(FILTER_PARAMS.search),
  };
};

/** The query string that selects the products with a tag. */
export const toTagQuery = (tag: string): string => toQuery({ ...NO_FILTER, tag });

/** The filter as a query string with its `?`; empty for no filter. The inverse of `parseFilter`. */
export const toQuery = ({ tag, order, search }: CatalogueFilter): string => {
  const query = new URLSearchParams();
  if (tag !== null) query.set(FILTER_PARAMS.tag, tag);
  if (order !== NO_FILTER.order) query.set(FILTER_PARAMS.order, order);
  if (search !== '') query.set(FILTER_PARAMS.search, search);
  return query.size > 0 ? `?${query}` : '';
};
