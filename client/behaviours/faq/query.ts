import { FAQ_QUERY } from '../../../src/content/faq-search.ts';
import { cleanQuery } from '../../../src/shared/search/query.ts';

/** The search query in a URL of the FAQ page. Empty when there is none. */
export const queryOf = (href: string): string => cleanQuery(new URL(href).searchParams.get(FAQ_QUERY) ?? '');

/** `href` with this search query. Other parameters stay. The hash goes, because it belongs to another result. */
export const withQuery = (href: string, query: string): string => {
  const url = new URL(href);
  url.hash = '';
  if (query === '') url.searchParams.delete(FAQ_QUERY);
  else url.searchParams.set(FAQ_QUERY, query);
  return url.href;
};
