import { describe, expect, it } from 'vitest';
import { MalformedError } from '../../client/http/errors.ts';
import { parseProductList } from '../../client/http/product-list.ts';
import { fetchSite } from '../support/create-test-app.ts';

const product = { id: 'a', name: 'A', price: 100 };
const read = { ...product, image: '' };

describe('the parser of the product list in the browser', () => {
  it.each<[string, unknown, unknown]>([
    ['an empty list', [], []],
    ['products without a thumbnail', [product, { ...product, thumbnail: null }], [read, read]],
    ['products with fields of another build', [{ ...product, stock: null, thumbnail: { url: 1 } }], [read]],
    ['the usable products', [{ ...product, name: undefined }, null, product], [read]],
  ])('accepts %s', (_case, body, products) => {
    expect(parseProductList(body)).toEqual(products);
  });

  it('accepts the response of /api/products', async () => {
    const products = parseProductList(await (await fetchSite('/api/products')).json());
    expect(products.length).toBeGreaterThan(20);
    for (const { image } of products) expect(image).toMatch(/^https?:/);
  });

  it.each([
    null,
    {},
    'products',
    [null],
    [{ ...product, id: 1 }],
    [{ ...product, name: undefined }],
    [{ ...product, price: '100' }],
  ])('refuses %j', (body) => {
    expect(() => parseProductList(body)).toThrow(MalformedError);
  });
});
