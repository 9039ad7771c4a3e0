import { HELP_QUERY } from '../content/help-search.ts';
import type { Deps } from '../deps.ts';
import { stockholmDate } from '../domain/plain-date.ts';
import type { AppContext } from '../http/app-env.ts';
import { createPageContext } from '../http/render/page-context.ts';
import { renderPage } from '../http/render/render-page.tsx';
import { HelpPage } from '../pages/HelpPage.tsx';
import { cleanQuery } from '../shared/text-search.ts';

/** The help page. A search that is too long is cut, not rejected. */
export const helpRoute = (deps: Deps) => (c: AppContext) => {
  const query = cleanQuery(c.req.query(HELP_QUERY) ?? '');
  return renderPage(<HelpPage context={createPageContext(c, deps)} today={stockholmDate(deps.now())} query={query} />);
};
