import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../support/create-test-app.ts';
import { createClock, createFaultyProvider } from '../support/faults.ts';
import { readPage } from '../support/html.ts';

const LIMIT = 3;

/** Counts like the platform's limiter, but has no period. */
const createLimiter = (): RateLimit & { readonly keys: string[] } => {
  const keys: string[] = [];
  return {
    keys,
    limit: async ({ key }) => {
      keys.push(key);
      return { success: keys.filter((other) => other === key).length <= LIMIT };
    },
  };
};

const setUp = (rateLimiter: RateLimit = createLimiter(), streamAfterMs = '150') => {
  const provider = createFaultyProvider();
  const site = createTestApp({
    vars: {
      PROVIDER_API_URL: provider.url,
      PAGE_TTL_SECONDS: '0',
      PROVIDER_COOKIE_NAMES: 'kund',
      STREAM_AFTER_MS: streamAfterMs,
    },
    bindings: { PROVIDER_RATE_LIMITER: rateLimiter },
  });
  const get = (path: string, address = '203.0.113.1', headers: Readonly<Record<string, string>> = {}) =>
    site.get(path, { headers: { 'cf-connecting-ip': address, ...headers } });
  return { provider, site, get };
};

describe('the rate limit', () => {
  it.each([
    ['filtered lists', (attempt: number) => [`/api/products?x=${attempt}`, {}] as const],
    [
      'requests with a credential',
      (attempt: number) => ['/api/products', { authorization: `Bearer ${attempt}` }] as const,
    ],
    ['repeated requests with one credential', () => ['/api/products', { authorization: 'Bearer invented' }] as const],
    [
      'requests with a credential cookie',
      (attempt: number) => ['/api/products', { cookie: `kund=${attempt}` }] as const,
    ],
    ['invented product ids', (attempt: number) => [`/api/products/invented-${attempt}`, {}] as const],
  ])('refuses %s beyond the limit, only for that address', async (_name, requestOf) => {
    const { provider, get } = setUp();
    for (let attempt = 0; attempt < LIMIT; attempt += 1) {
      const [path, headers] = requestOf(attempt);
      expect((await get(path, undefined, headers)).status).not.toBe(429);
    }
    const [path, headers] = requestOf(LIMIT);
    const refused = await get(path, undefined, headers);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await refused.json()).toEqual({
      error: { code: 'too_many_requests', message: 'too many requests, try again later' },
    });
    expect(await provider.requests()).toHaveLength(LIMIT);
    expect((await get(path, '203.0.113.2', headers)).status).not.toBe(429);
  });

  it('shows a page in Swedish for a product page beyond the limit', async () => {
    const { get } = setUp();
    for (let attempt = 0; attempt < LIMIT; attempt += 1) await get(`/produkter/invented-${attempt}`);
    const { status, text } = await readPage(await get('/produkter/invented'));
    expect(status).toBe(429);
    expect(text).toContain('Vänta en minut och försök igen');
    expect(text).not.toContain('felkod');
  });

  it('shows no error code where the page has begun to stream, because nothing is logged under it', async () => {
    const { get } = setUp({ limit: () => scheduler.wait(20).then(() => ({ success: false })) }, '0');
    const headers = { 'sec-fetch-dest': 'document', 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
    const { status, text } = await readPage(await get('/produkter/fladersaft', undefined, headers));
    expect(status).toBe(200);
    expect(text).toContain('Vänta en minut och försök igen');
    expect(text).not.toContain('felkod');
  });

  it('never limits the list or anything cached', async () => {
    const limiter = createLimiter();
    const { get } = setUp(limiter);
    await get('/api/products/fladersaft');
    await get('/api/products?tag=Vegan');
    for (let attempt = 0; attempt < 3 * LIMIT; attempt += 1) {
      for (const path of ['/api/products', '/produkter', '/api/products/fladersaft', '/api/products?tag=Vegan']) {
        expect([path, (await get(path)).status]).toEqual([path, 200]);
      }
    }
    expect(limiter.keys).toHaveLength(2);
  });

  it.each([
    ['2001:db8:1:2::7', '2001:db8:1:2:ffff:0:0:9'],
    ['2001:0db8::1', '2001:db8:0:0:1:2:3:4'],
    ['2001::1:2:3:4:5', '2001:0:0:1:9:9:9:9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
  ])('counts %s and %s as one client', async (address, other) => {
    const { get } = setUp();
    for (let attempt = 0; attempt < LIMIT; attempt += 1) await get(`/api/products?x=${attempt}`, address);
    expect((await get('/api/products?x=other', other)).status).toBe(429);
  });

  it.each([
    ['2001:db8:1:2::7', '2001:db8:1:3::7'],
    ['2001::1:2:3:4:5', '2001:0:0:2:2:3:4:5'],
    ['203.0.113.9', '203.0.113.10'],
  ])('counts %s and %s as two clients', async (address, other) => {
    const { get } = setUp();
    for (let attempt = 0; attempt < LIMIT; attempt += 1) await get(`/api/products?x=${attempt}`, address);
    expect((await get('/api/products?x=other', other)).status).toBe(200);
  });

  it('refuses nobody a copy or the snapshot in an outage', async () => {
    const clock = createClock();
    const provider = createFaultyProvider();
    const createSite = () =>
      createTestApp({
        vars: { PROVIDER_API_URL: provider.url },
        now: clock.now,
        bindings: { PROVIDER_RATE_LIMITER: createLimiter(), CATALOGUE_SNAPSHOT: env.CATALOGUE_SNAPSHOT },
      });
    const [warm, cold] = [createSite(), createSite()];
    await warm.deps.provider.updateSnapshot();
    const products = (await warm.deps.provider.products()).value;
    for (const { id } of products) await warm.deps.provider.product(id);
    clock.advance(3_600);
    await provider.behave({ fault: 'status', status: 500 });
    for (const site of [warm, cold]) {
      for (const { id } of products) {
        const response = await site.get(`/produkter/${id}`, { headers: { 'cf-connecting-ip': '203.0.113.1' } });
        expect([id, response.status]).toEqual([id, 200]);
      }
    }
  });

  it('lets everybody through when the limiter fails, and reports the failure once', async () => {
    const { site, get } = setUp({ limit: () => Promise.reject(new Error('down')) });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await get(`/api/products?x=${attempt}`)).status).toBe(200);
    }
    expect(site.reported.map(({ context }) => context.incident)).toEqual(['rate limiter']);
  });
});
