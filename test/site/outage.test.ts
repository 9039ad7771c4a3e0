import { env } from 'cloudflare:workers';
import { describe, expect, inject, it } from 'vitest';
import { createTestApp } from '../support/create-test-app.ts';
import { type Behaviour, createClock, createFaultyProvider } from '../support/faults.ts';

/** Far longer than a test, so a visitor who waited this long would not be served in time. */
const LONG_TIMEOUT_MS = 30_000;
/** Short enough for two attempts within the time that a visitor waits. */
const SHORT_TIMEOUT_MS = 450;

const CACHES = ['memory', 'Cache API', 'snapshot', 'nothing'] as const;

type Fault = {
  readonly behaviour?: Behaviour;
  /** The URL that receives the requests in place of the sandbox. */
  readonly url?: () => string;
  readonly status: 502 | 503;
  /** The number of requests in one attempt that reach the sandbox: the request and its retry. */
  readonly requests: number;
  /** Whether only a timeout ends a request. */
  readonly hangs?: boolean;
};

const FAULTS: readonly (readonly [name: string, Fault])[] = [
  ['never answers', { behaviour: { fault: 'never' }, status: 503, requests: 2, hangs: true }],
  ['sends a body that never ends', { behaviour: { fault: 'slow-body' }, status: 503, requests: 2, hangs: true }],
  ['refuses connections', { url: () => 'http://localhost:9', status: 503, requests: 0 }],
  ['resets connections', { url: () => inject('resettingUrl'), status: 503, requests: 0 }],
  ['breaks off in the middle of the body', { url: () => inject('truncatingUrl'), status: 503, requests: 0 }],
  ['answers 404 to the list', { behaviour: { fault: 'status', status: 404 }, status: 502, requests: 1 }],
  ['answers 500', { behaviour: { fault: 'status', status: 500 }, status: 502, requests: 2 }],
  [
    'answers 503 with Retry-After',
    { behaviour: { fault: 'status', status: 503, retryAfter: '60' }, status: 502, requests: 1 },
  ],
  ['answers HTML', { behaviour: { fault: 'html' }, status: 502, requests: 1 }],
];

/** Each fault with one of the caches. The histories of test/property/caching.test.ts have faults with all of them. */
const ROWS = FAULTS.map(([name, fault], index) => [name, CACHES[index % CACHES.length] ?? 'nothing', fault] as const);

const setUp = (timeoutMs: number) => {
  const provider = createFaultyProvider();
  const clock = createClock();
  const cacheName = crypto.randomUUID();
  let redirectedTo: string | null = null;
  const isolate = () =>
    createTestApp({
      vars: { PROVIDER_API_URL: provider.url, PROVIDER_TIMEOUT_MS: String(timeoutMs) },
      now: clock.now,
      cacheName,
      bindings: {
        CATALOGUE_SNAPSHOT: env.CATALOGUE_SNAPSHOT,
        PROVIDER: { fetch: (request) => fetch(redirectedTo === null ? request : new Request(redirectedTo, request)) },
      },
    });
  return {
    provider,
    clock,
    isolate,
    breakDown: async ({ behaviour = {}, url }: Fault) => {
      redirectedTo = url?.() ?? null;
      await provider.behave(behaviour);
    },
    recover: async () => {
      redirectedTo = null;
      await provider.behave({ price: 12_300 });
    },
  };
};

/** An isolate whose list is one hour old and only in this cache. */
const createIsolateWith = async (cache: (typeof CACHES)[number], { isolate, clock }: ReturnType<typeof setUp>) => {
  const site = isolate();
  if (cache === 'snapshot') await site.deps.provider.updateSnapshot();
  if (cache === 'memory' || cache === 'Cache API') await site.get('/api/products');
  await site.waitForBackground();
  clock.advance(3_600);
  return cache === 'memory' ? site : isolate();
};

describe('a visitor waits for at most one attempt, and nobody waits in the ten seconds after it', () => {
  const visitThroughOutage = async (_name: string, cache: (typeof CACHES)[number], fault: Fault) => {
    const hasCopy = cache !== 'nothing';
    const outage = setUp(fault.hangs ? SHORT_TIMEOUT_MS : LONG_TIMEOUT_MS);
    const { provider, clock } = outage;
    const site = await createIsolateWith(cache, outage);
    await outage.breakDown(fault);
    const before = (await provider.requests()).length;
    const requests = async () => (await provider.requests()).length - before;
    const visit = async () => {
      const { status, text } = await site.visit('/produkter');
      expect(status).toBe(hasCopy ? 200 : fault.status);
      expect(text).toContain(hasCopy ? 'Priser från kl.\u00a013.00' : 'Produkterna kunde inte laddas');
    };

    for (let visitor = 1; visitor <= 10; visitor += 1) await visit();
    for (let visitor = 11; visitor < 1_000; visitor += 1) await Promise.allSettled([site.deps.provider.products()]);
    await visit();
    await site.waitForBackground();
    expect(await requests()).toBe(fault.requests);

    clock.advance(10);
    await visit();
    await visit();
    await site.waitForBackground();
    expect(await requests()).toBe(2 * fault.requests);
    expect(site.reported.map(({ context }) => context)).toEqual([{ incident: 'list' }]);

    await outage.recover();
    clock.advance(10);
    let text = '';
    // On a busy machine, even a working provider may time out.
    for (let attempt = 0; attempt < 5 && !text.includes('123\u00a0kr'); attempt += 1) {
      await site.waitForBackground();
      ({ text } = await site.visit('/produkter'));
      clock.advance(10);
    }
    expect(text).toContain('123\u00a0kr');
  };

  it.each(ROWS)('while the provider %s and the list is cached in: %s', visitThroughOutage);
});

describe('a list that turns empty', () => {
  it.each(CACHES)('is accepted and reported when the last good list is cached in: %s', async (cache) => {
    const outage = setUp(LONG_TIMEOUT_MS);
    const site = await createIsolateWith(cache, outage);
    await outage.provider.behave({ fault: 'empty' });
    const { text } = await site.visit('/produkter');
    expect(text).toContain('Hyllan är tom just nu');
    expect(text).not.toContain('Priser från');
    expect(site.reported.map(({ context }) => context.incident)).toEqual(['empty list']);
  });
});

describe('invented ids that the provider answers with 500', () => {
  it('affect only themselves, and a later outage is reported', async () => {
    const outage = setUp(LONG_TIMEOUT_MS);
    const { provider, clock } = outage;
    const site = outage.isolate();
    await site.get('/produkter');
    await site.get('/produkter/fladersaft');
    await provider.behave({ fault: 'status', status: 500 });
    for (let id = 0; id < 50; id += 1) expect((await site.get(`/api/products/pahittad-${id}`)).status).toBe(502);
    expect(site.reported.map(({ context }) => context.incident)).toEqual(['unknown id']);
    expect(await (await site.get('/healthz')).json()).toMatchObject({ status: 'ready' });

    await provider.behave({ price: 12_300 });
    clock.advance(301);
    for (const path of ['/produkter', '/produkter/fladersaft', '/produkter/glogg']) {
      const { status, text } = await site.visit(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain('123\u00a0kr');
    }

    await provider.behave({ fault: 'status', status: 500 });
    clock.advance(301);
    await site.get('/produkter');
    await site.get('/produkter/fladersaft');
    expect(site.reported.map(({ context }) => context.incident)).toEqual(['unknown id', 'list', 'product']);
    expect(await (await site.get('/healthz')).json()).toMatchObject({ status: 'degraded' });
  });
});

describe('requests that visitors make up', () => {
  it.each<readonly [string, (attempt: number) => readonly [string, RequestInit], string]>([
    ['parameters', (attempt) => [`/api/products?odd=${attempt}`, {}], 'filtered list'],
    [
      'credentials',
      (attempt) => ['/api/products', { headers: { authorization: `Bearer ${attempt}` } }],
      'authenticated',
    ],
  ])('affect only themselves when their %s make the provider fail', async (_name, request, incident) => {
    const { provider, isolate } = setUp(LONG_TIMEOUT_MS);
    const site = isolate();
    await provider.behave({ fault: 'status', status: 400 });
    for (let attempt = 0; attempt < 3; attempt += 1) expect((await site.get(...request(attempt))).status).toBe(502);
    expect(site.reported).toEqual([]);
    await provider.behave({ fault: 'status', status: 500 });
    for (let attempt = 0; attempt < 6; attempt += 1) expect((await site.get(...request(attempt))).status).toBe(502);
    expect(site.reported.map(({ context }) => context.incident)).toEqual([incident]);
    await provider.behave({});
    for (const path of ['/produkter', '/produkter/fladersaft']) expect((await site.get(path)).status).toBe(200);
    expect((await site.get(...request(6))).status).toBe(200);
  });
});

it('a redirected request with parameters is a failure, and the visitor does not get the redirect', async () => {
  const { provider, isolate } = setUp(LONG_TIMEOUT_MS);
  const site = isolate();
  await provider.behave({ fault: 'redirect' });
  for (let attempt = 0; attempt < 2; attempt += 1) expect((await site.get('/api/products?odd=1')).status).toBe(502);
  expect(await provider.requests()).toHaveLength(1);
  expect(site.reported.map(({ context }) => context.incident)).toEqual(['filtered list']);
});

it.each([401, 403, 408, 429])(
  'a %d to parameters is a failure: it is reported and remembered, and a copy is served',
  async (status) => {
    const { provider, clock, isolate } = setUp(LONG_TIMEOUT_MS);
    const site = isolate();
    await site.get('/api/products?odd=1');
    clock.advance(301);
    await provider.behave({ fault: 'status', status });
    const statusesOf = async (path: string) => [await site.get(path), await site.get(path)].map((each) => each.status);
    expect(await statusesOf('/api/products?odd=1')).toEqual([200, 200]);
    expect(await statusesOf('/api/products?odd=2')).toEqual([502, 502]);
    expect(await provider.requests()).toHaveLength(3);
    expect(site.reported.map(({ context }) => context.incident)).toEqual(['filtered list']);
  },
);

it('an incident that comes and goes is reported at most once in ten minutes', async () => {
  const { provider, clock, isolate } = setUp(LONG_TIMEOUT_MS);
  const site = isolate();
  const failOnce = async () => {
    for (const fault of ['html', 'none'] as const) {
      await provider.behave({ fault });
      await site.get(`/api/products?odd=${crypto.randomUUID()}`);
    }
    return site.reported.length;
  };
  expect([await failOnce(), await failOnce()]).toEqual([1, 1]);
  clock.advance(600);
  expect(await failOnce()).toBe(2);
});
