import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { PATHS } from '../../src/domain/paths.ts';
import { createTestApp } from '../support/create-test-app.ts';
import { createClock, createFaultyProvider } from '../support/faults.ts';

const PRODUCT = `${PATHS.products}/fladersaft`;

/** A namespace that counts its reads, and whose next reads a test can replace. */
const controllable = (namespace: KVNamespace) => {
  const control: { reads: number; read: ((value: string | null) => Promise<string | null>) | null } = {
    reads: 0,
    read: null,
  };
  const get = async (key: string): Promise<string | null> => {
    control.reads += 1;
    const value = namespace.get(key, 'text');
    return control.read ? control.read(await value) : value;
  };
  const proxy = new Proxy(namespace, {
    get: (target, name) => (name === 'get' ? get : Reflect.get(target, name).bind(target)),
  });
  return { control, proxy };
};

const setUp = () => {
  const provider = createFaultyProvider();
  const clock = createClock();
  const { control, proxy } = controllable(env.CATALOGUE_SNAPSHOT);
  /** A new isolate in a data centre that has never seen the catalogue. */
  const isolate = (vars: Readonly<Record<string, string>> = {}) =>
    createTestApp({
      vars: { PROVIDER_API_URL: provider.url, ...vars },
      now: clock.now,
      bindings: { CATALOGUE_SNAPSHOT: proxy },
    });
  return {
    provider,
    clock,
    control,
    isolate,
    update: () => isolate().deps.provider.updateSnapshot(),
    requests: async () => (await provider.requests()).length,
    /** Changes the stored snapshot. */
    rewrite: async (change: (stored: string) => string) => {
      const { keys } = await env.CATALOGUE_SNAPSHOT.list({ prefix: 'snapshot ' });
      const name = keys.map((key) => key.name).find((key) => key.includes(encodeURIComponent(provider.url))) ?? '';
      await env.CATALOGUE_SNAPSHOT.put(name, change((await env.CATALOGUE_SNAPSHOT.get(name)) ?? ''));
    },
  };
};

const statusOf = (response: Response): string => response.headers.get('cache-status') ?? '';

describe('the catalogue snapshot', () => {
  it('serves the list and every product in a cold data centre, with their age and without a provider request', async () => {
    const { clock, isolate, update, requests } = setUp();
    await update();
    const before = await requests();
    clock.advance(60);
    const site = isolate();
    const list = await site.get('/api/products');
    expect(statusOf(list)).toBe('products; hit; ttl=240; detail=snapshot');
    expect([list.headers.get('age'), list.headers.get('cache-control')]).toEqual(['60', 'public, max-age=300']);
    const products = (await site.deps.provider.products()).value;
    for (const { id, name } of products) {
      expect((await site.visit(`${PATHS.products}/${id}`)).text).toContain(name);
    }
    expect(await requests()).toBe(before);
  });

  it('never says that a product does not exist, and is not read for invented ids', async () => {
    const { provider, control, isolate, update } = setUp();
    await update();
    const site = isolate();
    await site.get('/api/products');
    await provider.behave({ fault: 'html' });
    const before = control.reads;
    for (const id of ['finns-inte', 'a', 'b']) expect((await site.get(`${PATHS.products}/${id}`)).status).toBe(502);
    expect(control.reads).toBe(before);
  });

  it('is not replaced when it cannot be read, and the failure is reported', async () => {
    const { provider, clock, control, isolate, update } = setUp();
    await update();
    await provider.behave({ price: 12_300 });
    control.read = () => Promise.reject(new Error('KV is down'));
    const writer = isolate();
    await writer.deps.provider.updateSnapshot();
    expect(writer.reported.map(({ context }) => context.incident)).toEqual(['snapshot update']);
    control.read = null;
    clock.advance(10);
    expect(await (await isolate().get('/api/products')).text()).not.toContain('12300');
  });

  it.each([
    ['cannot be read', () => Promise.reject(new Error('KV is down'))],
    ['has disappeared', async () => null],
    ['is unreadable', async () => 'not a snapshot'],
    ['is truncated', async (value: string | null) => value?.slice(0, -5_000).replace(/\n[^\n]*$/, '') ?? null],
    ['never arrives', () => new Promise<never>(() => undefined)],
  ])('stays in use as it was read when a newer one %s, and the failure is reported once', async (_fault, read) => {
    const { provider, clock, control, isolate, update } = setUp();
    await update();
    const site = isolate();
    await site.get('/api/products');
    await provider.behave({ fault: 'html' });
    control.read = read;
    clock.advance(400);
    for (const path of [PATHS.products, PRODUCT, '/']) {
      expect([path, (await site.get(path)).status]).toEqual([path, 200]);
      clock.advance(10);
    }
    const incidents = () => site.reported.map(({ context }) => context.incident).sort();
    await expect.poll(incidents, { timeout: 20_000 }).toEqual(['list', 'product', 'snapshot read']);
  });

  it('stays down until it can be read again, and its recovery is logged once', async () => {
    const { clock, control, isolate, update } = setUp();
    await update();
    const site = isolate();
    const ends = () => site.logged.filter(({ event }) => event === 'incident-ended').length;
    control.read = () => Promise.reject(new Error('KV is down'));
    const before = control.reads;
    for (let read = 0; read < 3; read += 1) {
      await site.get('/api/products/fladersaft');
      await site.get(`/api/products/${crypto.randomUUID()}`);
      clock.advance(10);
    }
    expect(site.reported.map(({ context }) => context.incident)).toEqual(['snapshot read']);
    expect([control.reads - before, ends()]).toEqual([3, 0]);
    control.read = null;
    await site.get('/api/products/glogg');
    expect(ends()).toBe(1);
  });

  it.each([
    ['from the future', (stored: string) => stored.replaceAll(/,\d{13}\]/g, ',4000000000000]')],
    ['with a broken list', (stored: string) => stored.replace('\n[{"id"', '\n{"id"')],
    ['of another format', () => JSON.stringify({ list: { storedAt: 1, value: [] }, details: {} })],
    ['of 20 MB that is not a snapshot', () => 'x'.repeat(20_000_000)],
  ])('is rejected and reported when it is one %s, and the provider is requested', async (_fault, change) => {
    const { isolate, update, rewrite } = setUp();
    await update();
    await rewrite(change);
    const site = isolate();
    for (const path of ['/', PATHS.products]) expect([path, (await site.get(path)).status]).toEqual([path, 200]);
    expect(statusOf(await site.get('/api/products'))).toContain('detail=memory');
    expect(site.reported.map(({ context }) => context.incident)).toEqual(['snapshot read']);
  });

  it('loses only a product that no longer parses, and the loss is reported', async () => {
    const { provider, isolate, update, rewrite } = setUp();
    await update();
    await rewrite((stored) => stored.replaceAll('"name":"Flädersaft"', '"name":""'));
    await provider.behave({ fault: 'html' });
    const site = isolate();
    expect((await site.get(`${PATHS.products}/glogg`)).status).toBe(200);
    expect((await site.get(PRODUCT)).status).toBe(502);
    expect(await (await site.get('/api/products')).text()).not.toContain('fladersaft');
    const incidents = site.reported.map(({ context }) => context.incident);
    expect(incidents.sort()).toEqual(['malformed products', 'product', 'snapshot read']);
  });

  it('is replaced by the next update when it cannot be parsed, and the failure is reported', async () => {
    const { isolate, update, rewrite } = setUp();
    await update();
    await rewrite(() => '[["products",');
    const writer = isolate();
    await writer.deps.provider.updateSnapshot();
    expect(writer.reported.map(({ context }) => context.incident)).toEqual(['snapshot read']);
    expect(statusOf(await isolate().get('/api/products'))).toContain('detail=snapshot');
  });
});

describe('a catalogue that the provider empties', () => {
  it('keeps its products in the snapshot for an hour, with their date, and then has none', async () => {
    const { provider, clock, isolate, update } = setUp();
    await update();
    await provider.behave({ fault: 'empty' });
    clock.advance(120);
    await update();
    const goods = await isolate().get('/api/products');
    expect([goods.headers.get('age'), await goods.text()]).toEqual(['120', expect.stringContaining('fladersaft')]);
    clock.advance(3_600);
    await update();
    expect(await (await isolate().get('/api/products')).text()).toBe('[]');
    await provider.behave({});
    clock.advance(120);
    await update();
    expect(await (await isolate().get('/api/products')).text()).toContain('fladersaft');
  });
});

describe('a provider that answers 404 to everything', () => {
  it('has not lost a product of the last good list, in a warm isolate or in a cold one', async () => {
    const { provider, clock, isolate, update } = setUp();
    await update();
    const warm = isolate();
    await warm.get(PRODUCT);
    await provider.behave({ fault: 'status', status: 404 });
    clock.advance(400);
    for (const site of [warm, isolate()]) expect((await site.get(PRODUCT)).status).toBe(200);
  });

  it('is believed about a product while it still serves a list', async () => {
    const { clock, isolate, update, rewrite } = setUp();
    await update();
    await rewrite((stored) => stored.replaceAll('fladersaft', 'borttagen'));
    clock.advance(400);
    const site = isolate();
    // A copy is served when the provider takes longer than `STALE_AFTER_MS`.
    const status = async () => (await site.get(`${PATHS.products}/borttagen`)).status;
    await expect.poll(status, { timeout: 20_000 }).toBe(404);
  });
});

describe('products that are in the list but answer 404', () => {
  it('exist even for an isolate that gets the list from KV after the 404', async () => {
    const { provider, clock, control, isolate, update } = setUp();
    await provider.behave({ products: 26 });
    await update();
    const { value } = await isolate().deps.provider.products();
    clock.advance(400);
    control.read = (stored) => scheduler.wait(1_300).then(() => stored);
    expect((await isolate().get(`/api/products/${value.at(-1)?.id}`)).status).toBe(502);
  });

  it('affect only themselves, cause no list request until the list drops them, and are reported again', async () => {
    const { provider, clock, isolate } = setUp();
    const site = isolate();
    const lengthened = { products: 60 };
    await provider.behave(lengthened);
    const ids = (await site.deps.provider.products()).value.slice(25).map(({ id }) => id);
    const visitAll = async () => {
      const responses = await Promise.all(ids.map((id) => site.get(`/api/products/${id}`)));
      await site.waitForBackground();
      return new Set(responses.map(({ status }) => status));
    };
    const listRequests = async () => (await provider.requests()).filter(({ path }) => path === '').length;

    expect(ids).toHaveLength(35);
    expect(await visitAll()).toEqual(new Set([502]));
    expect(await listRequests()).toBe(1);
    expect(site.reported.map(({ context }) => context.incident)).toEqual(['missing product']);
    expect(await (await site.get('/healthz')).json()).toMatchObject({ status: 'ready' });

    await provider.behave({});
    clock.advance(301);
    expect(await visitAll()).toEqual(new Set([404]));
    expect(await listRequests()).toBe(2);

    await provider.behave(lengthened);
    clock.advance(600);
    expect(await visitAll()).toEqual(new Set([404]));
    await site.get('/api/products');
    clock.advance(61);
    expect(await visitAll()).toEqual(new Set([502]));
    expect(site.reported.map(({ context }) => context.incident)).toEqual(['missing product', 'missing product']);
  });
});

it('a provider with a new URL is requested at once, and the next update fills its snapshot', async () => {
  const { provider, isolate, update } = setUp();
  await update();
  const moved = createFaultyProvider();
  await moved.behave({ price: 12_300 });
  const inNewIsolate = () => isolate({ PROVIDER_API_URL: moved.url });
  const prices = async () => (await inNewIsolate().deps.provider.products()).value.map(({ price }) => price);
  expect(new Set(await prices())).toEqual(new Set([12_300]));
  await inNewIsolate().deps.provider.updateSnapshot();
  await moved.behave({ fault: 'status', status: 500 });
  expect(new Set(await prices())).toEqual(new Set([12_300]));
  expect((await provider.requests()).length).toBe(26);
});

it('a list that changes suspiciously is accepted and reported once, and /healthz stays ready', async () => {
  const { provider, isolate } = setUp();
  const site = isolate();
  for (const price of [14_500, 145, 145, 145]) {
    await provider.behave({ price });
    await site.deps.provider.updateSnapshot();
  }
  expect(site.reported.map(({ context }) => context)).toEqual([{ incident: 'catalogue drift' }]);
  expect(String(site.reported[0]?.error)).toContain('the median price of 14500 öre became 145');
  expect(await (await site.get('/healthz')).json()).toMatchObject({ status: 'ready' });
  expect((await isolate().visit(PRODUCT)).text).toContain('1,45\u00a0kr');
});
