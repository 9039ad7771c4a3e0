import { describe, expect, it } from 'vitest';
import { MalformedError } from '../../client/http/errors.ts';
import { toProductList } from '../../client/http/product-list.ts';
import { fetchSite } from '../support/fetch-site.ts';

const product = { id: 'a', name: 'A', price: 100, tagline: '', thumbnail: null, tags: [] };

describe('the list of products in the browser', () => {
  it('is what our own API sends', async () => {
    const body: unknown = await (await fetchSite('/api/products')).json();
    expect(toProductList(body)).toEqual(body);
    expect(toProductList([])).toEqual([]);
  });

  it.each([
    null,
    {},
    'products',
    [null],
    [{ ...product, price: '100' }],
    [{ ...product, thumbnail: { url: 1 } }],
    [{ ...product, tags: [{ name: 'Jul' }] }],
    [product, { ...product, name: undefined }],
  ])('is not %j', (body) => {
    expect(() => toProductList(body)).toThrow(MalformedError);
  });
});
