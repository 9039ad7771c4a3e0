import { HELP_QUERY } from '../../../src/content/help-search.ts';
import { cleanQuery } from '../../../src/shared/text-search.ts';

export const queryOf = (href: string): string => cleanQuery(new URL(href).searchParams.get(HELP_QUERY) ?? '');

/** The address of the answers to this query. All else in it stays but the anchor, which led somewhere else. */
export const withQuery = (href: string, query: string): string => {
  const url = new URL(href);
  url.hash = '';
  if (query === '') url.searchParams.delete(HELP_QUERY);
  else url.searchParams.set(HELP_QUERY, query);
  return url.href;
};
