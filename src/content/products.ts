import type { ComparisonPrice } from '../domain/comparison-price.ts';
import { PATHS } from '../domain/paths.ts';
import type { Ore, Product } from '../domain/product.ts';
import { profitOf } from '../domain/profit.ts';
import { shorten } from '../domain/shorten.ts';
import { carousel } from './carousel.ts';
import type { Text } from './document.ts';
import { endSentence, formatAmount, formatExactPrice, formatPrice, withUnit } from './format.ts';
import { startLink } from './links.ts';
import { type Operator, pageTitle } from './operator.ts';
import { SHARE_IN_WORDS } from './share-in-words.ts';

/** Shared before the URL of the seller's own web shop. */
export const inOwnShop = {
  list: 'Det här kan du köpa i min webbshop:',
  product: (name: string, price: Ore): string => `${name}, ${formatPrice(price)}. Finns i min webbshop:`,
};

/** The texts of the product list and of its cards. */
export const productListTexts = (operator: Operator) => ({
  meta: {
    title: pageTitle('Säsongens varor och priser', operator),
    description:
      'Säsongens varor för klassen, laget och föreningen. Se vad ni kan sälja, vad varorna kostar och hur mycket av varje pris som är ert.',
  },
  title: 'Vårt sortiment',
  customers: 'Vill du köpa?',
  lead: 'Kunderna upptäcker något nytt varje runda.',
  /** How a customer buys. */
  howToBuy: 'Välj varor och skicka lappen till den som säljer.',
  /** The group's share, beside the price on the product's card. */
  profit: (price: Ore) => `${formatAmount(profitOf(price))} till gruppen`,
  /** For those who lead a group. */
  leaders: {
    text: `Vill ni sälja? ${endSentence(SHARE_IN_WORDS.ofEachPrice)}`,
    start: startLink(operator),
  },
  empty: {
    title: 'Hyllan är tom just nu',
    text: 'Vi plockar fram varorna till nästa runda. Under tiden kan du registrera gruppen.',
    start: startLink(operator),
  },
});

/** Search engines cut off longer descriptions, and replace shorter ones. */
const DESCRIPTION_LENGTH = { min: 120, max: 155 } as const;
const SEE = ' Se bilder och beskrivning.';
const SOLD_BY = ' Säljs av klasser, lag och föreningar.';
/**
 * By increasing length. For every description that is too short, one of them makes it long enough without making it too
 * long.
 */
const DESCRIPTION_FILLERS = [SEE, SOLD_BY, `${SOLD_BY}${SEE}`] as const;

/** The meta description of a product. Its length is right, whatever the provider sends. */
const describeProduct = (name: string, tagline: string, price: Ore): string => {
  const end = ` Priset är ${formatPrice(price)}, varav ${formatPrice(profitOf(price))} går till gruppen som säljer.`;
  const sentences = [name, tagline].filter(Boolean).map(endSentence).join(' ');
  const beginning = shorten(sentences, DESCRIPTION_LENGTH.max - end.length);
  const description = `${beginning}${end}`;
  if (description.length >= DESCRIPTION_LENGTH.min) return description;
  const filler = DESCRIPTION_FILLERS.findLast((text) => description.length + text.length <= DESCRIPTION_LENGTH.max);
  return `${description}${filler ?? ''}`;
};

/** The texts of a product's own page. */
export const productTexts = (operator: Operator) => ({
  meta: ({ name, tagline, price }: Pick<Product, 'name' | 'tagline' | 'price'>) => ({
    title: pageTitle(name, operator),
    description: describeProduct(name, tagline, price),
  }),
  back: { label: 'Tillbaka till produkterna', href: PATHS.products },
  signpost: 'Här kan du titta. Du beställer hos den som säljer.',
  /** Below tags of diets. */
  dietTags: 'Märkningen kommer från leverantören och är ingen garanti.',
  descriptionHeading: 'Beskrivning',
  table: 'Tabell',
  /** About what may be food, if its description does not say what it contains. */
  withoutIngredients: [
    'Här saknas uppgift om innehållet: fråga oss på ',
    { link: operator.supportEmail, href: `mailto:${operator.supportEmail}` },
    ' innan du beställer.',
  ] satisfies Text,
  profit: (price: Ore) => `${formatPrice(profitOf(price))} går till gruppen`,
  start: startLink(operator),
  related: {
    neighboursLabel: 'Föregående och nästa vara',
    previous: 'Föregående:',
    next: 'Nästa:',
    title: 'Fler på hyllan',
  },
  carousel,
});

/** Information that the law requires beside prices: prisinformationslagen (2004:347). */
export const priceNotes = {
  /** Beside a single price. */
  vatIncluded: 'inkl. moms',
  /** Shown once for a list of prices. */
  allVatIncluded: 'Alla priser är inklusive moms.',
  /** "450 g", "1,255 kg", "75 cl": what the comparison price is based on, as packages have it, to the gram. */
  contents: ({ contents: { amount, unit } }: ComparisonPrice): string => {
    const shown = (per: number, symbol: string): string => withUnit(Math.round((amount * 1000) / per) / 1000, symbol);
    if (amount >= 1000) return shown(1000, unit === 'g' ? 'kg' : 'l');
    return unit === 'g' ? shown(1, 'g') : shown(10, 'cl');
  },
  /** Before the comparison price. */
  comparisonLabel: 'Jämförpris',
  /** "280,00 kr/kg". KOVFS 2012:1, 4 § requires two decimals, and the unit. */
  unitPrice: ({ ore, unit }: ComparisonPrice): string => `${formatExactPrice(ore)}/${unit}`,
  /** "Jämförpris 280,00 kr/kg" */
  comparison: (price: ComparisonPrice): string => `${priceNotes.comparisonLabel} ${priceNotes.unitPrice(price)}`,
} as const;

/** Shown until the provider has sent the products. */
export const loading = {
  text: 'Hämtar varorna …',
  /** The link to the same page, rendered complete, for browsers without script. */
  withoutScript: 'Visa varorna',
  /** Title and description of a product page that is sent before its product has arrived. */
  productTitle: (operator: Operator) => pageTitle('En vara ur sortimentet', operator),
  productDescription:
    'En vara ur säsongens sortiment för klassen, laget och föreningen. Här står pris, beskrivning och hur mycket av priset som går till gruppen.',
};
