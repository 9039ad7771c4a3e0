import type { Competition } from '../domain/competition.ts';
import { ESTIMATE_PRICE_KRONOR, PROFIT_PERCENT } from '../domain/profit.ts';
import { AGENT_MAX_WEIGHT_KG, DELIVERY_WORKING_DAYS, INVOICE_TERM_DAYS } from '../domain/terms.ts';
import { competitionFaqItem } from './competition.ts';
import type { FaqCategory } from './document.ts';
import { formatKronor, formatPercent, inWords, withUnit } from './format.ts';
import { COMPLAINT_YEARS } from './legal/statutes.ts';
import { contactLink } from './links.ts';
import { EXAMPLE_PROFIT, EXAMPLE_SALE, PROFIT_RULE, shippingRule } from './money.ts';
import type { Operator } from './operator.ts';
import { ANCHORS, PATHS } from './paths.ts';

/** The Swedish Tax Agency on the income tax of associations. */
const TAX_OF_ASSOCIATIONS =
  'https://skatteverket.se/foreningar/deklarera/deklareraatenideellforeningstiftelseellerettregistrerattrossamfund.4.1927c51b15e7ee438721ff8.html';

export const faqProfit = (operator: Operator, competition: Competition | null): FaqCategory => ({
  id: 'forsaljning-och-fortjanst',
  title: 'Försäljning och förtjänst',
  icon: 'half',
  items: [
    {
      id: 'hur-mycket-tjanar-vi',
      question: 'Hur mycket tjänar vi?',
      answer: [
        PROFIT_RULE,
        [
          `${EXAMPLE_SALE} blir det ${EXAMPLE_PROFIT}, med schablonen ${formatKronor(ESTIMATE_PRICE_KRONOR)} per vara. `,
          { link: 'Räkna själva', href: `${PATHS.home}#${ANCHORS.calculator}` },
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
      question: 'När får vi pengarna, och vilken dag?',
      answer: [
        'Löpande, när kunderna betalar i webbshoppen. Det som de betalar vid leverans kommer senare, så dela ut varorna så snart ni kan. Betalpartnern betalar ut till det bankkonto eller Swish-nummer som gruppledaren har registrerat. Vilken dag pengarna kommer beror på betalpartnern. Fakturan på varorna kommer efter leveransen.',
      ],
    },
    {
      id: 'faktura',
      question: 'När ska fakturan betalas, och vem står på den?',
      answer: [
        [
          `Inom ${withUnit(INVOICE_TERM_DAYS, 'dagar')} från fakturadatum. Fakturan kommer efter leveransen, gäller alla varor som gruppen har beställt och går till gruppledaren. Vill ni att föreningens eller skolans namn ska stå på den? Skriv till `,
          { link: operator.contactEmail, href: contactLink(operator).href },
          ' innan ni godkänner sammanställningen, så får ni veta vad som går.',
        ],
      ],
    },
    {
      id: 'kunden-betalar-inte',
      question: 'Vad händer om en kund inte betalar?',
      answer: [
        'Då får gruppen själv betala varan, för fakturan gäller allt som ni har beställt. Stäm därför av obetalda beställningar med kunderna innan sammanställningen godkänns. Fram till dess kan ni ta tillbaka dem. En vara som ändå blir över kan ni sälja till någon annan.',
      ],
    },
    {
      id: 'angra-bestallning',
      question: 'Kan vi ta tillbaka en beställning?',
      answer: [
        'Ja, så länge den inte är godkänd och skickad till oss. Därefter får gruppen själv kontakta kunden och betala tillbaka.',
      ],
    },
    {
      id: 'leverans',
      question: 'När kommer varorna?',
      answer: [
        `Normalt inom ${withUnit(DELIVERY_WORKING_DAYS, 'arbetsdagar')} efter sista beställningsdag. Gruppledaren går först igenom sammanställningen av försäljningen och godkänner den. Sedan skickar vi varorna.`,
      ],
    },
    {
      id: 'paket',
      question: 'Hur skickas varorna, och till vilket postombud?',
      answer: [
        `Samlade i en sändning till gruppen. Väger den högst ${withUnit(AGENT_MAX_WEIGHT_KG, 'kg')} hämtar ni den hos närmaste postombud. Är den tyngre körs den till er leveransadress. Jämför den med sammanställningen innan ni delar ut varorna till kunderna. Är paketet skadat säger ni till postombudet eller chauffören direkt.`,
      ],
    },
    {
      id: 'forsenat-paket',
      question: 'Paketet eller leveransen är sen, trasig, fel eller ofullständig. Vad gör vi?',
      answer: [
        [
          'Skriv till ',
          { link: operator.contactEmail, href: contactLink(operator).href },
          ' så snart ni ser det, med gruppens namn och gärna en bild. Är paketet sent visar avin hur ni spårar det, och är det skadat säger ni det redan till ombudet. ',
          `En kund får enligt lag reklamera en vara i ${inWords(COMPLAINT_YEARS)} år, och beror felet på oss skickar vi en ny eller krediterar gruppen.`,
        ],
      ],
    },
    {
      id: 'osalda-varor',
      question: 'Får vi skicka tillbaka osålda varor?',
      answer: [
        [
          'Fråga oss först, på ',
          { link: operator.contactEmail, href: contactLink(operator).href },
          '. Returrätten gäller varor som en kund lämnar tillbaka. Ni beställer bara det som kunderna har beställt, och en vara som ingen hämtar kan ni sälja till någon annan.',
        ],
      ],
    },
    {
      id: 'utan-webbshop',
      question: 'Kan vi ta emot beställningar utanför webbshoppen?',
      answer: [
        [
          'Ja. Medlemmen lägger själv in beställningen i sin webbshop, till exempel åt mormor som hellre ringer. Skriv ut ',
          { link: 'sortimentet', href: PATHS.products },
          ' som en broschyr att visa.',
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
        `Kundens pris är inklusive moms, och era ${formatPercent(PROFIT_PERCENT)} räknas på hela det priset. Ni behöver alltså inte räkna bort momsen. Är gruppen själv momsregistrerad kan Skatteverket svara på vad som gäller.`,
      ],
    },
    ...(competition ? [competitionFaqItem(competition)] : []),
  ],
});
