import { HTTPException } from 'hono/http-exception';
import type { Deps } from '../../deps.ts';
import { NotFoundPage } from '../../pages/errors/NotFoundPage.tsx';
import { ProviderError } from '../../provider/errors.ts';
import { logFailure } from '../../reporting/log.ts';
import type { AppContext } from '../app-env.ts';
import { createPageContext } from '../render/page-context.ts';
import { renderPage } from '../render/render-page.tsx';
import { errorPage } from './error-page.tsx';
import { SAFE_METHODS, toFailure } from './failure.ts';
import { LAST_RESORT_PAGE } from './last-resort.ts';

const isApi = (path: string): boolean => path.startsWith('/api/');

const contextOf = (c: AppContext) => ({ requestId: c.get('requestId'), path: c.req.path });

/** Reports what is our fault and logs what is the provider's, under the id that the visitor sees. */
export const reportFailure = (error: unknown, c: AppContext, deps: Deps): void => {
  if (error instanceof ProviderError) logFailure(error, contextOf(c));
  else if (toFailure(error).ours) deps.report(error, contextOf(c));
};

/** Answers whatever a handler threw: reported once, as JSON below /api, else as a page, or as the last resort. */
export const errorHandler =
  (deps: Deps) =>
  async (error: unknown, c: AppContext): Promise<Response> => {
    const { status, code, message, headers } = toFailure(error);
    reportFailure(error, c, deps);
    const noStore = { ...headers, 'cache-control': 'no-store' };
    if (isApi(c.req.path)) return c.json({ error: { code, message } }, status, noStore);
    try {
      const context = createPageContext(c, deps);
      return await renderPage(c, context, errorPage(error, context, c.get('requestId')), { status, headers });
    } catch (renderError) {
      deps.report(renderError, contextOf(c));
      return c.html(LAST_RESORT_PAGE, 500, noStore);
    }
  };

/** Any path that is not a route, and any method that no route has. */
export const notFoundHandler = (deps: Deps) => (c: AppContext) => {
  if (!SAFE_METHODS.includes(c.req.method)) throw new HTTPException(405);
  if (isApi(c.req.path)) throw new HTTPException(404, { message: 'there is nothing at this address' });
  const context = createPageContext(c, deps);
  return renderPage(c, context, <NotFoundPage context={context} />, { status: 404 });
};
