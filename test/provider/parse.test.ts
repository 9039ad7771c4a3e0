import { describe, expect, it } from 'vitest';
import { MAX_PRODUCT_ID_LENGTH } from '../../src/domain/product.ts';
import { parseProduct, parseProducts } from '../../src/provider/parse.ts';

const item = { id: 'a', name: 'A', price: 100 };
const bad: readonly (readonly [string, unknown])[] = [
  ['nothing', null],
  ['no name', { ...item, name: undefined }],
  ['an empty name', { ...item, name: '  ' }],
  ['a name that nobody sees', { ...item, name: '&#8203;&shy;\u001b' }],
  ['an absurdly long name', { ...item, name: 'x'.repeat(201) }],
  ['a negative price', { ...item, price: -1 }],
  ['a fractional price', { ...item, price: 99.5 }],
  ['no price', { ...item, price: null }],
  ['an absurd price', { ...item, price: 1e15 }],
  ['a price object without an amount', { ...item, price: { value: 100 } }],
  ['a price object with a fractional amount', { ...item, price: { amount: 99.5 } }],
  ['an id that is not URL-safe', { ...item, id: '../admin' }],
  ['an absurdly long id', { ...item, id: 'x'.repeat(MAX_PRODUCT_ID_LENGTH + 1) }],
];
const thumbnail = { url: 'https://cdn.example/a.jpg', width: 480, height: 480 };
const tag = { name: 'Höst', color: '#abc' };

/** What an optional field is when the provider does not send it. */
const EMPTY_VALUES = ['', null, []];

/** The only product of a list from which nothing may be rejected. */
const parseItem = (fields: object) => {
  const { products, rejected } = parseProducts([{ ...item, ...fields }]);
  expect(rejected).toEqual([]);
  const [product] = products;
  if (!product) throw new TypeError('the list has no product');
  return product;
};

describe('a product in the list response', () => {
  it.each(bad)('is dropped and listed as rejected with %s, while the others stay', (_name, value) => {
    const { products, rejected } = parseProducts([{ ...item, id: 'good' }, value]);
    expect(products.map(({ id }) => id)).toEqual(['good']);
    expect(rejected).toEqual([expect.stringMatching(/^product 1: \S/)]);
  });

  it('may lack optional fields and have unknown ones', () => {
    const { id, name, price, ...others } = parseItem({ colour: 'blue', tags: null });
    expect({ id, name, price }).toEqual(item);
    for (const value of Object.values(others)) expect(EMPTY_VALUES).toContainEqual(value);
    expect(others).not.toHaveProperty('colour');
  });

  it('may have its price as a number or as an amount', () => {
    expect(parseItem({ id: 17, price: 14_500 })).toMatchObject({ id: '17', price: 14_500 });
    expect(parseItem({ price: 14_500 }).price).toBe(14_500);
    expect(parseItem({ price: { amount: 14_500, currency: 'SEK' } }).price).toBe(14_500);
  });

  it('may have unknown fields nested too deeply for recursion', () => {
    const depth = 100_000;
    const nested: unknown = JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
    expect(parseItem({ nested }).name).toBe('A');
  });

  it.each<readonly [string, object, object]>([
    ['a thumbnail that is not an object', { thumbnail: 'a.jpg' }, { thumbnail: null }],
    ['net contents without an amount', { netContents: { unit: 'g' } }, { netContents: null }],
    ['net contents of zero', { netContents: { amount: 0, unit: 'g' } }, { netContents: null }],
    ['absurd net contents', { netContents: { amount: 100_001, unit: 'g' } }, { netContents: null }],
    ['net contents in another unit', { netContents: { amount: 1, unit: 'kg' } }, { netContents: null }],
    ['an empty tag', { tags: [{ name: ' ' }, tag] }, { tags: [tag] }],
    ['an invisible tag', { tags: [{ name: '&#8203;' }, tag] }, { tags: [tag] }],
    ['a tag that is not an object', { tags: [null, 'Jul', [], tag] }, { tags: [tag] }],
    ['a tag colour that is not a string', { tags: [{ ...tag, color: 3 }] }, { tags: [{ ...tag, color: '#0f5b46' }] }],
    ['half a surrogate pair', { tagline: 'a\ud83c' }, { tagline: 'a\ufffd' }],
    ['a tagline that nobody can see', { tagline: '\u200b\u00ad' }, { tagline: '' }],
    [
      'a thumbnail with a long URL',
      { thumbnail: { ...thumbnail, url: `${thumbnail.url}?${'a'.repeat(2_000)}` } },
      { thumbnail: null },
    ],
    [
      'a thumbnail with zero width',
      { thumbnail: { ...thumbnail, width: 0 } },
      { thumbnail: { ...thumbnail, width: null } },
    ],
    [
      'a thumbnail with an absurd height',
      { thumbnail: { ...thumbnail, height: 20_001 } },
      { thumbnail: { ...thumbnail, height: null } },
    ],
    [
      'a thumbnail without a size',
      { thumbnail: { url: thumbnail.url } },
      { thumbnail: { url: thumbnail.url, width: null, height: null } },
    ],
    ['a thumbnail with a hidden __proto__', JSON.parse('{"thumbnail":{"__proto__":{}}}'), { thumbnail: null }],
  ])('loses only %s', (_name, fields, expected) => {
    expect(parseItem(fields)).toMatchObject({ name: 'A', ...expected });
  });

  it('keeps only the first 60 usable tags', () => {
    const names = Array.from({ length: 70 }, (_, index) => `T${index}`);
    const tags = [{ name: '' }, ...names.map((name) => ({ name }))];
    expect(parseItem({ tags }).tags.map(({ name }) => name)).toEqual(names.slice(0, 60));
  });

  it('keeps the first of several tags that compare as equal', () => {
    const names = ['Frukt & Grönt', 'Jul', 'Frukt &amp;amp; Grönt', 'JUL', 'frukt  & grönt'];
    expect(parseItem({ tags: names.map((name) => ({ name })) })?.tags.map(({ name }) => name)).toEqual([
      'Frukt & Grönt',
      'Jul',
    ]);
  });

  it.each([
    ['VarmTex&trade;', 'VarmTex™'],
    ['Frukt &amp;amp; Grönt', 'Frukt & Grönt'],
    ['&lt;b&gt;Sm&ouml;r&lt;/b&gt;&nbsp;', '<b>Smör</b>'],
    ['&#38;#x26;aring;', 'å'],
    ['R&D, AT&T &copy', 'R&D, AT&T &copy'],
  ])('with the texts %j has them as %j', (text, expected) => {
    expect(parseItem({ name: text, tagline: text, tags: [{ name: text }] })).toMatchObject({
      name: expected,
      tagline: expected,
      tags: [{ name: expected }],
    });
  });

  it('loses a text with an implausible depth of character references, and is dropped when its name is such a text', () => {
    const text = `&${'amp;'.repeat(400)}`;
    expect(parseItem({ tagline: text, tags: [{ name: text }] })).toMatchObject({ tagline: '', tags: [] });
    expect(
      parseProducts([
        { ...item, name: text },
        { ...item, id: 'good' },
      ]),
    ).toMatchObject({
      products: [{ id: 'good' }],
      rejected: [expect.stringContaining('character references')],
    });
  });

  it('may have an id as long as the ids of other shops', () => {
    const id = 'a'.repeat(MAX_PRODUCT_ID_LENGTH);
    expect(parseItem({ id }).id).toBe(id);
  });

  it.each([
    ['tag', 40, (text: string) => parseItem({ tags: [{ name: text }] }).tags[0]?.name],
    ['tagline', 300, (text: string) => parseItem({ tagline: text }).tagline],
  ])('has a %s of more than %i characters shortened with an ellipsis', (_name, max, read) => {
    expect(read('x'.repeat(max))).toBe('x'.repeat(max));
    expect(read('x'.repeat(max + 1))).toBe(`${'x'.repeat(max - 1)}…`);
    expect(read(`${'x'.repeat(max - 3)}  xxxx`)).toBe(`${'x'.repeat(max - 3)}…`);
    expect(read(`${'x'.repeat(max - 2)}🍪🍪`)).toBe(`${'x'.repeat(max - 2)}…`);
    expect(read(`${'x'.repeat(max - 3)}🍪🍪`)).toBe(`${'x'.repeat(max - 3)}🍪…`);
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
    ['#abc', '#abc'],
    ['#B93A22', '#B93A22'],
    ['tomato', 'tomato'],
    ['url(https://x.example)', '#0f5b46'],
    ['"/><script>', '#0f5b46'],
    [undefined, '#0f5b46'],
  ])('with the tag colour %j gets %j', (color, used) => {
    expect(parseProducts([{ ...item, tags: [{ name: 'T', color }] }]).products[0]?.tags[0]?.color).toBe(used);
  });

  it.each(['🍪', '👩‍🍳', '👍🏽', '🇸🇪', 'a\u030a\u0323'])('has a tagline that ends with a whole %s', (character) => {
    for (let length = 0; length < 10; length += 1) {
      const { products } = parseProducts([{ ...item, tagline: 'n'.repeat(length) + character.repeat(200) }]);
      const { tagline = '' } = products[0] ?? {};
      expect(new RegExp(`^n*(?:${character})+…$`, 'u').test(tagline), JSON.stringify(tagline)).toBe(true);
    }
  });
});

describe('the list response', () => {
  it.each([[null], [{}], ['text'], [{ products: [] }]])('is rejected when it is %j', (value) => {
    expect(() => parseProducts(value)).toThrow(TypeError);
  });

  it('may have any number of products, but only the first 1 000 are read', () => {
    const { products, rejected } = parseProducts(Array.from({ length: 1_001 }, (_, id) => ({ ...item, id })));
    expect([products.length, products.at(-1)?.id, rejected]).toEqual([1_000, '999', ['1 after the first 1000']]);
  });

  it('may be empty, but is rejected when no item is usable', () => {
    expect(parseProducts([]).products).toEqual([]);
    expect(() => parseProducts([null, 3])).toThrow(TypeError);
  });
});

describe('a product response', () => {
  const detail = { name: 'A', price: { amount: 100 } };

  it('needs only a name and a price, and has empty values for the rest', () => {
    const { name, price, ...others } = parseProduct(detail);
    expect({ name, price }).toEqual(detail);
    for (const value of Object.values(others)) expect(EMPTY_VALUES).toContainEqual(value);
  });

  it("may have net contents like the list's, and loses only unusable ones", () => {
    const netContents = { amount: 450, unit: 'g' };
    expect(parseProduct({ ...detail, netContents }).netContents).toEqual(netContents);
    expect(parseProduct({ ...detail, netContents: { amount: 1, unit: 'kg' } })).toMatchObject({
      name: 'A',
      netContents: null,
    });
  });

  it('keeps the character references of its description, which is HTML', () => {
    expect(parseProduct({ ...detail, name: 'R&ouml;d', description: '<p>1 &lt; 2</p>' })).toMatchObject({
      name: 'Röd',
      description: '<p>1 &lt; 2</p>',
    });
  });

  it.each([
    [null],
    [{ name: 'A' }],
    [{ ...detail, price: { amount: -1 } }],
    [{ ...detail, price: { amount: { amount: 100 } } }],
    [{ ...detail, name: '' }],
  ])('is rejected when it is %j', (value) => {
    expect(() => parseProduct(value)).toThrow(TypeError);
  });

  it.each<readonly [string, object, object]>([
    ['an asset that is not an object', { media: [null, 3] }, { media: [] }],
    [
      'an asset name that is not a string',
      { media: [{ name: 3, renditions: { LARGE: { url: thumbnail.url, width: 3 } } }] },
      { media: [{ name: '', renditions: { LARGE: { url: thumbnail.url, width: 3 } } }] },
    ],
    ['renditions that are not an object', { media: [{ name: 'A', renditions: 'x' }] }, { media: [{ renditions: {} }] }],
    [
      'renditions with a hidden __proto__',
      JSON.parse('{"media":[{"renditions":{"__proto__":{"LARGE":{"url":"https://a.example/","width":3}}}}]}'),
      { media: [{ renditions: {} }] },
    ],
  ])('loses only %s', (_name, fields, expected) => {
    expect(parseProduct({ ...detail, ...fields })).toMatchObject({ name: 'A', ...expected });
  });

  it('keeps only the first 40 assets, and shortens their names', () => {
    const media = Array.from({ length: 50 }, (_, index) => ({ name: `${index} ${'x'.repeat(300)}` }));
    const parsed = parseProduct({ ...detail, media });
    expect(parsed.media).toHaveLength(40);
    expect(parsed.media[39]?.name).toBe(`39 ${'x'.repeat(296)}…`);
  });

  it('has a description of more than 50 000 characters shortened with an ellipsis', () => {
    const descriptionOf = (description: string): string => parseProduct({ ...detail, description }).description;
    const shortened = descriptionOf('x'.repeat(50_001));
    expect([shortened.length, shortened.slice(-2)]).toEqual([50_000, 'x…']);
    expect(descriptionOf('x'.repeat(50_000))).toBe('x'.repeat(50_000));
  });
});
