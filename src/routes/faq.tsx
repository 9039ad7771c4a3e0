import { FAQ_QUERY } from '../content/faq-search.ts';
import type { Deps } from '../deps.ts';
import { stockholmDate } from '../domain/plain-date.ts';
import type { AppContext } from '../http/app-env.ts';
import { createPageContext } from '../http/render/page-context.ts';
import { renderPage } from '../http/render/render-page.tsx';
import { FaqPage } from '../pages/FaqPage.tsx';
import { cleanQuery } from '../shared/text-search.ts';

/** The FAQ page. A search that is too long is cut, not rejected. */
export const faqRoute = (deps: Deps) => (c: AppContext) => {
  const query = cleanQuery(c.req.query(FAQ_QUERY) ?? '');
  return renderPage(<FaqPage context={createPageContext(c, deps)} today={stockholmDate(deps.now())} query={query} />);
};
