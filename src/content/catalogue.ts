import type { Order } from '../domain/catalogue-filter.ts';
import { mayBeCut } from '../domain/picture-fit.ts';
import type { ProductSummary } from '../domain/product.ts';
import type { Season } from '../domain/seasons.ts';
import type { OfferedTag } from '../domain/tags.ts';
import type { Synonyms } from '../shared/query.ts';
import { type Text, toPlainText } from './document.ts';
import { formatCount } from './format.ts';
import type { Operator } from './operator.ts';
import { correctedSearch } from './search.ts';

const countProducts = (products: number): string => formatCount(products, 'vara', 'varor');

/**
 * Words that visitors search the product list for. Each row pairs them with words of names, taglines and tags. None is
 * about a diet. Two words that belong together are written as one.
 */
const SYNONYMS: Synonyms = [
  // The last parts of compound names of goods. The parts are words of their own.
  ...[
    'honung',
    'sylt',
    'kaffe',
    'saft',
    'ljus',
    'handduk',
    'sockor',
    'karameller',
    'kakor',
    'skorpor',
    'knäcke',
    'choklad',
    'tryfflar',
    'mix',
    'kola',
  ].map((word) => [word, word] as const),
  ['blomma blommor', 'ängsblommor fröpåsar'],
  ['blomfrö blomsterfrö frö frön fröer odla så plantera', 'fröpåsar'],
  ['bröd knäckebröd hårdbröd hårt', 'knäcke'],
  ['bröd', 'skorpor'],
  ['bak baka bakning bullbak bulle kanelbulle julbak bakkrydda', 'kardemumma'],
  ['lussebulle lussekatt', 'saffransskorpor'],
  ['chokladask chokladboll chokladbollar pralin praliner tryffel', 'chokladtryfflar'],
  ['choklad chokladkaka', 'chokladkakor chokladtryfflar'],
  ['dricka dryck varmt', 'kaffe te saft glögg'],
  ['eko', 'ekologisk'],
  ['coffee espresso java bönor malet', 'kaffe'],
  ['fika kaffebröd adventsfika', 'kaffe kakor skorpor pepparkakor te'],
  ['dopp tillkaffet', 'kakor skorpor pepparkakor'],
  ['frukost', 'müsli knäcke kaffe honung'],
  ['müsli mysli granola flingor frukostflingor filen fil', 'müsli'],
  ['grill grilla grillkrydda bbq barbecue rub', 'grilltrion'],
  ['godis snask sötsaker gotter lördagsgodis', 'karameller choklad tryfflar'],
  ['mint pepparmint polkagris polkisar', 'polkakarameller'],
  ['sur surt sura', 'syrliga'],
  ['kex', 'kakor knäcke skorpor'],
  ['småkakor kaka flarn', 'kakor skorpor'],
  ['krydda kryddor', 'grilltrion baktrion'],
  ['marmelad pålägg smörgås', 'sylt honung'],
  ['våffla våfflor plätt pannkaka', 'våffelmix sylt'],
  ['våffelsmet smet pannkaka', 'våffelmix'],
  ['present gåva julklapp avslutningspresent ge bort', 'doftljus choklad tryfflar honung raggsockor'],
  ['lucia advent julbord', 'saffransskorpor pepparkakor glögg'],
  ['städa diska disktrasa trasa wettex', 'disktrasor'],
  ['kök köket', 'kökshandduk disktrasor'],
  ['handduk diskhandduk kökshandduk', 'kökshandduk'],
  ['strumpa strumpor fötter varm varma raggisar ull yllesockor', 'raggsockor'],
  ['stearinljus värmeljus blockljus luktljus adventsljus levande ljus lukt luktar', 'doftljus'],
  ['thé the tepåsar', 'te'],
  ['fläder', 'flädersaft'],
];

/** Words for people, and words that describe all goods. A number may be part of a name. */
const SEARCH_CONTEXT = {
  words: `
  mormor farmor morfar farfar mamma pappa fröken lärare granne tant kompis vän barn god gott goda bra billig billiga billigast billigaste söt söta köpa handla beställa
  finns något lite hela paket burk påse ask`,
  hasNumbers: false,
  hasCompoundKeywords: false,
  correctsToBodies: true,
  minCorrectedLength: 6,
};

/** The colours of the walls in the images of a season. */
const TINTS: Readonly<Record<Season, string>> = {
  winter: 'winter',
  spring: 'spring',
  summer: 'summer',
  autumn: 'autumn',
  christmas: 'winter',
};

/**
 * The background of a product's images. Undefined: the style sheet's neutral colour, because there is no season, or
 * because a photograph that must be shown whole has no wall.
 */
export const tintOf = ({ season, thumbnail }: Pick<ProductSummary, 'season' | 'thumbnail'>): string | undefined =>
  season && thumbnail && mayBeCut(thumbnail) ? TINTS[season] : undefined;

/** How the search was interpreted. */
type Understood = {
  readonly corrected: readonly string[];
  readonly diet: DietNote | null;
};

/** What a list about an allergen or a diet must say. It never states a number of products, because it may not be all. */
type DietNote = { readonly isForContents: boolean; readonly tag: string | null };

/** The first sentence of the note, in place of a heading with a number of products. */
const dietCaution = ({ isForContents, tag }: DietNote): string => {
  if (tag !== null) return `Märkningen ”${tag}” kommer från leverantören och är ingen garanti.`;
  return isForContents
    ? 'Vi kan inte söka på innehåll, så även varor som inte visas här kan innehålla det du söker.'
    : 'Vi kan inte söka på innehåll.';
};

/** The product list's filter and its results. */
export const catalogue = {
  label: 'Sök och sortera',
  search: { label: 'Sök varor', placeholder: 'Sök varor' },
  order: {
    label: 'Sortera',
    options: {
      butik: 'Som på hyllan',
      pris: 'Lägsta pris först',
      'pris-hogst': 'Högsta pris först',
      namn: 'Namn A–Ö',
    } satisfies Record<Order, string>,
    /** Replaces the name of the default order while a search shows the best matches first. */
    bestFirst: 'Bästa träff',
  },
  submit: 'Visa',
  /** Opens the controls for order, sharing and printing on a narrow screen. */
  more: 'Mer',
  tags: { label: 'Filtrera', all: 'Alla' },
  searchWords: { synonyms: SYNONYMS, context: SEARCH_CONTEXT },
  count: countProducts,
  /** Announced to screen readers when a list has arrived late. */
  shown: (operator: Operator, products: number, understood: Understood): string =>
    understood.diet === null
      ? `${countProducts(products)} visas.`
      : catalogue.announcement(operator, products, understood),
  /** Announced to screen readers when another view of the list is shown. */
  announcement: (operator: Operator, products: number, { corrected, diet }: Understood): string => {
    const correction = corrected.length > 0 ? [correctedSearch.shown(corrected)] : [];
    const { count, noMatches } = catalogue;
    if (diet !== null) return [...correction, toPlainText(catalogue.diet.text(operator, diet))].join(' ');
    if (products > 0) return [`${count(products)}.`, ...correction].join(' ');
    return [`${noMatches.title}.`, noMatches.text].join(' ');
  },
  print: 'Skriv ut som broschyr',
  /** Shown with a search or a tag about an allergen or a diet. */
  diet: {
    /** What the list cannot answer, whether it shows any products or none. */
    text: ({ supportEmail }: Operator, note: DietNote): Text => [
      { strong: dietCaution(note) },
      ' Läs ingredienserna på varans sida innan du beställer. Om de saknas där, eller om du är osäker, kan du fråga oss på ',
      { link: supportEmail, href: `mailto:${supportEmail}` },
      '.',
    ],
    tag: (name: string): string => `Se ${name}`,
  },
  noMatches: {
    title: 'Inga varor hittades',
    text: 'Vi söker i varornas namn och märkningar, inte i ingredienserna. Prova ett annat ord eller ett annat filter, eller se hela hyllan.',
    link: 'Visa alla varor',
    tag: ({ name, products }: OfferedTag): string => `Se ${name}, ${countProducts(products)}`,
  },
};

/** Alt text of the illustration where there are no products to show. */
export const EMPTY_SHELF_ALT = 'Ett tomt marknadsstånd där en spindel har flyttat in';
