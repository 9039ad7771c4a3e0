import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { cacheKey, cacheKeyBase } from '../../src/provider/cache-key.ts';
import { createFaultySite, createTestApp } from '../support/create-test-app.ts';
import type { Page } from '../support/html.ts';

const setUp = () => createFaultySite({ PAGE_TTL_SECONDS: '0' });

const showsNewPrice = ({ text }: Page): boolean => text.includes('123\u00a0kr');

describe('product data', () => {
  it('is revalidated in the background from 240 s on, but not earlier', async () => {
    const { site, provider, clock } = setUp();
    await site.get('/produkter');
    await provider.behave({ price: 12_300 });
    clock.advance(239);
    expect(showsNewPrice(await site.visit('/produkter'))).toBe(false);
    await site.waitForBackground();
    expect(await provider.requests()).toHaveLength(1);
    clock.advance(1);
    const served = await site.visit('/produkter');
    expect(served.headers.get('cache-status')).toBe('products; hit; ttl=60; detail=memory');
    expect(showsNewPrice(served)).toBe(false);
    await site.waitForBackground();
    expect(await provider.requests()).toHaveLength(2);
    expect(showsNewPrice(await site.visit('/produkter'))).toBe(true);
  });

  it('is shared by the isolates of a data centre', async () => {
    const { site, isolate, provider, clock } = setUp();
    await site.get('/produkter');
    await site.waitForBackground();
    clock.advance(10);
    const response = await isolate().get('/produkter');
    expect(response.headers.get('cache-status')).toBe('products; hit; ttl=290; detail=shared');
    expect(await provider.requests()).toHaveLength(1);
  });

  it('is not shared between isolates when its parameters come from visitors', async () => {
    const { site, isolate, provider } = setUp();
    await site.get('/api/products?odd=1');
    await site.waitForBackground();
    expect((await site.get('/api/products?odd=1')).headers.get('cache-status')).toContain('detail=memory');
    expect((await isolate().get('/api/products?odd=1')).headers.get('cache-status')).toContain('fwd=miss');
    expect(await provider.requests()).toHaveLength(2);
  });

  it('is removed from every isolate and the shared cache once the provider answers 404', async () => {
    const { site, isolate, provider, clock } = setUp();
    await site.get('/api/products/fladersaft');
    await site.waitForBackground();
    await provider.behave({ fault: 'status', status: 404 });
    clock.advance(300);
    expect((await site.get('/api/products/fladersaft')).status).toBe(404);
    await site.waitForBackground();
    expect((await isolate().get('/api/products/fladersaft')).status).toBe(404);
    expect(await provider.requests()).toHaveLength(2);
    clock.advance(60);
    await provider.behave({ fault: 'status', status: 500 });
    for (const each of [site, isolate()]) expect((await each.get('/api/products/fladersaft')).status).toBe(502);
  });

  it('is not served from the cache or the snapshot after CACHE_EPOCH changes', async () => {
    const { clock, provider } = setUp();
    const cacheName = crypto.randomUUID();
    const { CATALOGUE_SNAPSHOT } = env;
    const createSite = (epoch: string) =>
      createTestApp({
        vars: { PROVIDER_API_URL: provider.url, CACHE_EPOCH: epoch },
        now: clock.now,
        cacheName,
        bindings: { CATALOGUE_SNAPSHOT },
      });
    const before = createSite('');
    await before.deps.provider.updateSnapshot();
    await before.get('/api/products');
    await before.waitForBackground();
    await provider.behave({ fault: 'html' });
    expect((await createSite('').get('/api/products')).status).toBe(200);
    expect((await createSite('1').get('/api/products')).status).toBe(502);
  });

  it('is requested when the shared cache holds an invalid entry, and that is reported', async () => {
    const { provider, clock } = setUp();
    const cacheName = crypto.randomUUID();
    const cache = await caches.open(cacheName);
    const headers = { 'cache-control': 'max-age=600', 'content-type': 'application/json' };
    const site = createTestApp({ vars: { PROVIDER_API_URL: provider.url }, now: clock.now, cacheName });
    const { publicOrigin, providerApiUrl: upstreamUrl, cacheEpoch: epoch } = site.deps.config;
    const key = cacheKey(cacheKeyBase({ publicOrigin, upstreamUrl, epoch }), 'products');
    await cache.put(key, new Response('{"storedAt":"now","value":3}', { headers }));
    expect((await site.get('/produkter')).status).toBe(200);
    expect(site.reported).toHaveLength(1);
  });
});
