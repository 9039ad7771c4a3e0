import { Hono } from 'hono/tiny';
import { describe, expect, it } from 'vitest';
import type { AppEnv } from '../../../src/http/app-env.ts';
import {
  createPageCache,
  type Dispatch,
  keepPage,
  type PageCacheOptions,
} from '../../../src/http/middleware/page-cache.ts';
import type { ReportContext } from '../../../src/reporting/report.ts';
import { createClock } from '../../support/faults.ts';

const never = <Value>() => new Promise<Value>(() => undefined);

type Making = {
  readonly start?: string;
  /** How long it takes to make a page. */
  readonly makingSeconds?: number;
};

/** A page cache before an application that says how often it was asked. */
const setUp = (options: Partial<PageCacheOptions> = {}, { start, makingSeconds = 0 }: Making = {}) => {
  const clock = createClock(start);
  const cacheName = crypto.randomUUID();
  const reports: ReportContext[] = [];
  let made = 0;
  const cache = createPageCache({
    publicOrigin: 'https://www.example',
    buildId: 'test',
    ttlSeconds: 300,
    dataTtlSeconds: 300,
    parameters: {},
    now: clock.now,
    refreshJitter: () => 0,
    openCache: () => caches.open(cacheName),
    waitUntil: () => undefined,
    report: (_error, context) => void reports.push(context),
    ...options,
  });
  const app = new Hono<AppEnv>();
  const dispatch: Dispatch = (request) => app.fetch(request);
  app.use(cache.middleware(() => dispatch));
  app.get('/*', (c) => {
    made += 1;
    clock.advance(makingSeconds);
    keepPage(c, 300);
    return c.body(`made ${made}`, c.req.path === '/broken' ? 500 : 200);
  });
  const get = async (path = '/', renewal = dispatch): Promise<string> => {
    const request = new Request(`http://localhost:8787${path}`);
    const response = await (cache.fromMemory(request, renewal) ?? app.fetch(request));
    return response.text();
  };
  return { clock, reports, get, made: () => made };
};

describe('a kept page', () => {
  it('is renewed by a later hit when its renewal never ends', async () => {
    const { clock, get } = setUp();
    await get();
    let renewals = 0;
    const hit = () =>
      get('/', () => {
        renewals += 1;
        return never<Response>();
      });
    clock.advance(240);
    for (let round = 0; round < 3; round += 1) await hit();
    expect(renewals).toBe(1);
    clock.advance(10);
    for (let round = 0; round < 3; round += 1) await hit();
    expect(renewals).toBe(2);
  });

  it('is not renewed by every hit in the last minute of a day', async () => {
    const work: Promise<unknown>[] = [];
    const { clock, get, made } = setUp(
      { waitUntil: (promise) => void work.push(promise) },
      { start: '2026-11-20T22:59:10Z' },
    );
    const hit = async () => {
      await get();
      await Promise.all(work);
    };
    for (let round = 0; round < 5; round += 1) await hit();
    expect(made()).toBe(1);
    clock.advance(10);
    for (let round = 0; round < 5; round += 1) await hit();
    expect(made()).toBe(2);
  });

  it('is none when midnight passes while it is made', async () => {
    const { get } = setUp({}, { start: '2026-11-20T22:59:58Z', makingSeconds: 3 });
    expect(await get()).toBe('made 1');
    expect(await get()).toBe('made 2');
    expect(await get()).toBe('made 2');
  });
});

it('a page that fails after it was to be kept is not kept', async () => {
  const { get } = setUp();
  expect(await get('/broken')).toBe('made 1');
  expect(await get('/broken')).toBe('made 2');
});

describe('a data centre’s cache that fails', () => {
  const failing = () => Promise.reject(new Error('no cache'));

  it('costs no page, and its failure is reported once', async () => {
    const { get, reports } = setUp({ openCache: failing });
    for (const path of ['/a', '/b', '/c']) expect(await get(path)).toContain('made');
    expect(reports).toEqual([{ incident: 'page cache read' }, { incident: 'page cache write' }]);
  });

  it('and never answers delays a page a little, and does not hold it up', async () => {
    const { get, reports } = setUp({ openCache: never });
    expect(await get()).toBe('made 1');
    expect(await get()).toBe('made 1');
    expect(reports).toEqual([{ incident: 'page cache read' }]);
  }, 2_000);

  it('and always answers too late is reported once', async () => {
    const cacheName = crypto.randomUUID();
    const waiting: (() => void)[] = [];
    const late = () => new Promise<Cache>((resolve) => waiting.push(() => resolve(caches.open(cacheName))));
    const { get, reports } = setUp({ openCache: late });
    for (const path of ['/a', '/b', '/c']) {
      await get(path);
      for (const answer of waiting.splice(0)) answer();
    }
    expect(reports).toEqual([{ incident: 'page cache read' }]);
  }, 5_000);

  it('is reported anew when it fails anew', async () => {
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
