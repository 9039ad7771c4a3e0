import { describe, expect, it } from 'vitest';
import { cacheKey, cacheKeyBase } from '../../src/provider/cache-key.ts';
import { createTestApp } from '../support/create-test-app.ts';
import { createClock, createFaultyProvider } from '../support/faults.ts';
import { readableText } from '../support/html.ts';

const setUp = () => {
  const provider = createFaultyProvider();
  const clock = createClock();
  const vars = { PROVIDER_API_URL: provider.url, PAGE_TTL_SECONDS: '0' };
  const cacheName = crypto.randomUUID();
  const isolate = () => createTestApp({ vars, now: clock.now, cacheName });
  return { provider, clock, isolate, site: isolate() };
};

const priceOn = async (response: Response): Promise<boolean> =>
  (await readableText(await response.text())).includes('123\u00a0kr');

describe('product data', () => {
  it('is asked for once by 200 visitors who come together', async () => {
    const { site, provider } = setUp();
    await provider.behave({ delayMs: 100 });
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async () => (await site.get('/produkter/fladersaft')).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await provider.requests()).toHaveLength(1);
  });

  it('is not asked for again before 240 s, and then in the background', async () => {
    const { site, provider, clock } = setUp();
    await site.get('/produkter');
    await provider.behave({ price: 12_300 });
    clock.advance(239);
    expect(await priceOn(await site.get('/produkter'))).toBe(false);
    await site.settled();
    expect(await provider.requests()).toHaveLength(1);
    clock.advance(1);
    const served = await site.get('/produkter');
    expect(served.headers.get('cache-status')).toBe('products; hit; ttl=60; detail=memory');
    expect(await priceOn(served)).toBe(false);
    await site.settled();
    expect(await provider.requests()).toHaveLength(2);
    expect(await priceOn(await site.get('/produkter'))).toBe(true);
  });

  it('is never older than 300 s while the provider answers', async () => {
    const { site, provider, clock } = setUp();
    await site.get('/produkter');
    await provider.behave({ price: 12_300 });
    clock.advance(300);
    const response = await site.get('/produkter');
    expect(response.headers.get('cache-status')).toContain('fwd=miss');
    expect(await priceOn(response)).toBe(true);
  });

  it('is renewed once, however many visitors come meanwhile', async () => {
    const { site, provider, clock } = setUp();
    await site.get('/produkter');
    await provider.behave({ delayMs: 100 });
    clock.advance(250);
    await Promise.all(Array.from({ length: 50 }, () => site.get('/produkter')));
    await site.settled();
    expect(await provider.requests()).toHaveLength(2);
  });

  it('stays fresh for the visitor when the renewal fails', async () => {
    const { site, provider, clock } = setUp();
    await site.get('/produkter');
    await provider.behave({ fault: 'status', status: 500 });
    clock.advance(250);
    expect((await site.get('/produkter')).headers.get('cache-status')).toContain('hit');
    await site.settled();
    expect((await site.get('/produkter')).headers.get('cache-status')).toContain('hit');
  });

  it('is shared by the isolates of a data centre', async () => {
    const { site, isolate, provider, clock } = setUp();
    await site.get('/produkter');
    await site.settled();
    clock.advance(10);
    const response = await isolate().get('/produkter');
    expect(response.headers.get('cache-status')).toBe('products; hit; ttl=290; detail=shared');
    expect(await provider.requests()).toHaveLength(1);
  });

  it('that anybody can invent parameters for takes no place in the data centre', async () => {
    const { site, isolate, provider } = setUp();
    await site.get('/api/products?odd=1');
    await site.settled();
    expect((await site.get('/api/products?odd=1')).headers.get('cache-status')).toContain('detail=memory');
    expect((await isolate().get('/api/products?odd=1')).headers.get('cache-status')).toContain('fwd=miss');
    expect(await provider.requests()).toHaveLength(2);
  });

  it('that one isolate renewed is not asked for again by the next', async () => {
    const { site, isolate, provider, clock } = setUp();
    const other = isolate();
    await site.get('/produkter');
    await site.settled();
    await other.get('/produkter');
    clock.advance(250);
    await site.get('/produkter');
    await site.settled();
    await other.get('/produkter');
    await other.settled();
    expect(await provider.requests()).toHaveLength(2);
    expect((await other.get('/produkter')).headers.get('cache-status')).toContain('ttl=300');
  });

  it('that never was there takes no place in the data centre', async () => {
    const { site, isolate, provider } = setUp();
    await site.get('/api/products/finns-inte');
    await site.settled();
    await site.get('/api/products/finns-inte');
    expect(await provider.requests()).toHaveLength(1);
    await isolate().get('/api/products/finns-inte');
    expect(await provider.requests()).toHaveLength(2);
  });

  it('that is gone no longer stands in for anybody in the data centre', async () => {
    const { site, isolate, provider, clock } = setUp();
    await site.get('/api/products/fladersaft');
    await site.settled();
    await provider.behave({ fault: 'status', status: 404 });
    clock.advance(300);
    expect((await site.get('/api/products/fladersaft')).status).toBe(404);
    await site.settled();
    expect((await isolate().get('/api/products/fladersaft')).status).toBe(404);
    expect(await provider.requests()).toHaveLength(2);
    clock.advance(60);
    await provider.behave({ fault: 'status', status: 500 });
    for (const any of [site, isolate()]) expect((await any.get('/api/products/fladersaft')).status).toBe(502);
  });

  it('of a provider that is no longer asked is not shown', async () => {
    const { clock, provider } = setUp();
    const cacheName = crypto.randomUUID();
    const moved = createFaultyProvider();
    await moved.behave({ price: 12_300 });
    const at = (url: string) => createTestApp({ vars: { PROVIDER_API_URL: url }, now: clock.now, cacheName });
    const before = at(provider.url);
    await before.get('/api/products');
    await before.settled();
    const response = await at(moved.url).get('/api/products');
    expect(response.headers.get('cache-status')).toContain('fwd=miss');
    expect(await response.text()).toContain('12300');
  });

  it('survives what it does not understand in the shared cache', async () => {
    const { provider, clock } = setUp();
    const cacheName = crypto.randomUUID();
    const cache = await caches.open(cacheName);
    const headers = { 'cache-control': 'max-age=600', 'content-type': 'application/json' };
    const site = createTestApp({ vars: { PROVIDER_API_URL: provider.url }, now: clock.now, cacheName });
    const key = cacheKey(cacheKeyBase(site.deps.config.publicOrigin, site.deps.config.providerApiUrl), 'products');
    await cache.put(key, new Response('{"storedAt":"now","value":3}', { headers }));
    expect((await site.get('/produkter')).status).toBe(200);
    expect(site.reported).toHaveLength(1);
  });

  it('waits for no shared cache that does not answer, and reports that once', async () => {
    const { provider, clock } = setUp();
    const site = createTestApp({
      vars: { PROVIDER_API_URL: provider.url },
      now: clock.now,
      openCache: () => new Promise<never>(() => undefined),
    });
    for (const path of ['/api/products', '/api/products/fladersaft']) {
      const response = await site.get(path);
      expect(response.headers.get('cache-status')).toContain('fwd=miss');
    }
    expect(site.reported.map(({ context }) => context)).toEqual([{ incident: 'cache read' }]);
  });

  it('works from memory alone where the Cache API keeps nothing', async () => {
    const { site, provider, clock } = setUp();
    await site.get('/produkter');
    clock.advance(10);
    expect((await site.get('/produkter')).headers.get('cache-status')).toContain('detail=memory');
    expect(await provider.requests()).toHaveLength(1);
  });
});
