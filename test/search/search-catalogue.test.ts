import { describe, expect, it } from 'vitest';
import type { CatalogueFilter } from '../../src/domain/catalogue-filter.ts';
import { createCatalogueFilter, createFilterCache, type FilterableProduct } from '../../src/search/search-catalogue.ts';

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

const filterProducts = createCatalogueFilter(PRODUCTS);

const namesOf = (filter: Partial<CatalogueFilter>): readonly string[] =>
  filterProducts({ ...NO_FILTER, ...filter }).products.map(({ name }) => name);

describe('the filter of a catalogue', () => {
  it('returns the whole list in its order without a filter', () => {
    expect(filterProducts(NO_FILTER)).toEqual({
      products: PRODUCTS,
      tags: ['Höst', 'Jul', 'Vegansk', 'Vår'],
      corrected: [],
      isDiet: false,
      dietTag: null,
      offeredTag: null,
    });
  });

  it('matches a tag in upper or lower case', () => {
    expect(namesOf({ tag: 'JUL' })).toEqual(['Polkakarameller', 'Zinkkanna']);
    expect(namesOf({ tag: 'Påsk' })).toEqual([]);
  });

  it.each([
    ['polka', ['Polkakarameller']],
    ['te jordgubb', ['Örtte']],
    ['svart höst', ['Örtte']],
    ['a la carte', ['Zinkkanna']],
    ['fröpåsar\u00a0ängsblommor', ['Ängsblommor']],
    ['   ', PRODUCTS.map(({ name }) => name)],
  ])('searches for %j in name, tagline and tags, with the words in any order', (search, names) => {
    expect(namesOf({ search })).toEqual(names);
  });

  it('shows the best matches of a search first, unless another order is chosen', () => {
    const products = [product('Kaffe', 2, 'Gott till tekakor'), product('Tekakor', 3, ''), product('Te', 1, '')];
    const filter = createCatalogueFilter(products);
    const found = (order: CatalogueFilter['order']) =>
      filter({ ...NO_FILTER, order, search: 'te' }).products.map(({ name }) => name);
    expect(found('butik')).toEqual(['Te', 'Tekakor', 'Kaffe']);
    expect(found('pris-hogst')).toEqual(['Tekakor', 'Kaffe', 'Te']);
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
});

describe('a search for an allergen or a diet', () => {
  const filter = createCatalogueFilter(
    [
      product('Mjölkchoklad', 1, 'Med hasselnöt och mjölk', 'Glutenfri'),
      product('Mandelkakor', 1, 'Mättande, utan nötter', 'Innehåller nötter', 'Vegansk'),
      product('Alkoholfri glögg', 1, 'Rötter och nyponmjöl', 'Jul'),
      product('Flädersaft', 1, 'Söt', 'Jul'),
    ],
    [['drickbart', 'flädersaft']],
  );
  const search = (query: string) => filter({ ...NO_FILTER, search: query });

  it.each([
    'nötter',
    'nötallergi',
    'glutenfri choklad',
    'halal',
    'veganska',
    'choklad utan mjölk',
    'nötchoklad',
    'celiaki',
  ])('for "%s" is not guessed: it finds nothing, and says that it is about a diet', (query) => {
    expect(search(query)).toMatchObject({ products: [], corrected: [], isDiet: true, dietTag: null });
  });

  it.each(['Glutenfri', 'GLUTENFRI', ' "glutenfri" '])(
    'by the exact name of a tag, %s, finds its products',
    (query) => {
      const { products, tags: _, ...found } = search(query);
      expect(products.map(({ name }) => name)).toEqual(['Mjölkchoklad']);
      expect(found).toEqual({ corrected: [], isDiet: true, dietTag: 'Glutenfri', offeredTag: null });
    },
  );

  it.each([
    ['glutenfritt bröd', { name: 'Glutenfri', products: 1 }],
    ['glutenfri choklad', { name: 'Glutenfri', products: 1 }],
    ['jul choklad', { name: 'Jul', products: 2 }],
    ['fri', null],
  ])('for "%s" without a hit offers the tag that has its word: %j', (query, offeredTag) => {
    expect(search(query)).toMatchObject({ products: [], offeredTag });
  });

  it.each(['alkoholfri glögg', 'mjölkchoklad'])('by the exact words of a name, "%s", finds it', (query) => {
    expect(search(query)).toMatchObject({ products: [expect.anything()], isDiet: true, dietTag: null });
  });

  it.each(['choklad', 'glögg', 'kakor', 'rötter', 'nyponmjöl'])('is not every search: "%s"', (query) => {
    expect(search(query).isDiet).toBe(false);
  });

  it('is never what another word is taken for', () => {
    for (const query of ['hasselnt', 'vegnsk', 'innehåller', 'mättande nttr']) {
      expect(
        search(query).products.map(({ name }) => name),
        query,
      ).not.toContain('Mjölkchoklad');
    }
  });
});

describe('the filter of the latest list', () => {
  const filterOf = createFilterCache<FilterableProduct>([]);

  it('is kept for a list that was loaded again with the same content', () => {
    expect(filterOf([...PRODUCTS], '"a"')).toBe(filterOf(PRODUCTS, '"a"'));
  });

  it('is another one for another list', () => {
    const before = filterOf(PRODUCTS, '"a"');
    const [first] = PRODUCTS;
    expect(filterOf(first ? [first] : [], '"b"')({ ...NO_FILTER, search: 'te' }).products).toEqual([]);
    expect(filterOf(PRODUCTS, '"a"')).not.toBe(before);
  });
});
