import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-env.ts';

/** The path of a URL as a link on this site: with two leading slashes it would lead to another host. */
export const sitePath = ({ pathname }: URL): string => pathname.replace(/\/+/g, '/');

/** What RFC 3986, section 2.3, calls unreserved: encoded or not, it means the same. No URL parser encodes it again. */
const UNRESERVED = /[\w.~-]/;

const decodeUnreserved = (path: string): string =>
  path.replace(/%[\da-f]{2}/gi, (octet) => {
    const character = String.fromCharCode(Number.parseInt(octet.slice(1), 16));
    return UNRESERVED.test(character) ? character : octet;
  });

/** The one path of the page that a URL leads to. */
export const normalizedPath = (url: URL): string => decodeUnreserved(sitePath(url)).replace(/(?<=.)\/$/, '');

/**
 * Redirects to the one path of a page: `/hjalp//` and `/hj%61lp` to `/hjalp`. The target names no host, because that of the
 * request is not the visitor's behind another proxy. It is shorter than the path of the request, so there is no loop.
 */
export const normalizePath = createMiddleware<AppEnv>(async (c, next) => {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  const url = new URL(c.req.url);
  const path = normalizedPath(url);
  return isRead && path !== url.pathname ? c.redirect(`${path}${url.search}`, 301) : next();
});
