import { parseFilter, toQuery } from '../../src/domain/catalogue-filter.ts';
import { faqPath, PATHS } from '../../src/domain/paths.ts';
import { FAQ_QUERY } from '../../src/shared/form-fields.ts';
import { cleanQuery } from '../../src/shared/query.ts';

/** How the server's links write the URL of a view, by path. */
const FORMATTERS: Readonly<Record<string, (params: URLSearchParams) => string>> = {
  [PATHS.products]: (params) => PATHS.products + toQuery(parseFilter(params)),
  [PATHS.faq]: (params) => faqPath(cleanQuery(params.get(FAQ_QUERY) ?? '')),
};

/** The path and query of a view. They are the same for all URLs that show the same view. */
export const toViewHref = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  FORMATTERS[pathname]?.(new URLSearchParams(search)) ?? pathname + search;
