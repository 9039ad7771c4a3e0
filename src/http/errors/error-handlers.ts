import { HTTPException } from 'hono/http-exception';
import { METHOD_NAME_ALL } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';
import type { RouterRoute } from 'hono/types';
import type { Deps } from '../../deps.ts';
import { causeOf, providerErrorOf, RateLimitError } from '../../provider/errors.ts';
import type { AppContext } from '../app-env.ts';
import { normalizedPath } from '../middleware/normalize-path.ts';
import { createPageContext } from '../render/create-page-context.ts';
import { renderPage } from '../render/render-page.tsx';
import { errorPage, notFoundPage } from './error-page.tsx';
import { MethodNotAllowedError, SAFE_METHODS, toErrorResponse } from './error-response.ts';
import { LAST_RESORT_PAGE } from './last-resort-page.ts';

const isApi = (path: string): boolean => path.startsWith('/api/');

/** The path is encoded, so that it has no spaces and an encoded fragment in it can be cut off. Hono's is decoded. */
const reportContext = (c: AppContext) => ({ requestId: c.get('requestId'), path: c.get('url').pathname });

/** Reports the site's own errors and logs the provider's, under the request id that the visitor sees. */
export const reportError = (error: unknown, c: AppContext, deps: Deps): void => {
  const providerError = providerErrorOf(error);
  if (providerError) {
    const { failure, status, message } = providerError;
    deps.log('provider-failure', { ...reportContext(c), failure, status, message });
    return;
  }
  if (error instanceof RateLimitError) {
    deps.countRateLimited();
    return;
  }
  const { shouldReport, status } = toErrorResponse(error, deps.now);
  if (shouldReport) deps.report(causeOf(error), reportContext(c));
  else if (status !== 404 && !isApi(c.req.path)) deps.log('refused', { ...reportContext(c), status });
};

/** Responds to an error that a handler threw: JSON below /api, otherwise an error page, or the last-resort page. */
export const errorHandler =
  (deps: Deps) =>
  async (error: unknown, c: AppContext): Promise<Response> => {
    const { status, code, message, headers } = toErrorResponse(error, deps.now);
    reportError(error, c, deps);
    const noStore = { ...headers, 'cache-control': 'no-store' };
    if (isApi(c.req.path)) return c.json({ error: { code, message } }, status, noStore);
    try {
      const context = createPageContext(c, deps);
      const page = errorPage(error, context, c.get('requestId'));
      return await renderPage(page, { status, headers });
    } catch (renderError) {
      deps.report(renderError, reportContext(c));
      return c.html(LAST_RESORT_PAGE, 500, noStore);
    }
  };

type Routes = readonly Pick<RouterRoute, 'method' | 'path'>[];

/** Returns a function that looks up the methods of a path's routes. Middleware matches all methods and is not a route. */
const createMethodLookup = (routes: Routes): ((path: string) => ReadonlySet<string>) => {
  const router = new TrieRouter<string>();
  for (const { method, path } of routes) if (method !== METHOD_NAME_ALL) router.add(METHOD_NAME_ALL, path, method);
  return (path) => new Set(router.match(METHOD_NAME_ALL, path)[0].map(([method]) => method));
};

/** Responds to paths without a route (404) and to methods that a path does not have (405). */
export const notFoundHandler = (deps: Deps, routes: Routes) => {
  const methodsOf = createMethodLookup(routes);
  return (c: AppContext): Promise<Response> => {
    const methods = methodsOf(normalizedPath(c.get('url')));
    if (methods.size > 0 && !SAFE_METHODS.includes(c.req.method)) {
      throw new MethodNotAllowedError([...new Set([...SAFE_METHODS, ...methods])]);
    }
    if (isApi(c.req.path)) throw new HTTPException(404, { message: 'there is nothing at this address' });
    const context = createPageContext(c, deps);
    return renderPage(notFoundPage(context), { status: 404 });
  };
};
