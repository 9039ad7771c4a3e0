import { expect, it } from 'vitest';
import { CATALOGUE_NAMES, getProduct, listProducts } from '../../sandbox/catalogue-api.ts';
import { productSchema, productSummarySchema } from '../../src/provider/schema.ts';

const ORIGIN = 'https://provider.example';

const keysOf = (items: readonly (object | null)[]): readonly string[] => [
  ...new Set(items.flatMap((item) => Object.keys(item ?? {}))),
];

it('the sandbox sends every field of the provider’s list and products', () => {
  const lists = CATALOGUE_NAMES.map((catalogue) => ({ catalogue, list: listProducts(ORIGIN, { catalogue }) }));
  const products = lists.flatMap(({ catalogue, list }) => list.map(({ id }) => getProduct(ORIGIN, id, catalogue)));
  const summaries = lists.flatMap(({ list }) => list);
  expect(keysOf(summaries)).toEqual(expect.arrayContaining(Object.keys(productSummarySchema.shape)));
  expect(keysOf(products)).toEqual(expect.arrayContaining(Object.keys(productSchema.shape)));
});
