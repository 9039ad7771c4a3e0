import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imported } from '../../sandbox/catalogue/imported/index.ts';
import { catalogue as copy } from '../../src/content/catalogue.ts';
import { DEFAULT_ORDER } from '../../src/domain/catalogue-filter.ts';
import { createCatalogueFilter } from '../../src/search/search-catalogue.ts';
import { wordsOf } from '../../src/search/swedish-words.ts';
import { fold } from '../../src/shared/fold.ts';
import { cleanQuery, QUERY_MAX_LENGTH, withoutQuotes } from '../../src/shared/query.ts';
import { checkProperty } from '../support/check-property.ts';

const PRODUCTS = 700;
const CATALOGUES = 4;
/** The search ignores further words. */
const MAX_WORDS = 8;

const BRANDS =
  'Zédas,Lövmarks,IKO,P&Q,Ängslund,L’Étoile,O’Hoj,Dr. Bakman,7 Sorter,Bo & Kaj’s®,VarmTex™,Åsléns,A/B'.split(',');
/** Neighbouring words of this list often form one word in another name. */
const WORDS =
  'jul,kalender,ljus,bryggkaffe,brygg,kaffe,filter,te,kok,bok,choklad,kaka,kakor,hav,re,havre,gryn,mjöl,strumpa,strumpor,barn,dam,herr,tröja,påse,burk,salt,lakrits,super,man,mor,går'.split(
    ',',
  );
const DIETS = 'Mandel,mandlar,glutenfri,Mjölkchoklad,nötter,laktosfri,vegansk,äggnudlar,sojasås'.split(',');
const COLOURS = 'röd,blå,svart/vit,ljus grön,ljusgrön,off-white,crème'.split(',');
const STOP_WORDS = 'i,med,och,utan,till,på,för,från,av,en,i morgon,imorgon,i går,igår,till med'.split(',');
const ODD = 'قهوة,شاي أخضر,コーヒー,Müsli,Piñata,Straße,İstanbul,★★★,🍪,½,No. 1,(2024),e\u0301clair'.split(',');
const SIZES = 'S,M,XL,XXL,stl 38,42/44,one size,30x40'.split(',');

const amount = fc
  .tuple(
    fc.constantFrom(1, 2, 3, 45, 100, 450, 500),
    fc.constantFrom('', ' '),
    fc.constantFrom('g', 'kg', 'ml', 'l', 'st', 'pack', '%', 'cm'),
  )
  .map(([number, space, unit]) => `${number}${space}${unit}`);
const manyOf = fc
  .tuple(fc.constantFrom(2, 3, 6), fc.constantFrom(' x ', 'x', '×', ' × '), amount)
  .map(([number, times, of]) => `${number}${times}${of}`);
const pack = fc
  .tuple(fc.constantFrom(2, 6, 10), fc.constantFrom('-pack', ' pack', 'pack'))
  .map((parts) => parts.join(''));

/** Two words, joined or apart. */
const compound = fc
  .tuple(fc.constantFrom(...WORDS), fc.constantFrom('', '', '-', ' '), fc.constantFrom(...WORDS))
  .map((parts) => parts.join(''));

const part = fc.oneof(
  { weight: 4, arbitrary: compound },
  { weight: 3, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 2, arbitrary: fc.oneof(amount, manyOf, pack) },
  fc.constantFrom(...BRANDS, ...ODD),
  fc.constantFrom(...DIETS),
  fc.constantFrom(...COLOURS, ...SIZES),
  fc.constantFrom(...STOP_WORDS),
);

const cased = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text.charAt(0).toUpperCase() + text.slice(1),
  (text) => text.toUpperCase(),
);

const quoted = fc.oneof({ weight: 9, arbitrary: fc.constant('') }, fc.constantFrom('"', '”'));

const isSearchedWhole = (text: string): boolean => text.length <= QUERY_MAX_LENGTH && wordsOf(text).length <= MAX_WORDS;

/** The names of the sandbox's imported goods, which every catalogue includes. */
const IMPORTED = imported.map((goods) => goods.name).filter(isSearchedWhole);

/** A name that a search does not cut. */
const name = fc
  .tuple(fc.array(part, { minLength: 1, maxLength: 4 }), fc.constantFrom(' ', ' ', ', '), cased, quoted)
  .map(([parts, between, toCase, quote]) => `${quote}${toCase(parts.join(between))}${quote}`)
  .filter(isSearchedWhole);

/** A failing list is not shrunk, which would take minutes: the assertion names the products. */
const names = fc.noShrink(
  fc
    .array(name, { minLength: PRODUCTS, maxLength: PRODUCTS, size: 'max' })
    .map((made) => [...IMPORTED, ...made].slice(0, PRODUCTS)),
);

const createSearch = (list: readonly string[]) => {
  const filter = createCatalogueFilter(
    list.map((text) => ({ name: text, price: 100, tagline: '', tags: [] })),
    copy.searchWords,
  );
  return (search: string) => filter({ tag: null, order: DEFAULT_ORDER, search: cleanQuery(search) });
};

/** The same for equal names. */
const toKey = (text: string): string => fold(withoutQuotes(cleanQuery(text)));

describe('in a catalogue of names as shops write them', () => {
  it('every product is the first hit for its own name, or shares that place with equal names', () => {
    checkProperty(
      fc.property(names, (list) => {
        const search = createSearch(list);
        const missed = list.filter((own) => {
          const { products, corrected } = search(own);
          return products[0] === undefined || toKey(products[0].name) !== toKey(own) || corrected.length > 0;
        });
        expect(missed).toEqual([]);
      }),
      CATALOGUES,
    );
  });

  it('every product is found by the words of its name when the first word comes last', () => {
    checkProperty(
      fc.property(names, (list) => {
        const search = createSearch(list);
        const missed = list.filter((own) => {
          const [first, ...others] = wordsOf(own);
          if (first === undefined) return false;
          return !search([...others, first].join(' ')).products.some(({ name }) => name === own);
        });
        expect(missed).toEqual([]);
      }),
      CATALOGUES,
    );
  });
});
