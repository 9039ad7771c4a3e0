import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-env.ts';
import { pageStylesAt } from '../render/assets.ts';

/** The path of a URL, for use as a link on this site. A path with two leading slashes would lead to another host. */
export const sitePath = ({ pathname }: Pick<URL, 'pathname'>): string => pathname.replace(/\/+/g, '/');

/** Reads what other middleware and the routes need to know of the URL, once per request. */
export const readUrl = createMiddleware<AppEnv>((c, next) => {
  const url = new URL(c.req.url);
  const path = sitePath(url);
  c.set('url', url);
  c.set('path', path);
  c.set('pageStyles', pageStylesAt(path));
  return next();
});
