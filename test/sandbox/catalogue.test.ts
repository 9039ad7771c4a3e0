import { expect, it } from 'vitest';
import { TAGS } from '../../sandbox/catalogue/entry.ts';
import { CATALOGUE_NAMES, getProduct, listProducts } from '../../sandbox/catalogue-api.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { isSameTag } from '../../src/domain/tags.ts';
import { productSchema, productSummarySchema } from '../../src/provider/schema.ts';

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
  const { seasons, diets } = catalogue.tags.kinds;
  const grouped = [...seasons.map(({ name }) => name), ...diets];
  const others = Object.keys(TAGS).filter((tag) => !grouped.some((name) => isSameTag(name, tag)));
  expect(others).toEqual(OTHERS);
});
