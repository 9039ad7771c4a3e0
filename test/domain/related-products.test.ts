import { describe, expect, it } from 'vitest';
import type { ProductSummary, StatedContents } from '../../src/domain/product.ts';
import { relatedProductsOf } from '../../src/domain/related-products.ts';
import { createSummary } from '../support/products.ts';

const product = (id: string, ...tags: readonly string[]): ProductSummary => createSummary({ id, tags });

const PRODUCTS = [
  product('a', 'Jul'),
  product('b'),
  product('c', 'jul', 'Nyhet'),
  product('d'),
  product('e', 'Nyhet'),
  product('f', 'Jul'),
];

const idsOf = (products: readonly ProductSummary[]): readonly string[] => products.map(({ id }) => id);

const relate = (id: string) => relatedProductsOf(PRODUCTS, { id, netContents: null });

describe('relatedProductsOf', () => {
  it("gives the product's tags and its neighbours in the list", () => {
    const { tags, previous, next } = relate('c');
    expect(tags.map(({ name }) => name)).toEqual(['jul', 'Nyhet']);
    expect([previous?.id, next?.id]).toEqual(['b', 'd']);
  });

  it('gives no neighbour before the first product and none after the last', () => {
    expect(relate('a').previous).toBeNull();
    expect(relate('f').next).toBeNull();
  });

  it('gives four others: first those with a common tag, starting with the next one in the list', () => {
    expect(idsOf(relate('c').others)).toEqual(['e', 'f', 'a', 'd']);
    expect(idsOf(relate('b').others)).toEqual(['c', 'd', 'e', 'f']);
  });

  it('gives the first products of the list, and no neighbours, for a product that is not in the list', () => {
    const { tags, previous, next, others } = relate('x');
    expect([tags, previous, next]).toEqual([[], null, null]);
    expect(idsOf(others)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('agrees the net contents of the product with those of the list', () => {
    const netContents = { amount: 450, unit: 'g' } as const;
    const list = [createSummary({ netContents })];
    const agreed = (stated: StatedContents) => relatedProductsOf(list, { id: 'a', netContents: stated }).netContents;
    expect(agreed(null)).toEqual(netContents);
    expect(agreed({ ...netContents, unit: 'ml' })).toBe('contradictory');
  });
});
