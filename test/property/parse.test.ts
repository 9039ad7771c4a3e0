import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getProduct, listProducts } from '../../sandbox/catalogue-api.ts';
import { parseProduct, parseProducts } from '../../src/provider/parse.ts';
import { PRODUCT_ID, type ProviderProduct } from '../../src/provider/schema.ts';
import { checkProperty, utf16 } from '../support/check-property.ts';

/** Any JSON, with -0, half surrogate pairs and the key `__proto__`. */
const anyJson = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  utf16(),
  fc.constantFrom(-0, 1e300, JSON.parse('{"__proto__":{"a":1}}')),
);

/** A field that is usually as specified, sometimes anything else, and sometimes missing. */
const field = (specified: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 6, arbitrary: specified },
    { weight: 2, arbitrary: anyJson },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );

/** Text of any length around `limit`. */
const textAround = (limit: number) =>
  fc
    .tuple(
      utf16(),
      fc.integer({ min: 0, max: limit + 20 }),
      fc.constantFrom('x', ' ', '🍪', '&aring;', '<b>x</b>'),
      utf16(),
    )
    .map(([start, length, filler, end]) => `${start}${filler.repeat(length / filler.length)}${end}`);

const url = fc.oneof(
  fc.webUrl(),
  fc.constantFrom('http://localhost/a', 'http://a.example', 'javascript:1'),
  utf16().map((path) => `https://a.example/${path}`),
  fc.integer({ min: 300, max: 2_000 }).map((length) => `https://a.example/${'å'.repeat(length)}`),
);
const pixels = fc.oneof(fc.integer({ min: -1, max: 21_000 }), fc.double());
const image = fc.record({ url: field(url), width: field(pixels), height: field(pixels) });
const color = fc.constantFrom('#abc', '#B93A22', 'tomato', 'url(x)', '');
const tags = fc.array(field(fc.record({ name: field(textAround(40)), color: field(color) })), { maxLength: 25 });
const ore = fc.integer({ min: 0, max: 100_000_000 });
const price = fc.oneof(ore, fc.record({ amount: ore }));
const id = fc.oneof(fc.stringMatching(PRODUCT_ID), fc.maxSafeInteger());
const name = fc.string({ minLength: 1, maxLength: 200 }).filter((text) => text.trim() !== '');
const netContents = fc.record({ amount: field(fc.double()), unit: field(fc.constantFrom('g', 'ml', 'kg')) });
const optionalFields = {
  tagline: field(textAround(300)),
  thumbnail: field(image),
  tags: field(tags),
  netContents: field(netContents),
  other: anyJson,
};
const ORIGIN = 'https://a.example';
/** The sandbox's imported goods. */
const importedGoods = listProducts(ORIGIN, { catalogue: 'imported' });
/** A product in which some fields have other values. */
const withOthers = (base: fc.Arbitrary<object | null>, fields: Readonly<Record<string, fc.Arbitrary<unknown>>>) =>
  fc.tuple(base, fc.record(fields, { requiredKeys: [] })).map((parts): unknown => Object.assign({}, ...parts));

const summary = fc.oneof(
  fc.record({ ...optionalFields, id: field(id), name: field(name), price: field(price) }),
  withOthers(fc.constantFrom(...importedGoods), optionalFields),
);

const renditions = fc.record({ THUMBNAIL: field(image), LARGE: field(image), ORIGINAL: field(image), HUGE: anyJson });
const asset = fc.record({ name: field(textAround(300)), renditions: field(renditions) });
const optionalDetails = {
  tagline: field(textAround(300)),
  description: field(fc.oneof({ weight: 9, arbitrary: textAround(100) }, { weight: 1, arbitrary: textAround(50_000) })),
  media: field(fc.array(field(asset), { maxLength: 45 })),
  netContents: field(netContents),
} satisfies Record<Exclude<keyof ProviderProduct, 'id' | 'name' | 'price'>, fc.Arbitrary<unknown>>;
const detail = fc.oneof(
  fc.record({ ...optionalDetails, name: field(name), price: field(price) }),
  withOthers(
    fc.constantFrom(...importedGoods.map((goods) => getProduct(ORIGIN, goods.id, 'imported'))),
    optionalDetails,
  ),
);

/** The parsed value, or null when it was rejected. Rethrows every error but a TypeError. */
const parseOrNull = <Value>(parse: (json: unknown) => Value, json: unknown): Value | null => {
  try {
    return parse(json);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
};

const copyOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('parsing any list response', () => {
  const list = fc.oneof(fc.array(field(summary), { maxLength: 6 }), anyJson);

  it('accounts for every item', () => {
    checkProperty(
      fc.property(list, (json) => {
        const parsed = parseOrNull(parseProducts, json);
        if (!parsed || !Array.isArray(json)) return;
        expect(parsed.products.length + parsed.rejected.length).toBe(json.length);
        expect(new Set(parsed.products.map((product) => product.id)).size).toBe(parsed.products.length);
      }),
      400,
    );
  });

  it('gives a list that parses to itself, or throws a TypeError', () => {
    checkProperty(
      fc.property(list, (json) => {
        const parsed = parseOrNull(parseProducts, json);
        if (!parsed) return;
        expect(parseProducts(copyOf(parsed.products))).toEqual({ products: parsed.products, rejected: [] });
      }),
      400,
    );
  });

  it('rejects no product with a valid id, name and price, whatever its other fields are', () => {
    checkProperty(
      fc.property(fc.record({ ...optionalFields, id, name, price }), (item) => {
        expect(parseProducts([item])).toMatchObject({ products: [{ id: String(item.id) }], rejected: [] });
      }),
      400,
    );
  });
});

describe('parsing any product response', () => {
  const response = fc.oneof({ weight: 9, arbitrary: detail }, { weight: 1, arbitrary: anyJson });

  it('gives a product that parses to itself, or throws a TypeError', () => {
    checkProperty(
      fc.property(response, (json) => {
        const product = parseOrNull(parseProduct, json);
        if (!product) return;
        expect(parseProduct(copyOf(product))).toEqual(product);
      }),
      300,
    );
  });

  it('rejects no product with a valid name and price, whatever its other fields are', () => {
    checkProperty(
      fc.property(fc.record({ ...optionalDetails, name, price }), (json) => {
        expect(parseProduct(json).name).toBe(json.name.toWellFormed().trim());
      }),
      300,
    );
  });
});
