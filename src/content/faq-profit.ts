import type { Competition } from '../domain/competition.ts';
import { ANCHORS, PATHS } from '../domain/paths.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import { ESTIMATE_PRICE_KRONOR, PROFIT_PERCENT, salesAt } from '../domain/profit.ts';
import {
  AGENT_MAX_WEIGHT_KG,
  DELIVERY_WORKING_DAYS,
  FREE_SHIPPING_FROM_PRODUCTS,
  INVOICE_TERM_DAYS,
} from '../domain/terms.ts';
import { competitionFaqItem } from './competition.ts';
import type { FaqCategory } from './document.ts';
import { formatKronor, formatPercent, withUnit } from './format.ts';
import { mail } from './legal/shared.ts';
import { EXAMPLE_RESULT, PROFIT_RULE, shippingRule } from './money.ts';
import type { Operator } from './operator.ts';
import { comingDeliveries } from './sales-rounds.ts';

/** The Swedish Tax Agency's page on the income tax of associations. */
const TAX_OF_ASSOCIATIONS =
  'https://skatteverket.se/foreningar/deklarera/deklareraatenideellforeningstiftelseellerettregistrerattrossamfund.4.1927c51b15e7ee438721ff8.html';

/** The group's share of a product at the standard price. */
const EXAMPLE_SHARE = formatKronor(salesAt(1, ESTIMATE_PRICE_KRONOR).profitKronor);

export const faqProfit = (operator: Operator, today: PlainDate, competition: Competition | null): FaqCategory => ({
  id: 'forsaljning-och-fortjanst',
  title: 'Försäljning och förtjänst',
  icon: 'half',
  subject: 'om förtjänst och leverans',
  items: [
    {
      id: 'hur-mycket-tjanar-vi',
      question: 'Hur mycket tjänar vi?',
      answer: [
        PROFIT_RULE,
        [...EXAMPLE_RESULT, ' ', { link: 'Räkna själva', href: `${PATHS.home}#${ANCHORS.calculator}` }, '.'],
      ],
    },
    {
      id: 'nar-far-vi-pengarna',
      question: 'När får vi pengarna?',
      answer: [
        'Löpande, när kunderna betalar i webbshoppen. Det som de betalar vid leverans kommer senare, så dela ut varorna så snart ni kan. Vilken dag pengarna kommer beror på betalpartnern.',
      ],
    },
    {
      id: 'faktura',
      question: 'När ska fakturan betalas?',
      answer: [
        `Inom ${withUnit(INVOICE_TERM_DAYS, 'dagar')} från fakturadatum. Den kommer efter leveransen och gäller alla varor som ni har beställt. Om ni säljer färre än ${withUnit(FREE_SHIPPING_FROM_PRODUCTS, 'varor')} står också frakten på den.`,
      ],
    },
    {
      id: 'fakturamottagare',
      question: 'Vem står på fakturan?',
      answer: [
        [
          'Gruppledaren. Om ni hellre vill ha föreningens eller skolans namn på den kan ni skriva till ',
          mail(operator.contactEmail),
          ' innan ni godkänner sammanställningen, så får ni veta om det går.',
        ],
      ],
    },
    {
      id: 'betala-sent',
      question: 'Vad händer om vi betalar fakturan för sent?',
      answer: [
        [
          'Då får vi ta ut dröjsmålsränta och en påminnelseavgift och lämna kravet till inkasso, enligt ',
          { link: 'de allmänna villkoren', href: `${PATHS.groupTerms}#faktura` },
          '. Om ni inte betalar trots påminnelse kan vi stänga av gruppen. Skriv till ',
          mail(operator.contactEmail),
          ' före förfallodagen om något är fel på fakturan eller om pengarna inte räcker. Det som stämmer ska ändå betalas i tid.',
        ],
      ],
    },
    {
      id: 'frakt',
      question: 'Vad kostar frakten?',
      answer: [shippingRule(operator)],
    },
    {
      id: 'salja-lite',
      question: 'Vad händer om vi bara säljer lite?',
      answer: [
        `Det går bra. Det finns inget minsta antal, och ni behöver inte köpa något själva. Om ni inte säljer något alls blir det ingen faktura. Men under ${withUnit(FREE_SHIPPING_FROM_PRODUCTS, 'varor')} betalar ni frakt, och om ni bara säljer några få kan den kosta mer än ni tjänar.`,
      ],
    },
    {
      id: 'avgifter',
      question: 'Tillkommer någon avgift för betalningarna?',
      answer: [
        operator.paymentFees ?? [
          'Våra villkor nämner ingen sådan avgift, men betalpartnern har också egna villkor. Skriv till ',
          mail(operator.contactEmail),
          ' om ni vill vara säkra innan ni börjar.',
        ],
      ],
    },
    {
      id: 'utbetalningskonto',
      question: 'Vart betalas pengarna ut?',
      answer: [
        [
          'Till det bankkonto eller Swish-nummer som gruppledaren har registrerat och ansvarar för. Det ska helst vara gruppens eget, för pengarna är gruppens. Om ni, som många skolklasser, inte har något eget konto kan ni skriva till ',
          mail(operator.contactEmail),
          ' innan ni registrerar er.',
        ],
      ],
    },
    {
      id: 'jamfora',
      question: 'Andra ger ett fast belopp per vara. Hur jämför vi?',
      answer: [
        [
          `Dela beloppet med varans pris, så ser ni er andel. Hos oss är den ${formatPercent(PROFIT_PERCENT)}: ${EXAMPLE_SHARE} av en vara för ${formatKronor(ESTIMATE_PRICE_KRONOR)}. `,
          { link: 'Räkna på hela er försäljning', href: `${PATHS.home}#${ANCHORS.calculator}` },
          ', både hos oss och hos de andra, och dra av frakt, avgifter och varor som ingen köper eller betalar. Jämför också vad kunden får betala.',
        ],
      ],
    },
    {
      id: 'per-spelare',
      question: 'Kan var och en få sin egen del av förtjänsten?',
      answer: [
        'Nej, förtjänsten är gruppens och betalas ut till gruppen. Ni säljer för ett gemensamt ändamål, och hur pengarna används till det bestämmer ni tillsammans.',
      ],
    },
    {
      id: 'vem-har-salt',
      question: 'Vem ser vad var och en har sålt?',
      answer: [
        [
          'Gruppledaren ser vad alla säljer, och varje medlem ser sina egna beställningar, på ',
          { link: 'medlemssidorna', href: operator.membersSiteUrl },
          '.',
        ],
      ],
    },
    {
      id: 'utan-webbshop',
      question: 'Kan vi ta emot en beställning utanför webbshoppen?',
      answer: [
        [
          'Ja, medlemmen lägger in den i sin webbshop. Berätta först vad allt kostar, vilken grupp som säljer och att kunden har ångerrätt. Ge kunden en bekräftelse: vid dörren direkt, annars senast med varorna. Om medlemmen ringer upp kunden gäller köpet först när kunden efteråt har godkänt det skriftligt. Visa gärna ',
          { link: 'sortimentet', href: PATHS.products },
          ' som en utskriven broschyr.',
        ],
      ],
    },
    {
      id: 'angra-bestallning',
      question: 'Kan vi ta tillbaka en beställning?',
      answer: [
        [
          'Ja, om kunden vill det eller den är fel inlagd, så länge den inte är godkänd och skickad till oss. Skriv till ',
          mail(operator.contactEmail),
          ' om ni inte hittar hur på medlemssidorna. När den är skickad måste ni själva kontakta kunden och betala tillbaka. Varan står då kvar på fakturan, om ni inte kan returnera den.',
        ],
      ],
    },
    {
      id: 'kunden-betalar-inte',
      question: 'Vad händer om en kund inte betalar?',
      answer: [
        'Då måste ni själva betala varan, för fakturan gäller allt som ni har beställt. Hör därför med kunden innan sammanställningen godkänns, och ta tillbaka beställningen om kunden inte vill ha varan. Den som har valt att betala vid leverans är inte sen innan dess. En vara som ändå blir över kan ni sälja till någon annan.',
      ],
    },
    {
      id: 'angrat-efter-fakturan',
      question: 'Vem betalar när en kund ångrar sig efter fakturan?',
      answer: [
        [
          'Ni betalar tillbaka till kunden, och står också för frakten om kunden skickar tillbaka varan. Vi krediterar er om varan är oöppnad och ni hinner ',
          { link: 'returnera den', href: `${PATHS.groupTerms}#returer` },
          ' innan fakturan ska betalas. Annars står ni för kostnaden.',
        ],
      ],
    },
    {
      id: 'leverans',
      question: 'När kommer leveransen med varorna?',
      answer: [
        `Normalt inom ${withUnit(DELIVERY_WORKING_DAYS, 'arbetsdagar')} efter sista beställningsdag. Gruppledaren går först igenom sammanställningen av försäljningen och godkänner den. Sedan skickar vi varorna. Fakturan kommer efter leveransen, med frakten om den inte är fri.`,
        ...comingDeliveries(operator, today),
      ],
    },
    {
      id: 'paket',
      question: 'Hur skickas varorna till oss?',
      answer: [
        [
          `Samlade i en sändning. Om den väger högst ${withUnit(AGENT_MAX_WEIGHT_KG, 'kg')} hämtar ni den hos närmaste postombud, annars körs den till er leveransadress. Transportföretaget får mottagarens telefonnummer. Skriv till `,
          mail(operator.contactEmail),
          ' om ni inte har hört något när leveranstiden är slut. Jämför innehållet med sammanställningen innan ni delar ut varorna.',
        ],
      ],
    },
    {
      id: 'forsenat-paket',
      question: 'Något är fel med leveransen. Vad gör vi?',
      answer: [
        [
          'Skriv till ',
          mail(operator.contactEmail),
          ' så snart ni ser det, med gruppens namn och gärna en bild. Om paketet är skadat säger ni dessutom till ombudet eller chauffören direkt. Om det är försenat, och transportföretaget har skickat ett nummer, kan ni spåra det. Vi skickar en ny vara eller krediterar gruppen om felet beror på varan eller på vår leverans.',
        ],
      ],
    },
    {
      id: 'osalda-varor',
      question: 'Får vi skicka tillbaka osålda varor?',
      answer: [
        'Normalt inte, för returrätten gäller varor som en kund lämnar tillbaka. Men ni beställer bara det som kunderna har beställt, och en vara som ingen hämtar kan ni sälja till någon annan.',
      ],
    },
    {
      id: 'bokforing',
      question: 'Vilka underlag får vi till bokföringen?',
      answer: [
        [
          'Fakturan på varorna och sammanställningen av försäljningen. Utbetalningarna syns där ni tar emot dem. Skriv till ',
          mail(operator.contactEmail),
          ' om kassören eller revisorn behöver något mer. Ni svarar själva för bokföringen.',
        ],
      ],
    },
    {
      id: 'skatt',
      question: 'Behöver vi betala skatt på förtjänsten?',
      answer: [
        [
          'Det beror på vad ni är för grupp. Om ni är en förening kan ni läsa ',
          { link: 'Skatteverkets regler för föreningar', href: TAX_OF_ASSOCIATIONS },
          '. En skolklass är sällan en förening. Då bör den som har utbetalningskontot fråga Skatteverket. Ni svarar själva för den skatt som kan bli aktuell.',
        ],
      ],
    },
    {
      id: 'moms',
      question: 'Hur är det med momsen?',
      answer: [
        `Priserna är inklusive moms, och era ${formatPercent(PROFIT_PERCENT)} räknas på hela priset, utan avdrag för moms. Vad ni ska redovisa beror på om ni är momsregistrerade: fråga Skatteverket.`,
      ],
    },
    ...(competition ? [competitionFaqItem(competition)] : []),
  ],
});
