import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-env.ts';
import { sitePath } from '../site-path.ts';

/**
 * Redirects `/hjalp/` to `/hjalp`. Hono's own middleware redirects to an absolute URL: its scheme and host are those of
 * the request, which are not the visitor's behind another proxy.
 */
export const trimTrailingSlash = createMiddleware<AppEnv>(async (c, next) => {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  const url = new URL(c.req.url);
  if (!isRead || url.pathname === '/' || !url.pathname.endsWith('/')) return next();
  return c.redirect(`${sitePath(url).replace(/(?<=.)\/$/, '')}${url.search}`, 301);
});
