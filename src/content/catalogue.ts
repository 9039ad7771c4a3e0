import type { Order } from '../domain/catalogue-filter.ts';
import type { Tag } from '../domain/product.ts';
import { isSameTag, type OfferedTag } from '../domain/tags.ts';
import type { Synonyms } from '../shared/query.ts';
import { type Text, toPlainText } from './document.ts';
import { formatCount } from './format.ts';
import type { Operator } from './operator.ts';
import { correctedSearch } from './search.ts';

const countProducts = (products: number): string => formatCount(products, 'vara', 'varor');

/** Words that visitors search the catalogue for, each row with words of names, taglines and tags. None is about a diet. */
const SYNONYMS: Synonyms = [
  ['blomma', 'ängsblommor fröpåsar'],
  ['bröd', 'knäcke skorpor'],
  ['choklad', 'chokladkakor chokladtryfflar'],
  ['dricka dryck', 'kaffe te saft glögg'],
  ['eko', 'ekologisk'],
  ['espresso', 'kaffe'],
  ['fika', 'kaffe kakor skorpor pepparkakor'],
  ['frukost', 'müsli knäcke kaffe'],
  ['frö', 'fröpåsar'],
  ['godis', 'karameller choklad tryfflar'],
  ['kex', 'kakor knäcke skorpor'],
  ['kaffe', 'bryggkaffe'],
  ['kaka', 'skorpor'],
  ['krydda', 'kanel'],
  ['marmelad', 'sylt'],
  ['present julklapp', 'doftljus choklad tryfflar'],
  ['städa', 'disktrasor'],
  ['strumpa', 'raggsockor'],
  ['stearinljus', 'doftljus'],
  ['trasa', 'disktrasor'],
];

/** Christmas goods are sold from November. */
const SEASON_TAGS = [
  { name: 'Vinter', fromMonth: 1, tint: 'winter' },
  { name: 'Vår', fromMonth: 3, tint: 'spring' },
  { name: 'Sommar', fromMonth: 6, tint: 'summer' },
  { name: 'Höst', fromMonth: 9, tint: 'autumn' },
  { name: 'Jul', fromMonth: 11, tint: 'winter' },
] as const;
const DIET_TAGS = ['Ekologisk', 'Glutenfri', 'Laktosfri', 'Nötfri', 'Vegansk', 'Vegetarisk'] as const;

/** The colour of a product's images until they are loaded. The style sheet has a neutral one for other products. */
export const tintOf = (tags: readonly Pick<Tag, 'name'>[]) =>
  SEASON_TAGS.find((season) => tags.some(({ name }) => isSameTag(name, season.name)))?.tint;

/** How a search was understood. */
type Understood = {
  readonly corrected: readonly string[];
  readonly isDiet: boolean;
  readonly dietTag: string | null;
};

/** The product list's filter and its results. */
export const catalogue = {
  label: 'Sök och sortera',
  search: { label: 'Sök varor', placeholder: 'Sök varor' },
  order: {
    label: 'Sortera',
    options: {
      butik: 'Vår ordning',
      pris: 'Lägsta pris först',
      'pris-hogst': 'Högsta pris först',
      namn: 'Namn A–Ö',
    } satisfies Record<Order, string>,
    /** In place of the default order while a search shows the best first. */
    bestFirst: 'Bästa träff',
  },
  submit: 'Visa',
  /** Opens order, sharing and printing on a narrow screen. */
  more: 'Mer',
  tags: { label: 'Filtrera', all: 'Alla', kinds: { seasons: SEASON_TAGS, diets: DIET_TAGS } },
  synonyms: SYNONYMS,
  count: countProducts,
  /** Announced to screen readers when a list has come late. */
  shown: (products: number): string => `${countProducts(products)} visas.`,
  /** Announced to screen readers when another view of the list is shown. */
  news: (operator: Operator, products: number, { corrected, isDiet, dietTag }: Understood): string =>
    [
      products > 0 ? countProducts(products) : `${catalogue.noMatches.title}. ${catalogue.noMatches.text}`,
      ...(corrected.length > 0 ? [correctedSearch.shown(corrected)] : []),
      ...(dietTag === null ? [] : [catalogue.diet.tagged(dietTag)]),
      ...(isDiet ? [toPlainText(catalogue.diet.text(operator))] : []),
    ].join(' '),
  print: 'Skriv ut som broschyr',
  /** With a search for an allergen or a diet: what it cannot answer. */
  diet: {
    tagged: (tag: string): string => `Märkningen ”${tag}” kommer från leverantören.`,
    text: ({ supportEmail }: Operator): Text => [
      'Sökningen läser inte ingredienser. De står på varje varas sida. Är du osäker frågar du oss på ',
      { link: supportEmail, href: `mailto:${supportEmail}` },
      '.',
    ],
  },
  noMatches: {
    title: 'Inga varor hittades',
    text: 'Prova ett annat ord eller ett annat filter, eller se hela hyllan.',
    link: 'Visa alla varor',
    tag: ({ name, products }: OfferedTag): string => `Se ${name}, ${countProducts(products)}`,
  },
};

/** Alt text of the illustration where there are no products to show. */
export const EMPTY_SHELF_ALT = 'Ett tomt marknadsstånd där en spindel har flyttat in';
