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
    const { tags, neighbours } = relate('c');
    expect(tags.map(({ name }) => name)).toEqual(['jul', 'Nyhet']);
    expect([neighbours?.previous.id, neighbours?.next.id]).toEqual(['b', 'd']);
  });

  it.each([
    ['a', 'f', 'b'],
    ['f', 'e', 'a'],
  ])('closes the row of neighbours into a ring at "%s"', (id, previous, next) => {
    const { neighbours } = relate(id);
    expect([neighbours?.previous.id, neighbours?.next.id]).toEqual([previous, next]);
  });

  it('gives no neighbours in a list of two, where both would be the same product', () => {
    expect(relatedProductsOf(PRODUCTS.slice(0, 2), { id: 'a', netContents: null }).neighbours).toBeNull();
  });

  it('gives four others: first those with a common tag, starting with the next one in the list', () => {
    expect(idsOf(relate('c').others)).toEqual(['e', 'f', 'a', 'd']);
    expect(idsOf(relate('b').others)).toEqual(['c', 'd', 'e', 'f']);
  });

  it('gives the first products of the list, and no neighbours, for a product that is not in the list', () => {
    const { tags, neighbours, others } = relate('x');
    expect([tags, neighbours]).toEqual([[], null]);
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
