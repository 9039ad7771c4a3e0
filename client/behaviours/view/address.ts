import { FAQ_QUERY, faqSearch } from '../../../src/content/faq-search.ts';
import { PATHS } from '../../../src/content/paths.ts';
import { parseFilter, toQuery } from '../../../src/domain/catalogue-filter.ts';
import { cleanQuery } from '../../../src/shared/query.ts';

const faqAddress = (query: string): string => (query === '' ? PATHS.faq : faqSearch.href(query));

/** How the server's links write the address of a view. */
const WRITERS: Readonly<Record<string, (params: URLSearchParams) => string>> = {
  [PATHS.products]: (params) => PATHS.products + toQuery(parseFilter(params)),
  [PATHS.faq]: (params) => faqAddress(cleanQuery(params.get(FAQ_QUERY) ?? '')),
};

/** A view's address, path and query: the same for all URLs that show the same view. */
export const toAddress = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  WRITERS[pathname]?.(new URLSearchParams(search)) ?? pathname + search;

/** The URL to which a GET form leads with its fields as they are. */
export const toFormUrl = (form: HTMLFormElement): URL => {
  const fields = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  const url = new URL(form.action);
  url.search = new URLSearchParams(fields).toString();
  return url;
};
