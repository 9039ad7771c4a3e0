import { CUSTOMER_DATA_YEARS, TRANSACTION_DATA_YEARS } from '../domain/retention.ts';
import { RETURN_WINDOW_DAYS } from '../domain/returns.ts';
import type { FaqCategory } from './faq.ts';
import { inWords, withUnit } from './format.ts';
import { PATHS } from './paths.ts';

export const faqCustomers: FaqCategory = {
  id: 'kunder-och-betalning',
  title: 'Kunder och betalning',
  icon: 'ikon-betalning',
  items: [
    {
      id: 'hur-betalar-kunden',
      question: 'Hur betalar kunden?',
      answer: ['Med Swish direkt i webbshoppen, eller när varorna lämnas över.'],
    },
    {
      id: 'hur-far-kunden-varorna',
      question: 'Hur får kunden sina varor?',
      answer: ['Ni delar ut dem. Allt kommer samlat till gruppen, och varje medlem lämnar över till sina egna kunder.'],
    },
    {
      id: 'angra-bestallning',
      question: 'Går det att ångra en beställning?',
      answer: [
        'Ja, så länge den inte är godkänd och skickad till oss. Därefter behöver gruppen kontakta kunden och betala tillbaka.',
      ],
    },
    {
      id: 'lamna-tillbaka',
      question: 'Kan kunden lämna tillbaka en vara?',
      answer: [
        `Ja, inom ${withUnit(RETURN_WINDOW_DAYS, 'dagar')} från köpet eller leveransen, men senast den dag då gruppens faktura ska betalas. Varan ska vara oöppnad, felfri och i nyskick. Returfrakten kostar ingenting.`,
      ],
    },
    {
      id: 'sa-gar-en-retur-till',
      question: 'Hur går en retur till?',
      answer: [
        'Kontaktpersonen anmäler den till oss med e-post och får en returfraktsedel. När paketet är inlämnat krediterar vi er. Lämna in det senast den dag då fakturan ska betalas.',
      ],
    },
    {
      id: 'sakert-att-betala',
      question: 'Är det säkert att betala?',
      answer: [
        [
          'Ja. Betalningen hanteras av vår betalpartner, som håller i pengarna och betalar ut dem direkt till gruppens konto. Läs mer om ',
          { link: 'Rockerbetalning', href: PATHS.payment },
          '.',
        ],
      ],
    },
    {
      id: 'fragor-fran-kunden',
      question: 'Vem ska kunden vända sig till?',
      answer: [
        [
          'Till den som sålde. Det är gruppen som sköter försäljningen och lämnar över varorna. Vad som gäller för köpet står i ',
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
  ],
};
