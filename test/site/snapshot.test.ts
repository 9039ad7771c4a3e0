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
  it.each(FAULTS)(
    'serves the list and every product from a cold data centre while the provider has %j',
    async (fault) => {
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

  it('answers within two provider timeouts when the provider never responds', async () => {
    const { provider, isolate } = setUp();
    await isolate().deps.provider.updateSnapshot();
    await provider.behave({ fault: 'never' });
    const startedAt = Date.now();
    expect((await isolate().get(PATHS.products)).status).toBe(200);
    expect(Date.now() - startedAt).toBeLessThan(2 * TIMEOUT_MS + 1_500);
  });

  it('gives way to live data as soon as the provider recovers', async () => {
    const { provider, isolate } = setUp();
    await isolate().deps.provider.updateSnapshot();
    await provider.behave({ fault: 'html' });
    const site = isolate();
    expect(detailOf(await site.get('/api/products'))).toContain('detail=snapshot');
    await provider.behave({ price: 12_300 });
    const live = await site.get('/api/products');
    expect(detailOf(live)).toContain('fwd=miss');
    expect(await live.text()).toContain('12300');
  });

  it('answers 404 for a product that it does not have', async () => {
    const { provider, isolate } = setUp();
    await isolate().deps.provider.updateSnapshot();
    await provider.behave({ fault: 'html' });
    expect((await isolate().get('/produkter/finns-inte')).status).toBe(404);
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
    expect((await isolate().get(PATHS.products)).status).toBe(502);
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

  it('keeps its previous value when an update fails, and the failure is reported', async () => {
    const { provider, isolate } = setUp();
    const writer = isolate();
    await writer.deps.provider.updateSnapshot();
    await provider.behave({ fault: 'status', status: 500 });
    await writer.deps.provider.updateSnapshot();
    expect(writer.reported.map(({ context }) => context.incident)).toContain('snapshot update');
    expect((await isolate().get(PATHS.products)).status).toBe(200);
  });

  it('ignores a value of another schema version', async () => {
    const { provider, isolate } = setUp();
    const value = JSON.stringify({ version: 0, list: { storedAt: Date.now(), value: [] }, details: {} });
    await env.CATALOGUE_SNAPSHOT.put(`catalogue ${provider.url}/`, value);
    await provider.behave({ fault: 'html' });
    expect((await isolate().get(PATHS.products)).status).toBe(502);
  });

  it('is not needed: without the binding a cold data centre shows an error', async () => {
    const { provider, isolate } = setUp(false);
    await isolate().deps.provider.updateSnapshot();
    await provider.behave({ fault: 'html' });
    expect((await isolate().get(PATHS.products)).status).toBe(502);
  });
});
