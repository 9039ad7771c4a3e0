import { describe, expect, it } from 'vitest';
import { listProducts } from '../../sandbox/catalogue-api.ts';
import { readProducts } from '../../scripts/read-products.ts';
import { judge, phrasingsSchema } from '../../scripts/search-quality/phrasings.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import type { CatalogueFilter } from '../../src/domain/catalogue-filter.ts';
import { NO_CONTEXT } from '../../src/search/context.ts';
import { createCatalogueFilter, type FilterableProduct } from '../../src/search/search-catalogue.ts';
import readersFile from '../support/phrasings/readers.json';
import { createSummary } from '../support/products.ts';

const NO_FILTER: CatalogueFilter = { tag: null, order: 'butik', search: '' };

const product = (name: string, price: number, tagline: string, ...tags: readonly string[]): FilterableProduct =>
  createSummary({ name, price, tagline, tags });

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
    const { tags, ...result } = filterProducts(NO_FILTER);
    expect(tags.map(({ name }) => name)).toEqual(['Höst', 'Jul', 'Vegansk', 'Vår']);
    expect(result).toEqual({
      products: PRODUCTS,
      tagKey: null,
      corrected: [],
      diet: null,
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

  it('shows the best matches first, unless the visitor chooses another order', () => {
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

describe('a search for the beginning or the end of a word of a name', () => {
  const filter = createCatalogueFilter([
    product('Kökshandduk Björklöv', 1, 'I halvlinne', 'Nyhet'),
    product('Iskaffe', 1, 'Burk av stål', 'Storpack'),
    product('Bryggkaffe', 1, ''),
    product('Tallrik', 1, 'Fin på dukar'),
    product('Dukar', 1, ''),
  ]);

  it.each([
    ['duk', ['Dukar', 'Tallrik', 'Kökshandduk Björklöv']],
    ['löv', ['Kökshandduk Björklöv']],
    ['kaffe', ['Bryggkaffe', 'Iskaffe']],
    ['kök', ['Kökshandduk Björklöv']],
    ['isk', ['Iskaffe']],
  ])('finds it, however short the rest is, after better hits: %s', (search, names) => {
    expect(filter({ ...NO_FILTER, search }).products.map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['two letters', 'is'],
    ['the middle of a word', 'hand'],
    ['a tag', 'het'],
    ['a tagline', 'hal'],
  ])('does not find %s', (_, search) => {
    expect(filter({ ...NO_FILTER, search }).products).toEqual([]);
  });
});

describe('a search of the goods of any shop', () => {
  const filter = createCatalogueFilter(
    [
      'Zanderkaffe',
      'Fläderblomssaft',
      'Ljunghonung',
      'Rågsurdegsbröd',
      'Jordnötter 7 pack',
      'Kökssvamp 150 g',
      'Koffert',
    ].map((name) => product(name, 1, '')),
  );
  const search = (query: string) => {
    const { products, corrected } = filter({ ...NO_FILTER, search: query });
    return { names: products.map(({ name }) => name), corrected };
  };

  it.each([
    ['kafe', 'Zanderkaffe', ['kaffe']],
    ['honug', 'Ljunghonung', ['honung']],
    ['zanderkafe', 'Zanderkaffe', []],
    ['ljunghonug', 'Ljunghonung', ['ljunghonung']],
  ])('finds a slip in a compound or in its last part: %s', (query, name, corrected) => {
    expect(search(query)).toEqual({ names: [name], corrected });
  });

  it.each([
    ['flädersaft', 'Fläderblomssaft'],
    ['fladersaft', 'Fläderblomssaft'],
    ['rågbröd', 'Rågsurdegsbröd'],
    ['jordnötter 7pack', 'Jordnötter 7 pack'],
    ['kökssvamp 150g', 'Kökssvamp 150 g'],
  ])('finds a compound without one of its parts, and a size written the other way: %s', (query, name) => {
    expect(search(query)).toEqual({ names: [name], corrected: [] });
  });

  it.each(['ljuslykta', 'fläta', 'saffran', 'zon', 'bröst', 'seller', 'glass'])(
    'takes no other word for a name: %s',
    (query) => {
      const goods = ['Vinglas', 'Lakritskarameller'].map((name) => product(name, 1, ''));
      expect(search(query)).toEqual({ names: [], corrected: [] });
      expect(createCatalogueFilter(goods)({ ...NO_FILTER, search: query }).products).toEqual([]);
    },
  );

  it.each([
    ['strumpoor', ['Damstrumpor', 'Herrstrumpor'], 'strumpor'],
    ['kryddda', ['Grillkrydda', 'Tacokrydda'], 'krydda'],
    ['bollarr', ['Chokladbollar'], 'bollar'],
    ['snabbstrumpor', ['Strumpor'], 'strumpor'],
  ])('corrects to a word, not to letters of two parts, and finds all goods with it: %s', (query, names, word) => {
    const goods = [...names, 'Tröja', 'Dunkudde'].map((name) => product(name, 1, ''));
    const { products, corrected } = createCatalogueFilter(goods)({ ...NO_FILTER, search: query });
    expect(products.map(({ name }) => name).toSorted()).toEqual(names);
    expect(corrected).toEqual([word]);
  });
});

describe('a search of the goods of the sandbox', () => {
  const filter = createCatalogueFilter(readProducts(listProducts('http://localhost')), catalogue.searchWords);

  it.each([
    ['våfflor', ['vaffelmix', 'skogshallonsylt', 'jordgubbssylt']],
    ['lussebulle', ['saffransskorpor']],
    ['värmeljus', ['doftljus-granskog', 'doftljus-syren']],
    ['kryddor till bullar', ['baktrion']],
  ])('finds what people mean by "%s", the most alike first', (search, ids) => {
    expect(filter({ ...NO_FILTER, search }).products.map(({ id }) => id)).toEqual(ids);
  });
});

describe('a search for an amount', () => {
  const NAMES = ['Kaffe 450 g', 'Te 450g', 'Kaffe 450 ml', 'Te 45 g'];
  const filter = createCatalogueFilter(NAMES.map((name) => product(name, 1, '')));

  it.each([
    ['450g', ['Kaffe 450 g', 'Te 450g']],
    ['450 g', ['Kaffe 450 g', 'Te 450g']],
    ['kaffe 450g', ['Kaffe 450 g']],
    ['450 g te', ['Te 450g']],
  ])('finds "%s" whether it is written as one word or two', (search, names) => {
    expect(
      filter({ ...NO_FILTER, search })
        .products.map(({ name }) => name)
        .toSorted(),
    ).toEqual(names);
  });

  it.each([
    ['2kg', ['Mjöl 2 kg', 'Ris 2kg']],
    ['2 liter', ['Saft 2 liter']],
    ['25st', ['Ljus 25 st']],
  ])('finds only its own unit: %s', (search, names) => {
    const goods = ['Mjöl 2 kg', 'Ris 2kg', 'Saft 2 liter', 'Ljus 25 st', 'Te 2 par', 'Kex 25 kg'];
    const found = createCatalogueFilter(goods.map((name) => product(name, 1, '')))({ ...NO_FILTER, search });
    expect(found.products.map(({ name }) => name).toSorted()).toEqual(names);
  });

  it('counts as one word, so that a name with the other word precedes one with its synonym', () => {
    const products = ['Bryggkaffe 450 g', 'Espresso 450g'].map((name) => product(name, 1, ''));
    const { products: found } = createCatalogueFilter(products, {
      synonyms: [['espresso', 'kaffe']],
      context: NO_CONTEXT,
    })({
      ...NO_FILTER,
      search: '450 g espresso',
    });
    expect(found.map(({ name }) => name)).toEqual(['Espresso 450g', 'Bryggkaffe 450 g']);
  });
});

describe('a search for the exact name of a product', () => {
  const search = (query: string, names: readonly string[], order: CatalogueFilter['order'] = 'butik') =>
    createCatalogueFilter(names.map((name, index) => product(name, names.length - index, '')))({
      ...NO_FILTER,
      order,
      search: query,
    }).products.map(({ name }) => name);

  it.each([
    ['morötter 1 kg', ['Morötter 1 kg', 'Potatis 1kg']],
    ['bryggkaffe 450 g', ['Bryggkaffe 450 g', 'Espresso 450g']],
    ['jul kalender choklad', ['Jul kalender choklad', 'Julkalender te']],
    ['banan i morgon', ['Banan i morgon', 'Avokado imorgon']],
  ] as const)(
    'finds "%s", even with its first word last, when another name has two of its words as one',
    (query, names) => {
      expect(search(query, names)).toEqual([names[0]]);
      const [first, ...others] = query.split(' ');
      expect(search([...others, first].join(' '), names)).toEqual([names[0]]);
    },
  );

  it.each([
    ['Te', ['Te te te', 'Te']],
    ['Mandel', ['Mandel och nougat', 'MANDEL']],
    ['"Café!"', ['Café crème', 'Cafe!']],
    ['★★★', ['★★', '★★★']],
    [' “★★★ ” ', ['★★', '★★★']],
    ['Strumpor ♂', ['Strumpor ♀', 'Strumpor ♂']],
    ['"Mormors" kakor', ['Mormors kakor med kardemumma', '”Mormors” kakor']],
  ])('shows products with exactly the name %s first', (query, names) => {
    expect(search(query, names)[0]).toBe(names[1]);
  });

  it('shows names of the same words after the exact name, and equal names in the order of the list', () => {
    const filter = createCatalogueFilter([
      product('Kaffe, mörk', 1, ''),
      product('Kaffe mörk', 2, ''),
      product('Mörkt kaffe', 3, ''),
      product('KAFFE MÖRK', 4, ''),
    ]);
    const { products } = filter({ ...NO_FILTER, search: 'kaffe mörk' });
    expect(products.map(({ price }) => price)).toEqual([2, 4, 1, 3]);
  });

  it('keeps another order that the visitor chooses', () => {
    const names = ['Mandel', 'Mandel och nougat', 'Mandel och kola'];
    expect(search('mandel', names, 'pris')).toEqual(names.toReversed());
    expect(search('mandel', names, 'namn')).toEqual(['Mandel', 'Mandel och kola', 'Mandel och nougat']);
  });

  it.each(['""', '"', '“ ”', '!', '★'])('finds nothing for %s, which has no words', (query) => {
    expect(search(query, ['""', '★★★', '…', 'Kaffe'])).toEqual([]);
  });
});

describe('a search for an allergen or a diet', () => {
  const GOODS = [
    product('Mjölkchoklad', 1, 'Med hasselnöt', 'Glutenfri'),
    product('Mandelkakor', 3, 'Mättande, utan nötter', 'Innehåller soja', 'Vegansk'),
    product('Kola', 2, 'Rostade mandlar och mjölk'),
    product('Mandel', 4, ''),
    product('Mjölkfri choklad', 5, '', 'Äggfri'),
    product('Alkoholfri glögg', 1, 'Rötter och nyponmjöl', 'Jul'),
    product('Flädersaft', 1, 'Söt, fri från gluten', 'Jul'),
    product('Ölsenap från Österlen', 1, ''),
    product('Chokladägg', 1, 'Att hänga på en vägg, gott pålägg'),
    product('Nötkött', 1, 'Vattenflaska medföljer'),
    product('Samvete', 1, 'Grafisk'),
  ];
  const filter = createCatalogueFilter(GOODS, { synonyms: [['drickbart', 'flädersaft']], context: NO_CONTEXT });
  const search = (query: string, others: Partial<CatalogueFilter> = {}) => {
    const { products, ...found } = filter({ ...NO_FILTER, ...others, search: query });
    return { ...found, names: products.map(({ name }) => name) };
  };

  it.each([
    ['mjölk', ['Mjölkchoklad', 'Kola']],
    ['MJOLKEN', ['Mjölkchoklad', 'Kola']],
    ['nötter', ['Mjölkchoklad']],
    ['nöt', ['Mjölkchoklad']],
    ['hasselnötter', ['Mjölkchoklad']],
    ['valnötter', []],
    ['mandel', ['Mandel', 'Mandelkakor', 'Kola']],
    ['"mandel"', ['Mandel']],
    ['mandelkaka', ['Mandelkakor']],
    ['Mandelkakor', ['Mandelkakor']],
    ['kakor med mandel', ['Mandelkakor']],
    ['choklad mjölk', ['Mjölkchoklad']],
    ['soja', ['Mandelkakor']],
    ['senap', ['Ölsenap från Österlen']],
    ['ägg', ['Chokladägg']],
    ['vete', []],
    ['fisk', []],
    ['fläsk', []],
    ['laktos', []],
    ['gluten', []],
  ])('finds the goods that have the word for contents in their texts: %s', (query, names) => {
    expect(search(query)).toMatchObject({ names, corrected: [] });
    expect(search(query).diet).toEqual({ isForContents: true, tag: null });
  });

  it.each([
    ['glutenfri', ['Mjölkchoklad', 'Flädersaft'], 'Glutenfri'],
    [' "glutenfri" ', ['Mjölkchoklad'], 'Glutenfri'],
    ['gluten fri', ['Mjölkchoklad', 'Flädersaft'], 'Glutenfri'],
    ['glutenfritt utan mjölk', [], null],
    ['glutenfri choklad', ['Mjölkchoklad'], 'Glutenfri'],
    ['drickbart utan gluten', ['Flädersaft'], null],
    ['choklad utan mjölk', ['Mjölkfri choklad'], null],
    ['nötfri', ['Mandelkakor'], null],
    ['ägg fri', ['Mjölkfri choklad'], 'Äggfri'],
    ['veganska', ['Mandelkakor'], 'Vegansk'],
    ['vegan mandel', ['Mandelkakor'], 'Vegansk'],
    ['alkoholfritt', ['Alkoholfri glögg'], null],
    ['alkoholfri glögg', ['Alkoholfri glögg'], null],
    ['nötallergi', [], null],
    ['celiaki', [], null],
    ['halal', [], null],
  ])('finds the goods that are free from something by their tags or texts alone: %s', (query, names, tag) => {
    expect(search(query)).toMatchObject({ names, corrected: [] });
    expect(search(query).diet).toEqual({ isForContents: false, tag });
  });

  it.each([
    ['sorted', 'mandel', { order: 'pris' }, ['Kola', 'Mandelkakor', 'Mandel'], null],
    ['within a tag', 'choklad', { tag: 'GLUTENFRI' }, ['Mjölkchoklad'], { isForContents: false, tag: 'Glutenfri' }],
    ['as a tag', '', { tag: 'Innehåller soja' }, ['Mandelkakor'], { isForContents: true, tag: 'Innehåller soja' }],
    [
      'for contents within a tag',
      'nöt',
      { tag: 'Glutenfri' },
      ['Mjölkchoklad'],
      { isForContents: true, tag: 'Glutenfri' },
    ],
    ['in a tag of no goods', '', { tag: 'Sojafri' }, [], { isForContents: false, tag: null }],
  ] as const)('can be %s', (_, query, others, names, diet) => {
    const found = search(query, others);
    expect(found.names).toEqual(names);
    if (diet) expect(found.diet).toEqual(diet);
  });

  it.each([
    ['glutenfritt bröd', { name: 'Glutenfri', products: 1 }],
    ['laktosfri jul', { name: 'Jul', products: 2 }],
    ['fri', null],
  ])('without a hit for "%s" offers the tag that contains its word: %j', (query, offeredTag) => {
    expect(search(query)).toMatchObject({ names: [], offeredTag });
  });

  it.each([
    ['choklad', ['Mjölkchoklad', 'Mjölkfri choklad', 'Chokladägg']],
    ['kakor', ['Mandelkakor']],
    ['vägg', ['Chokladägg']],
    ['flaska', ['Nötkött']],
    ['rötter', ['Alkoholfri glögg']],
    ['nyponmjöl', ['Alkoholfri glögg']],
  ])('is not assumed for "%s"', (query, names) => {
    expect(search(query)).toMatchObject({ names, diet: null });
  });

  it.each(['hasselnt', 'vegnsk', 'mandle', 'mättande nttr', 'mandla', 'räkkor', 'ostron'])(
    'is never the result of a correction, and its letters are not searched: %s',
    (query) => {
      expect(search(query)).toMatchObject({ names: [], corrected: [] });
    },
  );
});

it('readers who have not seen the search find the products that they mean, and rarely others', () => {
  const filter = createCatalogueFilter(readProducts(listProducts('http://localhost')), catalogue.searchWords);
  const { answered, amongFirst, misses, unanswered, misleading } = judge(
    phrasingsSchema.parse(readersFile).products,
    (search) => ({ results: filter({ ...NO_FILTER, search }).products.map(({ id }) => id), nearest: [] }),
  );
  expect(answered).toBeGreaterThanOrEqual(40);
  expect(amongFirst / answered, misses.join('\n')).toBeGreaterThanOrEqual(0.85);
  expect(misleading.length / unanswered, misleading.join('\n')).toBeLessThanOrEqual(0.1);
});

it('a search corrects a slip in a long word of a tagline, but takes no word for a short one that only a tagline has', () => {
  const filter = createCatalogueFilter(readProducts(listProducts('http://localhost')), catalogue.searchWords);
  const { products, corrected } = filter({ ...NO_FILTER, search: 'kardemoma' });
  expect(products.map(({ name }) => name)).toContain('Baktrion');
  expect(corrected).toEqual(['kardemumma']);
  for (const word of ['start', 'starta', 'sprida']) {
    expect(filter({ ...NO_FILTER, search: word }).corrected, word).toEqual([]);
  }
});
