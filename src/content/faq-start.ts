import type { PlainDate } from '../domain/plain-date.ts';
import { openRounds } from '../domain/sales-rounds.ts';
import { DELIVERY_WORKING_DAYS, FREE_SHIPPING_FROM_PRODUCTS } from '../domain/shipping.ts';
import { GROUP_LEADER_MIN_AGE_YEARS, INVOICE_TERM_DAYS } from '../domain/terms.ts';
import type { Text } from './document.ts';
import type { FaqCategory } from './faq.ts';
import { formatDate, withUnit } from './format.ts';
import type { Operator } from './operator.ts';
import { ANCHORS, PATHS } from './paths.ts';

/** The round that closes next, as far as the schedule is known. */
const nextRound = (operator: Operator, today: PlainDate): readonly Text[] =>
  openRounds(operator.salesRounds, today)
    .slice(0, 1)
    .map(({ name, orderStop }) => [
      `Nästa runda är ${name}, med sista beställningsdag den ${formatDate(orderStop)}. Här är `,
      { link: 'alla kommande rundor', href: `${PATHS.steps}#${ANCHORS.salesRounds}` },
      '.',
    ]);

export const faqStart = (operator: Operator, today: PlainDate): FaqCategory => ({
  id: 'starta-forsaljning',
  title: 'Starta försäljning',
  icon: 'shop',
  items: [
    {
      id: 'vilka-far-salja',
      question: `Vilka får sälja med ${operator.productName}?`,
      answer: ['Skolklasser, idrottslag och ideella föreningar. Företag och privatpersoner kan inte sälja genom oss.'],
    },
    {
      id: 'komma-i-gang',
      question: 'Hur kommer vi i gång?',
      answer: [
        [
          'Gruppledaren ',
          { link: 'registrerar gruppen', href: operator.registerUrl },
          ', legitimerar sig med BankID och skickar en inbjudningslänk till alla som ska vara med. Var och en skapar ett konto och får en egen webbshop med en personlig länk.',
        ],
        ['Sedan är det bara att dela länken. Läs mer om de ', { link: 'tre stegen', href: PATHS.steps }, '.'],
      ],
    },
    {
      id: 'vad-kostar-det-att-borja',
      question: 'Vad kostar det att börja?',
      answer: [
        `Ni betalar ingenting i förväg och köper inte in något lager. Det ni betalar är varorna ni har sålt, och en fraktavgift om ni säljer färre än ${withUnit(FREE_SHIPPING_FROM_PRODUCTS, 'varor')}. Allt står på en faktura, som kommer efter leveransen.`,
      ],
    },
    {
      id: 'gruppledare',
      question: 'Vem kan vara gruppledare?',
      answer: [
        `Du som har fyllt ${withUnit(GROUP_LEADER_MIN_AGE_YEARS, 'år')}, har BankID och saknar betalningsanmärkningar. Gruppledaren företräder gruppen, godkänner sammanställningen och tar emot fakturan. I villkoren heter samma person kontaktperson.`,
      ],
    },
    {
      id: 'kreditupplysning',
      question: 'Görs det någon kreditkontroll?',
      answer: [
        'Ja, vi kan göra en kreditkontroll av gruppledaren. Den registreras inte hos kreditupplysningsföretagen.',
      ],
    },
    {
      id: 'betalningsansvar',
      question: 'Vem ansvarar för att fakturan betalas?',
      answer: [
        'Gruppledaren och gruppen ansvarar tillsammans. Det kallas solidariskt betalningsansvar och betyder att vi kan kräva hela beloppet av gruppledaren. Övriga medlemmar och deras föräldrar blir inte betalningsskyldiga.',
      ],
    },
    {
      id: 'nar-kan-vi-salja',
      question: 'När kan vi sälja?',
      answer: [
        'Vi har ett schema med rundor för hela året. Ni väljer den runda som passar er, och vid varje försäljning ser ni vilken dag som är sista beställningsdag.',
        ...nextRound(operator, today),
      ],
    },
    {
      id: 'hur-lange-pagar-en-runda',
      question: 'Hur lång tid tar en runda?',
      answer: [
        `Det beror på vilken runda ni väljer. Ni kan sälja till och med sista beställningsdag. Därefter kommer varorna normalt inom ${withUnit(DELIVERY_WORKING_DAYS, 'arbetsdagar')}. Sist kommer fakturan, som ska betalas inom ${withUnit(INVOICE_TERM_DAYS, 'dagar')} från fakturadatum.`,
      ],
    },
    {
      id: 'bjuda-in',
      question: 'Hur bjuder jag in medlemmarna?',
      answer: [
        'Du får en länk när gruppen är registrerad. Skicka den i klasschatten eller lagappen, så kan alla gå med på egen hand.',
      ],
    },
    {
      id: 'vad-gor-medlemmarna',
      question: 'Vad behöver medlemmarna göra?',
      answer: [
        'Följa inbjudningslänken, skapa ett konto och dela länken till sin webbshop. När varorna har kommit lämnar de över dem till sina kunder.',
      ],
    },
    {
      id: 'barn-och-unga',
      question: 'Får barn och unga sälja?',
      answer: [
        'Ja, om de själva vill. Den som inte är myndig behöver sin vårdnadshavares godkännande innan kontot skapas. Det är frivilligt att vara med, och ingen ska pressas att sälja ett visst antal.',
        'Gruppens vuxna ser till att försäljningen är trygg. Yngre barn har en vuxen med sig när de säljer till andra än familj och vänner. Ingen säljer på skoltid, sent på kvällen eller nära trafik, och det är vuxna som hämtar leveransen.',
      ],
    },
    {
      id: 'utbetalningskonto',
      question: 'Vart betalas pengarna ut?',
      answer: [
        'Till det utbetalningskonto som gruppledaren har registrerat. Det kan vara ett bankkonto eller ett Swish-nummer.',
      ],
    },
    {
      id: 'logga-in',
      question: 'Var loggar jag in?',
      answer: [
        [
          'På ',
          { link: 'medlemssidorna', href: operator.loginUrl },
          '. Där finns din webbshop och dina beställningar.',
        ],
      ],
    },
    {
      id: 'avsluta-kontot',
      question: 'Kan vi avsluta gruppens konto?',
      answer: ['Ja, när som helst. En beställning som redan är godkänd och en faktura som inte är betald gäller ändå.'],
    },
  ],
});
