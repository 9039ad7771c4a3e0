import { describe, expect, it } from 'vitest';
import { createTestApp } from '../support/create-test-app.ts';
import { createClock, createFaultyProvider } from '../support/faults.ts';

const setUp = (vars: Readonly<Record<string, string>> = {}) => {
  const provider = createFaultyProvider();
  const clock = createClock();
  return {
    provider,
    clock,
    site: createTestApp({ vars: { PROVIDER_API_URL: provider.url, ...vars }, now: clock.now }),
  };
};

const errorOf = async (response: Response): Promise<unknown> => response.json();

describe('GET /api/products', () => {
  it('is the validated list as JSON, with lifetime, provenance and a validator', async () => {
    const { site } = setUp();
    const response = await site.get('/api/products');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-status')).toBe('products; fwd=miss; stored; ttl=300');
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    expect(response.headers.get('age')).toBe('0');
    expect(response.headers.get('vary')).toBe('Authorization');
    expect(response.headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/);
    expect(response.headers.get('server-timing')).toMatch(/^provider;dur=\d+, cache;desc=miss$/);
    const [first] = await response.json<readonly object[]>();
    expect(first).toMatchObject({ id: 'pepparkakor-i-kakburk', name: 'Pepparkakor i kakburk', price: 14_500 });
  });

  it('tells on a hit how old the answer is; lifetime and age add up', async () => {
    const { site, clock } = setUp();
    await site.get('/api/products');
    clock.advance(100);
    const response = await site.get('/api/products');
    expect(response.headers.get('cache-status')).toBe('products; hit; ttl=200; detail=memory');
    expect(response.headers.get('age')).toBe('100');
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  });

  it('answers 304 to its own validator, and to no other', async () => {
    const { site } = setUp();
    const etag = (await site.get('/api/products')).headers.get('etag') ?? '';
    const same = await site.get('/api/products', { headers: { 'if-none-match': `"x", W/${etag}` } });
    expect(same.status).toBe(304);
    expect(same.headers.get('etag')).toBe(etag);
    expect(same.headers.get('cache-control')).toBe('public, max-age=300');
    expect(await same.text()).toBe('');
    expect((await site.get('/api/products', { headers: { 'if-none-match': '"x"' } })).status).toBe(200);
  });

  it('passes its parameters on, sorted or not, as one cached answer', async () => {
    const { site, provider } = setUp();
    await site.get('/api/products?tag=Jul&page=1');
    const again = await site.get('/api/products?page=1&tag=Jul');
    expect(again.headers.get('cache-status')).toContain('hit');
    const asked = await provider.requests();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.path).toBe('?tag=Jul&page=1');
    expect(JSON.stringify(await again.json())).not.toContain('Grilltrion');
  });

  it('answers HEAD without a body', async () => {
    const response = await setUp().site.get('/api/products', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  it.each([
    ['?a%20b=1', 'a b'],
    [`?${'a'.repeat(33)}=1`, 'a'.repeat(33)],
    [`?tag=${'a'.repeat(101)}`, 'tag'],
    ['?tag=a&tag=b', 'tag'],
    ['?a=&b=&c=&d=&e=&f=&g=&h=&i=', 'at most 8 parameters'],
  ])('refuses %s and names what is wrong', async (query, named) => {
    const { site, provider } = setUp();
    const response = await site.get(`/api/products${query}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await errorOf(response)).toEqual({
      error: { code: 'bad_request', message: expect.stringContaining(named) },
    });
    expect(await provider.requests()).toEqual([]);
  });

  it('answers other methods with 405 and Allow, as JSON', async () => {
    const response = await setUp().site.get('/api/products', { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(await errorOf(response)).toMatchObject({ error: { code: 'method_not_allowed' } });
  });

  it('says nothing of the provider when it fails', async () => {
    const { site, provider } = setUp();
    await provider.behave({ fault: 'status', status: 500 });
    const response = await site.get('/api/products');
    expect(response.status).toBe(502);
    expect(await errorOf(response)).toEqual({
      error: { code: 'provider_unavailable', message: 'the products cannot be had right now' },
    });
  });
});

describe('GET /api/products/{id}', () => {
  it('is the product in the shape of the specification', async () => {
    const response = await setUp().site.get('/api/products/fladersaft');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      name: 'Flädersaft',
      tagline: expect.any(String),
      description: expect.stringContaining('<p>'),
      price: { amount: expect.any(Number) },
      media: expect.any(Array),
    });
  });

  it('is 404 for an unknown product, believed for a minute', async () => {
    const { site, provider, clock } = setUp();
    for (const seconds of [0, 30, 29]) {
      clock.advance(seconds);
      const response = await site.get('/api/products/finns-inte');
      expect(response.status).toBe(404);
      expect(await errorOf(response)).toMatchObject({ error: { code: 'not_found' } });
    }
    await site.settled();
    const asked = (await provider.requests()).length;
    expect(asked).toBeLessThanOrEqual(2);
    clock.advance(120);
    await site.get('/api/products/finns-inte');
    expect(await provider.requests()).toHaveLength(asked + 1);
  });

  it.each(['a%20b', 'a'.repeat(65), '%2e%2e%2fadmin', 'a%2fb'])('refuses the id %s', async (id) => {
    const { site, provider } = setUp();
    const response = await site.get(`/api/products/${id}`);
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toMatchObject({ error: { message: expect.stringContaining('id') } });
    expect(await provider.requests()).toEqual([]);
  });
});

describe('a visitor with a credential', () => {
  it('is answered by the provider itself, with that credential alone, and nothing is kept', async () => {
    const { site, provider } = setUp({ PROVIDER_COOKIE_NAMES: 'kund' });
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

  it('may be a listed cookie; others stay here', async () => {
    const { site, provider } = setUp({ PROVIDER_COOKIE_NAMES: 'kund' });
    const response = await site.get('/api/products', { headers: { cookie: 'a=1; kund=be%20r=it; b=2; xkund=3' } });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect((await provider.requests())[0]?.headers.cookie).toBe('kund=be%20r=it');
    const open = await site.get('/api/products', { headers: { cookie: 'a=1; b=2' } });
    expect(open.headers.get('cache-status')).toContain('fwd=miss');
    expect((await provider.requests())[1]?.headers.cookie).toBeUndefined();
  });

  it("never sees another visitor's answer, nor does anybody see theirs", async () => {
    const { site } = setUp();
    const visitors = [null, 'Bearer anna', 'Bearer berit'];
    const rounds = Array.from({ length: 100 }, (_, index) => visitors[index % visitors.length] ?? null);
    const answers = await Promise.all(
      rounds.map(async (authorization) => {
        const response = await site.get('/api/products', authorization ? { headers: { authorization } } : {});
        return { authorization, text: await response.text() };
      }),
    );
    for (const { authorization, text } of answers) {
      for (const other of ['Bearer anna', 'Bearer berit']) expect(text.includes(other)).toBe(other === authorization);
    }
  });

  it('is told that the provider failed when its answer is malformed', async () => {
    const { site, provider } = setUp();
    await provider.behave({ fault: 'wrong-shape' });
    const response = await site.get('/api/products', { headers: { authorization: 'Bearer anna' } });
    expect(response.status).toBe(502);
  });

  it('whose credential is not accepted is told so, and the provider does not count as failing', async () => {
    const { site, provider } = setUp();
    await provider.behave({ fault: 'status', status: 401 });
    for (let round = 0; round < 8; round += 1) {
      const response = await site.get('/api/products', { headers: { authorization: 'Bearer fel' } });
      expect(response.status).toBe(401);
    }
    await provider.behave({});
    expect((await site.get('/api/products')).status).toBe(200);
  });
});
