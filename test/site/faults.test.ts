import { describe, expect, it } from 'vitest';
import { createTestApp } from '../support/create-test-app.ts';
import { type Behaviour, createClock, createFaultyProvider } from '../support/faults.ts';
import { EXECUTABLE_INLINE, findAll, readableText } from '../support/html.ts';

/** The value in wrangler.toml. */
const TIMEOUT_MS = 3_000;
/** Shortens the tests in which every try runs into the timeout. */
const SHORT_TIMEOUT_MS = 500;

const LIST = { path: '/produkter' };
const DETAIL = { path: '/produkter/fladersaft', message: 'Produkten kunde inte hämtas' };

const setUp = ({ timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {}) => {
  const provider = createFaultyProvider();
  const clock = createClock();
  const vars = {
    PROVIDER_API_URL: provider.url,
    PAGE_TTL_SECONDS: '0',
    PROVIDER_TIMEOUT_MS: String(timeoutMs),
  };
  return { provider, clock, site: createTestApp({ vars, now: clock.now }) };
};

type Row = readonly [name: string, behaviour: Behaviour, status: number, tries: number, failure: string];

const FAILURES: readonly Row[] = [
  ['answers after the timeout', { delayMs: 10_000 }, 503, 2, 'timeout'],
  ['never answers', { fault: 'never' }, 503, 2, 'timeout'],
  ['answers 500', { fault: 'status', status: 500 }, 502, 1, 'status'],
  ['answers 502', { fault: 'status', status: 502 }, 502, 2, 'status'],
  ['answers 503', { fault: 'status', status: 503 }, 502, 2, 'status'],
  ['answers 503 with a long Retry-After', { fault: 'status', status: 503, retryAfter: '60' }, 502, 1, 'status'],
  ['answers 429', { fault: 'status', status: 429, retryAfter: '1' }, 502, 1, 'status'],
  ['answers HTML', { fault: 'html' }, 502, 1, 'invalid'],
  ['answers 5 MB', { fault: 'huge' }, 502, 1, 'invalid'],
  ['answers JSON of the wrong shape', { fault: 'wrong-shape' }, 502, 1, 'invalid'],
  ['redirects to itself', { fault: 'redirect' }, 502, 1, 'status'],
];

it.concurrent.each(FAILURES)(
  'a provider that %s causes an error page of a product, and is reported once',
  async (_name, behaviour, status, tries, failure) => {
    const { site, provider } = setUp({ timeoutMs: failure === 'timeout' ? SHORT_TIMEOUT_MS : TIMEOUT_MS });
    await provider.behave(behaviour);
    const response = await site.get(DETAIL.path);
    expect(response.status).toBe(status);
    expect(await readableText(await response.text())).toContain(DETAIL.message);
    expect(await provider.requests()).toHaveLength(tries);
    await site.get(DETAIL.path);
    expect(site.reported).toHaveLength(1);
    expect(site.reported[0]?.error).toMatchObject({ name: 'ProviderError', failure });
  },
);

describe('a provider that responds within the timeout', () => {
  it('receives a retry after a 503', async () => {
    const { site, provider } = setUp();
    await provider.behave({ fault: 'status', status: 503 });
    await site.get(LIST.path);
    expect(await provider.requests()).toHaveLength(2);
  });

  it('makes the page show the empty state when its list is empty', async () => {
    const { site, provider } = setUp();
    await provider.behave({ fault: 'empty' });
    const response = await site.get(LIST.path);
    expect(response.status).toBe(200);
    expect(await readableText(await response.text())).toContain('Hyllan är tom just nu');
  });

  it('loses only images of hosts that the browser would block, and the report names MEDIA_ORIGINS', async () => {
    const { site, provider } = setUp();
    await provider.behave({ fault: 'foreign-images' });
    for (const { path } of [LIST, DETAIL]) {
      const html = await (await site.get(path)).text();
      expect(html).toContain('Media ej tillgänglig');
      expect(html).not.toContain('cdn.example');
    }
    expect(site.reported.map(({ context }) => context.incident)).toEqual(['blocked images']);
    expect(String(site.reported[0]?.error)).toContain('MEDIA_ORIGINS lacks https://cdn.example');
    const allowing = createTestApp({ vars: { PROVIDER_API_URL: provider.url, MEDIA_ORIGINS: 'https://cdn.example' } });
    expect(await (await allowing.get(LIST.path)).text()).toContain('https://cdn.example/');
    expect(allowing.reported).toEqual([]);
  });

  it('is not reported for what a list with parameters or a credential loses', async () => {
    const { site, provider } = setUp();
    await provider.behave({ fault: 'one-bad' });
    await site.get('/api/products?odd=1');
    await site.get('/api/products', { headers: { authorization: 'Bearer anna' } });
    expect(site.reported).toEqual([]);
  });

  it('loses only the invalid product of a list, and the problem is reported', async () => {
    const { site, provider } = setUp();
    await provider.behave({ fault: 'one-bad' });
    const html = await (await site.get(LIST.path)).text();
    expect(html).not.toContain('Trasig');
    expect(html).toContain('Pepparkakor i kakburk');
    expect(site.reported).toHaveLength(1);
    expect(String(site.reported[0]?.error)).toContain('price');
  });

  it('is reported with the number of products that a list beyond the limit loses', async () => {
    const clock = createClock();
    let length = 1_002;
    const respond = async () =>
      Response.json(Array.from({ length }, (_, id) => ({ id, name: `Vara ${id}`, price: 12_300 })));
    const site = createTestApp({ now: clock.now, bindings: { PROVIDER: { fetch: respond } } });
    for (const next of [1_003, 1_000, 1_001, 1_000]) {
      await site.get('/api/products');
      clock.advance(601);
      length = next;
    }
    expect(site.reported.map(({ error, context }) => [context.incident, String(error)])).toEqual([
      ['malformed products', 'Error: dropped products: 2 after the first 1000'],
      ['malformed products', 'Error: dropped products: 1 after the first 1000'],
    ]);
  });

  it('makes the pages show the placeholder when products have no media', async () => {
    const { site, provider } = setUp();
    await provider.behave({ fault: 'no-media' });
    for (const { path } of [LIST, DETAIL]) {
      const response = await site.get(path);
      expect(response.status).toBe(200);
      expect(await readableText(await response.text())).toContain('Media ej tillgänglig');
    }
  });

  it('cannot inject scripts through its texts', async () => {
    const { site, provider } = setUp();
    await provider.behave({ fault: 'scripts' });
    for (const { path } of [LIST, DETAIL]) {
      const html = await (await site.get(path)).text();
      expect(await findAll(html, EXECUTABLE_INLINE)).toEqual([]);
      expect(await findAll(html, '[onerror]')).toEqual([]);
      expect(html).not.toMatch(/(href|src|srcset|fill)="[^"]*javascript:/i);
    }
  });

  it('is cached despite Set-Cookie and Vary: *, and neither header reaches the visitor', async () => {
    const { site, provider } = setUp();
    await provider.behave({ fault: 'cookies' });
    for (const path of [LIST.path, '/api/products']) {
      const response = await site.get(path);
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(response.headers.get('vary') ?? '').not.toContain('*');
    }
    expect(await provider.requests()).toHaveLength(1);
  });
});

describe('an outage', () => {
  it('tells API clients for how much longer the failure is remembered', async () => {
    const { site, provider, clock } = setUp();
    await provider.behave({ fault: 'html' });
    const retryAfter = async () => (await site.get('/api/products')).headers.get('retry-after');
    expect(await retryAfter()).toBe('10');
    clock.advance(3.5);
    expect(await retryAfter()).toBe('7');
  });

  it('costs one request and one retry for 20 concurrent visitors', async () => {
    const { site, provider } = setUp({ timeoutMs: SHORT_TIMEOUT_MS });
    await provider.behave({ fault: 'never' });
    await Promise.all(Array.from({ length: 20 }, () => site.get('/api/products')));
    expect(await provider.requests()).toHaveLength(2);
  });

  it('makes an authenticated visitor wait for one try, and no other', async () => {
    const { site, provider } = setUp({ timeoutMs: SHORT_TIMEOUT_MS });
    await provider.behave({ fault: 'never' });
    const visits = Array.from({ length: 5 }, () =>
      site.get('/api/products', { headers: { authorization: 'Bearer anna' } }),
    );
    expect((await Promise.all(visits)).map(({ status }) => status)).toEqual(Array(5).fill(503));
    expect(await provider.requests()).toHaveLength(5);
    expect(site.reported.map(({ context }) => context.incident)).toEqual(['authenticated']);
  });

  it('makes cached products unavailable after seven days', async () => {
    const { site, provider, clock } = setUp();
    await site.get(LIST.path);
    await site.waitForBackground();
    await provider.behave({ fault: 'status', status: 500 });
    clock.advance(7 * 24 * 3_600 - 1);
    expect((await site.get(LIST.path)).status).toBe(200);
    clock.advance(1);
    expect((await site.get(LIST.path)).status).toBe(502);
  });
});
