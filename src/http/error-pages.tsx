import type { Deps } from '../deps.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import type { AppContext } from './app-env.ts';
import { toErrorView } from './error-view.tsx';
import { LAST_RESORT_PAGE } from './last-resort.ts';
import { createShell } from './page-shell.ts';
import { renderPage } from './render-page.tsx';

/** Answers whatever a handler threw: reported once, shown in the site's layout, or as the last resort. */
export const errorHandler =
  (deps: Deps) =>
  async (error: unknown, c: AppContext): Promise<Response> => {
    const context = { requestId: c.get('requestId'), path: c.req.path };
    c.header('cache-control', 'no-store');
    try {
      const view = toErrorView(error, createShell(c, deps), context.requestId);
      if (view.reported) deps.report(error, context);
      for (const [name, value] of Object.entries(view.headers ?? {})) c.header(name, value);
      return await renderPage(c, view.page, view.status);
    } catch (renderError) {
      deps.report(renderError, context);
      return c.html(LAST_RESORT_PAGE, 500);
    }
  };

/** Any path that is not a route. */
export const notFoundHandler = (deps: Deps) => (c: AppContext) =>
  renderPage(c, <NotFoundPage shell={createShell(c, deps)} />, 404);
