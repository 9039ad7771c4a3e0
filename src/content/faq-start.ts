import type { PlainDate } from '../domain/plain-date.ts';
import { PROFIT_PERCENT } from '../domain/profit.ts';
import { upcomingRounds } from '../domain/sales-rounds.ts';
import {
  DELIVERY_WORKING_DAYS,
  FREE_SHIPPING_FROM_PRODUCTS,
  GROUP_LEADER_MIN_AGE_YEARS,
  INVOICE_TERM_DAYS,
} from '../domain/terms.ts';
import type { FaqCategory, Text } from './document.ts';
import { formatDate, withUnit } from './format.ts';
import { contactLink } from './links.ts';
import type { Operator } from './operator.ts';
import { ANCHORS, PATHS } from './paths.ts';
import { SHARE_IN_WORDS } from './share-in-words.ts';

/** The round that closes next, as far as the schedule is known. */
const nextRound = (operator: Operator, today: PlainDate): readonly Text[] =>
  upcomingRounds(operator.salesRounds, today)
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
          ' med BankID och skickar en inbjudningslänk till alla som ska vara med. Varje medlem skapar ett konto, får en egen webbshop och delar länken till den. När varorna har kommit lämnar medlemmarna över dem till sina kunder. Läs mer om de ',
          { link: 'tre stegen', href: PATHS.steps },
          '.',
        ],
      ],
    },
    {
      id: 'vad-kostar-det-att-borja',
      question: 'Vad kostar det att börja?',
      answer: [
        `Ni betalar ingenting i förväg och köper inte in något lager. Efter leveransen kommer en faktura på varorna ni har sålt. Säljer ni färre än ${withUnit(FREE_SHIPPING_FROM_PRODUCTS, 'varor')} står också en fraktavgift på den.`,
      ],
    },
    {
      id: 'gruppledare',
      question: 'Vem kan vara gruppledare, görs en kreditkontroll, och kan vi byta?',
      answer: [
        `Du som har fyllt ${withUnit(GROUP_LEADER_MIN_AGE_YEARS, 'år')}, har BankID och saknar betalningsanmärkningar. Vi kan göra en kreditkontroll. Den registreras inte hos kreditupplysningsföretagen. Gruppledaren företräder gruppen, godkänner sammanställningen och tar emot fakturan.`,
        [
          'Vill ni byta gruppledare? Skriv till ',
          { link: operator.contactEmail, href: contactLink(operator).href },
          '. Den förra svarar fortfarande för det som hen har godkänt.',
        ],
      ],
    },
    {
      id: 'betalningsansvar',
      question: 'Vem ansvarar för att fakturan betalas?',
      answer: [
        'Gruppledaren och gruppen ansvarar tillsammans. Det kallas solidariskt betalningsansvar och betyder att vi kan kräva hela beloppet av gruppledaren, om gruppen inte kan betala. Övriga medlemmar och deras föräldrar blir inte betalningsskyldiga.',
      ],
    },
    {
      id: 'flera-lag',
      question: 'Kan flera lag i samma förening sälja?',
      answer: [
        [
          'Ja, varje lag kan sälja som en egen grupp, med sin egen gruppledare, faktura och utbetalning. Vill ni hellre vara en enda grupp skriver ni till ',
          { link: operator.contactEmail, href: contactLink(operator).href },
          ' innan ni registrerar er.',
        ],
      ],
    },
    {
      id: 'nar-kan-vi-salja',
      question: 'När kan vi sälja?',
      answer: [
        'I någon av rundorna i vårt årsschema: ni väljer vilken. Vid varje försäljning ser ni vilken dag som är sista beställningsdag. Sortimentet byts inför varje runda.',
        ...nextRound(operator, today),
      ],
    },
    {
      id: 'hur-lange-pagar-en-runda',
      question: 'Hur lång tid tar en runda?',
      answer: [
        `Så länge ni säljer, sedan normalt högst ${withUnit(DELIVERY_WORKING_DAYS, 'arbetsdagar')} till leveransen och ${withUnit(INVOICE_TERM_DAYS, 'dagar')} att betala fakturan.`,
      ],
    },
    {
      id: 'dela-webbshop',
      question: 'Hur delar jag min webbshop?',
      answer: [
        [
          'Kopiera länken till din webbshop på ',
          { link: 'medlemssidorna', href: operator.loginUrl },
          ' och skicka den till släkt och vänner, eller lägg ut den där de ser den. Du kan också klistra in den under ',
          { link: 'Din webbshop', href: `${PATHS.material}#${ANCHORS.ownShop}` },
          '. Då leder varorna som du delar dit, och broschyren får din QR-kod. ',
          { link: 'Färdiga meddelanden', href: PATHS.material },
          ' finns i materialet till gruppen.',
        ],
      ],
    },
    {
      id: 'bjuda-in',
      question: 'Hur bjuder jag in medlemmarna, och hur går man med i gruppen?',
      answer: [
        [
          'Med en inbjudningslänk, som du får när gruppen är registrerad. Skicka den i klasschatten eller lagappen, så kan alla gå med på egen hand. Är länken borta? Be gruppledaren att skicka den igen. Är du själv gruppledare och hittar den inte på ',
          { link: 'medlemssidorna', href: operator.loginUrl },
          ' skriver du till ',
          { link: operator.contactEmail, href: contactLink(operator).href },
          ' med gruppens namn.',
        ],
      ],
    },
    {
      id: 'barn-och-unga',
      question: 'Får barn och unga sälja?',
      answer: [
        'Ja, frivilligt och utan press. Den som inte är myndig behöver sin vårdnadshavares godkännande innan kontot skapas.',
        'Gruppens vuxna ser till att försäljningen är trygg. Yngre barn har en vuxen med sig hos andra än familj och vänner. Ingen säljer på skoltid, sent eller nära trafik. Vuxna hämtar leveransen.',
        [
          'Fakturan ',
          { link: 'svarar gruppledaren och gruppen för', href: `${PATHS.faq}#betalningsansvar` },
          ', inte övriga medlemmar eller föräldrar.',
        ],
      ],
    },
    {
      id: 'logga-in',
      question: 'Hur kommer jag in på mitt konto, och hur får jag ett nytt lösenord?',
      answer: [
        [
          'På ',
          { link: 'medlemssidorna', href: operator.loginUrl },
          '. Där finns din webbshop och dina beställningar. Har du glömt lösenordet följer du anvisningarna där. Kommer du ändå inte in skriver du till ',
          { link: operator.contactEmail, href: contactLink(operator).href },
          ', med gruppens namn och den e-postadress som du registrerade.',
        ],
      ],
    },
    {
      id: 'avsluta-kontot',
      question: 'Kan vi avsluta gruppens konto?',
      answer: ['Ja, när som helst. En beställning som redan är godkänd och en faktura som inte är betald gäller ändå.'],
    },
    {
      id: 'latt-svenska',
      question: 'Hur fungerar det, på lätt svenska?',
      answer: [
        `Er grupp säljer varor. En vuxen är ledare och skriver in gruppen. Alla får en egen butik på nätet. Du skickar din länk till folk du känner. De väljer varor och betalar. Varorna kommer till gruppen. Du ger dem till dina kunder. ${SHARE_IN_WORDS.easy}`,
      ],
    },
    {
      id: 'english',
      lang: 'en',
      question: 'How does it work, in English?',
      answer: [
        [
          `School classes, sports teams and clubs sell seasonal goods through web shops of their own and keep ${PROFIT_PERCENT}% of each price. An adult with BankID registers the group. To buy, ask the seller for a link. You pay with Swish or on delivery, and the seller hands over your goods. Do you have questions? Write to `,
          { link: operator.contactEmail, href: contactLink(operator).href },
          '.',
        ],
      ],
    },
  ],
});
