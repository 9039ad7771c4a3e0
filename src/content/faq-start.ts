import { ANCHORS, PATHS } from '../domain/paths.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import {
  DELIVERY_WORKING_DAYS,
  FREE_SHIPPING_FROM_PRODUCTS,
  GROUP_LEADER_MIN_AGE_YEARS,
  INVOICE_TERM_DAYS,
} from '../domain/terms.ts';
import type { FaqCategory } from './document.ts';
import { withUnit } from './format.ts';
import { mail } from './legal/shared.ts';
import type { Operator } from './operator.ts';
import { roundsToJoin } from './sales-rounds.ts';
import { SHARE_IN_WORDS } from './share-in-words.ts';

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
      id: 'arbete',
      question: 'Hur mycket arbete har gruppledaren?',
      answer: [`${operator.leaderWork === null ? '' : `Räkna med ${operator.leaderWork}. `}Så här går det till:`],
      steps: [
        'Registrera gruppen, ange leveransadress och utbetalningskonto och välj en runda.',
        'Skicka inbjudningslänken.',
        [{ link: 'Påminn', href: PATHS.material }, ' före sista beställningsdag.'],
        'Stäm av obetalda beställningar och godkänn sammanställningen.',
        'Ta emot varorna, jämför dem med sammanställningen och dela ut dem.',
        'Ta hand om ångrade köp, returer och reklamationer.',
        `Betala fakturan inom ${withUnit(INVOICE_TERM_DAYS, 'dagar')}.`,
      ],
    },
    {
      id: 'vad-kostar-det-att-borja',
      question: 'Vad kostar det att börja?',
      answer: [
        `Ingenting: ni betalar inte i förväg och köper inte in något lager. Efter leveransen kommer en faktura på varorna ni har beställt. Säljer ni färre än ${withUnit(FREE_SHIPPING_FROM_PRODUCTS, 'varor')} står också en fraktavgift på den.`,
      ],
    },
    {
      id: 'gruppledare',
      question: 'Vem kan vara gruppledare, görs en kreditkontroll, och kan vi byta?',
      answer: [
        `Du som har fyllt ${withUnit(GROUP_LEADER_MIN_AGE_YEARS, 'år')}, har BankID och saknar betalningsanmärkningar. Med BankID vet vi vem som svarar för fakturan. Vi kan göra en kreditkontroll, som inte registreras hos kreditupplysningsföretagen. Gruppledaren godkänner sammanställningen och tar emot fakturan.`,
        [
          'Vill ni byta gruppledare? Skriv till ',
          mail(operator.contactEmail),
          '. Den förra svarar fortfarande för det som hen har godkänt.',
        ],
      ],
    },
    {
      id: 'betalningsansvar',
      question: 'Vem ansvarar för att fakturan betalas?',
      answer: [
        'Gruppledaren och gruppen tillsammans, solidariskt: vi kan kräva hela beloppet av gruppledaren, av gruppen eller av båda. Är gruppen ingen juridisk person, vilket ofta gäller en skolklass, svarar i praktiken gruppledaren. Övriga medlemmar och deras föräldrar blir inte betalningsskyldiga.',
      ],
    },
    {
      id: 'flera-lag',
      question: 'Kan flera lag i samma förening sälja?',
      answer: [
        [
          'Ja, varje lag kan sälja som en egen grupp, med sin egen gruppledare, faktura och utbetalning. Vill ni hellre vara en enda grupp skriver ni till ',
          mail(operator.contactEmail),
          ' innan ni registrerar er.',
        ],
      ],
    },
    {
      id: 'nar-kan-vi-salja',
      question: 'När kan vi sälja?',
      answer: [
        'I någon av rundorna i vårt årsschema: ni väljer vilken. Vid varje försäljning ser ni vilken dag som är sista beställningsdag. Sortimentet byts inför varje runda. När fakturan är betald kan nästa börja.',
        ...roundsToJoin(operator, today),
      ],
    },
    {
      id: 'byta-runda',
      question: 'Kan vi byta runda eller leveransadress?',
      answer: [
        [
          'Kanske. Skriv till ',
          mail(operator.contactEmail),
          ' innan ni godkänner sammanställningen, med gruppens namn och det som ska ändras, så får ni veta vad som går. Fram till godkännandet kan ni själva ',
          { link: 'ta tillbaka en enstaka beställning', href: `${PATHS.faq}#angra-bestallning` },
          '. Sedan är beställningen bindande.',
        ],
      ],
    },
    {
      id: 'hur-lange-pagar-en-runda',
      question: 'Hur lång tid tar en runda?',
      answer: [
        `Det beror på hur länge ni säljer. Efter sista beställningsdag kommer varorna normalt inom ${withUnit(DELIVERY_WORKING_DAYS, 'arbetsdagar')}, och fakturan ska betalas inom ${withUnit(INVOICE_TERM_DAYS, 'dagar')} från fakturadatum.`,
      ],
    },
    {
      id: 'dela-webbshop',
      question: 'Hur delar jag min webbshop?',
      answer: [
        [
          'Kopiera länken till din webbshop på ',
          { link: 'medlemssidorna', href: operator.membersSiteUrl },
          ' och skicka den till släkt och vänner, eller lägg ut den där de ser den. Klistra också in den under ',
          { link: 'Din webbshop', href: `${PATHS.material}#${ANCHORS.ownShop}` },
          ', så skickas den när du delar sortimentet eller en vara, och broschyren får din QR-kod. ',
          { link: 'Färdiga meddelanden', href: PATHS.material },
          ' finns i materialet till gruppen.',
        ],
      ],
    },
    {
      id: 'qr-kod',
      question: 'Hur får jag en QR-kod till min webbshop?',
      answer: [
        [
          'Klistra in länken till webbshoppen under ',
          { link: 'Din webbshop', href: `${PATHS.material}#${ANCHORS.ownShop}` },
          '. Öppna sedan ',
          { link: 'sortimentet', href: PATHS.products },
          ' i samma flik och skriv ut det som en broschyr. Koden finns på omslaget.',
        ],
      ],
    },
    {
      id: 'motesbladet',
      question: 'Vad är mötesbladet?',
      answer: [
        [
          'Ett blad att visa eller skriva ut till föräldramötet: vad ni kan tjäna, räknat på era egna siffror, vem som ansvarar för fakturan, datumen och det ni ska bestämma. Öppna ',
          { link: 'materialet till gruppen', href: PATHS.material },
          ' och fyll i hur många ni är, så är bladet klart.',
        ],
      ],
    },
    {
      id: 'bjuda-in',
      question: 'Hur bjuds medlemmarna in, och hur går man med i gruppen?',
      answer: [
        [
          'Gruppledaren får en inbjudningslänk när gruppen är registrerad, och skickar den i klasschatten eller lagappen. Med länken går alla med på egen hand. Har du tappat bort länken ber du gruppledaren att skicka den igen. Är du gruppledare och hittar den inte på ',
          { link: 'medlemssidorna', href: operator.membersSiteUrl },
          ' skriver du till ',
          mail(operator.contactEmail),
          ' med gruppens namn.',
        ],
      ],
    },
    {
      id: 'barn-och-unga',
      question: 'Får barn och unga sälja?',
      answer: [
        'Ja, frivilligt och utan press. Den som inte är myndig behöver sin vårdnadshavares godkännande innan kontot skapas.',
        'Yngre barn har en vuxen med sig hos andra än familj och vänner. Ingen säljer på skoltid, sent på kvällen eller på farliga platser. Vuxna hämtar leveransen.',
        [
          'Gruppledaren och gruppen ',
          { link: 'svarar för fakturan', href: `${PATHS.faq}#betalningsansvar` },
          ', inte övriga medlemmar eller föräldrar.',
        ],
      ],
    },
    {
      id: 'skolan',
      question: 'Behöver vi rektorns godkännande?',
      answer: [
        'Våra villkor kräver det inte, men skolan kan ha egna regler. Fråga innan ni börjar, särskilt om ni vill använda skolans namn, lokaler eller adress. Ingen säljer på skoltid.',
      ],
    },
    {
      id: 'logga-in',
      question: 'Hur kommer jag in på mitt konto, och hur får jag ett nytt lösenord?',
      answer: [
        [
          'Logga in på ',
          { link: 'medlemssidorna', href: operator.membersSiteUrl },
          '. Där finns din webbshop och dina beställningar. Har du glömt lösenordet, eller kommer du inte in av ett annat skäl, och hittar ingen hjälp där? Skriv till ',
          mail(operator.contactEmail),
          ', med gruppens namn och den e-postadress som du registrerade.',
        ],
      ],
    },
    {
      id: 'avsluta-kontot',
      question: 'Hur avslutar gruppen eller en medlem sitt konto?',
      answer: [
        [
          'Gruppledaren skriver när som helst till ',
          mail(operator.contactEmail),
          ', med gruppens namn. En godkänd beställning och en obetald faktura gäller ändå. Vill du bara avsluta ditt eget konto skriver du själv till samma adress och säger till gruppledaren.',
        ],
      ],
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
          `School classes, sports teams and clubs sell seasonal goods through web shops of their own and keep ${SHARE_IN_WORDS.english}. An adult with BankID registers the group. To buy, ask the seller for a link. You pay with Swish or on delivery, and the seller hands over your goods. Do you have questions? Write to `,
          mail(operator.contactEmail),
          '.',
        ],
      ],
    },
  ],
});
