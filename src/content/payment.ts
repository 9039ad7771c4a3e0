import { ANCHORS, PATHS } from '../domain/paths.ts';
import { INVOICE_TERM_DAYS } from '../domain/terms.ts';
import { paragraph, type Section } from './document.ts';
import { endSentence, withUnit } from './format.ts';
import { contactLink } from './links.ts';
import { EXAMPLE_AMOUNTS, EXAMPLE_LEAD, PROFIT_NOTE } from './money.ts';
import { type Operator, pageTitle } from './operator.ts';

/** A step on the way of the money, with its drawing. */
type DrawnStep = {
  readonly title: string;
  /** The amount in the example. */
  readonly amount: string;
  readonly text: string;
  readonly illustration: 'money-from-customer' | 'money-at-partner' | 'money-at-group' | 'money-invoice';
  readonly illustrationAlt: string;
};

const DRAWN_STEPS: readonly DrawnStep[] = [
  {
    title: 'Kunden',
    amount: EXAMPLE_AMOUNTS.sales,
    text: 'Kunden betalar med Swish i webbshoppen, eller när varorna lämnas över.',
    illustration: 'money-from-customer',
    illustrationAlt: 'En kund har betalat i webbshoppen med mobilen',
  },
  {
    title: 'Betal\u00adpartnern',
    amount: EXAMPLE_AMOUNTS.sales,
    text: 'Betalpartnern förvarar pengarna åt gruppen tills de betalas ut.',
    illustration: 'money-at-partner',
    illustrationAlt: 'Mynt på väg ner i en låst sparburk',
  },
  {
    title: 'Gruppens konto',
    amount: EXAMPLE_AMOUNTS.sales,
    text: 'Pengarna betalas ut till det bankkonto eller Swish-nummer som gruppledaren har registrerat.',
    illustration: 'money-at-group',
    illustrationAlt: 'Två medlemmar jublar när pengarna på gruppens konto växer',
  },
];

const INVOICE: DrawnStep = {
  title: 'Efter leveransen: fakturan',
  amount: EXAMPLE_AMOUNTS.invoice,
  text: `Gruppledaren får fakturan på varorna. Den ska betalas inom ${withUnit(INVOICE_TERM_DAYS, 'dagar')} från fakturadatum. När den är betald är er försäljning klar, och resten är er förtjänst: ${EXAMPLE_AMOUNTS.profit} i exemplet.`,
  illustration: 'money-invoice',
  illustrationAlt: 'Gruppledaren visar fakturan bredvid de levererade varorna',
};

const paidAtDelivery = ({ paymentMethods }: Operator): string =>
  paymentMethods === null
    ? 'Kunden beställer som vanligt och betalar digitalt när medlemmen lämnar över varorna.'
    : `Kunden beställer som vanligt och betalar med ${paymentMethods} när medlemmen lämnar över varorna.`;

const sections = (operator: Operator): readonly Section[] => [
  {
    id: 'betala-vid-leverans',
    title: 'Betala vid leverans, utan kontanter',
    blocks: [
      paragraph(
        `${paidAtDelivery(operator)} Pengarna går även då till betalpartnern, så medlemmen behöver varken växel eller ett eget Swish-nummer.`,
      ),
    ],
  },
  {
    id: 'fragor',
    title: 'Frågor om betalningen',
    blocks: [
      paragraph([
        'Läs svaren under ',
        { link: 'Hjälp', href: PATHS.faq },
        ' eller skriv till ',
        { link: operator.contactEmail, href: contactLink(operator).href },
        '.',
      ]),
    ],
  },
];

/** Describes the payment partner, as far as the operator names it. */
export const partner = ({ paymentPartner }: Operator): string => {
  if (paymentPartner === null) return 'vår betalpartner';
  const { name, licence } = paymentPartner;
  return licence ? `vår betalpartner ${name}, ${licence}` : `vår betalpartner ${name}`;
};

export const payment = (operator: Operator) => ({
  meta: {
    title: pageTitle('Rockerbetalning: så får ni pengarna', operator),
    description:
      'Kunderna betalar med Swish eller vid leverans, och betalpartnern betalar ut pengarna till gruppens konto. Se vägen från beställning till förtjänst.',
  },
  title: 'Rockerbetalning',
  subtitle: 'Säkra betalningar direkt till gruppens konto',
  lead: `Rockerbetalning är betallösningen i alla våra webbshoppar. Den sköts av ${endSentence(partner(operator))} Pengarna tar inte omvägen över den som säljer: partnern betalar ut dem till gruppens konto, löpande medan ni säljer. Det som kunderna betalar vid leverans kommer senare.`,
  money: {
    id: ANCHORS.moneySteps,
    title: 'Pengarnas väg',
    lead: EXAMPLE_LEAD,
    steps: DRAWN_STEPS,
    invoice: INVOICE,
    note: PROFIT_NOTE,
  },
  sections: sections(operator),
});
