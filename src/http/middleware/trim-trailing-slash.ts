import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-env.ts';
import { sitePath } from '../site-path.ts';

/**
 * Redirects `/hjalp/` to `/hjalp`. Hono's own middleware redirects to an absolute URL: its scheme and host are those of
 * the request, which are not the visitor's behind another proxy.
 */
export const trimTrailingSlash = createMiddleware<AppEnv>(async (c, next) => {
  const { method, path } = c.req;
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead || path === '/' || !path.endsWith('/')) return next();
  const url = new URL(c.req.url);
  return c.redirect(`${sitePath(url).replace(/(?<=.)\/$/, '')}${url.search}`, 301);
});
