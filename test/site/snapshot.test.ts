import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { PATHS } from '../../src/content/paths.ts';
import { createTestApp } from '../support/create-test-app.ts';
import { type Behaviour, createClock, createFaultyProvider } from '../support/faults.ts';
import { readableText } from '../support/html.ts';

const TIMEOUT_MS = 300;
const DAY_SECONDS = 24 * 60 * 60;

const setUp = (withBinding = true) => {
  const provider = createFaultyProvider();
  const clock = createClock();
  /** A new isolate in a data centre that has never seen the catalogue. */
  const isolate = () =>
    createTestApp({
      vars: { PROVIDER_API_URL: provider.url, PROVIDER_TIMEOUT_MS: String(TIMEOUT_MS) },
      now: clock.now,
      bindings: withBinding ? { CATALOGUE_SNAPSHOT: env.CATALOGUE_SNAPSHOT } : {},
    });
  return { provider, clock, isolate };
};

const KV_IS_DOWN = () => Promise.reject(new Error('KV is down'));

/** The same namespace. While `isDown` returns true, reads end as `read` does. */
const withBrokenReads = (namespace: KVNamespace, isDown: () => boolean, read: () => Promise<never> = KV_IS_DOWN) =>
  new Proxy(namespace, {
    get: (target, name) => (name === 'get' && isDown() ? read : Reflect.get(target, name).bind(target)),
  });

const detailOf = (response: Response): string => response.headers.get('cache-status') ?? '';

const FAULTS: readonly Behaviour[] = [
  { fault: 'status', status: 500 },
  { fault: 'status', status: 403 },
  { fault: 'html' },
  { fault: 'wrong-shape' },
  { fault: 'huge' },
  { fault: 'redirect' },
];

describe('the catalogue snapshot', () => {
  it.each(FAULTS.map((fault) => [Object.values(fault).join(' '), fault] as const))(
    'serves the list and every product from a cold data centre while the provider has the fault: %s',
    async (_name, fault) => {
      const { provider, isolate } = setUp();
      const writer = isolate();
      await writer.deps.provider.updateSnapshot();
      const products = (await writer.deps.provider.products({})).value;
      await provider.behave(fault);
      const site = isolate();
      const list = await site.get(PATHS.products);
      expect(list.status).toBe(200);
      expect(list.headers.get('cache-control')).toBe('no-cache');
      expect(detailOf(list)).toMatch(/^products; fwd=stale; ttl=0; detail=snapshot; age=\d+$/);
      const text = await readableText(await list.text());
      expect(text).toContain('Senast uppdaterad');
      for (const { id, name } of products) {
        expect(text).toContain(name);
        const page = await site.get(`${PATHS.products}/${id}`);
        expect([id, page.status]).toEqual([id, 200]);
        expect(await readableText(await page.text())).toContain(name);
      }
    },
  );

  it('gives way to live data once the provider has recovered', async () => {
    const { provider, clock, isolate } = setUp();
    await isolate().deps.provider.updateSnapshot();
    await provider.behave({ fault: 'html' });
    const site = isolate();
    expect(detailOf(await site.get('/api/products'))).toContain('detail=snapshot');
    await provider.behave({ price: 12_300 });
    clock.advance(10);
    expect(detailOf(await site.get('/api/products'))).toContain('detail=snapshot');
    await site.waitForBackground();
    expect(await (await site.get('/api/products')).text()).toContain('12300');
  });

  it('says of no product that it does not exist', async () => {
    const { provider, isolate } = setUp();
    await isolate().deps.provider.updateSnapshot();
    await provider.behave({ fault: 'html' });
    expect((await isolate().get('/produkter/finns-inte')).status).toBe(502);
  });

  it('is not replaced by one without products when it cannot be read, which is reported', async () => {
    const { provider, clock, isolate } = setUp();
    await isolate().deps.provider.updateSnapshot();
    await provider.behave({ fault: 'status', status: 500 });
    const { CATALOGUE_SNAPSHOT } = env;
    const writer = createTestApp({
      vars: { PROVIDER_API_URL: provider.url },
      now: clock.now,
      bindings: { CATALOGUE_SNAPSHOT: withBrokenReads(CATALOGUE_SNAPSHOT, () => true) },
    });
    await writer.deps.provider.updateSnapshot();
    expect(writer.reported.map(({ context }) => context.incident)).toEqual(['snapshot update']);
    expect((await isolate().get('/produkter/fladersaft')).status).toBe(200);
  });

  it('is in the sitemap too', async () => {
    const { provider, isolate } = setUp();
    await isolate().deps.provider.updateSnapshot();
    await provider.behave({ fault: 'html' });
    expect(await (await isolate().get('/sitemap.xml')).text()).toContain('/produkter/fladersaft<');
  });

  it('is not served after seven days', async () => {
    const { provider, clock, isolate } = setUp();
    await isolate().deps.provider.updateSnapshot();
    await provider.behave({ fault: 'html' });
    clock.advance(7 * DAY_SECONDS - 1);
    expect((await isolate().get(PATHS.products)).status).toBe(200);
    clock.advance(1);
    for (const path of [PATHS.products, '/produkter/fladersaft']) {
      expect([path, (await isolate().get(path)).status]).toEqual([path, 502]);
    }
  });

  it('is read at most once a minute by an isolate', async () => {
    const { provider, clock, isolate } = setUp();
    await provider.behave({ fault: 'html' });
    const site = isolate();
    expect((await site.get(PATHS.products)).status).toBe(502);
    await provider.behave({});
    await isolate().deps.provider.updateSnapshot();
    await provider.behave({ fault: 'html' });
    expect((await site.get(PATHS.products)).status).toBe(502);
    clock.advance(60);
    expect((await site.get(PATHS.products)).status).toBe(200);
  });

  it('stays in memory when it cannot be read again, which is reported', async () => {
    const { provider, clock, isolate } = setUp();
    await isolate().deps.provider.updateSnapshot();
    await provider.behave({ fault: 'html' });
    let isDown = false;
    const { CATALOGUE_SNAPSHOT } = env;
    const site = createTestApp({
      vars: { PROVIDER_API_URL: provider.url },
      now: clock.now,
      bindings: {
        CATALOGUE_SNAPSHOT: withBrokenReads(CATALOGUE_SNAPSHOT, () => isDown),
      },
    });
    expect((await site.get(PATHS.products)).status).toBe(200);
    isDown = true;
    for (let minute = 0; minute < 3; minute += 1) {
      clock.advance(60);
      expect((await site.get(PATHS.products)).status).toBe(200);
      await site.waitForBackground();
    }
    expect(site.reported.map(({ context }) => context.incident)).toEqual(['list', 'snapshot read']);
  });

  it('is served from memory at once while a new read never ends', async () => {
    const { provider, clock, isolate } = setUp();
    await isolate().deps.provider.updateSnapshot();
    await provider.behave({ fault: 'html' });
    let isDown = false;
    const never = () => new Promise<never>(() => undefined);
    const site = createTestApp({
      vars: { PROVIDER_API_URL: provider.url },
      now: clock.now,
      bindings: { CATALOGUE_SNAPSHOT: withBrokenReads(env.CATALOGUE_SNAPSHOT, () => isDown, never) },
    });
    expect((await site.get(PATHS.products)).status).toBe(200);
    isDown = true;
    clock.advance(60);
    for (let visitor = 0; visitor < 3; visitor += 1) expect((await site.get(PATHS.products)).status).toBe(200);
  });

  it('loses only a product that no longer parses, which is reported', async () => {
    const { provider, isolate } = setUp();
    const writer = isolate();
    await writer.deps.provider.updateSnapshot();
    const { keys } = await env.CATALOGUE_SNAPSHOT.list({ prefix: 'catalogue ' });
    const name = keys.map((key) => key.name).find((key) => key.includes(encodeURIComponent(provider.url))) ?? '';
    const stored = (await env.CATALOGUE_SNAPSHOT.get(name)) ?? '';
    await env.CATALOGUE_SNAPSHOT.put(name, stored.replaceAll('"name":"Flädersaft"', '"name":""'));
    await provider.behave({ fault: 'html' });
    const site = isolate();
    const text = await readableText(await (await site.get(PATHS.products)).text());
    expect(text).toContain('Pepparkakor i kakburk');
    expect(text).not.toContain('Flädersaft');
    expect(site.reported.map(({ context }) => context.incident)).toEqual(['snapshot products', 'list']);
  });

  it('keeps its previous value when an update fails, and the failure is reported', async () => {
    const { provider, isolate } = setUp();
    const writer = isolate();
    await writer.deps.provider.updateSnapshot();
    await provider.behave({ fault: 'status', status: 500 });
    await writer.deps.provider.updateSnapshot();
    expect(writer.reported.map(({ context }) => context.incident)).toContain('snapshot update');
    expect((await isolate().get(PATHS.products)).status).toBe(200);
  });

  it('is replaced by the next update when it cannot be parsed, which is reported', async () => {
    const { provider, isolate } = setUp();
    await isolate().deps.provider.updateSnapshot();
    const { keys } = await env.CATALOGUE_SNAPSHOT.list({ prefix: 'catalogue ' });
    const name = keys.map((key) => key.name).find((key) => key.includes(encodeURIComponent(provider.url))) ?? '';
    await env.CATALOGUE_SNAPSHOT.put(name, '{"list":');
    const writer = isolate();
    await writer.deps.provider.updateSnapshot();
    expect(writer.reported.map(({ context }) => context.incident)).toEqual(['snapshot read']);
    await provider.behave({ fault: 'html' });
    expect((await isolate().get(PATHS.products)).status).toBe(200);
  });

  it('is not needed: without the binding a cold data centre shows an error', async () => {
    const { provider, isolate } = setUp(false);
    await isolate().deps.provider.updateSnapshot();
    await provider.behave({ fault: 'html' });
    expect((await isolate().get(PATHS.products)).status).toBe(502);
  });
});
