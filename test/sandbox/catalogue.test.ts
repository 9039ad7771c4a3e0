import { expect, it } from 'vitest';
import { TAGS } from '../../sandbox/catalogue/entry.ts';
import { CATALOGUE_NAMES, getProduct, listProducts } from '../../sandbox/catalogue-api.ts';
import { productPath } from '../../src/domain/paths.ts';
import { tagsByMeaning } from '../../src/domain/seasons.ts';
import { productSchema, productSummarySchema } from '../../src/provider/schema.ts';
import { createSummary } from '../support/products.ts';
import { PRODUCT } from '../support/routes.ts';

const ORIGIN = 'https://provider.example';

const keysOf = (items: readonly (object | null)[]): readonly string[] => [
  ...new Set(items.flatMap((item) => Object.keys(item ?? {}))),
];

/** The field is not in the response for one of the project's own goods, because their descriptions state it. */
const STATED = 'netContents';

it('the product that the tests visit has every field of the list and of a product', () => {
  const id = decodeURIComponent(PRODUCT.slice(productPath('').length));
  const summary = listProducts(ORIGIN).filter((product) => product.id === id);
  expect(keysOf(summary)).toEqual(expect.arrayContaining(Object.keys(productSummarySchema.shape)));
  expect([...keysOf([getProduct(ORIGIN, id)]), STATED]).toEqual(
    expect.arrayContaining(Object.keys(productSchema.shape)),
  );
});

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
