import { INVOICE_TERM_DAYS } from '../domain/invoice.ts';
import { PROFIT_PERCENT } from '../domain/profit.ts';
import { steps as numbered, paragraph, type Section } from './document.ts';
import { formatPercent, withUnit } from './format.ts';
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
        'Betalpartnern tar emot pengarna och förvarar dem åt gruppen.',
        'Pengarna betalas ut löpande till gruppens utbetalningskonto.',
      ),
      paragraph('Medlemmarna behöver inte ta emot pengar på sina egna konton eller hålla reda på en kontantkassa.'),
    ],
  },
  {
    id: 'utbetalningskonto',
    title: 'Utbetalningskontot',
    blocks: [
      paragraph('Gruppledaren registrerar vart pengarna ska betalas ut: till ett bankkonto eller ett Swish-nummer.'),
    ],
  },
  {
    id: 'faktura-och-fortjanst',
    title: 'Fakturan och förtjänsten',
    blocks: [
      paragraph(
        `När varorna har levererats får gruppen en faktura på dem, med ${withUnit(INVOICE_TERM_DAYS, 'dagars')} betalningstid. Det som är kvar när den är betald är er förtjänst: ${formatPercent(PROFIT_PERCENT)} av allt ni har sålt.`,
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
    title: pageTitle('Rockerbetalning', site),
    description: 'Rockerbetalning ger säkra betalningar direkt till gruppens konto, med Swish eller vid leverans.',
  },
  title: 'Rockerbetalning',
  subtitle: 'Säkra betalningar direkt till gruppens konto',
  lead: 'Rockerbetalning är inbyggd i alla webbshoppar. Kunden betalar till vår betalpartner, som sedan betalar ut till gruppen.',
  sections: sections(site),
});
