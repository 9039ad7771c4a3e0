import { rememberLast } from '../cache/remember-last.ts';
import type { Deps } from '../deps.ts';
import { stockholmDate } from '../domain/plain-date.ts';
import type { AppContext } from '../http/app-env.ts';
import { createPageContext } from '../http/render/create-page-context.ts';
import { renderPage } from '../http/render/render-page.tsx';
import { FaqPage } from '../pages/FaqPage.tsx';
import { createFaqSearch } from '../search/search-faq.ts';
import { FAQ_QUERY } from '../shared/form-fields.ts';
import { cleanQuery } from '../shared/query.ts';

/** The FAQ page. A search that is too long is cut off, not rejected. The index is created once for the texts of a day. */
export const faqRoute = (deps: Deps) => {
  const searchOf = rememberLast(createFaqSearch);
  return (c: AppContext) => {
    const query = cleanQuery(c.req.query(FAQ_QUERY) ?? '');
    const context = createPageContext(c, deps);
    const today = stockholmDate(deps.now());
    if (query === '') return renderPage(<FaqPage context={context} today={today} search={null} />);
    const { operator, competition } = context;
    const search = searchOf(JSON.stringify([today, competition]), operator, today, competition);
    return renderPage(<FaqPage context={context} today={today} search={search(query)} />);
  };
};
