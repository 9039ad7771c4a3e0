import { describe, expect, it } from 'vitest';
import { parseProduct, parseProducts } from '../../src/provider/parse.ts';
import { createDomainCopies } from '../../src/provider/to-domain.ts';
import { createTestApp } from '../support/create-test-app.ts';
import { createProduct, createSummary, readProduct } from '../support/products.ts';

const detail = { name: 'A', price: { amount: 100 } };

describe('a product of the list in the domain', () => {
  it('has the keys of its tags and the season that they name', () => {
    const { tags, season } = createSummary({ tags: ['Nyhet', 'JUL'] });
    expect(tags).toMatchObject([
      { name: 'Nyhet', key: 'nyhet' },
      { name: 'JUL', key: 'jul' },
    ]);
    expect(season).toBe('christmas');
  });
});

describe('a product in the domain', () => {
  it('has the elements of its description, and the one above its ingredients', () => {
    const { description, ingredients } = createProduct({ description: '<p>Gott.</p><h2>INNEHÅLL:</h2><p>Råg</p>' });
    expect(description.map(({ type }) => type)).toEqual(['p', 'h3', 'p']);
    expect(ingredients?.label).toBe('Innehåll');
    expect(ingredients?.heading).toBe(description[1]);
  });

  const netContents = { amount: 450, unit: 'g' } as const;

  it.each([
    ['neither states any', {}, null],
    ['its field states', { netContents }, netContents],
    ['its description states', { description: '<p>Nettovikt 450 g</p>' }, netContents],
    ['both state', { netContents, description: '<p>Nettovikt 450 g</p>' }, netContents],
    ['contradict each other', { netContents, description: '<p>Nettovikt 400 g</p>' }, 'contradictory'],
  ])('has the net contents that %s', (_case, fields, expected) => {
    expect(createProduct(fields).netContents).toEqual(expected);
  });

  it('keeps only usable LARGE, MEDIUM, SMALL and THUMBNAIL renditions', () => {
    const rendition = (width: number) => ({ url: `https://cdn.example/${width}.jpg`, width });
    const media = [
      {
        name: 'Front',
        renditions: {
          ORIGINAL: rendition(4000),
          THUMBNAIL: rendition(160),
          LARGE: rendition(1600),
          MEDIUM: { url: 'javascript:1', width: 960 },
          SMALL: { url: 'https://cdn.example/480.jpg' },
          HUGE: rendition(9000),
        },
      },
      { name: 'Only the original', renditions: { ORIGINAL: rendition(4000) } },
      { name: 'Nothing', renditions: null },
    ];
    const product = readProduct('a', { ...detail, media });
    expect(product.media).toEqual([{ name: 'Front', renditions: [rendition(1600), rendition(160)] }]);
    expect(product.shareCard).toBeNull();
  });

  it('has a share card when the only rendition of an asset is an ORIGINAL that is 1200 pixels wide', () => {
    const original = { ORIGINAL: { url: 'https://cdn.example/card.jpg', width: 1200 } };
    const shown = {
      name: 'Front',
      renditions: { ...original, SMALL: { url: 'https://cdn.example/s.jpg', width: 480 } },
    };
    const cardOf = (...media: readonly object[]) => readProduct('a', { ...detail, media }).shareCard;
    expect(cardOf(shown, { name: 'Card', renditions: original })).toEqual({ name: 'Card', url: original.ORIGINAL.url });
    expect(cardOf(shown)).toBeNull();
  });
});

describe('a stored copy', () => {
  const copies = createDomainCopies();

  it('is mapped once', () => {
    const { products } = parseProducts([{ id: 'a', ...detail }]);
    const product = parseProduct(detail);
    expect(copies.listOf(products)).toBe(copies.listOf(products));
    expect(copies.productOf('a', product)).toBe(copies.productOf('a', product));
  });

  it.each([
    ['a long description', 20, { description: '<p>x'.repeat(12_000) }],
    [
      'many images with long URLs',
      100,
      {
        media: Array.from({ length: 40 }, () => ({
          name: '',
          renditions: { LARGE: { url: `https://cdn.example/${'x'.repeat(1_900)}`, width: 1 } },
        })),
      },
    ],
  ])('with %s is forgotten before %d of its kind fill the memory', (_what, count, fields) => {
    const big = createDomainCopies();
    const [first, ...others] = Array.from({ length: count }, () => parseProduct({ ...detail, ...fields }));
    if (!first) throw new TypeError('there is no product');
    const product = big.productOf('0', first);
    expect(big.productOf('0', first)).toBe(product);
    for (const [index, other] of others.entries()) big.productOf(`${index + 1}`, other);
    expect(big.productOf('0', first)).not.toBe(product);
  });

  it('is mapped once for all pages that the provider serves from it', async () => {
    const { provider } = createTestApp().deps;
    const [list, product] = [await provider.products(), await provider.product('fladersaft')];
    expect((await provider.products()).value).toBe(list.value);
    expect((await provider.cachedProducts())?.value).toBe(list.value);
    expect((await provider.product('fladersaft')).value).toBe(product.value);
  });

  it('is mapped anew when a newer one replaces it', () => {
    expect(copies.productOf('a', parseProduct(detail)).name).toBe('A');
    expect(copies.productOf('a', parseProduct({ ...detail, name: 'B' })).name).toBe('B');
  });
});
