import { CUSTOMER_DATA_YEARS, RETURN_WINDOW_DAYS, TRANSACTION_DATA_YEARS } from '../domain/terms.ts';
import { answerAndPhone } from './contact.ts';
import type { FaqCategory } from './faq.ts';
import { inWords, withUnit } from './format.ts';
import { STATUTORY_WITHDRAWAL_DAYS } from './legal/statutes.ts';
import { contactLink } from './links.ts';
import type { Operator } from './operator.ts';
import { PATHS } from './paths.ts';

export const faqCustomers = (operator: Operator): FaqCategory => ({
  id: 'kunder-och-betalning',
  title: 'Kunder och betalning',
  icon: 'payment',
  items: [
    {
      id: 'kopa',
      question: 'Jag vill köpa. Hur gör jag?',
      answer: [
        [
          'Be den som säljer om länken till sin webbshop. Det är där du beställer och betalar. Här visar vi bara ',
          { link: 'sortimentet', href: PATHS.products },
          '.',
        ],
      ],
    },
    {
      id: 'hur-betalar-kunden',
      question: 'Hur betalar kunden?',
      answer: ['Med Swish direkt i webbshoppen, eller när varorna lämnas över.'],
    },
    {
      id: 'betala-vid-leverans',
      question: 'Hur betalar kunden vid leverans, utan kontanter?',
      answer: [
        [
          'Kunden beställer som vanligt och betalar när varorna lämnas över. Även den betalningen är digital och går genom betalpartnern till gruppens utbetalningskonto. Medlemmen behöver varken ta emot kontanter eller låna ut sitt eget Swish-nummer. Läs mer om ',
          { link: 'Rockerbetalning', href: PATHS.payment },
          '.',
        ],
      ],
    },
    {
      id: 'sakert-att-betala',
      question: 'Är det säkert att betala?',
      answer: [
        [
          'Ja. Betalningen går till vår betalpartner, som förvarar pengarna åt gruppen och betalar ut dem löpande till gruppens konto. Läs mer om ',
          { link: 'Rockerbetalning', href: PATHS.payment },
          '.',
        ],
      ],
    },
    {
      id: 'hur-far-kunden-varorna',
      question: 'Hur får kunden sina varor?',
      answer: ['Ni delar ut dem. Allt kommer samlat till gruppen, och varje medlem lämnar över till sina egna kunder.'],
    },
    {
      id: 'allergi',
      question: 'Hur vet kunden vad varorna innehåller?',
      answer: [
        [
          'Innehållet står i varans beskrivning här i ',
          { link: 'sortimentet', href: PATHS.products },
          ', och på förpackningen. Den som har en allergi läser ingrediensförteckningen före beställningen, och tittar alltid på förpackningen också.',
        ],
      ],
    },
    {
      id: 'trasigt-eller-saknas',
      question: 'Vad gör vi om en vara är trasig eller saknas?',
      answer: [
        [
          'Skriv till ',
          { link: operator.contactEmail, href: contactLink(operator).href },
          ' så snart ni kan. Berätta vilken grupp och vilka varor det gäller, och skicka gärna en bild. Beror felet på varan eller på vår leverans skickar vi en ny eller krediterar gruppen, och frakten kostar er ingenting.',
        ],
        [
          'En kund som vill reklamera en vara vänder sig till den som sålde, eller till oss. Kundens rättigheter står i ',
          { link: 'köpvillkoren', href: PATHS.purchaseTerms },
          '.',
        ],
      ],
    },
    {
      id: 'angra-bestallning',
      question: 'Kan vi ta tillbaka en beställning?',
      answer: [
        [
          'Ja, så länge den inte är godkänd och skickad till oss. Därefter får gruppen själv kontakta kunden och betala tillbaka. Kundens egen ångerrätt är en annan sak: hur kunden gör står på sidan ',
          { link: 'Ångra ett köp', href: PATHS.withdrawal },
          '.',
        ],
      ],
    },
    {
      id: 'lamna-tillbaka',
      question: 'Kan kunden lämna tillbaka en vara?',
      answer: [
        `Ja. Oöppnade, felfria varor i nyskick får lämnas tillbaka inom ${withUnit(RETURN_WINDOW_DAYS, 'dagar')} från köpet eller leveransen, det som sker sist, men senast den dag då gruppens faktura ska betalas. Returfrakten kostar ingenting.`,
        [
          `Vid sidan av det har kunden ångerrätt enligt lag i ${withUnit(STATUTORY_WITHDRAWAL_DAYS, 'dagar')} från den dag kunden fick varorna. Läs mer i `,
          { link: 'köpvillkoren', href: PATHS.purchaseTerms },
          '.',
        ],
      ],
    },
    {
      id: 'sa-gar-en-retur-till',
      question: 'Hur går en retur till?',
      answer: [
        'Gruppledaren anmäler den till oss med e-post och får en returfraktsedel. När paketet är inlämnat krediterar vi er. Lämna in det senast den dag då fakturan ska betalas.',
      ],
    },
    {
      id: 'fragor-fran-kunden',
      question: 'Vem ska kunden vända sig till?',
      answer: [
        [
          'I första hand till den som sålde. Det är gruppen som är säljare och lämnar över varorna. Kunden kan också skriva till oss. Vad som gäller för köpet står i ',
          { link: 'köpvillkoren', href: PATHS.purchaseTerms },
          '.',
        ],
      ],
    },
    {
      id: 'kunduppgifter',
      question: 'Hur länge sparar ni uppgifter om kunder?',
      answer: [
        [
          `Kunduppgifter sparas i högst ${inWords(CUSTOMER_DATA_YEARS)} år efter den senaste aktiviteten och uppgifter om köp i ${inWords(TRANSACTION_DATA_YEARS)} år, vilket bokföringslagen kräver. Mer står i vår `,
          { link: 'integritetspolicy', href: PATHS.privacy },
          '.',
        ],
      ],
    },
    {
      id: 'kontakta-oss',
      question: 'Hur når vi er?',
      answer: [
        [
          'Med e-post till ',
          { link: operator.contactEmail, href: contactLink(operator).href },
          '. Skicka gärna med gruppens namn, så går det fortare.',
          ...answerAndPhone(operator),
        ],
      ],
    },
  ],
});
