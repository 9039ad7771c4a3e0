import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { matchedRoutes } from 'hono/route';
import type { AppContext, AppEnv } from '../app-env.ts';
import { SAFE_METHODS } from '../errors/error-response.ts';

/**
 * Whether the browser says that the request comes from another site. Hono's csrf() also rejects requests that do not say,
 * as old browsers may send them.
 */
const isCrossOrigin = (c: AppContext): boolean => {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = c.req.header('origin');
  return origin !== undefined && origin !== c.get('url').origin;
};

/** Whether a route handles the request. Middleware matches all methods and is not a route. */
const isHandled = (c: AppContext): boolean => matchedRoutes(c).some(({ method }) => method === c.req.method);

type Form = { readonly path: string; readonly refuse: (c: AppContext) => Promise<Response> };

/**
 * Refuses a request from another site with an unsafe method, such as a posted form, with 403. It protects every route
 * that is defined after it. Requests that no route handles pass, so that they get 404 or 405. `forms` have their own
 * answers at their paths.
 */
export const refuseCrossOrigin = (forms: readonly Form[] = []) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { method, path } = c.req;
    if (SAFE_METHODS.includes(method) || !isHandled(c) || !isCrossOrigin(c)) return next();
    const form = forms.find((each) => each.path === path);
    if (!form) throw new HTTPException(403, { message: 'the request comes from another site' });
    return form.refuse(c);
  });
