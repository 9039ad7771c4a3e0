import { describe, expect, it } from 'vitest';
import { MalformedError } from '../../client/http/errors.ts';
import { parseProductList } from '../../client/http/product-list.ts';
import { fetchSite } from '../support/create-test-app.ts';

const product = { id: 'a', name: 'A', price: 100 };

describe('the parser of the product list in the browser', () => {
  it.each<[string, unknown, unknown]>([
    ['an empty list', [], []],
    ['products without the fields that the browser does not read', [product], [product]],
    ['products with a field of another build', [{ ...product, stock: null }], [{ ...product, stock: null }]],
    ['the usable products', [{ ...product, name: undefined }, null, product], [product]],
  ])('accepts %s', (_case, body, products) => {
    expect(parseProductList(body)).toEqual(products);
  });

  it('accepts the response of /api/products', async () => {
    const body: unknown = await (await fetchSite('/api/products')).json();
    expect(parseProductList(body)).toEqual(body);
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
