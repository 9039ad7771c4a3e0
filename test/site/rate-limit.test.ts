import { describe, expect, it } from 'vitest';
import { createTestApp } from '../support/create-test-app.ts';
import { createFaultyProvider } from '../support/faults.ts';
import { readableText } from '../support/html.ts';

const LIMIT = 3;

/** Counts like the platform's limiter, without its period. */
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

const setUp = (rateLimiter: RateLimit = createLimiter()) => {
  const provider = createFaultyProvider();
  const site = createTestApp({
    vars: { PROVIDER_API_URL: provider.url, PAGE_TTL_SECONDS: '0' },
    bindings: { PROVIDER_RATE_LIMITER: rateLimiter },
  });
  const get = (path: string, address = '203.0.113.1', headers: Readonly<Record<string, string>> = {}) =>
    site.get(path, { headers: { 'cf-connecting-ip': address, ...headers } });
  return { provider, site, get };
};

describe('the rate limit', () => {
  it.each([
    ['filtered lists', (round: number) => [`/api/products?x=${round}`, {}] as const],
    ['requests with a credential', (round: number) => ['/api/products', { authorization: `Bearer ${round}` }] as const],
    ['invented product ids', (round: number) => [`/api/products/invented-${round}`, {}] as const],
  ])('refuses %s beyond the limit, for that address alone', async (_name, requestOf) => {
    const { provider, get } = setUp();
    for (let round = 0; round < LIMIT; round += 1) {
      const [path, headers] = requestOf(round);
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
    for (let round = 0; round < LIMIT; round += 1) await get(`/produkter/invented-${round}`);
    const refused = await get('/produkter/invented');
    expect(refused.status).toBe(429);
    expect(await readableText(await refused.text())).toContain('Vänta en minut och försök igen');
  });

  it('never limits the list, or what is cached', async () => {
    const limiter = createLimiter();
    const { get } = setUp(limiter);
    await get('/api/products/fladersaft');
    await get('/api/products?tag=Vegan');
    for (let round = 0; round < 3 * LIMIT; round += 1) {
      for (const path of ['/api/products', '/produkter', '/api/products/fladersaft', '/api/products?tag=Vegan']) {
        expect([path, (await get(path)).status]).toEqual([path, 200]);
      }
    }
    expect(limiter.keys).toHaveLength(2);
  });

  it('is not passed on to clients that wait for the same product', async () => {
    const { provider, get } = setUp();
    for (let round = 0; round < LIMIT; round += 1) await get(`/api/products?x=${round}`);
    await provider.behave({ delayMs: 50 });
    const [limited, other] = await Promise.all([
      get('/api/products/fladersaft'),
      get('/api/products/fladersaft', '203.0.113.2'),
    ]);
    expect([limited.status, other.status]).toEqual([429, 200]);
  });

  it('admits everybody when the limiter fails, which is reported once', async () => {
    const { site, get } = setUp({ limit: () => Promise.reject(new Error('down')) });
    for (let round = 0; round < 3; round += 1) {
      expect((await get(`/api/products?x=${round}`)).status).toBe(200);
    }
    expect(site.reported.map(({ context }) => context.incident)).toEqual(['rate limiter']);
  });

  it('does not exist without the binding', async () => {
    const provider = createFaultyProvider();
    const site = createTestApp({ vars: { PROVIDER_API_URL: provider.url } });
    for (let round = 0; round < 2 * LIMIT; round += 1) {
      expect((await site.get(`/api/products?x=${round}`)).status).toBe(200);
    }
  });
});
