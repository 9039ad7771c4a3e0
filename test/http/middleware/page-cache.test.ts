import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { AppEnv } from '../../../src/http/app-env.ts';
import { createPageCache, type PageCacheOptions } from '../../../src/http/middleware/page-cache.ts';
import type { ReportContext } from '../../../src/reporting/report.ts';
import { createClock } from '../../support/faults.ts';

const never = <Value>() => new Promise<Value>(() => undefined);

type RenderOptions = {
  readonly start?: string;
  /** How long a page takes to render. */
  readonly renderSeconds?: number;
};

/** A page cache in an application that counts how often it renders. */
const setUp = (options: Partial<PageCacheOptions> = {}, { start, renderSeconds = 0 }: RenderOptions = {}) => {
  const clock = createClock(start);
  const cacheName = crypto.randomUUID();
  const reports: ReportContext[] = [];
  let renders = 0;
  const app = new Hono<AppEnv>();
  const cachePage = createPageCache({
    publicOrigin: 'https://www.example',
    buildId: 'test',
    ttlSeconds: 300,
    dataTtlSeconds: 300,
    maxRenderMs: 1_000,
    now: clock.now,
    refreshJitter: () => 0,
    openCache: () => caches.open(cacheName),
    waitUntil: () => undefined,
    report: (_error, context) => void reports.push(context),
    dispatchRevalidation: (request) => app.fetch(request, { isRevalidation: true }),
    ...options,
  });
  app.get('/*', cachePage(), (c) => {
    renders += 1;
    clock.advance(renderSeconds);
    return c.body(`render ${renders}`, c.req.path === '/broken' ? 500 : 200);
  });
  const get = async (path = '/'): Promise<string> => (await app.request(path)).text();
  return { clock, reports, get, renders: () => renders };
};

describe('a cached page', () => {
  it('is revalidated again by a later hit when its revalidation never ends', async () => {
    let revalidations = 0;
    const { clock, get } = setUp({
      dispatchRevalidation: () => {
        revalidations += 1;
        return never<Response>();
      },
    });
    await get();
    clock.advance(240);
    for (let round = 0; round < 3; round += 1) await get();
    expect(revalidations).toBe(1);
    clock.advance(10);
    for (let round = 0; round < 3; round += 1) await get();
    expect(revalidations).toBe(2);
  });

  it('keeps being served when its revalidation fails, which is reported once', async () => {
    const work: Promise<unknown>[] = [];
    const { clock, get, reports } = setUp({
      waitUntil: (promise) => void work.push(promise),
      dispatchRevalidation: () => Promise.reject(new Error('no isolate')),
    });
    await get();
    for (const seconds of [240, 10, 10]) {
      clock.advance(seconds);
      expect(await get()).toBe('render 1');
      await Promise.all(work);
    }
    expect(reports).toEqual([{ incident: 'page revalidation' }]);
  });

  it('is not revalidated by every hit in the last minute of a day', async () => {
    const work: Promise<unknown>[] = [];
    const { clock, get, renders } = setUp(
      { waitUntil: (promise) => void work.push(promise) },
      { start: '2026-11-20T22:59:10Z' },
    );
    const hit = async () => {
      await get();
      await Promise.all(work);
    };
    for (let round = 0; round < 5; round += 1) await hit();
    expect(renders()).toBe(1);
    clock.advance(10);
    for (let round = 0; round < 5; round += 1) await hit();
    expect(renders()).toBe(2);
  });

  it('is not stored when midnight passes while it renders', async () => {
    const { get } = setUp({}, { start: '2026-11-20T22:59:58Z', renderSeconds: 3 });
    expect(await get()).toBe('render 1');
    expect(await get()).toBe('render 2');
    expect(await get()).toBe('render 2');
  });
});

it('a page with an error status is not cached', async () => {
  const { get } = setUp();
  expect(await get('/broken')).toBe('render 1');
  expect(await get('/broken')).toBe('render 2');
});

describe('a Cache API that fails', () => {
  const failing = () => Promise.reject(new Error('no cache'));

  it('does not keep pages from being served, and is reported once', async () => {
    const { get, reports } = setUp({ openCache: failing });
    for (const path of ['/a', '/b', '/c']) expect(await get(path)).toContain('render');
    expect(reports).toEqual([{ incident: 'page cache read' }, { incident: 'page cache write' }]);
  });

  it('delays a page only briefly when it never responds', async () => {
    const { get, reports } = setUp({ openCache: never });
    expect(await get()).toBe('render 1');
    expect(await get()).toBe('render 1');
    expect(reports).toEqual([{ incident: 'page cache read' }]);
  }, 2_000);

  it('is reported once when every response is too late', async () => {
    const cacheName = crypto.randomUUID();
    const waiting: (() => void)[] = [];
    const late = () => new Promise<Cache>((resolve) => waiting.push(() => resolve(caches.open(cacheName))));
    const { get, reports } = setUp({ openCache: late });
    for (const path of ['/a', '/b', '/c']) {
      await get(path);
      for (const respond of waiting.splice(0)) respond();
    }
    expect(reports).toEqual([{ incident: 'page cache read' }]);
  }, 5_000);

  it('is reported again when it fails after a recovery', async () => {
    const cacheName = crypto.randomUUID();
    let isFailing = true;
    const { get, reports } = setUp({ openCache: () => (isFailing ? failing() : caches.open(cacheName)) });
    await get('/a');
    isFailing = false;
    await get('/b');
    isFailing = true;
    await get('/c');
    expect(reports.filter(({ incident }) => incident === 'page cache read')).toHaveLength(2);
  });
});

describe('concurrent misses on one page', () => {
  /** An application whose renders wait until they are released. */
  const setUpSlow = (options: Partial<PageCacheOptions> = {}, isCacheable = true) => {
    const release = Promise.withResolvers<void>();
    let renders = 0;
    const app = new Hono<AppEnv>();
    const cacheName = crypto.randomUUID();
    const cachePage = createPageCache({
      publicOrigin: 'https://www.example',
      buildId: 'test',
      ttlSeconds: 300,
      dataTtlSeconds: 300,
      maxRenderMs: 1_000,
      now: () => new Date('2026-11-20T12:00:00Z'),
      refreshJitter: () => 0,
      openCache: () => caches.open(cacheName),
      waitUntil: () => undefined,
      report: () => undefined,
      dispatchRevalidation: (request) => app.fetch(request, { isRevalidation: true }),
      ...options,
    });
    app.get('/*', cachePage(), async (c) => {
      renders += 1;
      if (!isCacheable) c.set('maxAgeSeconds', 0);
      await release.promise;
      return c.body(`render ${renders}`);
    });
    return { app, release, renders: () => renders };
  };

  it('share one render', async () => {
    const { app, release, renders } = setUpSlow();
    const requests = Array.from({ length: 200 }, () => app.request('/a'));
    setTimeout(release.resolve, 20);
    const responses = await Promise.all(requests);
    expect(renders()).toBe(1);
    const statuses = responses.map((response) => response.headers.get('cache-status'));
    expect(statuses.filter((status) => status === 'pages; fwd=miss; stored')).toHaveLength(1);
    expect(statuses.filter((status) => status === 'pages; fwd=miss; collapsed')).toHaveLength(199);
    expect(new Set(await Promise.all(responses.map((response) => response.text())))).toEqual(new Set(['render 1']));
  });

  it('render separately when the page may not be cached', async () => {
    const { app, release, renders } = setUpSlow({}, false);
    const requests = Array.from({ length: 3 }, () => app.request('/a'));
    setTimeout(release.resolve, 20);
    for (const response of await Promise.all(requests)) expect(response.headers.get('cache-status')).toBeNull();
    expect(renders()).toBe(3);
  });

  it('make a waiter render when the leader never finishes', async () => {
    const { app, release, renders } = setUpSlow({ maxRenderMs: 20 });
    const [, ...waiters] = Array.from({ length: 3 }, () => app.request('/a'));
    await expect.poll(renders).toBeGreaterThan(1);
    release.resolve();
    for (const response of await Promise.all(waiters)) expect(response.status).toBe(200);
  });
});
