import type { Competition } from '../domain/competition.ts';
import { ANCHORS, PATHS } from '../domain/paths.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import { ESTIMATE_PRICE_KRONOR, PROFIT_PERCENT, salesAt } from '../domain/profit.ts';
import { AGENT_MAX_WEIGHT_KG, DELIVERY_WORKING_DAYS, INVOICE_TERM_DAYS } from '../domain/terms.ts';
import { competitionFaqItem } from './competition.ts';
import type { FaqCategory } from './document.ts';
import { formatKronor, formatPercent, inWords, withUnit } from './format.ts';
import { mail } from './legal/shared.ts';
import { COMPLAINT_YEARS } from './legal/statutes.ts';
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
        'Nej, förtjänsten är gruppens och betalas ut till gruppen. Enligt villkoren säljer ni för ett gemensamt ändamål. Gruppledaren ser vad var och en har sålt. Hur pengarna används till ändamålet bestämmer gruppen tillsammans.',
      ],
    },
    {
      id: 'vem-har-salt',
      question: 'Vem ser vad var och en har sålt?',
      answer: [
        [
          'Gruppledaren ser vad alla säljer, och varje medlem ser sina egna beställningar. Logga in på ',
          { link: 'medlemssidorna', href: operator.membersSiteUrl },
          '.',
        ],
      ],
    },
    {
      id: 'frakt',
      question: 'Vad kostar frakten, och måste vi sälja ett visst antal?',
      answer: [
        `${shippingRule(operator)} Ni behöver inte sälja ett visst antal, men säljer ni bara några få varor kan frakten kosta mer än ni tjänar.`,
      ],
    },
    {
      id: 'nar-far-vi-pengarna',
      question: 'När får vi pengarna?',
      answer: [
        'Löpande, när kunderna betalar i webbshoppen. Det som de betalar vid leverans kommer senare, så dela ut varorna så snart ni kan. Betalpartnern betalar ut till det bankkonto eller Swish-nummer som gruppledaren har registrerat. Vilken dag pengarna kommer beror på betalpartnern. Fakturan på varorna kommer efter leveransen.',
      ],
    },
    {
      id: 'faktura',
      question: 'När ska fakturan betalas, och vem står på den?',
      answer: [
        [
          `Inom ${withUnit(INVOICE_TERM_DAYS, 'dagar')} från fakturadatum. Fakturan kommer efter leveransen, gäller alla varor som gruppen har beställt, och frakten om den inte är fri, och går till gruppledaren. Vill ni att föreningens eller skolans namn ska stå på den? Skriv till `,
          mail(operator.contactEmail),
          ' innan ni godkänner sammanställningen, så får ni veta vad som går.',
        ],
      ],
    },
    {
      id: 'betala-sent',
      question: 'Vad händer om vi betalar fakturan för sent?',
      answer: [
        [
          'Då får vi ta ut dröjsmålsränta och en påminnelseavgift, och lämna kravet till inkasso, enligt ',
          { link: 'de allmänna villkoren', href: `${PATHS.groupTerms}#faktura` },
          '. Betalar ni inte trots påminnelse kan vi stänga av gruppen. Är något fel på fakturan, eller räcker pengarna inte? Skriv till ',
          mail(operator.contactEmail),
          ' före förfallodagen. Det som stämmer ska ändå betalas i tid.',
        ],
      ],
    },
    {
      id: 'kunden-betalar-inte',
      question: 'Vad händer om en kund inte betalar?',
      answer: [
        'Då måste gruppen själv betala varan, för fakturan gäller allt som ni har beställt. Den som ska betala vid leverans är inte sen innan dess. Hör med kunden innan sammanställningen godkänns: vill kunden inte ha varan tar ni tillbaka beställningen. En vara som ändå blir över kan ni sälja till någon annan.',
      ],
    },
    {
      id: 'angra-bestallning',
      question: 'Kan vi ta tillbaka en beställning?',
      answer: [
        [
          'Ja, om kunden vill det eller den är fel inlagd, så länge den inte är godkänd och skickad till oss. Hittar ni inte hur på medlemssidorna skriver ni till ',
          mail(operator.contactEmail),
          '. Är den skickad måste gruppen själv kontakta kunden och betala tillbaka. Varan står då kvar på fakturan, om den inte kan returneras.',
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
      question: 'Hur skickas varorna, och hur får vi veta att de har kommit?',
      answer: [
        [
          `Samlade i en sändning. Väger den högst ${withUnit(AGENT_MAX_WEIGHT_KG, 'kg')} hämtar ni den hos närmaste postombud, annars körs den till er leveransadress. Transportföretaget får mottagarens telefonnummer. Har ni inget hört när leveranstiden är slut skriver ni till `,
          mail(operator.contactEmail),
          '. Jämför innehållet med sammanställningen. Är paketet skadat säger ni till ombudet eller chauffören direkt.',
        ],
      ],
    },
    {
      id: 'forsenat-paket',
      question: 'Leveransen är försenad, skadad, fel eller ofullständig. Vad gör vi?',
      answer: [
        [
          'Skriv till ',
          mail(operator.contactEmail),
          ' så snart ni ser det, med gruppens namn och gärna en bild. Är paketet skadat säger ni dessutom till ombudet eller chauffören direkt. Har transportföretaget skickat ett nummer kan ni spåra paketet. Beror felet på varan eller på vår leverans skickar vi en ny eller krediterar gruppen. ',
          `En kund får enligt lag reklamera i ${inWords(COMPLAINT_YEARS)} år.`,
        ],
      ],
    },
    {
      id: 'osalda-varor',
      question: 'Får vi skicka tillbaka osålda varor?',
      answer: [
        [
          'Normalt inte: returrätten gäller varor som en kund lämnar tillbaka. Fråga oss på ',
          mail(operator.contactEmail),
          '. Ni beställer bara det som kunderna har beställt, och en vara som ingen hämtar kan ni sälja till någon annan.',
        ],
      ],
    },
    {
      id: 'utan-webbshop',
      question: 'Kan vi ta emot en beställning utanför webbshoppen?',
      answer: [
        [
          'Ja, medlemmen lägger in den i sin webbshop. Berätta först vad allt kostar, vilken grupp som säljer och att kunden har ångerrätt. Ge en bekräftelse: vid dörren direkt, annars senast med varorna. Ringer medlemmen upp kunden gäller köpet först när kunden efteråt har godkänt det skriftligt. Skriv ut ',
          { link: 'sortimentet', href: PATHS.products },
          ' som en broschyr.',
        ],
      ],
    },
    {
      id: 'varuprover',
      question: 'Kan vi få varuprover att visa eller bjuda på?',
      answer: [
        [
          'Skriv till ',
          mail(operator.contactEmail),
          ' med gruppens namn och de varor det gäller, så får ni veta om det går. ',
          { link: 'Sortimentet', href: PATHS.products },
          ' kan ni alltid skriva ut som en broschyr och visa.',
        ],
      ],
    },
    {
      id: 'bokforing',
      question: 'Vilka underlag får vi till bokföringen?',
      answer: [
        [
          'Fakturan på varorna och sammanställningen av försäljningen. Utbetalningarna syns där ni tar emot dem. Behöver kassören eller revisorn något mer? Skriv till ',
          mail(operator.contactEmail),
          ', så får ni veta vad som finns. Ni svarar själva för bokföringen.',
        ],
      ],
    },
    {
      id: 'skatt',
      question: 'Behöver vi betala skatt på förtjänsten?',
      answer: [
        [
          'Det beror på vad ni är för grupp: läs ',
          { link: 'Skatteverkets regler för föreningar', href: TAX_OF_ASSOCIATIONS },
          '. Förtjänsten är gruppens, och ni svarar själva för bokföringen och för den skatt som kan bli aktuell.',
        ],
      ],
    },
    {
      id: 'moms',
      question: 'Hur är det med momsen?',
      answer: [
        [
          `Priserna är inklusive moms, och era ${formatPercent(PROFIT_PERCENT)} räknas på hela priset: i uträkningen drar vi inte av någon moms. Vad gruppen ska redovisa beror på om den är momsregistrerad. Fråga Skatteverket om det, och oss på `,
          mail(operator.contactEmail),
          ' om hur fakturan ser ut.',
        ],
      ],
    },
    ...(competition ? [competitionFaqItem(competition)] : []),
  ],
});
