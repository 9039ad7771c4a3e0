import { describe, expect, inject, it } from 'vitest';
import { createTestApp } from '../support/create-test-app.ts';
import { type Behaviour, createClock, createFaultyProvider } from '../support/faults.ts';
import { EXECUTABLE_INLINE, findAll, readableText } from '../support/html.ts';

/** The value in wrangler.toml. */
const TIMEOUT_MS = 3_000;
/** Shortens the tests in which every try runs into the timeout. */
const SHORT_TIMEOUT_MS = 500;

const LIST = { path: '/produkter', message: 'Produkterna kunde inte laddas' };
const DETAIL = { path: '/produkter/fladersaft', message: 'Produkten kunde inte hämtas' };

const setUp = ({ baseUrl, timeoutMs = TIMEOUT_MS }: { baseUrl?: string; timeoutMs?: number } = {}) => {
  const provider = createFaultyProvider();
  const clock = createClock();
  const vars = {
    PROVIDER_API_URL: baseUrl ?? provider.url,
    PAGE_TTL_SECONDS: '0',
    PROVIDER_TIMEOUT_MS: String(timeoutMs),
  };
  return { provider, clock, site: createTestApp({ vars, now: clock.now }) };
};

const timed = async <Value>(work: Promise<Value>): Promise<{ value: Value; ms: number }> => {
  const startedAt = Date.now();
  const value = await work;
  return { value, ms: Date.now() - startedAt };
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

describe.each(FAILURES)('a provider that %s', (_name, behaviour, status, tries, failure) => {
  const isTimeout = failure === 'timeout';
  const timeoutMs = isTimeout ? SHORT_TIMEOUT_MS : TIMEOUT_MS;
  // Tests that wait for timeouts run concurrently. Each has its own provider and its own site.
  const test = isTimeout ? it.concurrent : it;

  test.each([LIST, DETAIL])(
    'causes an error page at $path within the time limit and is reported once',
    async ({ path, message }) => {
      const { site, provider } = setUp({ timeoutMs });
      await provider.behave(behaviour);
      const { value: response, ms } = await timed(site.get(path));
      expect(response.status).toBe(status);
      expect(ms).toBeLessThan(2 * timeoutMs + 1_000);
      const html = await response.text();
      expect(await readableText(html)).toContain(message);
      expect(await provider.requests()).toHaveLength(tries);
      await site.get(path);
      expect(site.reported).toHaveLength(1);
      expect(site.reported[0]?.error).toMatchObject({ name: 'ProviderError', failure });
    },
  );

  test('does not affect the next response after it recovers', async () => {
    const { site, provider } = setUp({ timeoutMs });
    await provider.behave(behaviour);
    await site.get(LIST.path);
    await site.waitForBackground();
    await provider.behave({});
    const response = await site.get(LIST.path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-status')).toContain('fwd=miss');
  });

  test('is covered by the cached list, shown with the time of its last update', async () => {
    const { site, provider, clock } = setUp({ timeoutMs });
    await site.get(LIST.path);
    await site.waitForBackground();
    await provider.behave(behaviour);
    clock.advance(3_600);
    const response = await site.get(LIST.path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('cache-status')).toContain(`fwd=stale; ttl=0; detail=${failure}`);
    const text = await readableText(await response.text());
    expect(text).toContain('Pepparkakor i kakburk');
    expect(text).toContain('Senast uppdaterad kl.\u00a013.00');
  });
});

describe('an unreachable provider', () => {
  it.each([
    ['it refuses connections', () => 'http://localhost:9'],
    ['it resets connections', () => inject('resettingUrl')],
    ['it closes the connection in the middle of a response', () => inject('truncatingUrl')],
  ])('causes a 503 and is reported once when %s', async (_name, url) => {
    const { site } = setUp({ baseUrl: url() });
    for (let round = 0; round < 3; round += 1) expect((await site.get(LIST.path)).status).toBe(503);
    expect(site.reported.map(({ error }) => error)).toEqual([expect.objectContaining({ failure: 'unreachable' })]);
  });
});

describe('a provider that responds within the timeout', () => {
  it('is given the time it needs', async () => {
    const { site, provider } = setUp();
    await provider.behave({ delayMs: 200 });
    expect((await site.get(LIST.path)).status).toBe(200);
    expect(await provider.requests()).toHaveLength(1);
  });

  it('receives a retry after a 503 with a short Retry-After', async () => {
    const { site, provider } = setUp();
    await provider.behave({ fault: 'status', status: 503, retryAfter: '0.5' });
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

  it('loses only the invalid product of a list, and the problem is reported', async () => {
    const { site, provider } = setUp();
    await provider.behave({ fault: 'one-bad' });
    const html = await (await site.get(LIST.path)).text();
    expect(html).not.toContain('Trasig');
    expect(html).toContain('Pepparkakor i kakburk');
    expect(site.reported).toHaveLength(1);
    expect(String(site.reported[0]?.error)).toContain('price');
  });

  it('is reported once for a product that stays invalid, not at every revalidation', async () => {
    const { site, provider, clock } = setUp();
    await provider.behave({ fault: 'one-bad' });
    for (let round = 0; round < 3; round += 1) {
      await site.get(LIST.path);
      await site.waitForBackground();
      clock.advance(250);
    }
    expect(await provider.requests()).toHaveLength(3);
    expect(site.reported).toHaveLength(1);
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
  it('costs one request and one retry for 20 concurrent visitors', async () => {
    const { site, provider } = setUp({ timeoutMs: SHORT_TIMEOUT_MS });
    await provider.behave({ fault: 'never' });
    await Promise.all(Array.from({ length: 20 }, () => site.get('/api/products')));
    expect(await provider.requests()).toHaveLength(2);
  });

  it('causes no wait after five failures, leaves cached products available, and ends by itself', async () => {
    const { site, provider, clock } = setUp({ timeoutMs: SHORT_TIMEOUT_MS });
    await site.get(DETAIL.path);
    await provider.behave({ fault: 'never' });
    clock.advance(3_600);
    for (let round = 0; round < 5; round += 1) expect((await site.get(DETAIL.path)).status).toBe(200);
    const requestsBefore = (await provider.requests()).length;

    const { value: cached, ms: cachedMs } = await timed(site.get(DETAIL.path));
    expect(cached.status).toBe(200);
    expect(cached.headers.get('cache-status')).toContain('detail=circuit-open');
    const { value: uncached, ms: uncachedMs } = await timed(site.get('/produkter/pepparkakor-i-kakburk'));
    expect(uncached.status).toBe(503);
    expect(Math.max(cachedMs, uncachedMs)).toBeLessThan(SHORT_TIMEOUT_MS);
    expect(await provider.requests()).toHaveLength(requestsBefore);

    await provider.behave({ price: 12_300 });
    clock.advance(10);
    const recovered = await site.get(DETAIL.path);
    expect(recovered.headers.get('cache-status')).toContain('fwd=miss');
    expect(await readableText(await recovered.text())).toContain('123\u00a0kr');
    expect(site.reported).toHaveLength(1);
  });

  it('makes an authenticated visitor wait for one try, and for none after five failures', async () => {
    const { site, provider } = setUp({ timeoutMs: SHORT_TIMEOUT_MS });
    await provider.behave({ fault: 'never' });
    const getAuthenticated = () => site.get('/api/products', { headers: { authorization: 'Bearer anna' } });
    for (let round = 0; round < 5; round += 1) expect((await getAuthenticated()).status).toBe(503);
    expect(await provider.requests()).toHaveLength(5);
    const { value, ms } = await timed(getAuthenticated());
    expect(value.status).toBe(503);
    expect(ms).toBeLessThan(SHORT_TIMEOUT_MS);
    expect(await provider.requests()).toHaveLength(5);
    expect(site.reported).toHaveLength(1);
  });

  it('is reported again when it recurs', async () => {
    const { site, provider } = setUp();
    for (const fault of ['html', 'none', 'html'] as const) {
      await provider.behave({ fault });
      await site.get(`/api/products?tag=${crypto.randomUUID()}`);
    }
    expect(site.reported).toHaveLength(2);
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

describe('the circuit breaker', () => {
  it('stays closed when the provider rejects unknown parameters with 400', async () => {
    const { site, provider } = setUp();
    await provider.behave({ fault: 'status', status: 400 });
    for (let round = 0; round < 8; round += 1) await site.get(`/api/products?odd=${round}`);
    await provider.behave({});
    expect((await site.get(LIST.path)).status).toBe(200);
    expect(site.reported).toEqual([]);
  });

  it.each<readonly [string, (round: number) => readonly [string, RequestInit]]>([
    ['filtered', (round) => [`/api/products?odd=${round}`, {}]],
    ['authenticated', (round) => ['/api/products', { headers: { authorization: `Bearer ${round}` } }]],
  ])('opens for %s requests alone when they make the provider fail', async (_name, request) => {
    const { site, provider } = setUp();
    await provider.behave({ fault: 'status', status: 500 });
    for (let round = 0; round < 6; round += 1) await site.get(...request(round));
    expect(await provider.requests()).toHaveLength(5);
    expect(site.reported).toHaveLength(1);
    await provider.behave({});
    for (const { path } of [LIST, DETAIL]) expect((await site.get(path)).status).toBe(200);
    expect((await site.get(...request(6))).status).toBe(503);
  });
});
