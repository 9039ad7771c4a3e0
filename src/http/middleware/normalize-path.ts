import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-env.ts';

/** The path of a URL, for use as a link on this site. A path with two leading slashes would lead to another host. */
export const sitePath = ({ pathname }: URL): string => pathname.replace(/\/+/g, '/');

/**
 * The unreserved characters of RFC 3986, section 2.3. They mean the same with and without encoding. No URL parser
 * encodes them again.
 */
const UNRESERVED = /[\w.~-]/;

const decodeUnreserved = (path: string): string =>
  path.replace(/%[\da-f]{2}/gi, (octet) => {
    const character = String.fromCharCode(Number.parseInt(octet.slice(1), 16));
    return UNRESERVED.test(character) ? character : octet;
  });

/** The single normalised path of the page that a URL leads to. */
export const normalizedPath = (url: URL): string => decodeUnreserved(sitePath(url)).replace(/(?<=.)\/$/, '');

/**
 * Redirects to the normalised path of a page: `/hjalp//` and `/hj%61lp` to `/hjalp`. The target contains no host,
 * because behind another proxy the request's host is not the one that the visitor used. The target is shorter than the
 * requested path, so there is no loop.
 */
export const normalizePath = createMiddleware<AppEnv>(async (c, next) => {
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  const url = new URL(c.req.url);
  const path = normalizedPath(url);
  return isRead && path !== url.pathname ? c.redirect(`${path}${url.search}`, 301) : next();
});
