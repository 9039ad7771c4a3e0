import * as z from 'zod/mini';
import { createEtag } from '../../cache/entry.ts';

/** A complete document as it is kept and sent: the same bytes and headers for every visitor. */
export type KeptPage = {
  readonly body: Uint8Array;
  readonly etag: string;
  /** Made once: making headers costs more than all the rest of a hit. */
  readonly headers: Headers;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
};

/** Headers that speak of how one answer came about, and not of the document. */
const PER_RESPONSE_HEADERS = ['cache-status', 'server-timing', 'age'];

/** Browsers ask every time, cheaply; nothing here forbids the back-forward cache. */
export const PAGE_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

const HIT_HEADERS = { 'cache-status': 'pages; hit', 'server-timing': 'page;desc=hit' };

export const createKeptPage = async (body: Uint8Array, original: Headers, expiresAt: number): Promise<KeptPage> => {
  const headers = new Headers(original);
  for (const name of PER_RESPONSE_HEADERS) headers.delete(name);
  const etag = await createEtag(body);
  for (const [name, value] of Object.entries({ ...HIT_HEADERS, 'cache-control': PAGE_CACHE_CONTROL, etag })) {
    headers.set(name, value);
  }
  return { body, etag, headers, expiresAt };
};

const EXPIRES_AT = 'x-expires-at';

/** For the Cache API: the platform may rewrite Cache-Control, so the end of the document's life travels beside it. */
export const toCached = ({ body, headers, expiresAt }: KeptPage, now: number): Response => {
  const copy = new Headers(headers);
  copy.set(EXPIRES_AT, String(expiresAt));
  copy.set('cache-control', `public, max-age=${Math.ceil((expiresAt - now) / 1000)}`);
  return new Response(body, { headers: copy });
};

/** Throws when the answer is none of ours. */
export const fromCached = async (response: Response): Promise<KeptPage> => {
  const expiresAt = z.number().parse(JSON.parse(response.headers.get(EXPIRES_AT) ?? 'null'));
  const headers = new Headers(response.headers);
  headers.delete(EXPIRES_AT);
  return createKeptPage(new Uint8Array(await response.arrayBuffer()), headers, expiresAt);
};
