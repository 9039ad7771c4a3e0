import { routePath } from 'hono/route';
import { METHOD_NAME_ALL } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';
import type { RouterRoute } from 'hono/types';
import type { Deps } from '../../deps.ts';
import type { AppContext } from '../app-env.ts';
import { normalizedPath } from '../middleware/normalize-path.ts';
import { createPageContext } from '../render/create-page-context.ts';
import { renderPage } from '../render/render-page.tsx';
import { errorPage } from './error-page.tsx';
import {
  type ErrorResponse,
  MethodNotAllowedError,
  NO_ROUTE,
  SAFE_METHODS,
  toErrorResponse,
} from './error-response.ts';
import { LAST_RESORT_PAGE } from './last-resort-page.ts';

const isApi = (path: string): boolean => path.startsWith('/api/');

/**
 * Where an error happened, for the log. The route is the pattern that matched last, such as "/produkter/:id", because the
 * path may hold what a visitor typed.
 */
export const reportContext = (c: AppContext) => ({ requestId: c.get('requestId'), route: routePath(c, -1) });

/** Maps an error to its response, and logs or reports the error under the request id that the visitor sees. */
export const recordError = (error: unknown, c: AppContext, deps: Deps): ErrorResponse => {
  const response = toErrorResponse(error, deps.now);
  const { log } = response;
  switch (log?.event) {
    case 'report':
      deps.report(error, reportContext(c));
      break;
    case 'rate-limited':
      deps.countRateLimited();
      break;
    case 'refused':
      // A client of the API sees its error in the response, which has no id to look up.
      if (!isApi(c.req.path)) deps.log(log.event, { ...reportContext(c), ...log.fields });
      break;
    case 'provider-failure':
      deps.log(log.event, { ...reportContext(c), ...log.fields });
  }
  return response;
};

/** Sends the response to an error: JSON below /api, otherwise an error page. */
const sendError = (c: AppContext, deps: Deps, response: ErrorResponse): Response | Promise<Response> => {
  const { status, code, message, headers } = response;
  if (isApi(c.req.path))
    return c.json({ error: { code, message } }, status, { ...headers, 'cache-control': 'no-store' });
  return renderPage(errorPage(response, createPageContext(c, deps), c.get('requestId')), { status, headers });
};

/** Responds to an error that a handler threw, with the last-resort page if the error page fails too. */
export const errorHandler =
  (deps: Deps) =>
  async (error: unknown, c: AppContext): Promise<Response> => {
    const response = recordError(error, c, deps);
    try {
      return await sendError(c, deps, response);
    } catch (renderError) {
      deps.report(renderError, reportContext(c));
      return c.html(LAST_RESORT_PAGE, 500, { ...response.headers, 'cache-control': 'no-store' });
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
  return (c: AppContext): Response | Promise<Response> => {
    const methods = methodsOf(normalizedPath(c.get('url')));
    if (methods.size > 0 && !SAFE_METHODS.includes(c.req.method)) {
      throw new MethodNotAllowedError([...new Set([...SAFE_METHODS, ...methods])]);
    }
    return sendError(c, deps, NO_ROUTE);
  };
};
