import { getProduct, listProducts } from '../../../sandbox/catalogue-api.ts';
import { competitionAt } from '../../../src/domain/competition.ts';
import { parseProduct, parseProducts } from '../../../src/provider/parse.ts';
import type { ProductList, ProviderProduct, ProviderProductSummary } from '../../../src/provider/schema.ts';

/** The gallery's fixed time: a day of the competition. */
export const NOW = new Date('2026-10-15T12:00:00+02:00');

/** The competition of the gallery's year at the time `now`, with a prize if it has a winner. */
export const sampleCompetition = (now: Date, winner: string | null = null) =>
  competitionAt(now, {
    year: 2026,
    winner,
    decidedBy: { year: 2027, month: 1, day: 31 },
    prizeSales: null,
    prizeKronor: winner === null ? null : 45_000,
  });

export const REQUEST_ID = '4H81X7';

/** The longest values that the provider's schema allows. */
const MAX_NAME_LENGTH = 200;
const MAX_TAGLINE_LENGTH = 300;
const MAX_TAGS = 60;
const MAX_TAG_LENGTH = 40;

const toLength = (text: string, length: number): string =>
  text
    .repeat(Math.ceil(length / text.length))
    .slice(0, length)
    .trim();

const LONG_NAME = toLength(
  'Handgjord presentkartong med småbakade pepparkakor, saffransskorpor och choklad från konditoriet vid ån, ',
  MAX_NAME_LENGTH,
);
export const LONG_TAGLINE = toLength(
  'En bit av julen att ge bort, bakad för hand i små omgångar av råvaror från gårdar i närheten och packad av dem som bakat. ',
  MAX_TAGLINE_LENGTH,
);
/** A real compound of ordinary length for small print, and words as long as a field allows. */
export const COMPOUND = 'Produktionsstyrningssystemsprogramvaruuppdatering';
export const LONG_WORD = toLength('pepparkakshusbyggnadstävlingsdeltagaranmälningsblankett', MAX_NAME_LENGTH);
const LONG_WORD_TAGLINE = toLength('smörkolahavrekaksförsäljningsrekord', MAX_TAGLINE_LENGTH);

const TAG_NAMES = ['Höst', 'Jul', 'Vår', 'Sommar', 'Nyhet', 'Storsäljare', 'Vegansk', 'Glutenfri', 'Ekologisk'];
const COLORS = ['#dd7449', '#b93a22', '#6fa57d', '#2f8fa3', '#ffc53d', '#ffffff', '#000000', 'rebeccapurple'];

export const MANY_TAGS = Array.from({ length: MAX_TAGS }, (_, index) => ({
  name: index < TAG_NAMES.length ? (TAG_NAMES[index] ?? '') : `Utan tillsatt socker, sort ${index}`,
  color: COLORS[index % COLORS.length] ?? '',
}));
const LONG_TAGS = [
  { name: toLength('Närproducerat från gårdar i trakten och ', MAX_TAG_LENGTH), color: '#0f5b46' },
  { name: toLength('laktosfrimjölkchokladöverdragen', MAX_TAG_LENGTH), color: '#8a5a9e' },
];

/** The longest values of all fields. The size of the package is an ordinary one. */
export const LONGEST: Omit<ProviderProductSummary, 'id' | 'thumbnail'> = {
  name: LONG_NAME,
  tagline: LONG_TAGLINE,
  tags: LONG_TAGS,
  price: 100_000_000,
  netContents: { amount: 450, unit: 'g' },
};

/** One long word in each text of a product's card. */
export const LONG_WORD_CARD: Omit<ProviderProductSummary, 'id' | 'thumbnail' | 'tags' | 'price' | 'netContents'> = {
  name: LONG_WORD,
  tagline: LONG_WORD_TAGLINE,
};

/** One long word in each text of a product's page, and the highest price. */
export const LONG_WORD_PAGE: Omit<ProviderProduct, 'media' | 'netContents'> = {
  name: LONG_WORD,
  tagline: LONG_WORD_TAGLINE,
  description: `<p>${LONG_WORD_TAGLINE}</p>`,
  price: { amount: 100_000_000 },
};

export const sampleProducts = (imageOrigin: string): ProductList => parseProducts(listProducts(imageOrigin)).products;

/** The goods as other shops export them. */
export const importedProducts = (imageOrigin: string): ProductList =>
  parseProducts(listProducts(imageOrigin, { catalogue: 'imported' })).products;

/** The product with the most kinds of text in its description. */
export const SAMPLE_ID = 'pepparkakor-i-kakburk';

export const sampleProduct = (imageOrigin: string): ProviderProduct => parseProduct(getProduct(imageOrigin, SAMPLE_ID));

/** Every element that a description may contain. */
export const FULL_DESCRIPTION = `
  <h1>Rubrik på första nivån</h1><p>Ett stycke med <strong>stark</strong>, <em>betonad</em>, <b>fet</b>, <i>kursiv</i>
  och <u>understruken</u> text,<br>en ny rad och en <a href="https://rosteriet.example/bryggning">länk till rosteriet</a>.</p>
  <h2>Rubrik på andra nivån</h2><ul><li>En punkt</li><li>En punkt till<ul><li>En punkt i punkten</li></ul></li></ul>
  <h3>Rubrik på tredje nivån</h3><ol><li>Värm ugnen</li><li>Grädda i tolv minuter</li></ol>
  <h4>Rubrik på fjärde nivån</h4><blockquote><p>De bästa kakorna är de som blir kvar.</p></blockquote>
  <table><caption>Näringsvärde per 100 g</caption><thead><tr><th>Ämne</th><th>Mängd</th><th>Av dagsbehovet</th></tr></thead>
  <tbody><tr><th>Energi</th><td>1 890 kJ</td><td>23 %</td></tr><tr><th>Fett</th><td>19 g</td><td>27 %</td></tr>
  <tr><th>Kolhydrater</th><td>64 g</td><td>25 %</td></tr></tbody><tfoot><tr><th>Summa</th><td>100 g</td><td></td></tr></tfoot></table>
  <p>Besök <a href="https://rosteriet.example/en/mycket/lang/sokvag/som/inte/gar/att/bryta/nagonstans">https://rosteriet.example/en/mycket/lang/sokvag/som/inte/gar/att/bryta/nagonstans</a>.</p>`;
