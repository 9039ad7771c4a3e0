import { describe, expect, it } from 'vitest';
import { createFaultySite } from '../support/create-test-app.ts';

const errorOf = async (response: Response): Promise<unknown> => response.json();

describe('GET /api/products', () => {
  it('serves the validated list as JSON with max-age, Age, Cache-Status and ETag', async () => {
    const { site } = createFaultySite();
    const response = await site.get('/api/products');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-status')).toBe('products; fwd=miss; stored; ttl=300');
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    expect(response.headers.get('age')).toBe('0');
    expect(response.headers.get('vary')).toBe('Authorization');
    expect(response.headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/);
    const [first] = await response.json<readonly object[]>();
    expect(first).toMatchObject({ id: 'pepparkakor-i-kakburk', name: 'Pepparkakor i kakburk', price: 14_500 });
  });

  it('answers 304 to the current ETag and 200 to any other', async () => {
    const { site } = createFaultySite();
    const etag = (await site.get('/api/products')).headers.get('etag') ?? '';
    const same = await site.get('/api/products', { headers: { 'if-none-match': `"x", W/${etag}` } });
    expect(same.status).toBe(304);
    expect(same.headers.get('etag')).toBe(etag);
    expect(same.headers.get('cache-control')).toBe('public, max-age=300');
    expect(await same.text()).toBe('');
    expect((await site.get('/api/products', { headers: { 'if-none-match': '"x"' } })).status).toBe(200);
  });

  it('forwards its parameters, and caches one response for them in any order', async () => {
    const { site, provider } = createFaultySite();
    await site.get('/api/products?tag=Jul&page=1');
    const again = await site.get('/api/products?page=1&tag=Jul');
    expect(again.headers.get('cache-status')).toContain('hit');
    const requests = await provider.requests();
    expect(requests).toHaveLength(1);
    expect(requests[0]?.path).toBe('?tag=Jul&page=1');
    expect(JSON.stringify(await again.json())).not.toContain('Grilltrion');
  });

  it.each([
    ['?a%20b=1', 'a b'],
    [`?${'a'.repeat(33)}=1`, 'a'.repeat(33)],
    [`?tag=${'a'.repeat(101)}`, 'tag'],
    ['?tag=a&tag=b', 'tag'],
    ['?a=&b=&c=&d=&e=&f=&g=&h=&i=', 'at most 8 parameters'],
  ])('answers 400 to %s and names the problem', async (query, problem) => {
    const { site, provider } = createFaultySite();
    const response = await site.get(`/api/products${query}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await errorOf(response)).toEqual({
      error: { code: 'bad_request', message: expect.stringContaining(problem) },
    });
    expect(await provider.requests()).toEqual([]);
  });

  it('answers other methods with 405, an Allow header and a JSON error', async () => {
    const response = await createFaultySite().site.get('/api/products', { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(await errorOf(response)).toMatchObject({ error: { code: 'method_not_allowed' } });
  });

  it('answers 502 without provider details when the provider fails', async () => {
    const { site, provider } = createFaultySite();
    await provider.behave({ fault: 'status', status: 500 });
    const response = await site.get('/api/products');
    expect(response.status).toBe(502);
    expect(await errorOf(response)).toEqual({
      error: { code: 'provider_unavailable', message: 'the products cannot be had right now' },
    });
  });
});

describe('GET /api/products/{id}', () => {
  it('serves the product in the specified shape', async () => {
    const response = await createFaultySite().site.get('/api/products/fladersaft');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      name: 'Flädersaft',
      tagline: expect.any(String),
      description: expect.stringContaining('<p>'),
      price: { amount: expect.any(Number) },
      media: expect.any(Array),
    });
  });

  it.each(['a%20b', '..%2fadmin'])('answers 404 to the impossible id %s without a provider request', async (id) => {
    const { site, provider } = createFaultySite();
    const response = await site.get(`/api/products/${id}`);
    expect(response.status).toBe(404);
    expect(await errorOf(response)).toEqual({ error: { code: 'not_found', message: 'there is no such product' } });
    expect(await provider.requests()).toEqual([]);
  });
});

describe('an authenticated request to /api/products', () => {
  it('bypasses the cache, and forwards the credential but no other header of the visitor', async () => {
    const { site, provider } = createFaultySite({ PROVIDER_COOKIE_NAMES: 'kund' });
    await site.get('/api/products');
    const headers = {
      authorization: 'Bearer anna',
      cookie: 'annan=1',
      'x-forwarded-for': '1.2.3.4',
      'user-agent': 'x',
    };
    const response = await site.get('/api/products', { headers });
    expect(response.headers.get('cache-status')).toBe('products; fwd=bypass');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('vary')).toBe('Authorization, Cookie');
    expect(await response.text()).toContain('(Bearer anna)');
    const last = (await provider.requests()).at(-1)?.headers ?? {};
    expect(last.authorization).toBe('Bearer anna');
    for (const name of ['cookie', 'x-forwarded-for', 'user-agent'])
      expect(last[name] ?? '').not.toMatch(/annan|1\.2\.3\.4|^x$/);
  });

  it('can use a configured cookie as its credential, and forwards no other cookie', async () => {
    const { site, provider } = createFaultySite({ PROVIDER_COOKIE_NAMES: 'kund' });
    const response = await site.get('/api/products', { headers: { cookie: 'a=1; kund=be%20r=it; b=2; xkund=3' } });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect((await provider.requests())[0]?.headers.cookie).toBe('kund=be%20r=it');
    const anonymous = await site.get('/api/products', { headers: { cookie: 'a=1; b=2; kundX; kund' } });
    expect(anonymous.headers.get('cache-status')).toContain('fwd=miss');
    expect((await provider.requests())[1]?.headers.cookie).toBeUndefined();
  });

  it('never mixes up the responses of concurrent visitors', async () => {
    const { site } = createFaultySite();
    const credentials = [null, 'Bearer anna', 'Bearer berit'];
    const authorizations = Array.from({ length: 100 }, (_, index) => credentials[index % credentials.length] ?? null);
    const responses = await Promise.all(
      authorizations.map(async (authorization) => {
        const response = await site.get('/api/products', authorization ? { headers: { authorization } } : {});
        return { authorization, text: await response.text() };
      }),
    );
    for (const { authorization, text } of responses) {
      for (const other of ['Bearer anna', 'Bearer berit']) expect(text.includes(other)).toBe(other === authorization);
    }
  });

  it.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
  ])('gets %i when the provider rejects the credential, which is no failure of the provider', async (status, code) => {
    const { site, provider } = createFaultySite();
    await provider.behave({ fault: 'status', status });
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const response = await site.get('/api/products', { headers: { authorization: 'Bearer fel' } });
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ error: { code } });
    }
    await provider.behave({});
    expect((await site.get('/api/products')).status).toBe(200);
  });
});
