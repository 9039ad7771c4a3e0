import { HELP_QUERY } from '../content/help-search.ts';
import type { Deps } from '../deps.ts';
import type { AppContext } from '../http/app-env.ts';
import { keepPage } from '../http/middleware/page-cache.ts';
import type { PageParameters } from '../http/middleware/page-key.ts';
import { createPageContext } from '../http/render/page-context.ts';
import { renderPage } from '../http/render/render-page.tsx';
import { HelpPage } from '../pages/HelpPage.tsx';
import { cleanQuery } from '../shared/text-search.ts';

/** What anybody may search for is not worth keeping. */
export const helpParameters: PageParameters = { unkept: [HELP_QUERY] };

/** The help page. Its form sends `sok`; what is too long is cut, not refused. */
export const helpRoute = (deps: Deps) => (c: AppContext) => {
  keepPage(c);
  const context = createPageContext(c, deps);
  return renderPage(c, context, <HelpPage context={context} query={cleanQuery(c.req.query(HELP_QUERY) ?? '')} />);
};
