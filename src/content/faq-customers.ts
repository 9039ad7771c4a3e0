import { PATHS } from '../domain/paths.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import { isChristmasSeason } from '../domain/schedule.ts';
import { DELIVERY_WORKING_DAYS } from '../domain/terms.ts';
import type { FaqCategory, FaqItem } from './document.ts';
import { endSentence, inWords, withUnit } from './format.ts';
import { mail, RETURN_TIME, WITHDRAWAL_RULE } from './legal/shared.ts';
import { COMPLAINT_SAFE_MONTHS, COMPLAINT_YEARS, HAND_OVER_DAYS, STATUTORY_WITHDRAWAL_DAYS } from './legal/statutes.ts';
import { methodsAtDelivery } from './money.ts';
import type { Operator } from './operator.ts';
import { partner } from './payment.ts';
import { beforeChristmas } from './sales-rounds.ts';
import { wishList } from './wish-list.ts';

/** What the URL of a web shop begins with: "https://butik.example/ eller https://namn.butik.example/". */
const shopUrls = ({ shopOrigins }: Operator): string =>
  shopOrigins.map((origin) => `${origin.replace('*', 'namn')}/`).join(' eller ');

const BUYING: FaqItem = {
  id: 'kopa',
  formerIds: ['onskelappen'],
  question: 'Jag vill köpa. Hur gör jag?',
  answer: [
    [
      'Be den som säljer om länken till webbshoppen. Du kan också skriva upp varorna på önskelappen i ',
      { link: 'sortimentet', href: PATHS.products },
      ` och skicka den till den som säljer. ${wishList.note}`,
    ],
  ],
};

const DELIVERY: FaqItem = {
  id: 'hur-far-kunden-varorna',
  question: 'Hur får jag varorna som jag har köpt?',
  answer: [
    `Den du köpte av lämnar över dem. Vi levererar inte hem till kunder. Varorna kommer först samlade till gruppen, normalt inom ${withUnit(DELIVERY_WORKING_DAYS, 'arbetsdagar')} efter sista beställningsdag.`,
  ],
};

const christmas = (operator: Operator, today: PlainDate): FaqItem => ({
  id: 'fore-jul',
  question: 'Kommer varorna före jul?',
  answer: [beforeChristmas(operator, today)],
});

const paying = (operator: Operator): readonly FaqItem[] => [
  {
    id: 'hur-betalar-kunden',
    question: 'Hur betalar jag?',
    answer: [
      [
        `Med Swish i webbshoppen. Du kan också betala när du får varorna, ${methodsAtDelivery(operator)}. Vår betalpartner förvarar pengarna åt gruppen och betalar ut dem till gruppens konto. Läs mer om `,
        { link: 'Rockerbetalning', href: PATHS.payment },
        '.',
      ],
    ],
  },
  {
    id: 'kontanter',
    question: 'Kan jag betala kontant?',
    answer: [
      `Nej, du betalar alltid genom vår betalpartner. Om du inte vill betala i webbshoppen kan du göra det när du får varorna, ${methodsAtDelivery(operator)}.`,
    ],
  },
  {
    id: 'akta-lank',
    question: 'Hur vet jag att länken är äkta?',
    answer: [
      `Adressen till en webbshop börjar med ${shopUrls(operator)}${operator.shopOrigins.some((origin) => origin.includes('*')) ? ', där ”namn” kan vara vad som helst' : ''}. Ring den som säljer om du är osäker. Du betalar till ${endSentence(partner(operator))} Betala inte till ett privat Swish-nummer.`,
    ],
  },
];

const buying = (operator: Operator): readonly FaqItem[] => [
  {
    id: 'klockslag',
    question: 'Hur sent kan jag beställa på sista dagen?',
    answer: [
      operator.orderStopTime === null
        ? 'Beställ helst dagen innan, för vi anger bara vilken dag som är den sista. Fråga den som säljer om klockslaget.'
        : `Fram till ${operator.orderStopTime} på sista beställningsdagen.`,
    ],
  },
  {
    id: 'allergi',
    question: 'Hur vet jag vad varorna innehåller?',
    answer: [
      [
        'Innehållet står på varans sida i ',
        { link: 'sortimentet', href: PATHS.products },
        ', om leverantören har lämnat det, och på förpackningen. Skriv till ',
        mail(operator.supportEmail),
        ' om det saknas. Om du är allergisk räcker det inte med märkningarna i sortimentet. Läs ingredienserna innan du beställer, och en gång till på förpackningen innan du äter.',
      ],
    ],
  },
  {
    id: 'skanka-pengar',
    question: 'Kan jag ge pengar utan att köpa något?',
    answer: [
      'Nej, inte här: gruppen tjänar på varorna som den säljer. Köp gärna en vara, även om du bor långt bort, och be den som säljer att ge den till någon du tycker om. Om du hellre vill skänka pengar kan du fråga gruppen om den kan ta emot dem.',
    ],
  },
];

const rights = (operator: Operator): readonly FaqItem[] => [
  {
    id: 'fragor-fran-kunden',
    question: 'Vem frågar jag om mitt köp?',
    answer: [
      [
        'Fråga gärna först den du köpte av eller gruppledaren, för det är gruppen som är säljare. Du kan också skriva till ',
        mail(operator.contactEmail),
        '. Vi förmedlar köpet och svarar tillsammans med gruppen för att du får det du har rätt till enligt ',
        { link: 'köpvillkoren', href: PATHS.purchaseTerms },
        '.',
      ],
    ],
  },
  {
    id: 'aldrig-levererat',
    question: 'Mina varor har inte kommit. Vad gör jag?',
    answer: [
      [
        `Fråga den du köpte av, eller skriv till `,
        mail(operator.contactEmail),
        `. Du ska ha varorna senast ${withUnit(HAND_OVER_DAYS, 'dagar')} efter sista beställningsdag. Om de är försenade får du vänta med att betala. Säg till gruppen när de senast måste komma, och ge den rimligt med tid. Om de inte kommer då heller får du avbryta köpet och få pengarna tillbaka. Läs mer i `,
        { link: 'köpvillkoren', href: `${PATHS.purchaseTerms}#leverans` },
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
        mail(operator.contactEmail),
        `, så snart du kan. Inom ${inWords(COMPLAINT_SAFE_MONTHS)} månader från det att du märkte felet är det alltid i tid. Berätta vilken grupp och vilken vara det gäller, gärna med en bild. I första hand ska du få en ny vara eller få felet åtgärdat. Du får reklamera i ${inWords(COMPLAINT_YEARS)} år: läs mer i `,
        { link: 'köpvillkoren', href: `${PATHS.purchaseTerms}#reklamation` },
        '.',
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
    question: 'Kan jag lämna tillbaka en vara?',
    answer: [
      [
        `Ja, om den är oöppnad, felfri och i nyskick. Lämna den till gruppen ${RETURN_TIME}, så betalar gruppen tillbaka. Tiden kan bli kortare, för gruppen ska hinna skicka varan innan dess faktura ska vara betald: fråga vilken dag som är den sista. Gruppledaren anmäler returen till oss med e-post och får en returfraktsedel, så frakten kostar ingenting. Din `,
        { link: 'ångerrätt', href: PATHS.withdrawal },
        ' påverkas inte.',
      ],
    ],
  },
  {
    id: 'oppnad-vara',
    question: 'Kan jag lämna tillbaka en vara som är öppnad?',
    answer: [
      [
        `Nej, inte livsmedel eller annat som är förseglat av hygienskäl. Andra varor får du undersöka som i en butik och ändå ångra köpet inom ${withUnit(STATUTORY_WITHDRAWAL_DAYS, 'dagar')}. Säg till så snart du kan om det är fel på varan: du får reklamera den i ${inWords(COMPLAINT_YEARS)} år, öppnad eller inte. Läs mer i `,
        { link: 'köpvillkoren', href: `${PATHS.purchaseTerms}#reklamation` },
        '.',
      ],
    ],
  },
  {
    id: 'kvitto',
    question: 'Får jag ett kvitto?',
    answer: [
      [
        'Du ska få en bekräftelse på ',
        { link: 'din beställning', href: `${PATHS.purchaseTerms}#bestallning` },
        ', med e-post eller på papper. Spara den, för där står vad du har köpt. Om du inte har fått någon, eller behöver ett kvitto, kan du fråga den du köpte av eller gruppledaren.',
      ],
    ],
  },
];

/**
 * The answers for customers. They address the customer as "du". Before Christmas, the question about it is among the
 * first, which are not folded.
 */
export const faqCustomers = (operator: Operator, today: PlainDate): FaqCategory => {
  const [first, second] = isChristmasSeason(today)
    ? [christmas(operator, today), DELIVERY]
    : [DELIVERY, christmas(operator, today)];
  return {
    id: 'kunder-och-betalning',
    title: 'Kunder och betalning',
    icon: 'payment',
    subject: 'om ditt köp',
    items: [BUYING, first, ...paying(operator), second, ...buying(operator), ...rights(operator)],
  };
};
