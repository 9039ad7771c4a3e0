import { HELP_QUERY } from '../../../src/content/help-search.ts';
import { cleanQuery } from '../../../src/shared/text-search.ts';

/** The search query in a URL of the help page. Empty when there is none. */
export const queryOf = (href: string): string => cleanQuery(new URL(href).searchParams.get(HELP_QUERY) ?? '');

/** `href` with this search query. Other parameters stay. The hash goes, because it belongs to another result. */
export const withQuery = (href: string, query: string): string => {
  const url = new URL(href);
  url.hash = '';
  if (query === '') url.searchParams.delete(HELP_QUERY);
  else url.searchParams.set(HELP_QUERY, query);
  return url.href;
};
