import { createMiddleware } from 'hono/factory';
import type { OpenCache } from '../../cache/cache-api-store.ts';
import { REFRESH_AHEAD_FRACTION } from '../../cache/cache-policy.ts';
import { matchesEtag } from '../../cache/etag.ts';
import { createLruCache } from '../../cache/lru-cache.ts';
import { createSingleFlight } from '../../cache/single-flight.ts';
import { CACHE_READ_TIMEOUT_MS, withTimeout } from '../../cache/timeouts.ts';
import { secondsToMidnight } from '../../domain/plain-date.ts';
import { createIncidents } from '../../reporting/incidents.ts';
import type { Report } from '../../reporting/report.ts';
import type { AppContext, AppEnv } from '../app-env.ts';
import { mayStream } from '../render/may-stream.ts';
import {
  type CachedPage,
  createCachedPage,
  fromCacheResponse,
  PAGE_CACHE_CONTROL,
  toCacheResponse,
} from './cached-page.ts';
import { type CachePolicy, pageKey } from './page-key.ts';

export type PageCacheOptions = {
  readonly publicOrigin: string;
  /** A deploy starts with an empty cache. */
  readonly buildId: string;
  /** The longest time that a page is cached. 0 disables the page cache. */
  readonly ttlSeconds: number;
  /** How long the data in a page is fresh. */
  readonly dataTtlSeconds: number;
  /** The longest time that a page may take to render, its data included, in milliseconds. */
  readonly maxRenderMs: number;
  readonly now: () => Date;
  /** The same as the data cache's (see `freshnessOf`), so that a page is revalidated together with its data. */
  readonly refreshJitter: () => number;
  readonly openCache: OpenCache;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly report: Report;
  /** Sends a request through the application with `isRevalidation` set in its bindings. */
  readonly dispatchRevalidation: (request: Request) => Response | Promise<Response>;
};

/** The minimum interval between revalidations of a page, so that not every hit starts one while the provider fails. */
const MIN_REVALIDATION_INTERVAL_MS = 10_000;

type MemoryPage = CachedPage & {
  /** Milliseconds since 1970. */
  readonly revalidateAt: number;
};

/**
 * Creates the page cache: complete documents, in this isolate's memory, backed by the Cache API. It returns a
 * middleware factory for routes: `app.get(path, cachePage({ cacheKeyParams: ['tag'] }), handler)`.
 *
 * A response with status 200 is cached for `ttlSeconds`, or for the `maxAgeSeconds` that its handler sets, and never past
 * midnight in Stockholm, because every page shows the state of the competition, which changes then. Near expiry a hit is
 * served at once and the page is rendered again in the background. Concurrent misses in this isolate share one render.
 */
export const createPageCache = (options: PageCacheOptions) => {
  const { publicOrigin, buildId, ttlSeconds, refreshJitter, openCache, waitUntil, dispatchRevalidation } = options;
  const incidents = createIncidents(options.report);
  const now = (): number => options.now().getTime();
  const memory = createLruCache<MemoryPage>(({ body }) => body.byteLength);
  const singleFlight = createSingleFlight<MemoryPage | null>({ waitUntil, waiterTimeoutMs: options.maxRenderMs });
  const refreshAheadMs = Math.min(ttlSeconds, options.dataTtlSeconds) * REFRESH_AHEAD_FRACTION * 1000;
  // Keys of the Cache API should be on the Worker's own host. No route serves this path.
  const cacheUrl = (key: string): string => `${publicOrigin}/.cache/pages/${encodeURIComponent(buildId)}${key}`;

  const revalidationTimeOf = ({ expiresAt }: CachedPage): number => expiresAt - refreshAheadMs * (1 - refreshJitter());

  const storeInMemory = (key: string, page: CachedPage, revalidateAt: number): MemoryPage => {
    const memoryPage = { ...page, revalidateAt };
    memory.set(key, memoryPage);
    return memoryPage;
  };

  const readCacheApi = async (key: string): Promise<CachedPage | null> => {
    const cached = await (await openCache()).match(cacheUrl(key));
    return cached ? fromCacheResponse(cached) : null;
  };

  const lookUp = async (key: string): Promise<MemoryPage | null> => {
    const inMemory = memory.get(key);
    if (inMemory && now() < inMemory.expiresAt) return inMemory;
    try {
      const page = await withTimeout(readCacheApi(key), CACHE_READ_TIMEOUT_MS);
      incidents.recovered('page cache read');
      return page && now() < page.expiresAt ? storeInMemory(key, page, revalidationTimeOf(page)) : null;
    } catch (error) {
      incidents.failed('page cache read', error);
      return null;
    }
  };

  const store = (key: string, page: CachedPage): MemoryPage => {
    const storedAt = now();
    const revalidateAt = revalidationTimeOf(page);
    // Shortly before midnight that time has already passed, and every hit would revalidate.
    const nextAt = storedAt < revalidateAt ? revalidateAt : storedAt + MIN_REVALIDATION_INTERVAL_MS;
    const memoryPage = storeInMemory(key, page, nextAt);
    const stored = openCache().then((cache) => cache.put(cacheUrl(key), toCacheResponse(page, storedAt)));
    waitUntil(
      stored.then(
        () => incidents.recovered('page cache write'),
        (error: unknown) => incidents.failed('page cache write', error),
      ),
    );
    return memoryPage;
  };

  /** Renders the page through the application, whose page cache then stores it. */
  const revalidate = async (url: URL): Promise<void> => {
    try {
      const response = await dispatchRevalidation(new Request(url));
      await response.body?.cancel();
      incidents.recovered('page revalidation');
    } catch (error) {
      incidents.failed('page revalidation', error);
    }
  };

  const sendCached = (c: AppContext, key: string, page: MemoryPage): Response => {
    if (now() >= page.revalidateAt) {
      storeInMemory(key, page, now() + MIN_REVALIDATION_INTERVAL_MS);
      waitUntil(revalidate(new URL(key, c.req.url)));
    }
    const { body, etag, headers } = page;
    const isUnchanged = matchesEtag(c.req.header('if-none-match'), etag);
    return isUnchanged ? new Response(null, { status: 304, headers }) : new Response(body, { headers });
  };

  /** When the response must no longer be served, in milliseconds since 1970. */
  const expiryOf = (c: AppContext, requestedAt: Date): number => {
    const maxAgeSeconds = c.res.status === 200 ? (c.get('maxAgeSeconds') ?? ttlSeconds) : 0;
    return requestedAt.getTime() + 1000 * Math.min(maxAgeSeconds, ttlSeconds, secondsToMidnight(requestedAt));
  };

  return (policy: CachePolicy = {}) =>
    createMiddleware<AppEnv>(async (c, next) => {
      const key = ttlSeconds === 0 ? null : pageKey(new URL(c.req.url), policy);
      if (key === null) return next();
      const isRevalidation = c.env?.isRevalidation === true;
      const cached = isRevalidation ? null : await lookUp(key);
      if (cached) return sendCached(c, key, cached);

      let isRendered = false;
      /** Null: the response is not cacheable. */
      const render = async (): Promise<MemoryPage | null> => {
        isRendered = true;
        const requestedAt = options.now();
        await next();
        const expiresAt = expiryOf(c, requestedAt);
        return expiresAt > now() ? store(key, await createCachedPage(c.res.clone(), expiresAt)) : null;
      };

      // A page that may stream and one that must be complete are different responses while the data is late.
      const flightKey = mayStream(c) ? `${key} streamed` : key;
      const page = isRevalidation ? await render() : await singleFlight.run(flightKey, render);
      if (!isRendered && page) {
        const response = sendCached(c, key, page);
        response.headers.set('cache-status', 'pages; fwd=miss; collapsed');
        return response;
      }
      // The leader's response was not cacheable, so it is not for this client.
      if (!isRendered) return next();
      if (!page) return;
      c.header('cache-control', PAGE_CACHE_CONTROL);
      // Age belongs to the max-age of the data, which does not apply to the page.
      c.header('age', undefined);
      c.header('etag', page.etag);
      c.header('cache-status', 'pages; fwd=miss; stored', { append: true });
      if (matchesEtag(c.req.header('if-none-match'), page.etag)) c.res = c.body(null, 304);
    });
};
