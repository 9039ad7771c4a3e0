import { describe, expect, it } from 'vitest';
import { MalformedError } from '../../client/http/errors.ts';
import { parseProductList } from '../../client/http/product-list.ts';
import { fetchSite } from '../support/create-test-app.ts';

const product = { id: 'a', name: 'A', price: 100, tagline: '', thumbnail: null, tags: [], netContents: null };

describe('the parser of the product list in the browser', () => {
  it('accepts the response of /api/products', async () => {
    const body: unknown = await (await fetchSite('/api/products')).json();
    expect(parseProductList(body)).toEqual(body);
    expect(parseProductList([])).toEqual([]);
  });

  it.each([
    null,
    {},
    'products',
    [null],
    [{ ...product, price: '100' }],
    [{ ...product, thumbnail: { url: 1 } }],
    [{ ...product, tags: [{ name: 'Jul' }] }],
    [{ ...product, netContents: { amount: 450, unit: 'kg' } }],
    [{ ...product, netContents: { amount: '450', unit: 'g' } }],
    [product, { ...product, name: undefined }],
  ])('refuses %j', (body) => {
    expect(() => parseProductList(body)).toThrow(MalformedError);
  });
});
