import { createEtag } from '../../cache/etag.ts';

/** A complete document as the page cache stores it: the same bytes and headers for every visitor. */
export type CachedPage = {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /** Built once: copying headers is cheaper than setting them one by one. */
  readonly headers: Headers;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
};

/** Headers that describe one response and not the document. */
const PER_RESPONSE_HEADERS = ['cache-status', 'cf-cache-status', 'server-timing', 'age', 'set-cookie'];

const HIT_HEADERS = [
  ['cache-status', 'pages; hit'],
  ['server-timing', 'page;desc=hit'],
] as const;

/** Browsers revalidate every time, which is cheap. Nothing here rules out the back-forward cache. */
export const PAGE_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** The headers of a hit. */
const toHitHeaders = (original: Headers, etag: string): Headers => {
  const headers = new Headers(original);
  for (const name of PER_RESPONSE_HEADERS) headers.delete(name);
  for (const [name, value] of HIT_HEADERS) headers.set(name, value);
  headers.set('cache-control', PAGE_CACHE_CONTROL);
  headers.set('etag', etag);
  return headers;
};

/** Reads `response` to its end. */
export const createCachedPage = async (response: Response, expiresAt: number): Promise<CachedPage> => {
  const body = new Uint8Array(await response.arrayBuffer());
  const etag = await createEtag(body);
  return { body, etag, headers: toHitHeaders(response.headers, etag), expiresAt };
};

const EXPIRES_AT = 'x-expires-at';

/** The response to put into the Cache API. The platform may rewrite Cache-Control, so the expiry has its own header. */
export const toCacheResponse = ({ body, headers, expiresAt }: CachedPage, now: number): Response => {
  const stored = new Headers(headers);
  stored.set(EXPIRES_AT, String(expiresAt));
  stored.set('cache-control', `public, max-age=${Math.ceil((expiresAt - now) / 1000)}`);
  return new Response(body, { headers: stored });
};

/** Rejects when the response did not come from `toCacheResponse`. */
export const fromCacheResponse = async (response: Response): Promise<CachedPage> => {
  const expiresAt = Number(response.headers.get(EXPIRES_AT) ?? Number.NaN);
  // The platform may weaken a validator when it compresses.
  const etag = response.headers.get('etag')?.replace(/^W\//, '');
  if (!Number.isFinite(expiresAt) || etag === undefined) throw new TypeError('the stored response is not a page');
  const headers = toHitHeaders(response.headers, etag);
  headers.delete(EXPIRES_AT);
  return { body: new Uint8Array(await response.arrayBuffer()), etag, headers, expiresAt };
};
