import { describe, expect, it } from 'vitest';
import type { ProductSummary } from '../../src/domain/product.ts';
import { relatedProductsOf } from '../../src/domain/related-products.ts';

const product = (id: string, ...tags: readonly string[]): ProductSummary => ({
  id,
  name: id,
  price: 9900,
  tagline: '',
  thumbnail: null,
  tags: tags.map((name) => ({ name, color: '#0f5b46' })),
  netContents: null,
});

const PRODUCTS = [
  product('a', 'Jul'),
  product('b'),
  product('c', 'jul', 'Nyhet'),
  product('d'),
  product('e', 'Nyhet'),
  product('f', 'Jul'),
];

const idsOf = (products: readonly ProductSummary[]): readonly string[] => products.map(({ id }) => id);

describe('relatedProductsOf', () => {
  it("gives the product's tags and its neighbours in the list", () => {
    const { tags, previous, next } = relatedProductsOf(PRODUCTS, 'c');
    expect(tags.map(({ name }) => name)).toEqual(['jul', 'Nyhet']);
    expect([previous?.id, next?.id]).toEqual(['b', 'd']);
  });

  it('gives no neighbour before the first product and none after the last', () => {
    expect(relatedProductsOf(PRODUCTS, 'a').previous).toBeNull();
    expect(relatedProductsOf(PRODUCTS, 'f').next).toBeNull();
  });

  it('gives four others: first those with a common tag, starting with the next one in the list', () => {
    expect(idsOf(relatedProductsOf(PRODUCTS, 'c').others)).toEqual(['e', 'f', 'a', 'd']);
    expect(idsOf(relatedProductsOf(PRODUCTS, 'b').others)).toEqual(['c', 'd', 'e', 'f']);
  });

  it('gives the first products of the list, and no neighbours, for a product that is not in the list', () => {
    const { tags, previous, next, others } = relatedProductsOf(PRODUCTS, 'x');
    expect([tags, previous, next]).toEqual([[], null, null]);
    expect(idsOf(others)).toEqual(['a', 'b', 'c', 'd']);
  });
});
