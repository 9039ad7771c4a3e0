import { createMiddleware } from 'hono/factory';
import { createEtag, matchesEtag } from '../../cache/etag.ts';
import { createLruCache } from '../../cache/lru-cache.ts';
import { secondsToMidnight } from '../../domain/plain-date.ts';
import type { AppContext, AppEnv } from '../app-env.ts';

/** A complete document: the same bytes and headers for every visitor. */
type CachedPage = {
  readonly body: ArrayBuffer;
  readonly etag: string;
  /** Built once, because copying headers is cheaper than setting them one by one. */
  readonly headers: Headers;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
};

type PageCacheOptions = {
  /** The longest time that a page is cached. 0 disables the page cache. */
  readonly ttlSeconds: number;
  readonly now: () => Date;
};

/** How a route's pages are cached. Query parameters that are not listed, such as campaign tags, have no effect. */
export type CachePolicy = {
  /** Query parameters that are part of the cache key. Each value of such a parameter is a separate page. */
  readonly cacheKeyParams?: readonly string[];
  /** Query parameters that bypass the cache: the page is rendered only for this request. */
  readonly bypassParams?: readonly string[];
};

/** Browsers revalidate every time, which is cheap. This does not prevent the back-forward cache. */
const PAGE_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/**
 * The cache key of the page at `url`: its path, and its key parameters in the order of their declaration. Null: the
 * page is not cached. URLs with the same key get the same bytes.
 */
const pageKey = (
  { pathname, searchParams }: URL,
  { cacheKeyParams = [], bypassParams = [] }: CachePolicy,
): string | null => {
  if (bypassParams.some((name) => searchParams.has(name))) return null;
  const params = cacheKeyParams.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : `${name}=${encodeURIComponent(value)}`;
  });
  return params.length === 0 ? pathname : `${pathname}?${params.join('&')}`;
};

const toCachedPage = async (response: Response, expiresAt: number): Promise<CachedPage> => {
  const body = await response.arrayBuffer();
  const etag = await createEtag(new Uint8Array(body));
  const headers = new Headers(response.headers);
  headers.set('cache-status', 'pages; hit');
  headers.set('cache-control', PAGE_CACHE_CONTROL);
  headers.set('etag', etag);
  // Age goes with the max-age of the data, which does not apply to the page.
  headers.delete('age');
  return { body, etag, headers, expiresAt };
};

/**
 * Creates the page cache, which holds complete documents in this isolate's memory. Returns a middleware factory for
 * routes: `app.get(path, cachePage({ cacheKeyParams: ['tag'] }), handler)`.
 *
 * A response with status 200 is cached for `ttlSeconds`, or for the `maxAgeSeconds` that its handler sets, but never
 * past midnight in Stockholm, because the competition's state and the operator's notice change then. An expired page is
 * rendered again, from data that has its own cache.
 */
export const createPageCache = ({ ttlSeconds, now }: PageCacheOptions) => {
  const pages = createLruCache<CachedPage>(({ body }) => body.byteLength);

  /** When the response expires, in milliseconds since 1970. */
  const expiryOf = (c: AppContext, requestedAt: Date): number => {
    const maxAgeSeconds = c.res.status === 200 ? (c.get('maxAgeSeconds') ?? ttlSeconds) : 0;
    return requestedAt.getTime() + 1000 * Math.min(maxAgeSeconds, ttlSeconds, secondsToMidnight(requestedAt));
  };

  return (policy: CachePolicy = {}) =>
    createMiddleware<AppEnv>(async (c, next) => {
      const key = ttlSeconds === 0 ? null : pageKey(c.get('url'), policy);
      if (key === null) return next();
      const requestedAt = now();
      const cached = pages.get(key);
      if (cached && requestedAt.getTime() < cached.expiresAt) {
        const { body, etag, headers } = cached;
        const isUnchanged = matchesEtag(c.req.header('if-none-match'), etag);
        return isUnchanged ? new Response(null, { status: 304, headers }) : new Response(body, { headers });
      }
      await next();
      const expiresAt = expiryOf(c, requestedAt);
      if (expiresAt <= now().getTime()) return;
      const page = await toCachedPage(c.res.clone(), expiresAt);
      pages.set(key, page);
      c.header('cache-control', PAGE_CACHE_CONTROL);
      c.header('age', undefined);
      c.header('etag', page.etag);
      c.header('cache-status', 'pages; fwd=miss; stored', { append: true });
      if (matchesEtag(c.req.header('if-none-match'), page.etag)) c.res = c.body(null, 304);
    });
};
