import { PATHS } from '../domain/paths.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import {
  CUSTOMER_DATA_YEARS,
  DELIVERY_WORKING_DAYS,
  RETURN_WINDOW_DAYS,
  TRANSACTION_DATA_YEARS,
} from '../domain/terms.ts';
import { WISH_LIST_MINUTES } from '../domain/wish-list.ts';
import { answerAndPhone } from './contact.ts';
import type { FaqCategory } from './document.ts';
import { endSentence, inWords, withUnit } from './format.ts';
import { companyIdentity, mail, WITHDRAWAL_RULE } from './legal/shared.ts';
import { COMPLAINT_YEARS, HAND_OVER_DAYS, STATUTORY_WITHDRAWAL_DAYS } from './legal/statutes.ts';
import { contactLink } from './links.ts';
import { methodsAtDelivery } from './money.ts';
import type { Operator } from './operator.ts';
import { beforeChristmas } from './sales-rounds.ts';
import { wishList } from './wish-list.ts';

/** The answers for customers. They address the customer as "du". */
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
          'Be den som säljer om länken till webbshoppen och beställ där, eller be den som säljer lägga in beställningen åt dig. Här visar vi bara ',
          { link: 'sortimentet', href: PATHS.products },
          '.',
        ],
      ],
    },
    {
      id: 'onskelappen',
      question: 'Vad är önskelappen?',
      answer: [
        [
          'En lista över det du vill köpa. Tryck på ',
          { link: `”${wishList.add}”`, href: PATHS.products },
          ` vid varorna, och skicka sedan lappen som ett meddelande till den som säljer. ${wishList.note} Din webbläsare minns lappen i ${withUnit(WISH_LIST_MINUTES, 'minuter')} efter din senaste ändring.`,
        ],
      ],
    },
    {
      id: 'skanka-pengar',
      question: 'Kan jag ge pengar utan att köpa något?',
      answer: [
        'Nej, inte här: gruppen tjänar på varorna som den säljer. Köp gärna en vara, även om du bor långt bort, och be den som säljer att ge varan till någon du tycker om. Vill du hellre skänka pengar frågar du gruppen om den kan ta emot dem, och hur.',
      ],
    },
    {
      id: 'hur-betalar-kunden',
      question: 'Hur betalar jag, och är det säkert?',
      answer: [
        [
          `Med Swish i webbshoppen. Du kan också betala när du får varorna, ${methodsAtDelivery(operator)}. Du betalar till vår betalpartner, som förvarar pengarna åt gruppen och betalar ut dem till gruppens konto. Den som säljer behöver varken ta emot kontanter eller låna ut sitt eget Swish-nummer. Läs mer om `,
          { link: 'Rockerbetalning', href: PATHS.payment },
          '.',
        ],
      ],
    },
    {
      id: 'hur-far-kunden-varorna',
      question: 'Hur får jag varorna som jag har köpt?',
      answer: [
        `Den du köpte av lämnar över dem: vi levererar inte hem till kunder. Varorna kommer först samlade till gruppen, normalt inom ${withUnit(DELIVERY_WORKING_DAYS, 'arbetsdagar')} efter sista beställningsdag. Är de försenade frågar du den du köpte av, eller oss.`,
      ],
    },
    {
      id: 'aldrig-levererat',
      question: 'Mina varor har inte kommit. Vad har jag rätt till?',
      answer: [
        [
          `Du ska ha dem senast ${withUnit(HAND_OVER_DAYS, 'dagar')} efter sista beställningsdag. Är de försenade har du rätt att vänta med att betala. Vänd dig till den du köpte av, eller till oss på `,
          mail(operator.contactEmail),
          '. Ge gruppen en skälig extra tid. Kommer varorna inte inom den får du häva köpet och få pengarna tillbaka, enligt ',
          { link: 'köpvillkoren', href: `${PATHS.purchaseTerms}#leverans` },
          '.',
        ],
      ],
    },
    {
      id: 'fore-jul',
      question: 'Kommer varorna före jul?',
      answer: [beforeChristmas(operator, today)],
    },
    {
      id: 'allergi',
      question: 'Hur vet jag vad varorna innehåller?',
      answer: [
        [
          'Innehållet står i varans beskrivning i ',
          { link: 'sortimentet', href: PATHS.products },
          ', om leverantören har lämnat det, och på förpackningen. Saknas det frågar du oss på ',
          mail(operator.supportEmail),
          '. Är du allergisk? Lita inte bara på en märkning. Läs ingredienserna innan du beställer, och på förpackningen innan du äter.',
        ],
      ],
    },
    {
      id: 'fragor-fran-kunden',
      question: 'Vem frågar jag om mitt köp?',
      answer: [
        [
          'Det väljer du. Gärna först den du köpte av eller gruppledaren, för gruppen är säljare. Du kan också ',
          { link: 'skriva till oss', href: contactLink(operator).href },
          '. Vi förmedlar köpet och svarar enligt konsumentköplagen, tillsammans med gruppen, för säljarens skyldigheter. Läs mer i ',
          { link: 'köpvillkoren', href: PATHS.purchaseTerms },
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
          ', med e-post eller på papper. Spara den, för där står vad du har köpt. Har du ingen, eller behöver du ett kvitto? Fråga den du köpte av eller gruppledaren. Det är gruppen som är säljare.',
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
          ` så snart du kan, med grupp, vara och gärna en bild. Enligt lag får du reklamera i ${inWords(COMPLAINT_YEARS)} år: läs mer i `,
          { link: 'köpvillkoren', href: PATHS.purchaseTerms },
          '. Beror felet på varan eller på vår leverans skickar vi en ny vara eller krediterar gruppen.',
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
        [
          `Ja, om den är oöppnad, felfri och i nyskick. Lämna den till gruppen, som betalar tillbaka, inom ${withUnit(RETURN_WINDOW_DAYS, 'dagar')} från köpet eller leveransen, det som sker sist, men senast när gruppens faktura ska betalas. Gruppledaren anmäler returen till oss med e-post och får en returfraktsedel. Returen är fraktfri. Din `,
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
          `Nej, inte livsmedel eller annat som är förseglat av hygienskäl. Andra varor får du undersöka som i en butik, och köpet får du ångra inom ${withUnit(STATUTORY_WITHDRAWAL_DAYS, 'dagar')}. Är det fel på varan får du reklamera den i ${inWords(COMPLAINT_YEARS)} år, öppnad eller inte, om du säger till inom skälig tid: i första hand får du en ny. Läs mer i `,
          { link: 'köpvillkoren', href: `${PATHS.purchaseTerms}#reklamation` },
          '.',
        ],
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
      id: 'vilka-driver',
      question: `Vilka ligger bakom ${operator.productName}?`,
      answer: [
        [
          `${operator.productName} drivs av ${endSentence(companyIdentity(operator))} Läs mer `,
          { link: 'om oss', href: PATHS.about },
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
          mail(operator.contactEmail),
          '. Skriv gärna vilken grupp det gäller. Press och media når oss på samma sätt.',
          ...answerAndPhone(operator),
        ],
      ],
    },
  ],
});
