import { INVOICE_TERM_DAYS } from '../domain/terms.ts';
import { paragraph, type Section } from './document.ts';
import { withUnit } from './format.ts';
import { contactLink } from './links.ts';
import { type Operator, pageTitle } from './operator.ts';
import { PATHS } from './paths.ts';

/** A step of the money with its drawing. */
type DrawnStep = {
  readonly title: string;
  readonly text: string;
  readonly illustration: 'money-from-customer' | 'money-at-partner' | 'money-at-group' | 'money-invoice';
  readonly illustrationAlt: string;
};

const DRAWN_STEPS: readonly DrawnStep[] = [
  {
    title: 'Kunden',
    text: 'Kunden beställer i medlemmens webbshop och betalar med Swish, eller när varorna lämnas över.',
    illustration: 'money-from-customer',
    illustrationAlt: 'En kund har betalat i webbshoppen med mobilen',
  },
  {
    title: 'Betalpartnern',
    text: 'Betalpartnern tar emot pengarna och förvarar dem åt gruppen.',
    illustration: 'money-at-partner',
    illustrationAlt: 'Mynt på väg ner i en låst sparburk',
  },
  {
    title: 'Gruppens konto',
    text: 'Betalpartnern betalar löpande ut pengarna till gruppens utbetalningskonto.',
    illustration: 'money-at-group',
    illustrationAlt: 'Två medlemmar jublar när pengarna på gruppens konto växer',
  },
];

const INVOICE: DrawnStep = {
  title: 'Efter rundan: fakturan',
  text: `När rundan är slut får gruppledaren fakturan på varorna. Den ska betalas inom ${withUnit(INVOICE_TERM_DAYS, 'dagar')} från fakturadatum, med pengarna på gruppens konto.`,
  illustration: 'money-invoice',
  illustrationAlt: 'Gruppledaren visar fakturan bredvid de levererade varorna',
};

const sections = (operator: Operator): readonly Section[] => [
  {
    id: 'direkt-till-kontot',
    title: 'Direkt till gruppens konto',
    blocks: [
      paragraph(
        'Direkt betyder att pengarna går från betalpartnern till gruppens eget konto, utan att passera någon medlems konto. Varorna betalar gruppen separat, när fakturan kommer.',
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
        { link: 'Hjälp', href: PATHS.faq },
        '. Undrar du något annat når du oss på ',
        { link: operator.contactEmail, href: contactLink(operator).href },
        '.',
      ]),
    ],
  },
];

export const payment = (operator: Operator) => ({
  meta: {
    title: pageTitle('Rockerbetalning: så får ni pengarna', operator),
    description:
      'Rockerbetalning ger säkra betalningar direkt till gruppens konto, med Swish eller vid leverans. Se vägen från beställning till förtjänst.',
  },
  title: 'Rockerbetalning',
  subtitle: 'Säkra betalningar direkt till gruppens konto',
  lead: 'Rockerbetalning är inbyggd i alla webbshoppar. Kunden betalar till vår betalpartner, som förvarar pengarna åt gruppen och betalar ut dem direkt till gruppens konto.',
  drawnSteps: { title: 'Så går det till', steps: DRAWN_STEPS, invoice: INVOICE },
  sections: sections(operator),
});
