import { expect, it } from 'vitest';
import { findDrift } from '../../src/provider/catalogue-drift.ts';
import { parseProducts } from '../../src/provider/parse.ts';
import type { ProductList } from '../../src/provider/schema.ts';

const { products: LIST } = parseProducts(
  Array.from({ length: 25 }, (_, index) => ({
    id: `p${index}`,
    name: `Vara ${index}`,
    price: 9_500 + 500 * index,
    tagline: 'Gott',
    thumbnail: { url: 'https://x.example/a.avif', width: 4, height: 4 },
    tags: [{ name: 'Jul' }],
  })),
);
const changed = (change: (product: ProductList[number], index: number) => Partial<ProductList[number]>): ProductList =>
  LIST.map((product, index) => ({ ...product, ...change(product, index) }));

it.each([
  ['the same list', LIST],
  ['half of the products', LIST.slice(0, 13)],
  ['five times the price', changed(({ price }) => ({ price: price * 5 }))],
  ['one product without an image', changed((_, index) => (index === 0 ? { thumbnail: null } : {}))],
  ['twice as many', [...LIST, ...LIST]],
])('%s is not a drift', (_case, after) => {
  expect(findDrift(LIST, after)).toEqual([]);
});

it.each([
  ['one product left', LIST.slice(0, 1), '25 products became 1'],
  ['kronor for öre', changed(({ price }) => ({ price: price / 100 })), 'the median price of 15500 öre became 155'],
  ['six times the price', changed(({ price }) => ({ price: price * 6 })), 'the median price of 15500 öre became 93000'],
  ['zero prices', changed(() => ({ price: 0 })), 'the median price of 15500 öre became 0'],
  ['no images', changed(() => ({ thumbnail: null })), '100 % of products had pictures, 0 % have'],
  ['no taglines', changed(() => ({ tagline: '' })), '100 % of products had taglines, 0 % have'],
  ['few tags', changed((_, index) => (index > 9 ? { tags: [] } : {})), '100 % of products had tags, 40 % have'],
])('%s is named', (_case, after, drift) => {
  expect(findDrift(LIST, after)).toContain(drift);
});
