import { PARTICIPANTS } from '../domain/calculator.ts';
import type { Ore, Product } from '../domain/product.ts';
import { profitOf } from '../domain/profit.ts';
import { carousel } from './carousel.ts';
import { formatCount, formatPrice } from './format.ts';
import { STAMP_ALT } from './illustrations.ts';
import { startLink } from './links.ts';
import { pageTitle } from './page-title.ts';
import { PATHS } from './paths.ts';
import type { Site } from './site.ts';

/** The product list. */
export const products = (site: Site) => ({
  meta: {
    title: pageTitle('Vårt sortiment', site),
    description:
      'Säsongens varor för klassen, laget och föreningen. Se vad ni kan sälja och vad ni tjänar på varje vara.',
  },
  title: 'Vårt sortiment',
  lead: 'Varje runda har sitt eget utbud, så dina kunder får upptäcka något nytt varje gång du hör av dig. Det här står på hyllan just nu.',
  /** The group's share of a price, on the product's card. */
  profit: (price: Ore) => `${formatPrice(profitOf(price))} till er`,
  ticket: {
    title: 'Hälften av varje burk är er',
    text: 'Din grupp kan sälja allt som står på hyllan. Registrera gruppen, bjud in medlemmarna och dela länkarna.',
    start: startLink(site),
    stampAlt: STAMP_ALT,
  },
  empty: {
    title: 'Hyllan är tom just nu',
    text: 'Vi plockar fram varorna till nästa runda. Under tiden kan du registrera gruppen.',
    start: startLink(site),
  },
});

/** A product's own page. */
export const product = (site: Site) => ({
  meta: ({ name, tagline, price }: Pick<Product, 'name' | 'tagline' | 'price'>) => ({
    title: pageTitle(name, site),
    description: `${tagline} – ${formatPrice(price)}, varav ${formatPrice(profitOf(price))} går till gruppen som säljer.`,
  }),
  back: { label: 'Tillbaka till produkterna', href: PATHS.products },
  descriptionHeading: 'Beskrivning',
  profit: (price: Ore) => `${formatPrice(profitOf(price))} av priset är er förtjänst`,
  stampAlt: STAMP_ALT,
  sell: {
    title: 'Vill din grupp sälja den här varan?',
    text: (price: Ore) =>
      `Om ${formatCount(PARTICIPANTS.default, 'person', 'personer')} säljer en var tjänar gruppen ${formatPrice(profitOf(price * PARTICIPANTS.default))}. Registrera gruppen, så finns varan i era webbshoppar.`,
    start: startLink(site),
  },
  carousel,
});
