import { steps as numbered, paragraph, type Section } from './document.ts';
import { contactLink } from './links.ts';
import { pageTitle } from './page-title.ts';
import { PATHS } from './paths.ts';
import type { Site } from './site.ts';

const sections = (site: Site): readonly Section[] => [
  {
    id: 'sa-gar-det-till',
    title: 'Så går det till',
    blocks: [
      numbered(
        'Kunden beställer i medlemmens webbshop och betalar med Swish, eller när varorna lämnas över.',
        'Betalpartnern tar emot pengarna och håller dem åt gruppen.',
        'Betalpartnern betalar löpande ut pengarna till gruppens utbetalningskonto.',
      ),
    ],
  },
  {
    id: 'direkt-till-kontot',
    title: 'Direkt till gruppens konto',
    blocks: [
      paragraph(
        'Direkt betyder att pengarna går från betalpartnern till gruppens eget konto, utan att passera någon medlems konto. Varorna betalar gruppen för sig, när fakturan kommer.',
      ),
      paragraph(
        'Gruppledaren registrerar vart pengarna ska betalas ut: till ett bankkonto eller ett Swish-nummer. Det kallas gruppens utbetalningskonto.',
      ),
    ],
  },
  {
    id: 'betala-vid-leverans',
    title: 'Betala vid leverans, utan kontanter',
    blocks: [
      paragraph(
        'Den som hellre betalar när varorna kommer beställer som vanligt, och betalar när medlemmen lämnar över dem. Även den betalningen är digital och går genom betalpartnern till gruppens utbetalningskonto.',
      ),
      paragraph(
        'Medlemmen behöver därför varken växel, kontantkassa eller ett eget Swish-nummer att ta emot pengar på.',
      ),
    ],
  },
  {
    id: 'fragor',
    title: 'Frågor om betalningen',
    blocks: [
      paragraph([
        'De vanligaste svaren finns under ',
        { link: 'Hjälp', href: PATHS.help },
        '. Undrar du något annat når du oss på ',
        { link: site.contactEmail, href: contactLink(site).href },
        '.',
      ]),
    ],
  },
];

export const payment = (site: Site) => ({
  meta: {
    title: pageTitle('Rockerbetalning: så får ni pengarna', site),
    description:
      'Rockerbetalning ger säkra betalningar direkt till gruppens konto, med Swish eller vid leverans. Se vägen från beställning till förtjänst.',
  },
  title: 'Rockerbetalning',
  subtitle: 'Säkra betalningar direkt till gruppens konto',
  lead: 'Rockerbetalning är inbyggd i alla webbshoppar. Kunden betalar till vår betalpartner, som håller pengarna åt gruppen och betalar ut dem direkt till gruppens konto.',
  sections: sections(site),
});
