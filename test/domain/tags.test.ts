import { expect, it } from 'vitest';
import { tagsOf, withTag } from '../../src/domain/tags.ts';
import { createSummary } from '../support/products.ts';

const PRODUCTS = [['Vår'], ['Jul', 'Vegansk'], ['Höst'], ['Höst', 'Vegansk'], ['jul']].map((tags, index) =>
  createSummary({ id: `${index}`, tags }),
);

it('the tags of a product list are listed once each, in Swedish alphabetical order', () => {
  expect(tagsOf(PRODUCTS).map(({ name }) => name)).toEqual(['Höst', 'Jul', 'Vegansk', 'Vår']);
});

it('the products with a tag are those with its key, and without a tag all products', () => {
  expect(withTag(PRODUCTS, 'jul').map(({ id }) => id)).toEqual(['1', '4']);
  expect(withTag(PRODUCTS, null)).toEqual(PRODUCTS);
});
