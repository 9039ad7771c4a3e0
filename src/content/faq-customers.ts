import type { PlainDate } from '../domain/plain-date.ts';
import {
  CUSTOMER_DATA_YEARS,
  DELIVERY_WORKING_DAYS,
  RETURN_WINDOW_DAYS,
  TRANSACTION_DATA_YEARS,
} from '../domain/terms.ts';
import { answerAndPhone } from './contact.ts';
import type { FaqCategory } from './document.ts';
import { inWords, withUnit } from './format.ts';
import { WITHDRAWAL_RULE } from './legal/shared.ts';
import { COMPLAINT_YEARS } from './legal/statutes.ts';
import { contactLink } from './links.ts';
import { methodsAtDelivery } from './money.ts';
import type { Operator } from './operator.ts';
import { PATHS } from './paths.ts';
import { orderDeadline } from './sales-rounds.ts';

/** The answers for customers. They speak to the customer, "du". */
export const faqCustomers = (operator: Operator, today: PlainDate): FaqCategory => ({
  id: 'kunder-och-betalning',
  title: 'Kunder och betalning',
  icon: 'payment',
  items: [
    {
      id: 'kopa',
      question: 'Jag vill köpa. Hur gör jag?',
      answer: [
        [
          'Be den som säljer om länken till webbshoppen. Det är där du beställer. Här visar vi bara ',
          { link: 'sortimentet', href: PATHS.products },
          '.',
        ],
      ],
    },
    {
      id: 'hur-betalar-kunden',
      question: 'Hur betalar jag, nu eller vid leverans, och är det säkert?',
      answer: [
        [
          `Med Swish i webbshoppen, eller när du får varorna: då ${methodsAtDelivery(operator)}. Du betalar till vår betalpartner, som förvarar pengarna åt gruppen och betalar ut dem till gruppens konto. Den som säljer behöver varken ta emot kontanter eller låna ut sitt eget Swish-nummer. Läs mer om `,
          { link: 'Rockerbetalning', href: PATHS.payment },
          '.',
        ],
      ],
    },
    {
      id: 'hur-far-kunden-varorna',
      question: 'Hur får jag varorna som jag har köpt?',
      answer: [
        `Den du köpte av lämnar över dem: vi levererar inte hem till kunder. Varorna kommer först samlade till gruppen, normalt inom ${withUnit(DELIVERY_WORKING_DAYS, 'arbetsdagar')} efter sista beställningsdag. Är de försenade frågar du den du köpte av.`,
      ],
    },
    {
      id: 'fore-jul',
      question: 'Kommer det före jul?',
      answer: [
        [
          orderDeadline(operator, today)?.text,
          'Grupperna väljer själva sin runda, så fråga den som säljer när just dina varor kommer.',
        ]
          .filter(Boolean)
          .join(' '),
      ],
    },
    {
      id: 'allergi',
      question: 'Hur vet jag vad varorna innehåller?',
      answer: [
        [
          'Innehållet står i varans beskrivning här i ',
          { link: 'sortimentet', href: PATHS.products },
          ', och på förpackningen. Har du en allergi läser du ingrediensförteckningen innan du beställer, och alltid på förpackningen också.',
        ],
      ],
    },
    {
      id: 'fragor-fran-kunden',
      question: 'Vem vänder jag mig till om mitt köp?',
      answer: [
        [
          'Gärna först till den du köpte av eller till gruppledaren, som företräder gruppen. Det är gruppen som är säljare. Du kan också ',
          { link: 'skriva till oss', href: contactLink(operator).href },
          '. Vad som gäller för köpet står i ',
          { link: 'köpvillkoren', href: PATHS.purchaseTerms },
          '.',
        ],
      ],
    },
    {
      id: 'trasigt-eller-saknas',
      question: 'Min vara är trasig eller saknas. Vad gör jag?',
      answer: [
        [
          'Säg till den du köpte av, eller skriv till ',
          { link: operator.contactEmail, href: contactLink(operator).href },
          ` så snart du kan, med grupp, vara och gärna en bild. Enligt lag får du reklamera i ${inWords(COMPLAINT_YEARS)} år, och mer om det står i `,
          { link: 'köpvillkoren', href: PATHS.purchaseTerms },
          '. Beror felet på varan eller på vår leverans skickar vi en ny eller krediterar gruppen.',
        ],
      ],
    },
    {
      id: 'angra-kop',
      question: 'Kan jag ångra mitt köp?',
      answer: [
        [
          `Ja. ${WITHDRAWAL_RULE} Några varor är undantagna, till exempel livsmedel som du har öppnat. Så gör du: `,
          { link: 'Ångra ett köp', href: PATHS.withdrawal },
          '.',
        ],
      ],
    },
    {
      id: 'lamna-tillbaka',
      question: 'Kan jag lämna tillbaka en vara, och hur går en retur till?',
      answer: [
        `Ja, en oöppnad och felfri vara i nyskick, inom ${withUnit(RETURN_WINDOW_DAYS, 'dagar')} från köpet eller leveransen, det som sker sist, men senast när gruppens faktura ska betalas. Lämna varan till gruppen, som betalar tillbaka. Returen är fraktfri. Gruppledaren anmäler den till oss med e-post, får en returfraktsedel och lämnar in paketet.`,
      ],
    },
    {
      id: 'kunduppgifter',
      question: 'Hur länge sparar ni mina uppgifter?',
      answer: [
        [
          `Kunduppgifter i högst ${inWords(CUSTOMER_DATA_YEARS)} år efter den senaste aktiviteten, och uppgifter om köp i ${inWords(TRANSACTION_DATA_YEARS)} år, vilket bokföringslagen kräver. Mer står i vår `,
          { link: 'integritetspolicy', href: PATHS.privacy },
          '.',
        ],
      ],
    },
    {
      id: 'kontakta-oss',
      question: 'Hur når jag er?',
      answer: [
        [
          'Med e-post till ',
          { link: operator.contactEmail, href: contactLink(operator).href },
          '. Skriv gärna vilken grupp det gäller. Press och media når oss på samma sätt.',
          ...answerAndPhone(operator),
        ],
      ],
    },
  ],
});
