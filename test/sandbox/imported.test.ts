import { describe, expect, inject, it } from 'vitest';
import { IMPORTED_IMAGES } from '../../sandbox/catalogue/imported/images.ts';
import { parseProduct, parseProducts } from '../../src/provider/parse.ts';
import { toProduct } from '../../src/provider/to-domain.ts';
import { createTestApp } from '../support/create-test-app.ts';
import { createFaultyProvider } from '../support/faults.ts';

const api = `${inject('providerUrl')}/imported/products`;

const fetchJson = async (url: string): Promise<unknown> => (await fetch(url)).json();

const fetchList = async () => parseProducts(await fetchJson(api));

const fetchDetails = async () => {
  const { products } = await fetchList();
  return Promise.all(
    products.map(async ({ id }) => toProduct(id, parseProduct(await fetchJson(`${api}/${encodeURIComponent(id)}`)))),
  );
};

describe('the imported catalogue of the sandbox', () => {
  it('has at least a dozen products, and the site rejects none of them', async () => {
    const { products, rejected } = await fetchList();
    expect(rejected).toEqual([]);
    expect(products.length).toBeGreaterThanOrEqual(12);
  });

  it('has a very long id, name and list of tags, and a name that is written from right to left', async () => {
    const { products } = await fetchList();
    const longest = (lengthOf: (product: (typeof products)[number]) => number) => Math.max(...products.map(lengthOf));
    expect(longest(({ id }) => id.length)).toBeGreaterThan(100);
    expect(longest(({ name }) => name.length)).toBeGreaterThanOrEqual(190);
    expect(longest(({ tags }) => tags.length)).toBe(45);
    expect(products.filter(({ name }) => /^\p{Script=Arabic}/u.test(name))).toHaveLength(1);
  });

  it('has an image of every shape, and products without an image', async () => {
    const shapes = Object.values(IMPORTED_IMAGES).map(({ width, height }) => width / height);
    expect(shapes.toSorted((one, other) => one - other)).toMatchObject({ 0: 600 / 1600, [shapes.length - 1]: 4 });
    const { products } = await fetchList();
    expect(products.some(({ thumbnail }) => thumbnail === null)).toBe(true);
    expect((await fetchDetails()).map(({ media }) => media.length)).toEqual(expect.arrayContaining([0, 1, 3]));
  });

  it('serves every image but the one that is meant to be missing', async () => {
    const urls = (await fetchDetails()).flatMap(({ media }) =>
      media.flatMap(({ renditions }) => renditions.map(({ url }) => url)),
    );
    const statuses = await Promise.all(
      urls.map(async (url) => {
        const response = await fetch(url);
        await response.body?.cancel();
        return { url, status: response.status };
      }),
    );
    const gone = statuses.filter(({ status }) => status !== 200);
    expect(urls.length).toBeGreaterThan(25);
    expect(gone.map(({ url, status }) => `${new URL(url).pathname} ${status}`)).toEqual([
      '/images/imported/socks-1000.jpg 404',
      '/images/imported/socks-400.jpg 404',
    ]);
  });

  it('is what a provider with faults serves on request', async () => {
    const provider = createFaultyProvider();
    await provider.behave({ catalogue: 'imported', products: 2 });
    const { visit } = createTestApp({ vars: { PROVIDER_API_URL: provider.url } });
    const { html } = await visit('/produkter');
    expect(html).toContain('Bryggkaffe 450 g');
    expect(html).not.toContain('pepparkakor-i-kakburk');
    expect((await visit('/produkter/mandel')).status).toBe(200);
  });
});
