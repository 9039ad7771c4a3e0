import { describe, expect, it } from 'vitest';
import {
  type CatalogueFilter,
  countTags,
  type FilterableProduct,
  filterProducts,
  isSameTag,
  MAX_FILTER_LENGTH,
  nearestSearches,
  parseFilter,
  tagNames,
  toQuery,
} from '../../src/domain/catalogue.ts';

const NO_FILTER: CatalogueFilter = { tag: null, order: 'butik', search: '' };

const product = (name: string, price: number, tagline: string, ...tags: readonly string[]): FilterableProduct => ({
  name,
  price,
  tagline,
  tags: tags.map((tag) => ({ name: tag })),
});

const PRODUCTS = [
  product('Ängsblommor', 9900, 'Fem fröpåsar', 'Vår'),
  product('Polkakarameller', 6900, 'Kokta för hand', 'Jul', 'Vegansk'),
  product('Ålandsbröd', 8900, 'Rågkross och en nypa salt', 'Höst'),
  product('Örtte', 6900, 'Svart te med jordgubb', 'Höst', 'Vegansk'),
  product('Zinkkanna', 19900, 'Rymmer två liter – à la carte', 'jul'),
];

const namesOf = (filter: Partial<CatalogueFilter>): readonly string[] =>
  filterProducts(PRODUCTS, { ...NO_FILTER, ...filter }).map(({ name }) => name);

describe('filterProducts', () => {
  it('returns the whole list in its order without a filter', () => {
    expect(filterProducts(PRODUCTS, NO_FILTER)).toEqual(PRODUCTS);
  });

  it('matches a tag in upper or lower case', () => {
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
    ['   ', PRODUCTS.map(({ name }) => name)],
  ])('searches for %j in name, tagline and tags, with the words in any order', (search, names) => {
    expect(namesOf({ search })).toEqual(names);
  });

  it.each([
    ['angsblommor', ['Ängsblommor']],
    ['rag', ['Ålandsbröd']],
    ['orttê', ['Örtte']],
    ['jordgubar', ['Örtte']],
    ['plokakarameller', ['Polkakarameller']],
  ])('finds %j without dots, with an accent or with one slip of the finger', (search, names) => {
    expect(namesOf({ search })).toEqual(names);
  });

  it('finds the synonyms of a word that visitors use', () => {
    const found = filterProducts(PRODUCTS, { ...NO_FILTER, search: 'godis' }, { godis: 'karameller' });
    expect(found.map(({ name }) => name)).toEqual(['Polkakarameller']);
  });

  it('has the nearest words to search for, among the products with the tag', () => {
    const search = 'plolkakramell';
    expect(nearestSearches(PRODUCTS, { ...NO_FILTER, search })).toEqual(['polkakarameller']);
    expect(nearestSearches(PRODUCTS, { ...NO_FILTER, search, tag: 'Höst' })).toEqual([]);
  });

  it('searches for regular expression syntax literally', () => {
    expect(namesOf({ search: '.*' })).toEqual([]);
    expect(namesOf({ search: '(' })).toEqual([]);
  });

  it('sorts by price and keeps the order of products with the same price', () => {
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

  it('sorts names by the Swedish alphabet, which ends with å, ä and ö', () => {
    expect(namesOf({ order: 'namn' })).toEqual(['Polkakarameller', 'Zinkkanna', 'Ålandsbröd', 'Ängsblommor', 'Örtte']);
  });

  it('combines tag, search and order', () => {
    expect(namesOf({ tag: 'Vegansk', order: 'namn', search: 'me' })).toEqual(['Örtte']);
  });
});

describe('the tags of a product list', () => {
  it('are listed once each, in Swedish alphabetical order', () => {
    expect(tagNames(PRODUCTS)).toEqual(['Höst', 'Jul', 'Vegansk', 'Vår']);
  });

  const kinds = {
    seasons: [
      { name: 'Vår', fromMonth: 3 },
      { name: 'höst', fromMonth: 9 },
      { name: 'Jul', fromMonth: 11 },
    ],
    diets: ['Vegansk'],
  };
  const tagged = [...PRODUCTS, product('Kaffe', 8900, 'Mörkrostat', 'Storsäljare', 'Annat')];

  it.each([
    [1, ['Jul', 'Vår', 'Höst']],
    [3, ['Vår', 'Höst', 'Jul']],
    [10, ['Höst', 'Jul', 'Vår']],
    [12, ['Jul', 'Vår', 'Höst']],
  ])('begin in month %i with the current season, before diets and others', (month, seasons) => {
    const names = countTags(tagged, kinds, month).map(({ name }) => name);
    expect(names).toEqual([...seasons, 'Vegansk', 'Annat', 'Storsäljare']);
  });

  it('are counted regardless of case', () => {
    const counts = countTags(PRODUCTS, kinds, 12).map(({ name, products }) => [name, products]);
    expect(counts).toEqual([
      ['Jul', 2],
      ['Vår', 1],
      ['Höst', 2],
      ['Vegansk', 2],
    ]);
  });

  it('are equal regardless of case, and no tag equals only no tag', () => {
    expect(isSameTag('Jul', 'jul')).toBe(true);
    expect(isSameTag('Vår', 'Var')).toBe(false);
    expect(isSameTag(null, null)).toBe(true);
    expect(isSameTag(null, 'Jul')).toBe(false);
  });
});

describe('a filter in a query string', () => {
  it.each([
    ['', NO_FILTER],
    ['?tag=Jul', { ...NO_FILTER, tag: 'Jul' }],
    ['?tag=H%C3%B6st&ordning=pris-hogst&sok=svart+te', { tag: 'Höst', order: 'pris-hogst', search: 'svart te' }],
  ] as const)('is read from %j and written back unchanged', (query, filter) => {
    expect(parseFilter(new URLSearchParams(query))).toEqual(filter);
    expect(toQuery(filter)).toBe(query);
  });

  it('is empty when its parameters are empty or invalid', () => {
    expect(parseFilter(new URLSearchParams('?tag=&ordning=fallande&sok=&utm_source=x'))).toEqual(NO_FILTER);
  });

  it('takes the first value of a repeated parameter', () => {
    expect(parseFilter(new URLSearchParams('?tag=Jul&tag=x&sok=te&sok=y'))).toMatchObject({ tag: 'Jul', search: 'te' });
  });

  it('is cut to the maximum length of the form fields', () => {
    const long = 'a'.repeat(MAX_FILTER_LENGTH + 1);
    const { tag, search } = parseFilter(new URLSearchParams({ tag: long, sok: long }));
    expect([tag?.length, search.length]).toEqual([MAX_FILTER_LENGTH, MAX_FILTER_LENGTH]);
  });
});
