import { describe, expect, it } from 'vitest';
import { createFaultySite } from '../support/create-test-app.ts';

const cacheStatusOf = (response: Pick<Response, 'headers'>): string => response.headers.get('cache-status') ?? '';

describe('a cached page', () => {
  it.each(['/', '/hjalp', '/produkter', '/produkter/fladersaft', '/integritetspolicy'])(
    'has the same bytes and the same ETag for every visitor at %s',
    async (path) => {
      const { site } = createFaultySite();
      const first = await site.visit(path);
      expect(cacheStatusOf(first)).toContain('pages; fwd=miss; stored');
      expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      const second = await site.visit(path);
      expect(cacheStatusOf(second)).toBe('pages; hit');
      expect(second.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
      expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
      expect(second.html).toBe(first.html);
    },
  );

  it.each([
    ['rendered for each request', 200, '0', false],
    ['cached', 1_000, '60', true],
  ])('does not vary with unusual headers and cookies when it is %s', async (_how, variants, ttl, isHit) => {
    const { site } = createFaultySite({ PAGE_TTL_SECONDS: ttl });
    const plain = await (await site.get('/produkter')).text();
    for (let attempt = 0; attempt < variants; attempt += 1) {
      const value = `v${attempt}`;
      const headers = {
        [`x-odd-${attempt % 50}`]: value,
        cookie: `access_token=${value}; cc_cookie=${value}`,
        authorization: `Bearer ${value}`,
        'accept-language': attempt % 2 ? 'en' : 'sv',
        'user-agent': value,
        'x-forwarded-host': `${value}.example`,
      };
      const response = await site.get(`/produkter?utm_source=${value}`, { headers });
      expect(cacheStatusOf(response) === 'pages; hit').toBe(isHit);
      expect(await response.text()).toBe(plain);
    }
  });

  it('answers 304 to its current ETag from memory, and 200 to any other', async () => {
    const { site } = createFaultySite();
    const etag = (await site.get('/hjalp')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    const response = await site.get('/hjalp', { headers: { 'if-none-match': etag } });
    expect(response.status).toBe(304);
    expect(cacheStatusOf(response)).toBe('pages; hit');
    expect(await response.text()).toBe('');
    expect((await site.get('/hjalp', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('answers HEAD without a body', async () => {
    const { site } = createFaultySite();
    const etag = (await site.get('/hjalp')).headers.get('etag');
    const response = await site.get('/hjalp', { method: 'HEAD' });
    expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([200, etag, '']);
  });

  it('answers 304 even in an isolate that has to render the page first', async () => {
    const { site, isolate } = createFaultySite();
    const etag = (await site.get('/hjalp')).headers.get('etag') ?? '';
    expect((await isolate().get('/hjalp', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it.each(['/produkter', '/produkter/fladersaft'])('expires together with its data: %s', async (path) => {
    const { site, provider, clock } = createFaultySite();
    await site.get('/api/products');
    clock.advance(240);
    await site.get('/api/products/fladersaft');
    await provider.behave({ fault: 'html' });
    clock.advance(20);
    await site.get(path);
    clock.advance(39);
    expect(cacheStatusOf(await site.get(path))).toBe('pages; hit');
    clock.advance(1);
    expect(cacheStatusOf(await site.get(path))).not.toContain('pages');
  });

  it('has no Age header, because its max-age is 0', async () => {
    const { site, clock } = createFaultySite();
    await site.get('/api/products');
    clock.advance(100);
    const page = await site.get('/produkter');
    expect(page.headers.get('cache-status')).toContain('products; hit');
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(page.headers.get('age')).toBeNull();
    expect((await site.get('/api/products')).headers.get('age')).toBe('100');
  });

  it('expires at midnight, because it states what is going on that day', async () => {
    const { site, clock } = createFaultySite({ COMPETITION_WINNER: '' }, '2026-11-01T22:59:00Z');
    expect((await site.visit('/hjalp')).text).toContain('pågår till');
    clock.advance(60);
    expect((await site.visit('/hjalp')).text).toContain('avslutad');
  });
});

describe('the page cache', () => {
  it.each([
    ['a calculator result', '/?deltagare=3&produkter=4', 200],
    ['a page that does not exist', '/finns-inte', 404],
    ['a product that does not exist', '/produkter/finns-inte', 404],
    ['an impossible product id', '/produkter/a%20b', 404],
    ['a list filtered by an unknown tag', '/produkter?tag=finns-inte', 200],
    ['a list filtered by a tag in another case', '/produkter?tag=jUL', 200],
    ['a sorted list', '/produkter?ordning=pris', 200],
    ['a product search', '/produkter?sok=te', 200],
    ['an FAQ search', '/hjalp?sok=frakt', 200],
    ['the health check', '/healthz', 200],
  ])('never stores %s', async (_name, path, status) => {
    const { site } = createFaultySite();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const response = await site.get(path);
      expect(response.status).toBe(status);
      const isPage = status === 200 && path !== '/healthz';
      expect(response.headers.get('cache-control')).toBe(isPage ? 'no-cache' : 'no-store');
      expect(cacheStatusOf(response)).not.toContain('pages;');
    }
  });

  it('never stores a page of stale products', async () => {
    const { site, provider, clock } = createFaultySite();
    await site.get('/produkter');
    await site.waitForBackground();
    await provider.behave({ fault: 'html' });
    clock.advance(400);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const response = await site.get('/produkter');
      expect(cacheStatusOf(response)).toMatch(/^products; fwd=stale/);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('never stores a streamed page', async () => {
    const { site, provider } = createFaultySite({ STREAM_AFTER_MS: '10' });
    // Far longer than the test, even on a busy machine.
    await provider.behave({ delayMs: 1_000 });
    const headers = { 'sec-fetch-dest': 'document', 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
    expect((await site.visit('/produkter', { headers })).html).toContain('nonce=');
    await site.waitForBackground();
    const next = await site.visit('/produkter', { headers });
    expect(cacheStatusOf(next)).toContain('pages; fwd=miss; stored');
    expect(next.html).not.toContain('nonce=');
  });

  it('stores nothing when PAGE_TTL_SECONDS is 0', async () => {
    const { site } = createFaultySite({ PAGE_TTL_SECONDS: '0' });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const response = await site.get('/hjalp');
      expect([cacheStatusOf(response), response.headers.get('cache-control')]).toEqual(['', 'no-cache']);
    }
  });
});
