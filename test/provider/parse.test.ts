import { describe, expect, it } from 'vitest';
import { parseProduct, parseProducts } from '../../src/provider/parse.ts';
import { toProduct } from '../../src/provider/to-product.ts';

const item = { id: 'a', name: 'A', price: 100 };
const bad: readonly (readonly [string, unknown])[] = [
  ['nothing', null],
  ['a number', 3],
  ['no name', { ...item, name: undefined }],
  ['an empty name', { ...item, name: '  ' }],
  ['an absurdly long name', { ...item, name: 'x'.repeat(201) }],
  ['a negative price', { ...item, price: -1 }],
  ['a fractional price', { ...item, price: 99.5 }],
  ['a price in words', { ...item, price: '100' }],
  ['no price', { ...item, price: null }],
  ['an absurd price', { ...item, price: 1e15 }],
  ['an id that is not URL-safe', { ...item, id: '../admin' }],
  ['an absurdly long id', { ...item, id: 'x'.repeat(65) }],
  ['a hidden __proto__', JSON.parse('{"id":"a","name":"A","price":100,"__proto__":{"x":1}}')],
  [
    'a hidden __proto__ further in',
    JSON.parse('{"id":"a","name":"A","price":100,"tags":[{"name":"T","__proto__":{}}]}'),
  ],
];

describe('a product in the list response', () => {
  it.each(bad)('is dropped and listed as rejected with %s, while the others stay', (_name, value) => {
    const { products, rejected } = parseProducts([{ ...item, id: 'good' }, value]);
    expect(products.map(({ id }) => id)).toEqual(['good']);
    expect(rejected).toEqual([{ index: 1, reason: expect.stringMatching(/\S/) }]);
  });

  it('may lack optional fields and have unknown ones', () => {
    expect(parseProducts([{ ...item, colour: 'blue', tags: null }]).products).toEqual([
      { ...item, tagline: '', thumbnail: null, tags: [] },
    ]);
  });

  it('may have a numeric id', () => {
    expect(parseProducts([{ ...item, id: 17 }]).products[0]?.id).toBe('17');
  });

  it('is dropped when an earlier one has the same id', () => {
    const { products, rejected } = parseProducts([item, { ...item, name: 'B' }]);
    expect(products.map(({ name }) => name)).toEqual(['A']);
    expect(rejected).toHaveLength(1);
  });

  it.each([
    ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    ['http://localhost:8788/a.jpg', 'http://localhost:8788/a.jpg'],
    ['http://cdn.example/a.jpg', null],
    ['javascript:alert(1)', null],
    ['data:image/png;base64,AA==', null],
    ['//cdn.example/a.jpg', null],
    ['https://user:pass@cdn.example/a.jpg', null],
    ['', null],
  ])('with the thumbnail URL %j gets %j', (url, expected) => {
    const { products } = parseProducts([{ ...item, thumbnail: { url, width: 480, height: 480 } }]);
    expect(products[0]?.thumbnail?.url ?? null).toBe(expected);
  });

  it.each([
    [{ width: 0 }],
    [{ height: 0.4 }],
    [{ width: null }],
    [{ height: 20_001 }],
    [{ width: '480' }],
    [{ url: `https://cdn.example/${'x'.repeat(2_000)}` }],
    [{ url: null }],
  ])('loses only its thumbnail when that is wrong in %j', (wrong) => {
    const thumbnail = { url: 'https://cdn.example/a.jpg', width: 480, height: 480, ...wrong };
    const { products, rejected } = parseProducts([{ ...item, thumbnail }]);
    expect(products).toEqual([expect.objectContaining({ name: 'A', thumbnail: null })]);
    expect(rejected).toEqual([]);
  });

  it.each([
    ['#abc', '#abc'],
    ['#B93A22', '#B93A22'],
    ['tomato', 'tomato'],
    ['url(https://x.example)', '#0f5b46'],
    ['"/><script>', '#0f5b46'],
    [undefined, '#0f5b46'],
  ])('with the tag colour %j gets %j', (color, used) => {
    expect(parseProducts([{ ...item, tags: [{ name: 'T', color }] }]).products[0]?.tags[0]?.color).toBe(used);
  });

  it('is parsed idempotently', () => {
    const { products } = parseProducts([
      { ...item, thumbnail: { url: 'https://a.example/å.jpg', width: 1.4, height: 2 } },
    ]);
    expect(parseProducts(JSON.parse(JSON.stringify(products))).products).toEqual(products);
  });
});

describe('the list response', () => {
  it.each([[null], [{}], ['text'], [{ products: [] }]])('is rejected when it is %j', (value) => {
    expect(() => parseProducts(value)).toThrow(TypeError);
  });

  it('may be empty, but is rejected when no item is usable', () => {
    expect(parseProducts([]).products).toEqual([]);
    expect(() => parseProducts([null, 3])).toThrow(TypeError);
  });
});

describe('a product response', () => {
  const detail = { name: 'A', price: { amount: 100 } };

  it('needs nothing but a name and a price', () => {
    expect(toProduct('a', parseProduct(detail))).toEqual({
      id: 'a',
      name: 'A',
      tagline: '',
      description: '',
      price: 100,
      media: [],
      shareCard: null,
    });
  });

  it.each([
    [null],
    [[]],
    [{ name: 'A' }],
    [{ name: 'A', price: 100 }],
    [{ ...detail, description: 'x'.repeat(50_001) }],
  ])('is rejected when it is %j', (value) => {
    expect(() => parseProduct(value)).toThrow(TypeError);
  });

  it('keeps usable LARGE, MEDIUM, SMALL and THUMBNAIL renditions only', () => {
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
    const product = toProduct('a', parseProduct({ ...detail, media }));
    expect(product.media).toEqual([{ name: 'Front', renditions: [rendition(1600), rendition(160)] }]);
    expect(product.shareCard).toBeNull();
  });

  it('has a share card when an asset has nothing but an ORIGINAL 1200 pixels wide', () => {
    const original = { ORIGINAL: { url: 'https://cdn.example/card.jpg', width: 1200 } };
    const shown = {
      name: 'Front',
      renditions: { ...original, SMALL: { url: 'https://cdn.example/s.jpg', width: 480 } },
    };
    const cardOf = (...media: readonly object[]) => toProduct('a', parseProduct({ ...detail, media })).shareCard;
    expect(cardOf(shown, { name: 'Card', renditions: original })).toEqual({ name: 'Card', url: original.ORIGINAL.url });
    expect(cardOf(shown)).toBeNull();
  });
});
