import { PARTICIPANTS } from '../domain/calculator.ts';
import { ANCHORS, PATHS } from '../domain/paths.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import {
  DELIVERY_WORKING_DAYS,
  FREE_SHIPPING_FROM_PRODUCTS,
  GROUP_LEADER_MIN_AGE_YEARS,
  INVOICE_TERM_DAYS,
} from '../domain/terms.ts';
import type { FaqCategory } from './document.ts';
import { formatNumber, withUnit } from './format.ts';
import { mail } from './legal/shared.ts';
import type { Operator } from './operator.ts';
import { roundsToJoin } from './sales-rounds.ts';

/** The answers for those who start and sell. They address the group as "ni". */
export const faqStart = (operator: Operator, today: PlainDate): FaqCategory => ({
  id: 'starta-forsaljning',
  title: 'Starta försäljning',
  icon: 'shop',
  subject: 'om att starta',
  items: [
    {
      id: 'komma-i-gang',
      formerIds: ['arbete', 'motesbladet'],
      question: 'Hur går det till?',
      answer: [
        operator.leaderWork === null
          ? 'Så här gör du som är gruppledare:'
          : `Du som är gruppledare får räkna med ${operator.leaderWork}. Så här gör du:`,
      ],
      steps: [
        [
          { link: 'Registrera gruppen', href: operator.registerUrl },
          ' med BankID, ange leveransadress och utbetalningskonto och välj en runda.',
        ],
        'Skicka inbjudningslänken. Alla som går med får en egen webbshop och delar länken till den.',
        [
          'Berätta för de andra och påminn dem. Mötesblad och meddelanden finns i ',
          { link: 'materialet till gruppen', href: PATHS.material },
          '.',
        ],
        'Gå igenom beställningar som inte är betalda, och godkänn sammanställningen.',
        'Ta emot varorna och jämför dem med sammanställningen. Medlemmarna lämnar över dem till sina kunder.',
        'Ta hand om ångrade köp, returer och reklamationer.',
        `Betala fakturan inom ${withUnit(INVOICE_TERM_DAYS, 'dagar')}.`,
      ],
    },
    {
      id: 'vad-kostar-det-att-borja',
      question: 'Vad kostar det att börja?',
      answer: [
        `Ingenting. Ni betalar inte i förväg och behöver inte köpa in något lager. Efter leveransen kommer en faktura på varorna som kunderna har beställt. Om ni säljer färre än ${withUnit(FREE_SHIPPING_FROM_PRODUCTS, 'varor')} står också en fraktavgift på den.`,
      ],
    },
    {
      id: 'nar-kan-vi-salja',
      question: 'När kan vi sälja?',
      answer: [
        'I den runda som ni väljer i vårt årsschema. För varje försäljning får ni veta vilken dag som är sista beställningsdag.',
        ...roundsToJoin(operator, today),
      ],
    },
    {
      id: 'hur-lange-pagar-en-runda',
      question: 'Hur lång tid tar en försäljning?',
      answer: [
        `Så länge ni vill, fram till sista beställningsdag. Sedan kommer varorna normalt inom ${withUnit(DELIVERY_WORKING_DAYS, 'arbetsdagar')}, och därefter fakturan.`,
      ],
    },
    {
      id: 'flera-rundor',
      question: 'Kan vi sälja i flera rundor efter varandra?',
      answer: ['Ja, så snart fakturan för den första försäljningen är betald.'],
    },
    {
      id: 'byta-runda',
      question: 'Kan vi byta runda eller leveransadress?',
      answer: [
        [
          'Bara innan ni godkänner sammanställningen, för sedan är beställningen bindande. Skriv till ',
          mail(operator.contactEmail),
          ' med gruppens namn och det som ska ändras, så svarar vi om det går.',
        ],
      ],
    },
    {
      id: 'vilka-far-salja',
      question: `Vilka får sälja med ${operator.productName}?`,
      answer: ['Skolklasser, idrottslag och ideella föreningar. Företag och privatpersoner kan inte sälja genom oss.'],
    },
    {
      id: 'flera-lag',
      question: 'Kan flera lag i samma förening sälja?',
      answer: [
        [
          'Ja, varje lag kan sälja som en egen grupp, med egen gruppledare, faktura och utbetalning. Skriv till ',
          mail(operator.contactEmail),
          ' innan ni registrerar er, om ni hellre vill vara en enda grupp.',
        ],
      ],
    },
    {
      id: 'manga-medlemmar',
      question: `Kan vi vara fler än ${formatNumber(PARTICIPANTS.max)}?`,
      answer: [
        [
          'Ja, våra villkor sätter ingen gräns. Det är bara ',
          { link: 'räknaren', href: `${PATHS.home}#${ANCHORS.calculator}` },
          ` som stannar vid ${formatNumber(PARTICIPANTS.max)}. Om ni är fler kan ni räkna i två omgångar och lägga ihop.`,
        ],
      ],
    },
    {
      id: 'skolan',
      question: 'Behöver rektorn eller styrelsen säga ja?',
      answer: [
        'Våra villkor kräver det inte, men skolan eller föreningen kan ha egna regler. Fråga innan ni börjar, särskilt om ni vill använda skolans eller föreningens namn, lokaler eller adress. Gruppen ska ha gett gruppledaren i uppdrag att ta emot fakturan.',
      ],
    },
    {
      id: 'gruppledare',
      question: 'Vem kan vara gruppledare?',
      answer: [
        `Du som har fyllt ${withUnit(GROUP_LEADER_MIN_AGE_YEARS, 'år')}, har BankID och saknar betalningsanmärkningar. Med BankID vet vi vem som svarar för fakturan. Gruppledaren godkänner sammanställningen och tar emot fakturan.`,
      ],
    },
    {
      id: 'kreditkontroll',
      question: 'Görs en kreditkontroll?',
      answer: [
        [
          'Det kan hända, men bara av gruppledaren. Den registreras inte hos kreditupplysningsföretagen. Läs mer om ',
          { link: 'BankID och kreditkontroll', href: `${PATHS.privacy}#bankid` },
          '.',
        ],
      ],
    },
    {
      id: 'byta-gruppledare',
      question: 'Kan vi byta gruppledare?',
      answer: [
        [
          'Ja. Skriv till ',
          mail(operator.contactEmail),
          '. Den nya gruppledaren ska uppfylla samma villkor, och den förra svarar fortfarande för det som hen har godkänt.',
        ],
      ],
    },
    {
      id: 'betalningsansvar',
      question: 'Vem ansvarar för att fakturan betalas?',
      answer: [
        [
          'Gruppledaren och gruppen tillsammans: vi kan kräva hela beloppet av gruppledaren, av gruppen eller av båda. I en skolklass är det i praktiken ofta gruppledaren. Andra medlemmar och deras föräldrar behöver inte betala fakturan. Så står det i ',
          { link: 'de allmänna villkoren', href: `${PATHS.groupTerms}#gruppledare` },
          '.',
        ],
      ],
    },
    {
      id: 'barn-och-unga',
      question: 'Får barn och unga sälja?',
      answer: [
        'Ja, om det är frivilligt och utan press. Den som inte är myndig behöver sin vårdnadshavares godkännande innan kontot skapas. Om du är vårdnadshavare säger du till gruppledaren att du godkänner.',
        'Yngre barn ska ha en vuxen med sig när de säljer till andra än familj och vänner. Ingen ska sälja på skoltid, sent på kvällen eller på farliga platser. Vuxna hämtar leveransen.',
      ],
    },
    {
      id: 'barnets-namn',
      formerIds: ['kunduppgifter'],
      question: 'Vem ser mitt barns namn?',
      answer: [
        [
          'Gruppledaren. Räkna också med att alla som får länken kan se det som står i webbshoppen. Läs därför igenom det innan ni delar länken, och skicka den helst bara till dem ni känner. Vilka uppgifter vi sparar, och hur länge, står i vår ',
          { link: 'integritetspolicy', href: PATHS.privacy },
          '.',
        ],
      ],
    },
    {
      id: 'folja-med',
      question: 'Får den som inte säljer följa med?',
      answer: [
        'Det bestämmer ni i gruppen, helst innan ni börjar. Förtjänsten är hela gruppens, och ingen måste sälja. Om ni är en skolklass bör ni också fråga rektorn, för utbildningen i skolan ska vara avgiftsfri.',
      ],
    },
    {
      id: 'bjuda-in',
      question: 'Hur går man med i gruppen?',
      answer: [
        [
          'Med inbjudningslänken. Gruppledaren får den när gruppen är registrerad och skickar den till exempel i klasschatten eller lagappen. Om du har tappat bort länken kan du be gruppledaren att skicka den igen. Om du själv är gruppledare kan du titta efter den på ',
          { link: 'medlemssidorna', href: operator.membersSiteUrl },
          '.',
        ],
      ],
    },
    {
      id: 'logga-in',
      question: 'Hur loggar jag in?',
      answer: [
        [
          'På ',
          { link: 'medlemssidorna', href: operator.membersSiteUrl },
          ', där din webbshop och dina beställningar finns. Om du har glömt lösenordet eller inte kommer in av något annat skäl, och inte hittar hjälp där, kan du skriva till ',
          mail(operator.contactEmail),
          '. Skicka med gruppens namn och den e-postadress som du har registrerat.',
        ],
      ],
    },
    {
      id: 'dela-webbshop',
      question: 'Hur delar jag min webbshop?',
      answer: [
        [
          'Kopiera länken på ',
          { link: 'medlemssidorna', href: operator.membersSiteUrl },
          ' och skicka den till släkt och vänner, gärna med ett av våra ',
          { link: 'färdiga meddelanden', href: PATHS.material },
          '. Om du klistrar in länken under ',
          { link: 'Din webbshop', href: `${PATHS.material}#${ANCHORS.ownShop}` },
          ' följer den med när du delar sortimentet eller en vara härifrån.',
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
      id: 'avsluta-kontot',
      question: 'Hur avslutar man sitt konto?',
      answer: [
        [
          'Skriv till ',
          mail(operator.contactEmail),
          ' med gruppens namn. Det är gruppledaren som avslutar gruppens konto, och en godkänd beställning och en obetald faktura gäller ändå. Om du bara vill avsluta ditt eget konto skriver du själv, och säger till gruppledaren.',
        ],
      ],
    },
  ],
});
