import { expect, it } from 'vitest';
import { TAGS } from '../../sandbox/catalogue/entry.ts';
import { CATALOGUE_NAMES, getProduct, listProducts } from '../../sandbox/catalogue-api.ts';
import { tagsByMeaning } from '../../src/domain/seasons.ts';
import { productSchema, productSummarySchema } from '../../src/provider/schema.ts';
import { createSummary } from '../support/products.ts';

const ORIGIN = 'https://provider.example';

const keysOf = (items: readonly (object | null)[]): readonly string[] => [
  ...new Set(items.flatMap((item) => Object.keys(item ?? {}))),
];

it('the sandbox sends every field of the provider’s list and products', () => {
  const lists = CATALOGUE_NAMES.map((name) => ({ name, list: listProducts(ORIGIN, { catalogue: name }) }));
  const products = lists.flatMap(({ name, list }) => list.map(({ id }) => getProduct(ORIGIN, id, name)));
  const summaries = lists.flatMap(({ list }) => list);
  expect(keysOf(summaries)).toEqual(expect.arrayContaining(Object.keys(productSummarySchema.shape)));
  expect(keysOf(products)).toEqual(expect.arrayContaining(Object.keys(productSchema.shape)));
});

/** Tags that name neither a season nor a diet. The site lists them last. */
const OTHERS = ['Nyhet', 'Klassiker'];

it('each tag of the sandbox’s own goods names a season or a diet of the site, or is listed here as neither', () => {
  const { tags } = createSummary({ tags: [...OTHERS, ...Object.keys(TAGS)] });
  const names = tagsByMeaning(tags, 1).map(({ name }) => name);
  expect(names.slice(-OTHERS.length)).toEqual(OTHERS);
});
