import { describe, expect, it } from 'vitest';
import { createTestApp } from '../support/create-test-app.ts';
import { createClock, createFaultyProvider } from '../support/faults.ts';
import { readableText } from '../support/html.ts';

const setUp = (vars: Readonly<Record<string, string>> = {}, start?: string) => {
  const provider = createFaultyProvider();
  const clock = createClock(start);
  const cacheName = crypto.randomUUID();
  const isolate = (more: Readonly<Record<string, string>> = {}, refreshJitter = 0) =>
    createTestApp({
      vars: { PROVIDER_API_URL: provider.url, ...vars, ...more },
      now: clock.now,
      refreshJitter,
      cacheName,
    });
  return { provider, clock, isolate, site: isolate() };
};

const statusOf = (response: Response): string => response.headers.get('cache-status') ?? '';
const showsPrice = async (response: Response): Promise<boolean> =>
  (await readableText(await response.text())).includes('123\u00a0kr');

describe('a kept page', () => {
  it.each(['/', '/hjalp', '/produkter', '/produkter/fladersaft', '/integritetspolicy'])(
    '%s is, for every visitor, the same bytes under the same validator',
    async (path) => {
      const { site } = setUp();
      const first = await site.get(path);
      expect(statusOf(first)).toContain('pages; fwd=miss; stored');
      expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      expect(first.headers.get('x-keep-seconds')).toBeNull();
      const second = await site.get(path);
      expect(statusOf(second)).toBe('pages; hit');
      expect(second.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
      expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
      expect(await second.text()).toBe(await first.text());
    },
  );

  it.each([
    { odds: 200, how: 'made for each of them', ttl: '0', isHit: false },
    { odds: 1_000, how: 'kept', ttl: '300', isHit: true },
  ])('is not changed by $odds odd headers and cookies when it is $how', async ({ odds, ttl, isHit }) => {
    const { site } = setUp({ PAGE_TTL_SECONDS: ttl });
    const plain = await (await site.get('/produkter')).text();
    for (let round = 0; round < odds; round += 1) {
      const odd = `v${round}`;
      const headers = {
        [`x-odd-${round % 50}`]: odd,
        cookie: `access_token=${odd}; cc_cookie=${odd}`,
        authorization: `Bearer ${odd}`,
        'accept-language': round % 2 ? 'en' : 'sv',
        'user-agent': odd,
        'x-forwarded-host': `${odd}.example`,
      };
      const response = await site.get(`/produkter?utm_source=${odd}`, { headers });
      expect(statusOf(response) === 'pages; hit').toBe(isHit);
      expect(await response.text()).toBe(plain);
    }
  });

  it('is answered 304 to its own validator, and that from memory', async () => {
    const { site } = setUp();
    const etag = (await site.get('/hjalp')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    const response = await site.get('/hjalp', { headers: { 'if-none-match': etag } });
    expect(response.status).toBe(304);
    expect(statusOf(response)).toBe('pages; hit');
    expect(await response.text()).toBe('');
    expect((await site.get('/hjalp', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('is answered to HEAD without its body', async () => {
    const { site } = setUp();
    const etag = (await site.get('/hjalp')).headers.get('etag');
    const response = await site.get('/hjalp', { method: 'HEAD' });
    expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([200, etag, '']);
  });

  it('is answered 304 also by an isolate that has to make it first', async () => {
    const { site, isolate } = setUp();
    const etag = (await site.get('/hjalp')).headers.get('etag') ?? '';
    const fresh = isolate({ PRODUCT_TTL_SECONDS: '299' });
    expect((await fresh.get('/hjalp', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('lives 300 s at most', async () => {
    const { site, clock } = setUp();
    await site.get('/hjalp');
    clock.advance(299);
    expect(statusOf(await site.get('/hjalp'))).toBe('pages; hit');
    await site.settled();
    clock.advance(600);
    expect(statusOf(await site.get('/hjalp'))).toContain('fwd=miss');
  });

  it('lives no longer than its data', async () => {
    const { site, provider, clock } = setUp();
    await site.get('/api/products');
    clock.advance(200);
    await site.get('/produkter');
    await provider.behave({ price: 12_300 });
    clock.advance(39);
    expect(await showsPrice(await site.get('/produkter'))).toBe(false);
    clock.advance(61);
    const response = await site.get('/produkter');
    expect(statusOf(response)).toContain('pages; fwd=miss');
    expect(await showsPrice(response)).toBe(true);
  });

  it('does not outlive the day on which it says what is going on', async () => {
    const { site, clock } = setUp({}, '2026-11-01T22:59:00Z');
    expect(await (await site.get('/hjalp')).text()).toContain('pågår till');
    clock.advance(60);
    expect(await (await site.get('/hjalp')).text()).toContain('avslutad');
  });

  it('is made anew in the last fifth of its life, in the background, with renewed data', async () => {
    const { site, provider, clock } = setUp();
    await site.get('/produkter');
    await provider.behave({ price: 12_300 });
    clock.advance(239);
    expect(statusOf(await site.get('/produkter'))).toBe('pages; hit');
    await site.settled();
    expect(await provider.requests()).toHaveLength(1);
    clock.advance(1);
    const served = await site.get('/produkter');
    expect(statusOf(served)).toBe('pages; hit');
    expect(await showsPrice(served)).toBe(false);
    await site.settled();
    expect(await provider.requests()).toHaveLength(2);
    const renewed = await site.get('/produkter');
    expect(statusOf(renewed)).toBe('pages; hit');
    expect(await showsPrice(renewed)).toBe(true);
    clock.advance(239);
    expect(statusOf(await site.get('/produkter'))).toBe('pages; hit');
  });

  it('is made anew when its isolate’s turn at renewing the data has come, and not before', async () => {
    const { isolate, provider, clock } = setUp();
    const site = isolate({}, 0.5);
    const asksOfAHit = async () => {
      expect(statusOf(await site.get('/produkter'))).toBe('pages; hit');
      await site.settled();
      return (await provider.requests()).length;
    };
    await site.get('/produkter');
    clock.advance(269);
    expect(await asksOfAHit()).toBe(1);
    clock.advance(1);
    expect(await asksOfAHit()).toBe(2);
  });

  it('does not give way to one of older data that another isolate makes', async () => {
    const { isolate, clock } = setUp();
    const [early, late] = [isolate(), isolate({}, 0.9)];
    for (const site of [early, late]) {
      await site.get('/api/products');
      await site.get('/produkter');
      await site.settled();
    }
    clock.advance(240);
    for (const site of [early, late]) {
      await site.get('/produkter');
      await site.settled();
    }
    clock.advance(61);
    expect(statusOf(await isolate().get('/produkter'))).toBe('pages; hit');
  });

  it('stays when its renewal fails', async () => {
    const { site, provider, clock } = setUp();
    await site.get('/produkter');
    await provider.behave({ fault: 'html' });
    clock.advance(250);
    await site.get('/produkter');
    await site.settled();
    const response = await site.get('/produkter');
    expect(response.status).toBe(200);
    expect(statusOf(response)).toBe('pages; hit');
  });

  it('is not made anew by every hit while the provider fails, but again after 10 s', async () => {
    const { site, provider, clock } = setUp();
    const asksOfAHit = async () => {
      const before = (await provider.requests()).length;
      expect(statusOf(await site.get('/produkter'))).toBe('pages; hit');
      await site.settled();
      return (await provider.requests()).length - before;
    };
    await site.get('/produkter');
    await provider.behave({ fault: 'html' });
    clock.advance(250);
    expect(await asksOfAHit()).toBe(1);
    clock.advance(9);
    expect(await asksOfAHit()).toBe(0);
    clock.advance(1);
    expect(await asksOfAHit()).toBe(1);
  });

  it('is shared by the isolates of a data centre and of one build', async () => {
    const { site, isolate, provider } = setUp();
    const first = await site.get('/produkter');
    await site.settled();
    const other = await isolate().get('/produkter');
    expect(statusOf(other)).toBe('pages; hit');
    expect(await other.text()).toBe(await first.text());
    expect(other.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(await provider.requests()).toHaveLength(1);
  });
});

it('tells, while it is made, how long the provider took', async () => {
  const { site } = setUp();
  const timing = (await site.get('/produkter')).headers.get('server-timing');
  expect(timing).toMatch(/^provider;dur=\d+, cache;desc=miss$/);
  expect((await site.get('/produkter')).headers.get('server-timing')).toBe('page;desc=hit');
});

it('lies in the data centre’s cache under an address of the site’s own, at which nobody gets it', async () => {
  const { site } = setUp();
  const { config, openCache } = site.deps;
  await site.get('/hjalp');
  await site.settled();
  const address = `${config.publicOrigin}/.cache/pages/${encodeURIComponent(config.buildId)}/hjalp`;
  expect((await (await openCache()).match(address))?.status).toBe(200);
  for (const asked of [address, new URL(address).pathname]) {
    const response = await site.get(asked);
    expect([response.status, statusOf(response)]).toEqual([404, '']);
  }
});

describe('what is never kept', () => {
  it.each([
    ['a sum of the calculator', '/?deltagare=3&produkter=4', 200],
    ['a page that is not there', '/finns-inte', 404],
    ['a product that is not there', '/produkter/finns-inte', 404],
    ['a refused address', '/produkter/a%20b', 400],
    ['a tag that no product has', '/produkter?tag=finns-inte', 200],
    ['a list in an order', '/produkter?ordning=pris', 200],
    ['a search for products', '/produkter?sok=te', 200],
    ['a search for help', '/hjalp?sok=frakt', 200],
    ['the health of the isolate', '/healthz', 200],
  ])('%s', async (_name, path, status) => {
    const { site } = setUp();
    for (let round = 0; round < 2; round += 1) {
      const response = await site.get(path);
      expect(response.status).toBe(status);
      const isPage = status === 200 && path !== '/healthz';
      expect(response.headers.get('cache-control')).toBe(isPage ? 'no-cache' : 'no-store');
      expect(statusOf(response)).not.toContain('pages;');
      expect(response.headers.get('x-keep-seconds')).toBeNull();
    }
  });

  it('a page made of products that could not be renewed', async () => {
    const { site, provider, clock } = setUp();
    await site.get('/produkter');
    await site.settled();
    await provider.behave({ fault: 'html' });
    clock.advance(400);
    for (let round = 0; round < 2; round += 1) {
      const response = await site.get('/produkter');
      expect(statusOf(response)).toMatch(/^products; fwd=stale/);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('a page that streamed', async () => {
    const { site, provider } = setUp({ STREAM_AFTER_MS: '10' });
    await provider.behave({ delayMs: 200 });
    const headers = { 'sec-fetch-dest': 'document', 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
    expect(await (await site.get('/produkter', { headers })).text()).toContain('nonce=');
    await site.settled();
    const next = await site.get('/produkter', { headers });
    expect(statusOf(next)).toContain('pages; fwd=miss; stored');
    expect(await next.text()).not.toContain('nonce=');
  });

  it('anything, with PAGE_TTL_SECONDS = 0', async () => {
    const { site } = setUp({ PAGE_TTL_SECONDS: '0' });
    for (let round = 0; round < 2; round += 1) {
      const response = await site.get('/hjalp');
      expect([statusOf(response), response.headers.get('cache-control')]).toEqual(['', 'no-cache']);
    }
  });
});

it('the calculator answers for its own numbers, whatever is kept', async () => {
  const { site } = setUp();
  await site.get('/');
  const text = await readableText(await (await site.get('/?deltagare=1&produkter=1')).text());
  expect(text).toContain('75\u00a0kr');
  expect(await readableText(await (await site.get('/')).text())).toContain('45\u00a0000');
});
