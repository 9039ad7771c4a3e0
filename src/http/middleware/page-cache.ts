import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { OpenCache } from '../../cache/cache-api-store.ts';
import { REFRESH_AHEAD_FRACTION } from '../../cache/cache-policy.ts';
import { SHARED_READ_MS } from '../../cache/cached-resource.ts';
import { createMemoryStore } from '../../cache/lru-cache.ts';
import { matchesEtag } from '../../cache/matches-etag.ts';
import { inTime } from '../../cache/timeouts.ts';
import { secondsToMidnight } from '../../domain/plain-date.ts';
import { createIncidents } from '../../reporting/incidents.ts';
import type { Report } from '../../reporting/report.ts';
import type { AppContext, AppEnv } from '../app-env.ts';
import { createKeptPage, fromCached, type KeptPage, toCached } from './cached-page.ts';
import { type PageParameters, pageKey } from './page-key.ts';

/** For how many seconds the page that a request makes may be kept. */
const keepSeconds = new WeakMap<Request, number>();

/**
 * Lets the page that this request makes be kept, for so long at most and never past midnight: every page says what is
 * going on that day. Without it, and with any other status than 200, nothing is kept.
 */
export const keepPage = (c: AppContext, seconds = Infinity): void => void keepSeconds.set(c.req.raw, seconds);

export type PageCacheOptions = {
  readonly publicOrigin: string;
  /** A deploy begins with an empty cache. */
  readonly buildId: string;
  /** The longest that any page is kept; 0 keeps none. */
  readonly ttlSeconds: number;
  /** How long the data of which a page is made is fresh. */
  readonly dataTtlSeconds: number;
  /** By path. */
  readonly parameters: Readonly<Record<string, PageParameters>>;
  readonly now: () => Date;
  /** This isolate's turn at renewing data: a page is due with its data, or it would be made of the same once more. */
  readonly refreshJitter: () => number;
  readonly openCache: OpenCache;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly report: Report;
};

/** So long a renewal has before another may begin: a provider that fails, or never answers, is not asked by every hit. */
const RENEWAL_PAUSE_MS = 10_000;

/** Answers a request within the application, in the context of the one that caused it. */
export type Dispatch = (request: Request) => Response | Promise<Response>;

/** Paths that are no pages. */
const NEVER = /^\/(api\/|healthz|[^?]+\.(xml|txt|webmanifest)$)/;

type Remembered = KeptPage & {
  /** Milliseconds since 1970. */
  readonly renewAt: number;
};

const sizeOfPage = ({ body }: KeptPage): number => body.byteLength;

const send = ({ body, etag }: KeptPage, headers: Headers, { method, headers: asked }: Request): Response => {
  const ifNoneMatch = asked.get('if-none-match');
  if (ifNoneMatch !== null && matchesEtag(ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
  return new Response(method === 'HEAD' ? null : body, { headers });
};

/**
 * Keeps complete documents, in this isolate's memory above the data centre's Cache API, so that a page costs what a
 * constant costs. What is kept has the headers of every page already. In the last part of its life a page is made anew in
 * the background, with renewed data. `fromMemory` goes before the application itself: a router and its middleware would
 * cost more than the answer.
 */
export const createPageCache = (options: PageCacheOptions) => {
  const { publicOrigin, buildId, ttlSeconds, parameters, refreshJitter, openCache, waitUntil } = options;
  const incidents = createIncidents(options.report);
  const now = (): number => options.now().getTime();
  const memory = createMemoryStore<Remembered>(sizeOfPage);
  const renewAheadMs = Math.min(ttlSeconds, options.dataTtlSeconds) * REFRESH_AHEAD_FRACTION * 1000;
  const renewals = new WeakSet<Request>();
  // The Cache API is meant for the Worker's own host. No route answers there, so it is a 404 to whoever asks from outside.
  const address = (key: string): string => `${publicOrigin}/.cache/pages/${encodeURIComponent(buildId)}${key}`;

  const dueAt = ({ expiresAt }: KeptPage): number => expiresAt - renewAheadMs * (1 - refreshJitter());

  const remember = (key: string, page: KeptPage, renewAt: number): Remembered => {
    const remembered = { ...page, renewAt };
    memory.set(key, remembered);
    return remembered;
  };

  const read = async (key: string): Promise<KeptPage | null> => {
    const cached = await (await openCache()).match(address(key));
    return cached ? fromCached(cached) : null;
  };

  const lookUpShared = async (key: string): Promise<Remembered | null> => {
    try {
      const page = await inTime(read(key), SHARED_READ_MS);
      incidents.recovered('page cache read');
      return page && now() < page.expiresAt ? remember(key, page, dueAt(page)) : null;
    } catch (error) {
      incidents.failed('page cache read', error);
      return null;
    }
  };

  /** When the page that this request made must be gone; for one that is not to be kept, when it was asked for. */
  const expiryOf = (request: Request, { status }: Response, askedAt: Date): number => {
    const seconds = status === 200 ? (keepSeconds.get(request) ?? 0) : 0;
    return askedAt.getTime() + 1000 * Math.min(seconds, ttlSeconds, secondsToMidnight(askedAt));
  };

  const keep = async (key: string, response: Response, expiresAt: number): Promise<KeptPage> => {
    const storedAt = now();
    const page = await createKeptPage(new Uint8Array(await response.arrayBuffer()), response.headers, expiresAt);
    // What midnight ends is due from the beginning of its last minute on, and would be again as soon as it is renewed.
    remember(key, page, storedAt < dueAt(page) ? dueAt(page) : storedAt + RENEWAL_PAUSE_MS);
    const stored = openCache().then((cache) => cache.put(address(key), toCached(page, storedAt)));
    waitUntil(
      stored.then(
        () => incidents.recovered('page cache write'),
        (error: unknown) => incidents.failed('page cache write', error),
      ),
    );
    return page;
  };

  const renew = async (key: string, url: string, dispatch: Dispatch): Promise<void> => {
    const request = new Request(new URL(key, url));
    renewals.add(request);
    try {
      const askedAt = options.now();
      const response = await dispatch(request);
      const expiresAt = expiryOf(request, response, askedAt);
      if (now() < expiresAt) await keep(key, response, expiresAt);
      else await response.body?.cancel();
      incidents.recovered('page renewal');
    } catch (error) {
      incidents.failed('page renewal', error);
    }
  };

  const keyOf = ({ method, url }: Request): string | null => {
    if ((method !== 'GET' && method !== 'HEAD') || ttlSeconds === 0) return null;
    const path = url.slice(url.indexOf('/', 'https://'.length));
    return NEVER.test(path) ? null : pageKey(path, parameters);
  };

  const sendKept = (key: string, kept: Remembered, request: Request, dispatch: Dispatch): Response => {
    if (now() >= kept.renewAt) {
      remember(key, kept, now() + RENEWAL_PAUSE_MS);
      waitUntil(renew(key, request.url, dispatch));
    }
    return send(kept, kept.headers, request);
  };

  /** The page from this isolate's memory, at once; null when it is not there, too old, or cannot be had. Never throws. */
  const fromMemory = (request: Request, dispatch: Dispatch): Response | null => {
    try {
      const key = keyOf(request);
      if (key === null || renewals.has(request)) return null;
      const kept = memory.get(key);
      return kept && now() < kept.expiresAt ? sendKept(key, kept, request, dispatch) : null;
    } catch (error) {
      incidents.failed('kept page', error);
      return null;
    }
  };

  /** For what memory does not have: the page from the data centre's cache, or made, and then kept. */
  const middleware = (dispatchFrom: (c: Context<AppEnv>) => Dispatch) =>
    createMiddleware<AppEnv>(async (c, next) => {
      const request = c.req.raw;
      const askedAt = options.now();
      const key = renewals.has(request) ? null : keyOf(request);
      const shared = key === null ? null : await lookUpShared(key);
      if (key !== null && shared) return sendKept(key, shared, request, dispatchFrom(c));

      await next();
      const expiresAt = expiryOf(request, c.res, askedAt);
      if (key === null || expiresAt <= now()) return;
      const provenance = [c.res.headers.get('cache-status'), 'pages; fwd=miss; stored'].filter(Boolean).join(', ');
      const timing = c.res.headers.get('server-timing');
      const page = await keep(key, c.res, expiresAt);
      const headers = new Headers(page.headers);
      headers.set('cache-status', provenance);
      if (timing) headers.set('server-timing', timing);
      // Without this Hono would carry the headers of the answer before into the new one.
      c.res = undefined;
      c.res = send(page, headers, request);
    });

  return { fromMemory, middleware, isRenewal: (c: AppContext): boolean => renewals.has(c.req.raw) };
};

export type PageCache = ReturnType<typeof createPageCache>;
