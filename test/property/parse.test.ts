import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getProduct, listProducts } from '../../sandbox/catalogue-api.ts';
import { parseProduct, parseProducts } from '../../src/provider/parse.ts';
import { checkProperty } from '../support/check-property.ts';
import { anyJson, DETAIL_FIELDS, field, LIST_FIELDS } from '../support/product-fields.ts';

const arbitrariesOf = (fields: Readonly<Record<string, { readonly arbitrary: fc.Arbitrary<unknown> }>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, { arbitrary }]) => [name, field(arbitrary)]));

const { id, name, price, ...optional } = LIST_FIELDS;
const optionalFields = { ...arbitrariesOf(optional), other: anyJson };
const ORIGIN = 'https://a.example';
/** The sandbox's imported goods. */
const importedGoods = listProducts(ORIGIN, { catalogue: 'imported' });
/** A product in which some fields have other values. */
const withOthers = (base: fc.Arbitrary<object | null>, fields: Readonly<Record<string, fc.Arbitrary<unknown>>>) =>
  fc.tuple(base, fc.record(fields, { requiredKeys: [] })).map((parts): unknown => Object.assign({}, ...parts));

const summary = fc.oneof(
  fc.record({ ...arbitrariesOf(LIST_FIELDS), other: anyJson }),
  withOthers(fc.constantFrom(...importedGoods), optionalFields),
);

const { name: ownName, price: ownPrice, ...optionalOwn } = DETAIL_FIELDS;
const optionalDetails = arbitrariesOf(optionalOwn);
const detail = fc.oneof(
  fc.record(arbitrariesOf(DETAIL_FIELDS)),
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
      fc.property(
        fc.record({ ...optionalFields, id: id.arbitrary, name: name.arbitrary, price: price.arbitrary }),
        (item) => {
          expect(parseProducts([item])).toMatchObject({ products: [{ id: String(item.id) }], rejected: [] });
        },
      ),
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
      fc.property(fc.record({ ...optionalDetails, name: ownName.arbitrary, price: ownPrice.arbitrary }), (json) => {
        expect(parseProduct(json).name).toBe(json.name.toWellFormed().trim());
      }),
      300,
    );
  });
});
