import type { Order, SeasonTags } from '../domain/catalogue.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import type { Synonyms } from '../shared/text-search.ts';
import { CUSTOMER_SIGNPOST } from './customer-signpost.ts';
import { formatCount } from './format.ts';
import type { Site } from './site.ts';

const countProducts = (products: number): string => formatCount(products, 'vara', 'varor');

/** Words that visitors search the catalogue for, each with words of names, taglines and tags. */
const SYNONYMS: Synonyms = {
  blommor: 'ängsblommor fröpåsar',
  bröd: 'knäcke skorpor',
  dricka: 'kaffe te saft glögg',
  dryck: 'kaffe te saft glögg',
  eko: 'ekologisk',
  espresso: 'kaffe',
  fika: 'kaffe kakor skorpor pepparkakor',
  frukost: 'müsli knäcke kaffe',
  frön: 'fröpåsar',
  gluten: 'glutenfri',
  godis: 'karameller choklad tryfflar',
  kex: 'kakor knäcke skorpor',
  kakor: 'pepparkakor havrekakor skorpor',
  krydda: 'kanel grillkryddor',
  marmelad: 'sylt',
  present: 'doftljus choklad tryfflar',
  saft: 'flädersaft',
  städa: 'disktrasor',
  strumpor: 'raggsockor',
  stearinljus: 'doftljus',
  trasa: 'disktrasor',
  vegan: 'vegansk',
};

/** Christmas goods are sold from November. */
const SEASON_TAGS: SeasonTags = [
  { name: 'Vinter', fromMonth: 1 },
  { name: 'Vår', fromMonth: 3 },
  { name: 'Sommar', fromMonth: 6 },
  { name: 'Höst', fromMonth: 9 },
  { name: 'Jul', fromMonth: 11 },
];
const DIET_TAGS = ['Ekologisk', 'Glutenfri', 'Laktosfri', 'Nötfri', 'Vegansk', 'Vegetarisk'] as const;

/** The product list's filter and its results. */
export const catalogue = {
  label: 'Sök och sortera',
  search: { label: 'Sök bland varorna', example: 'Till exempel kaffe eller jul' },
  order: {
    label: 'Sortera efter',
    options: {
      butik: 'Hyllans ordning',
      pris: 'Lägsta pris först',
      'pris-hogst': 'Högsta pris först',
      namn: 'Namn A–Ö',
    } satisfies Record<Order, string>,
  },
  submit: 'Visa',
  tags: { label: 'Filtrera', all: 'Alla', kinds: { seasons: SEASON_TAGS, diets: DIET_TAGS } },
  synonyms: SYNONYMS,
  count: countProducts,
  /** Announced to screen readers when a retry has shown the products. */
  shown: (products: number): string => `${countProducts(products)} visas.`,
  print: 'Skriv ut som broschyr',
  noMatches: {
    title: 'Inga varor hittades',
    text: 'Prova ett annat ord eller ett annat filter, eller se hela hyllan.',
    link: 'Visa alla varor',
  },
};

/** Alt text of the illustration where there are no products to show. */
export const EMPTY_SHELF_ALT = 'Ett tomt marknadsstånd där en spindel har flyttat in';

const SEASONS = ['vinter', 'vår', 'sommar', 'höst'] as const;

/** "Höst 2026". Winter is December to February; the other seasons follow, three months each. */
const season = ({ year, month }: PlainDate): string => {
  const name = SEASONS[Math.floor((month % 12) / 3)] ?? SEASONS[0];
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`;
};

/** Cover of the printed product list, which sellers show to customers. */
export const brochure = (site: Site, today: PlainDate) => ({
  season: season(today),
  title: 'Det här kan du beställa',
  text: 'Beställ av den som visar dig broschyren. Hälften av priset går till gruppen.',
  signpost: CUSTOMER_SIGNPOST,
  group: 'Klass, lag eller förening:',
  qrCodeLabel: 'Sortimentet på webben:',
  sender: `${site.companyName} · ${site.contactEmail}`,
});
