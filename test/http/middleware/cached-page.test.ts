import { describe, expect, it } from 'vitest';
import { createCachedPage, fromCacheResponse, toCacheResponse } from '../../../src/http/middleware/cached-page.ts';

const EXPIRES_AT = 1_000_000;

/** A rendered page with every header that describes one response alone. */
const createPage = () =>
  createCachedPage(
    new Response('<p>å</p>', {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'",
        'set-cookie': 'visitor=anna',
        age: '200',
        'cache-control': 'private, no-store',
        'cache-status': 'products; fwd=miss; stored; ttl=300',
        'server-timing': 'provider;dur=600',
      },
    }),
    EXPIRES_AT,
  );

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'",
  'cache-control': 'public, max-age=0, must-revalidate',
  'cache-status': 'pages; hit',
  'server-timing': 'page;desc=hit',
};

describe('a cached page', () => {
  it('has no header that describes the response it was made of', async () => {
    const { headers, etag } = await createPage();
    expect(Object.fromEntries(headers)).toEqual({ ...HEADERS, etag });
  });

  it('is the same after it was stored in the Cache API', async () => {
    const page = await createPage();
    const again = await fromCacheResponse(toCacheResponse(page, EXPIRES_AT - 5_500));
    expect(new TextDecoder().decode(again.body)).toBe('<p>å</p>');
    expect(again).toMatchObject({ etag: page.etag, expiresAt: EXPIRES_AT });
    expect(Object.fromEntries(again.headers)).toEqual(Object.fromEntries(page.headers));
  });

  it('is held by the Cache API until it expires', async () => {
    const stored = toCacheResponse(await createPage(), EXPIRES_AT - 5_500);
    expect(stored.headers.get('cache-control')).toBe('public, max-age=6');
    expect(stored.headers.get('set-cookie')).toBeNull();
  });

  it('is not made of a response that something else stored', async () => {
    await expect(fromCacheResponse(new Response('x'))).rejects.toThrow();
    await expect(fromCacheResponse(new Response('x', { headers: { 'x-expires-at': 'soon' } }))).rejects.toThrow();
  });
});
