import { describe, expect, it } from 'vitest';
import { createTestApp } from '../support/create-test-app.ts';
import { createClock, createFaultyProvider } from '../support/faults.ts';
import { readableText } from '../support/html.ts';

const setUp = (vars: Readonly<Record<string, string>> = {}, start?: string) => {
  const provider = createFaultyProvider();
  const clock = createClock(start);
  const cacheName = crypto.randomUUID();
  const isolate = (overrides: Readonly<Record<string, string>> = {}, refreshJitter = 0) =>
    createTestApp({
      vars: { PROVIDER_API_URL: provider.url, ...vars, ...overrides },
      now: clock.now,
      refreshJitter,
      cacheName,
    });
  return { provider, clock, isolate, site: isolate() };
};

const cacheStatusOf = (response: Response): string => response.headers.get('cache-status') ?? '';
const showsPrice = async (response: Response): Promise<boolean> =>
  (await readableText(await response.text())).includes('123\u00a0kr');

describe('a cached page', () => {
  it.each(['/', '/hjalp', '/produkter', '/produkter/fladersaft', '/integritetspolicy'])(
    'has the same bytes and the same ETag for every visitor at %s',
    async (path) => {
      const { site } = setUp();
      const first = await site.get(path);
      expect(cacheStatusOf(first)).toContain('pages; fwd=miss; stored');
      expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      expect(first.headers.get('x-expires-at')).toBeNull();
      const second = await site.get(path);
      expect(cacheStatusOf(second)).toBe('pages; hit');
      expect(second.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
      expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
      expect(await second.text()).toBe(await first.text());
    },
  );

  it.each([
    ['rendered for each request', 200, '0', false],
    ['cached', 1_000, '300', true],
  ])('does not vary with unusual headers and cookies when it is %s', async (_how, variants, ttl, isHit) => {
    const { site } = setUp({ PAGE_TTL_SECONDS: ttl });
    const plain = await (await site.get('/produkter')).text();
    for (let round = 0; round < variants; round += 1) {
      const value = `v${round}`;
      const headers = {
        [`x-odd-${round % 50}`]: value,
        cookie: `access_token=${value}; cc_cookie=${value}`,
        authorization: `Bearer ${value}`,
        'accept-language': round % 2 ? 'en' : 'sv',
        'user-agent': value,
        'x-forwarded-host': `${value}.example`,
      };
      const response = await site.get(`/produkter?utm_source=${value}`, { headers });
      expect(cacheStatusOf(response) === 'pages; hit').toBe(isHit);
      expect(await response.text()).toBe(plain);
    }
  });

  it('answers 304 to its current ETag from memory, and 200 to any other', async () => {
    const { site } = setUp();
    const etag = (await site.get('/hjalp')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    const response = await site.get('/hjalp', { headers: { 'if-none-match': etag } });
    expect(response.status).toBe(304);
    expect(cacheStatusOf(response)).toBe('pages; hit');
    expect(await response.text()).toBe('');
    expect((await site.get('/hjalp', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('answers HEAD without a body', async () => {
    const { site } = setUp();
    const etag = (await site.get('/hjalp')).headers.get('etag');
    const response = await site.get('/hjalp', { method: 'HEAD' });
    expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([200, etag, '']);
  });

  it('answers 304 from an isolate that has to render it first', async () => {
    const { site, isolate } = setUp();
    const etag = (await site.get('/hjalp')).headers.get('etag') ?? '';
    const fresh = isolate({ PRODUCT_TTL_SECONDS: '299' });
    expect((await fresh.get('/hjalp', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('expires after 300 s at most', async () => {
    const { site, clock } = setUp();
    await site.get('/hjalp');
    clock.advance(299);
    expect(cacheStatusOf(await site.get('/hjalp'))).toBe('pages; hit');
    await site.waitForBackground();
    clock.advance(600);
    expect(cacheStatusOf(await site.get('/hjalp'))).toContain('fwd=miss');
  });

  it('expires with its data', async () => {
    const { site, provider, clock } = setUp();
    await site.get('/api/products');
    clock.advance(200);
    await site.get('/produkter');
    await provider.behave({ price: 12_300 });
    clock.advance(39);
    expect(await showsPrice(await site.get('/produkter'))).toBe(false);
    clock.advance(61);
    const response = await site.get('/produkter');
    expect(cacheStatusOf(response)).toContain('pages; fwd=miss');
    expect(await showsPrice(response)).toBe(true);
  });

  it('expires at midnight, because it states what is going on that day', async () => {
    const { site, clock } = setUp({}, '2026-11-01T22:59:00Z');
    expect(await (await site.get('/hjalp')).text()).toContain('pågår till');
    clock.advance(60);
    expect(await (await site.get('/hjalp')).text()).toContain('avslutad');
  });

  it('is revalidated in the background, with its data, in the last fifth of its lifetime', async () => {
    const { site, provider, clock } = setUp();
    await site.get('/produkter');
    await provider.behave({ price: 12_300 });
    clock.advance(239);
    expect(cacheStatusOf(await site.get('/produkter'))).toBe('pages; hit');
    await site.waitForBackground();
    expect(await provider.requests()).toHaveLength(1);
    clock.advance(1);
    const served = await site.get('/produkter');
    expect(cacheStatusOf(served)).toBe('pages; hit');
    expect(await showsPrice(served)).toBe(false);
    await site.waitForBackground();
    expect(await provider.requests()).toHaveLength(2);
    const revalidated = await site.get('/produkter');
    expect(cacheStatusOf(revalidated)).toBe('pages; hit');
    expect(await showsPrice(revalidated)).toBe(true);
    clock.advance(239);
    expect(cacheStatusOf(await site.get('/produkter'))).toBe('pages; hit');
  });

  it("is revalidated once the isolate's refresh jitter is reached, and not before", async () => {
    const { isolate, provider, clock } = setUp();
    const site = isolate({}, 0.5);
    const requestsAfterHit = async () => {
      expect(cacheStatusOf(await site.get('/produkter'))).toBe('pages; hit');
      await site.waitForBackground();
      return (await provider.requests()).length;
    };
    await site.get('/produkter');
    clock.advance(269);
    expect(await requestsAfterHit()).toBe(1);
    clock.advance(1);
    expect(await requestsAfterHit()).toBe(2);
  });

  it('is not replaced by a page of older data from another isolate', async () => {
    const { isolate, clock } = setUp();
    const [early, late] = [isolate(), isolate({}, 0.9)];
    for (const site of [early, late]) {
      await site.get('/api/products');
      await site.get('/produkter');
      await site.waitForBackground();
    }
    clock.advance(240);
    for (const site of [early, late]) {
      await site.get('/produkter');
      await site.waitForBackground();
    }
    clock.advance(61);
    expect(cacheStatusOf(await isolate().get('/produkter'))).toBe('pages; hit');
  });

  it('survives a failed revalidation', async () => {
    const { site, provider, clock } = setUp();
    await site.get('/produkter');
    await provider.behave({ fault: 'html' });
    clock.advance(250);
    await site.get('/produkter');
    await site.waitForBackground();
    const response = await site.get('/produkter');
    expect(response.status).toBe(200);
    expect(cacheStatusOf(response)).toBe('pages; hit');
  });

  it('is revalidated at most every 10 s while the provider fails', async () => {
    const { site, provider, clock } = setUp();
    const requestsOfHit = async () => {
      const before = (await provider.requests()).length;
      expect(cacheStatusOf(await site.get('/produkter'))).toBe('pages; hit');
      await site.waitForBackground();
      return (await provider.requests()).length - before;
    };
    await site.get('/produkter');
    await provider.behave({ fault: 'html' });
    clock.advance(250);
    expect(await requestsOfHit()).toBe(1);
    clock.advance(9);
    expect(await requestsOfHit()).toBe(0);
    clock.advance(1);
    expect(await requestsOfHit()).toBe(1);
  });

  it('is not revalidated because a visitor asks for it', async () => {
    const { site, provider } = setUp();
    await site.get('/produkter');
    const headers = { isRevalidation: 'true', 'cache-control': 'no-cache', pragma: 'no-cache' };
    const response = await site.get('/produkter?isRevalidation=true', { headers });
    expect(cacheStatusOf(response)).toBe('pages; hit');
    expect(await provider.requests()).toHaveLength(1);
  });

  it('is shared by the isolates of a data centre that run the same build', async () => {
    const { site, isolate, provider } = setUp();
    const first = await site.get('/produkter');
    await site.waitForBackground();
    const other = await isolate().get('/produkter');
    expect(cacheStatusOf(other)).toBe('pages; hit');
    expect(await other.text()).toBe(await first.text());
    expect(other.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(other.headers.get('x-expires-at')).toBeNull();
    expect(await provider.requests()).toHaveLength(1);
  });
});

it('a page reports the provider time in Server-Timing when it is rendered, and a hit when it is cached', async () => {
  const { site } = setUp();
  const timing = (await site.get('/produkter')).headers.get('server-timing');
  expect(timing).toMatch(/^provider;dur=\d+, cache;desc=miss$/);
  expect((await site.get('/produkter')).headers.get('server-timing')).toBe('page;desc=hit');
});

it('a cached page is stored in the data centre under a URL that visitors cannot fetch', async () => {
  const { site } = setUp();
  const { config, openCache } = site.deps;
  await site.get('/hjalp');
  await site.waitForBackground();
  const cacheUrl = `${config.publicOrigin}/.cache/pages/${encodeURIComponent(config.buildId)}/hjalp`;
  expect((await (await openCache()).match(cacheUrl))?.status).toBe(200);
  for (const url of [cacheUrl, new URL(cacheUrl).pathname]) {
    const response = await site.get(url);
    expect([response.status, cacheStatusOf(response)]).toEqual([404, '']);
  }
});

describe('the page cache', () => {
  it.each([
    ['a calculator result', '/?deltagare=3&produkter=4', 200],
    ['a page that does not exist', '/finns-inte', 404],
    ['a product that does not exist', '/produkter/finns-inte', 404],
    ['an invalid product URL', '/produkter/a%20b', 400],
    ['a list filtered by an unknown tag', '/produkter?tag=finns-inte', 200],
    ['a sorted list', '/produkter?ordning=pris', 200],
    ['a product search', '/produkter?sok=te', 200],
    ['a help search', '/hjalp?sok=frakt', 200],
    ['the health check', '/healthz', 200],
  ])('never stores %s', async (_name, path, status) => {
    const { site } = setUp();
    for (let round = 0; round < 2; round += 1) {
      const response = await site.get(path);
      expect(response.status).toBe(status);
      const isPage = status === 200 && path !== '/healthz';
      expect(response.headers.get('cache-control')).toBe(isPage ? 'no-cache' : 'no-store');
      expect(cacheStatusOf(response)).not.toContain('pages;');
      expect(response.headers.get('x-expires-at')).toBeNull();
    }
  });

  it('never stores a page of stale products', async () => {
    const { site, provider, clock } = setUp();
    await site.get('/produkter');
    await site.waitForBackground();
    await provider.behave({ fault: 'html' });
    clock.advance(400);
    for (let round = 0; round < 2; round += 1) {
      const response = await site.get('/produkter');
      expect(cacheStatusOf(response)).toMatch(/^products; fwd=stale/);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('never stores a streamed page', async () => {
    const { site, provider } = setUp({ STREAM_AFTER_MS: '10' });
    await provider.behave({ delayMs: 200 });
    const headers = { 'sec-fetch-dest': 'document', 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
    expect(await (await site.get('/produkter', { headers })).text()).toContain('nonce=');
    await site.waitForBackground();
    const next = await site.get('/produkter', { headers });
    expect(cacheStatusOf(next)).toContain('pages; fwd=miss; stored');
    expect(await next.text()).not.toContain('nonce=');
  });

  it('stores nothing when PAGE_TTL_SECONDS is 0', async () => {
    const { site } = setUp({ PAGE_TTL_SECONDS: '0' });
    for (let round = 0; round < 2; round += 1) {
      const response = await site.get('/hjalp');
      expect([cacheStatusOf(response), response.headers.get('cache-control')]).toEqual(['', 'no-cache']);
    }
  });
});

it('the calculator shows the result for its own numbers while the start page is cached', async () => {
  const { site } = setUp();
  await site.get('/');
  const text = await readableText(await (await site.get('/?deltagare=1&produkter=1')).text());
  expect(text).toContain('75\u00a0kr');
  expect(await readableText(await (await site.get('/')).text())).toContain('45\u00a0000');
});
