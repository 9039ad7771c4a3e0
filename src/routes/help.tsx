import { HELP_QUERY } from '../content/help-search.ts';
import type { Deps } from '../deps.ts';
import { cleanQuery } from '../domain/text-search.ts';
import type { AppContext } from '../http/app-env.ts';
import { keepPage } from '../http/page-cache.ts';
import type { PageParameters } from '../http/page-key.ts';
import { createShell } from '../http/page-shell.ts';
import { renderPage } from '../http/render-page.tsx';
import { HelpPage } from '../pages/HelpPage.tsx';

/** What anybody may search for is not worth keeping. */
export const helpParameters: PageParameters = { unkept: [HELP_QUERY] };

/** The help page. Its form sends `sok`; what is too long is cut, not refused. */
export const helpRoute = (deps: Deps) => (c: AppContext) => {
  keepPage(c);
  const shell = createShell(c, deps);
  return renderPage(c, shell, <HelpPage shell={shell} query={cleanQuery(c.req.query(HELP_QUERY) ?? '')} />);
};
