import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { createFaultySite, createTestApp } from '../support/create-test-app.ts';
import { createClock, createFaultyProvider } from '../support/faults.ts';

it('/healthz states the build and the state of this isolate, without a provider request', async () => {
  const { provider, clock, site } = createFaultySite();
  const first = await site.get('/healthz');
  expect(first.headers.get('cache-control')).toBe('no-store');
  const unknown = { failingSince: null, lastSuccess: null };
  const code = { release: site.deps.release, build: site.deps.config.buildId };
  expect(await first.json()).toEqual({
    status: 'ready',
    scope: 'isolate',
    ...code,
    provider: { list: unknown, product: unknown },
  });
  expect(await provider.requests()).toEqual([]);

  await site.get('/produkter/fladersaft');
  await provider.behave({ fault: 'status', status: 403 });
  for (const seconds of [300, 20]) {
    clock.advance(seconds);
    await site.get('/produkter');
    await site.waitForBackground();
  }
  expect(await (await site.get('/healthz')).json()).toEqual({
    status: 'degraded',
    scope: 'isolate',
    ...code,
    provider: {
      list: { failingSince: '2026-11-20T12:05:00.000Z', lastSuccess: '2026-11-20T12:00:00.000Z' },
      product: { failingSince: null, lastSuccess: '2026-11-20T12:00:00.000Z' },
    },
  });

  await provider.behave({});
  clock.advance(10);
  await site.get('/produkter');
  await site.waitForBackground();
  expect(await (await site.get('/healthz')).json()).toMatchObject({ status: 'ready' });
});

describe('a site with PROVIDER_TOKEN', () => {
  const vars = { PROVIDER_TOKEN: 'hemlig-nyckel' };

  it('sends the token with each request, and finds its copies again with another token', async () => {
    const { provider, isolate, site } = createFaultySite(vars);
    await site.get('/api/products');
    await site.get('/produkter/fladersaft');
    await site.waitForBackground();
    const requests = await provider.requests();
    expect(requests.map(({ headers }) => headers.authorization)).toEqual(Array(2).fill('Bearer hemlig-nyckel'));

    await isolate({ PROVIDER_TOKEN: 'ny-nyckel' }).get('/api/products');
    expect(await provider.requests()).toHaveLength(2);
  });

  it('names the token in no answer and no log line when the provider rejects it, which is a failure of the provider', async () => {
    const provider = createFaultyProvider();
    const { CATALOGUE_SNAPSHOT } = env;
    const bindings = { CATALOGUE_SNAPSHOT };
    const site = createTestApp({ vars: { ...vars, PROVIDER_API_URL: provider.url }, bindings, reports: true });
    await provider.behave({ fault: 'status', status: 401 });
    const answers: string[] = [];
    for (const path of [
      '/',
      '/produkter',
      '/produkter/fladersaft',
      '/api/products?tag=1',
      '/api/products',
      '/healthz',
    ]) {
      const response = await site.get(path);
      answers.push(JSON.stringify([...response.headers]), await response.text());
    }
    await site.deps.provider.updateSnapshot();
    await site.waitForBackground();
    expect(answers.at(-1)).toContain('"status":"degraded"');
    expect(site.logged).toContainEqual(expect.objectContaining({ event: 'report', incident: 'list' }));
    expect(JSON.stringify([answers, site.logged, await CATALOGUE_SNAPSHOT.list()])).not.toContain('hemlig-nyckel');
  });
});

it.each([
  ['list', '/api/products'],
  ['product', '/api/products/fladersaft'],
])('/healthz is ready again once the snapshot has the %s, and the next outage is reported', async (kind, path) => {
  const provider = createFaultyProvider();
  const clock = createClock();
  const { CATALOGUE_SNAPSHOT } = env;
  const isolate = () =>
    createTestApp({ vars: { PROVIDER_API_URL: provider.url }, now: clock.now, bindings: { CATALOGUE_SNAPSHOT } });
  const site = isolate();
  const statusOf = async () => (await (await site.get('/healthz')).json<{ readonly status: string }>()).status;
  const update = () => isolate().deps.provider.updateSnapshot();
  const breakDown = async () => {
    clock.advance(600);
    await provider.behave({ fault: 'html' });
    expect((await site.get(path)).headers.get('cache-status')).toContain('detail=invalid');
  };

  await update();
  await breakDown();
  expect(await statusOf()).toBe('degraded');
  await provider.behave({});
  clock.advance(20);
  await update();
  expect((await site.get(path)).headers.get('cache-status')).toContain('detail=snapshot');
  expect(await statusOf()).toBe('ready');
  await breakDown();
  expect(await statusOf()).toBe('degraded');
  expect(site.reported.map(({ context }) => context.incident)).toEqual([kind, kind]);
});

it('/healthz is ready again once the cron trigger has run in the same isolate', async () => {
  const { provider, clock } = createFaultySite();
  const { CATALOGUE_SNAPSHOT } = env;
  const site = createTestApp({
    vars: { PROVIDER_API_URL: provider.url },
    now: clock.now,
    bindings: { CATALOGUE_SNAPSHOT },
  });
  await provider.behave({ fault: 'html' });
  await site.get('/produkter');
  expect(await (await site.get('/healthz')).json()).toMatchObject({ status: 'degraded' });
  await provider.behave({});
  await site.deps.provider.updateSnapshot();
  expect(await (await site.get('/healthz')).json()).toMatchObject({ status: 'ready' });
});
