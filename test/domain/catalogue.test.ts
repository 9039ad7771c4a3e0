import { describe, expect, it } from 'vitest';
import {
  type CatalogueFilter,
  type FilterableProduct,
  filterProducts,
  isSameTag,
  MAX_FILTER_LENGTH,
  NO_FILTER,
  parseFilter,
  tagNames,
  toQuery,
} from '../../src/domain/catalogue.ts';

const product = (name: string, price: number, tagline: string, ...tags: readonly string[]): FilterableProduct => ({
  name,
  price,
  tagline,
  tags: tags.map((tag) => ({ name: tag })),
});

const SHELF = [
  product('Ängsblommor', 9900, 'Fem fröpåsar', 'Vår'),
  product('Polkakarameller', 6900, 'Kokta för hand', 'Jul', 'Vegansk'),
  product('Ålandsbröd', 8900, 'Rågkross och en nypa salt', 'Höst'),
  product('Örtte', 6900, 'Svart te med jordgubb', 'Höst', 'Vegansk'),
  product('Zinkkanna', 19900, 'Rymmer två liter – à la carte', 'jul'),
];

const namesOf = (choice: Partial<CatalogueFilter>): readonly string[] =>
  filterProducts(SHELF, { ...NO_FILTER, ...choice }).map(({ name }) => name);

describe('choosing products', () => {
  it('leaves the whole list as it is', () => {
    expect(filterProducts(SHELF, NO_FILTER)).toEqual(SHELF);
  });

  it('finds a tag however it is spelt', () => {
    expect(namesOf({ tag: 'JUL' })).toEqual(['Polkakarameller', 'Zinkkanna']);
    expect(namesOf({ tag: 'Påsk' })).toEqual([]);
  });

  it.each([
    ['polka', ['Polkakarameller']],
    ['KARAMELL', ['Polkakarameller']],
    ['te jordgubb', ['Örtte']],
    ['jordgubb  te', ['Örtte']],
    ['vegansk höst', ['Örtte']],
    ['a la carte', ['Zinkkanna']],
    ['fröpåsar\u00a0ängsblommor', ['Ängsblommor']],
    ['fro\u0308pa\u030asar', ['Ängsblommor']],
    ['te tofflor', []],
    ['   ', SHELF.map(({ name }) => name)],
  ])('searches %j in name, tagline and tags, its words in any order', (search, names) => {
    expect(namesOf({ search })).toEqual(names);
  });

  it.each(['angsblommor', 'fropasar', 'rag', 'orttê'])('takes å, ä and ö for letters of their own: %s', (search) => {
    expect(namesOf({ search })).toEqual([]);
  });

  it('reads a search as text, not as a pattern', () => {
    expect(namesOf({ search: '.*' })).toEqual([]);
    expect(namesOf({ search: '(' })).toEqual([]);
  });

  it('orders by price, equals as in the shop', () => {
    const cheapest = ['Polkakarameller', 'Örtte', 'Ålandsbröd', 'Ängsblommor', 'Zinkkanna'];
    expect(namesOf({ order: 'pris' })).toEqual(cheapest);
    expect(namesOf({ order: 'pris-hogst' })).toEqual([
      'Zinkkanna',
      'Ängsblommor',
      'Ålandsbröd',
      'Polkakarameller',
      'Örtte',
    ]);
  });

  it('orders names by the Swedish alphabet, where å, ä and ö end it', () => {
    expect(namesOf({ order: 'namn' })).toEqual(['Polkakarameller', 'Zinkkanna', 'Ålandsbröd', 'Ängsblommor', 'Örtte']);
  });

  it('narrows and orders together', () => {
    expect(namesOf({ tag: 'Vegansk', order: 'namn', search: 'ö' })).toEqual(['Polkakarameller', 'Örtte']);
  });
});

describe('the tags of a list', () => {
  it('are named once each, in Swedish order', () => {
    expect(tagNames(SHELF)).toEqual(['Höst', 'Jul', 'Vegansk', 'Vår']);
  });

  it('are the same however they are spelt, and none is only the same as none', () => {
    expect(isSameTag('Jul', 'jul')).toBe(true);
    expect(isSameTag('Vår', 'Var')).toBe(false);
    expect(isSameTag(null, null)).toBe(true);
    expect(isSameTag(null, 'Jul')).toBe(false);
  });
});

describe('a choice in an address', () => {
  it.each([
    ['', NO_FILTER],
    ['?tag=Jul', { ...NO_FILTER, tag: 'Jul' }],
    ['?tag=H%C3%B6st&ordning=pris-hogst&sok=svart+te', { tag: 'Höst', order: 'pris-hogst', search: 'svart te' }],
  ] as const)('%j is read and written', (query, choice) => {
    expect(parseFilter(new URLSearchParams(query))).toEqual(choice);
    expect(toQuery(choice)).toBe(query);
  });

  it('is the whole list where it says nothing sensible', () => {
    expect(parseFilter(new URLSearchParams('?tag=&ordning=fallande&sok=&utm_source=x'))).toEqual(NO_FILTER);
  });

  it('is the first of what is said twice', () => {
    expect(parseFilter(new URLSearchParams('?tag=Jul&tag=x&sok=te&sok=y'))).toMatchObject({ tag: 'Jul', search: 'te' });
  });

  it('is cut to what the form takes', () => {
    const long = 'a'.repeat(MAX_FILTER_LENGTH + 1);
    const { tag, search } = parseFilter(new URLSearchParams({ tag: long, sok: long }));
    expect([tag?.length, search.length]).toEqual([MAX_FILTER_LENGTH, MAX_FILTER_LENGTH]);
  });
});
