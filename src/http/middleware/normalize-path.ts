import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../app-env.ts';
import { createPathRecognizer, splitEncodedFragment } from '../recognize-path.ts';
import { sitePath } from './read-url.ts';

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

/** The path, query and fragment of a URL with another path and fragment. The parser encodes what needs to be encoded. */
const hrefWith = (url: URL, path: string, fragment: string): string => {
  const target = new URL(url);
  target.pathname = path;
  target.hash = fragment;
  return `${target.pathname}${target.search}${target.hash}`;
};

/**
 * Redirects to the normalised path of a page: `/hjalp//` and `/hj%61lp` to `/hjalp`. Where the site would respond with
 * 404, redirects to the page that a typed or pasted path stands for, if it is one of `paths` or a product: `/Hjälp).` and
 * `/hjalp%23frakt` to `/hjalp` and `/hjalp#frakt`.
 *
 * There is at most one redirect. The target contains no host, because behind another proxy the request's host is not the
 * one that the visitor used.
 */
export const normalizePath = (paths: readonly string[]) => {
  const recognizePath = createPathRecognizer(paths);
  const recognizedHref = (url: URL): string | null => {
    const [pathname, fragment] = splitEncodedFragment(url.pathname);
    const path = recognizePath(sitePath({ pathname }));
    return path === null ? null : hrefWith(url, path, fragment);
  };
  return createMiddleware<AppEnv>(async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const url = c.get('url');
    const path = normalizedPath(url);
    const href = `${path}${url.search}`;
    if (path !== url.pathname) return c.redirect(recognizedHref(url) ?? href, 301);
    await next();
    const recognized = c.res.status === 404 ? recognizedHref(url) : null;
    if (recognized === null || recognized === href) return;
    // Otherwise the redirect would inherit the headers of the 404.
    c.res = undefined;
    c.res = new Response(null, { status: 301, headers: { location: recognized } });
  });
};
