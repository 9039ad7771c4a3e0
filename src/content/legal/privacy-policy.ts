import {
  CONSENT_CATEGORIES,
  CONSENT_COOKIE_DAYS,
  CONSENT_COOKIE_NAME,
  type ConsentCategory,
  type OptionalConsentCategory,
  SAFARI_SCRIPT_COOKIE_DAYS,
} from '../../domain/consent.ts';
import { PAGES } from '../../domain/pages.ts';
import { PATHS } from '../../domain/paths.ts';
import { CUSTOMER_DATA_YEARS, TRANSACTION_DATA_YEARS } from '../../domain/terms.ts';
import { WISH_LIST_MINUTES } from '../../domain/wish-list.ts';
import { CONSENT_CATEGORY_NAMES as CATEGORY, CONSENT_POLICY_ANCHOR, MANAGE_CONSENT } from '../consent.ts';
import { answerAndPhone } from '../contact.ts';
import { type LegalDocument, list, paragraph, type Section, type Text } from '../document.ts';
import { endSentence, inWords, joinNames, withUnit } from '../format.ts';
import {
  type DataRecipient,
  type Operator,
  RECIPIENT_CATEGORIES,
  type RecipientCategory,
  type TransferSafeguard,
} from '../operator.ts';
import { companyIdentity, legalLabels, link, mail, section, strong, table, term } from './shared.ts';
import { CHILD_CONSENT_AGE_YEARS, COMPLAINT_YEARS, DATA_REQUEST_MONTHS, LAWS } from './statutes.ts';

const creditSource = ({ dataRecipients }: Operator): string =>
  joinNames(dataRecipients.filter(({ category }) => category === 'credit').map(({ name }) => name)) ||
  'ett kreditupplysningsföretag';

const privacyCollection = (operator: Operator): readonly Section[] => [
  section(
    'ansvarig',
    'Vem som ansvarar',
    paragraph([
      `${companyIdentity(operator)}, är personuppgiftsansvarig. Frågor skickar du till `,
      mail(operator.supportEmail),
      '.',
      ...answerAndPhone(operator),
    ]),
    paragraph(
      `Policyn gäller den här webbplatsen, medlemssidorna och webbshopparna. Reglerna finns i ${LAWS.gdpr}. Gruppen ansvarar själv för det den gör utanför plattformen.`,
    ),
  ),
  section(
    'uppgifter',
    'Vilka uppgifter vi har',
    list(
      term(
        'Gruppledare:',
        'namn, personnummer, adress, e-post, telefon, svar från BankID och kreditkontrollen, gruppens namn, leveransadress, utbetalningskonto, försäljningar och fakturor.',
      ),
      term('Medlem:', 'namn, e-post eller telefon, grupp, webbshop och det du säljer.'),
      term('Kund:', 'namn, e-post, telefon, beställning och säljare, betalning, returer och reklamationer.'),
      term('Besökare på webbplatsen:', 'ip-adress, teknisk information om webbläsaren och dina val om kakor.'),
      term(
        'Du som söker bland produkter eller frågor:',
        'orden skickas till vår server medan du skriver, så att du får svar. Vi sparar dem inte själva. Den som driver servern åt oss kan ha en del av dem kvar en tid, för att stoppa missbruk.',
      ),
      term('Du som klistrar in länken till din webbshop:', 'inga uppgifter. Länken stannar i webbläsaren.'),
      term(
        'Du som skriver till oss:',
        'namn, kontaktuppgifter och det du berättar. Skriv inget känsligt, till exempel om hälsa.',
      ),
      term('Du som använder formuläret för att ångra ett köp:', 'vi visar dig ett färdigt brev och sparar inget.'),
    ),
  ),
  section(
    'kallor',
    'Varifrån uppgifterna kommer',
    paragraph(
      'De flesta får vi av dig, eller av medlemmen som lägger in en beställning åt dig. Om gruppledaren får vi uppgifter från BankID och från ett kreditupplysningsföretag. Betalpartnern berättar när du har betalat.',
    ),
  ),
  section(
    'maste-du',
    'Måste du lämna uppgifter?',
    list(
      term(
        'Gruppledare, medlem och kund:',
        'ja. Utan dem kan vi inte registrera gruppen, öppna webbshoppen eller ta emot beställningen.',
      ),
      term('Besökare:', 'nej. Du kan läsa allt utan att uppge något och utan att godkänna kakor.'),
    ),
  ),
  section(
    'bankid',
    'BankID och kreditkontroll',
    paragraph(
      'Gruppledaren legitimerar sig med BankID. Så vet vi vem som svarar för fakturan och att personen är gammal nog, och därför behöver vi personnumret.',
    ),
    paragraph(
      `Vi kan göra en kreditkontroll för att se om det finns betalningsanmärkningar. Uppgifterna hämtar vi från ${creditSource(operator)}. Kontrollen registreras inte hos kreditupplysningsföretagen. Om företaget lämnar en kreditupplysning om dig får du själv en kopia samtidigt, utan kostnad, enligt ${LAWS.creditReports}.`,
    ),
  ),
  section(
    'automatiska-beslut',
    'Automatiska beslut',
    paragraph(
      'Kreditkontrollen kan göras automatiskt. Om du har betalningsanmärkningar behöver gruppen en annan gruppledare. Du har rätt att få beslutet prövat av en människa, att lämna din syn på saken och att bestrida det (artikel 22 i GDPR). Vi fattar inga andra helt automatiska beslut, och använder inte dina uppgifter till profilering.',
    ),
  ),
  section(
    'barn',
    'Barn och unga',
    paragraph(
      `En medlem som inte är myndig ska ha sin vårdnadshavares godkännande. Vi begär bara det som försäljningen kräver, och gör ingen kreditkontroll. För den som är yngre än ${withUnit(CHILD_CONSENT_AGE_YEARS, 'år')} samtycker vårdnadshavaren till kakor. Vårdnadshavaren kan också använda barnets rättigheter.`,
    ),
  ),
];

const CUSTOMER_DATA = `Högst ${inWords(CUSTOMER_DATA_YEARS)} år`;
const TRANSACTION_DATA = `I ${inWords(TRANSACTION_DATA_YEARS)} år`;
const COMPLAINT_DATA = `I ${inWords(COMPLAINT_YEARS)} år`;
const UNTIL_WITHDRAWN = 'Tills du tar tillbaka samtycket';

/** The purpose that a visitor consents to with each optional category. */
const CONSENT_PURPOSES: Readonly<Record<OptionalConsentCategory, string>> = {
  analytics: 'Förstå hur webbplatsen används',
  marketing: 'Marknadsföra oss',
};

const privacyPurposes = (): Section =>
  section(
    'andamal',
    'Varför, och hur länge',
    table(
      'Ändamål, rättslig grund och lagringstid',
      ['Ändamål', 'Rättslig grund', 'Hur länge'],
      ['Registrera gruppen och veta vem gruppledaren är', 'Avtal', CUSTOMER_DATA],
      ['Bedöma om gruppledaren kan betala fakturan', 'Berättigat intresse: att få betalt för varorna', CUSTOMER_DATA],
      ['Ge medlemmen konto och webbshop', 'Avtal', CUSTOMER_DATA],
      ['Ta emot och leverera beställningar, ta hand om returer', 'Avtal', CUSTOMER_DATA],
      ['Svara på frågor', 'Berättigat intresse: att kunna hjälpa dig', CUSTOMER_DATA],
      ['Ta betalt, betala ut och fakturera', 'Avtal', TRANSACTION_DATA],
      ['Bokföra', `Rättslig förpliktelse: ${LAWS.bookkeeping}`, TRANSACTION_DATA],
      ['Ta hand om reklamationer', `Rättslig förpliktelse: ${LAWS.consumerSales}`, COMPLAINT_DATA],
      [
        'Lämna uppgifter om säljare till Skatteverket, när vi måste',
        `Rättslig förpliktelse: ${LAWS.platformReporting}`,
        TRANSACTION_DATA,
      ],
      [
        'Hålla plattformen säker och stoppa missbruk',
        'Berättigat intresse: en säker plattform som fungerar',
        'Tills saken är utredd',
      ],
      [
        'Försvara eller driva rättsliga krav',
        'Berättigat intresse: att få en tvist prövad',
        'Tills kravet är avgjort eller preskriberat',
      ],
      ...Object.values(CONSENT_PURPOSES).map((purpose) => [purpose, 'Samtycke', UNTIL_WITHDRAWN] as const),
    ),
    paragraph(
      `De ${inWords(CUSTOMER_DATA_YEARS)} åren räknas från din senaste aktivitet, de ${inWords(TRANSACTION_DATA_YEARS)} så som bokföringslagen anger. De ${inWords(COMPLAINT_YEARS)} åren räknas från det att kunden fick varan: så länge går det att reklamera. Då använder vi uppgifterna om köpet och betalningen, som finns kvar.`,
    ),
    paragraph(
      'När tiden är ute raderar vi uppgifterna eller gör dem anonyma. Om vi behöver en uppgift för flera ändamål gäller den längsta tiden.',
    ),
  );

type Category = { readonly name: string; readonly gets: string };

const CATEGORIES: Readonly<Record<RecipientCategory, Category>> = {
  carrier: {
    name: 'Transportföretag',
    gets: 'namn, adress och telefonnummer till den som tar emot leveransen.',
  },
  it: {
    name: 'It-leverantörer',
    gets: 'driver servrar, e-post och felrapportering åt oss, som personuppgiftsbiträden.',
  },
  identity: { name: 'BankID', gets: 'det som behövs för att veta vem gruppledaren är.' },
  credit: { name: 'Kreditupplysningsföretag', gets: 'gruppledarens personnummer, för kreditkontrollen.' },
  audit: { name: 'Revisor och advokat', gets: 'det som behövs för bokslut och tvister.' },
  collection: { name: 'Inkassoföretag', gets: 'det som behövs för att kräva in en obetald faktura.' },
};

const namesOf = (names: readonly string[]): string =>
  names.length === 0 ? '' : ` I dag: ${endSentence(joinNames(names))}`;

const toItem = (category: RecipientCategory, recipients: readonly DataRecipient[]): Text => {
  const { name, gets } = CATEGORIES[category];
  const names = recipients.filter((recipient) => recipient.category === category).map((recipient) => recipient.name);
  return term(`${name}:`, `${gets}${namesOf(names)}`);
};

const SAFEGUARDS: Readonly<Record<TransferSafeguard, string>> = {
  adequacy: 'företaget omfattas av EU-kommissionens beslut om att skyddet är tillräckligt (artikel 45 i GDPR).',
  clauses: 'vi har avtalat om EU-kommissionens standardavtalsklausuler (artikel 46.2 c i GDPR).',
};

const transfers = ({ dataRecipients }: Operator): readonly Text[] =>
  dataRecipients.flatMap(({ name, transfer }) =>
    transfer ? [term(`${name}, ${transfer.country}:`, SAFEGUARDS[transfer.safeguard])] : [],
  );

const privacySharing = (operator: Operator): readonly Section[] => [
  section(
    'mottagare',
    'Vilka som får se uppgifterna',
    paragraph('Vi säljer inte personuppgifter, och delar dem bara med den som behöver dem:'),
    list(
      term('Gruppen:', 'medlemmen och gruppledaren ser din beställning. Gruppledaren ser vad medlemmarna säljer.'),
      [
        strong('Betalpartnern'),
        ' tar emot och betalar ut pengar och är själv personuppgiftsansvarig för ',
        link('betalningarna', PATHS.payment),
        `.${namesOf(operator.paymentPartner ? [operator.paymentPartner.name] : [])}`,
      ],
      ...RECIPIENT_CATEGORIES.map((category) => toItem(category, operator.dataRecipients)),
      term('Myndigheter och domstolar:', 'när lagen kräver det.'),
    ),
  ),
  section(
    'utanfor-eu',
    'Utanför EU och EES',
    paragraph(
      'Vi lämnar uppgifter till länder utanför EU och EES bara om mottagaren omfattas av EU-kommissionens beslut om att skyddet är tillräckligt, eller om vi har avtalat om kommissionens standardavtalsklausuler och de extra skydd som behövs.',
    ),
    ...(transfers(operator).length > 0 ? [paragraph('I dag gäller det:'), list(...transfers(operator))] : []),
    paragraph(['Vill du ha en kopia av skydden? Skriv till ', mail(operator.supportEmail), '.']),
  ),
  section(
    'sakerhet',
    'Säkerhet',
    paragraph(
      'Trafiken är krypterad, och bara den som behöver en uppgift i sitt arbete kommer åt den. Om något händer som är en risk för dig anmäler vi det till Integritetsskyddsmyndigheten. Om risken är hög berättar vi det också för dig.',
    ),
  ),
];

/** The copy says "en månad" in words. This line stops compiling if the law changes. */
DATA_REQUEST_MONTHS satisfies 1;

const privacyRights = (operator: Operator): readonly Section[] => [
  section(
    'rattigheter',
    'Dina rättigheter',
    list(
      term('Tillgång:', 'få veta vilka uppgifter vi har om dig och få en kopia av dem.'),
      term('Rättelse:', 'få fel rättade och ofullständiga uppgifter kompletterade.'),
      term(
        'Radering:',
        'få bort uppgifter som inte längre behövs. Det som lagen kräver, som bokföring, får vi inte radera.',
      ),
      term('Begränsning:', 'få användningen stoppad medan vi till exempel utreder om en uppgift är riktig.'),
      term(
        'Dataportabilitet:',
        'få ut det du har lämnat med stöd av avtal eller samtycke, i ett format som går att flytta.',
      ),
      term(
        'Invändning:',
        'säga nej till det som bygger på berättigat intresse. Vi slutar då, om vi inte har tvingande skäl eller behöver uppgifterna för ett rättsligt anspråk. Direkt marknadsföring slutar vi alltid med.',
      ),
      term('Ta tillbaka samtycke:', 'när som helst. Det påverkar inte det vi gjorde innan.'),
    ),
    paragraph([
      'Skriv till ',
      mail(operator.supportEmail),
      '. Det kostar ingenting, och du får svar inom en månad. Tar det längre tid berättar vi varför. Vi kan behöva kontrollera att det är du.',
    ]),
  ),
  section(
    'klagomal',
    'Om du vill klaga',
    paragraph([
      'Säg gärna till oss först. Du har också rätt att klaga hos Integritetsskyddsmyndigheten (IMY): ',
      link('www.imy.se', 'https://www.imy.se/'),
      ', Box\u00a08114, 104\u00a020 Stockholm.',
    ]),
  ),
];

const UNTIL_CLOSED = 'Tills du stänger fliken';
const CONSENT_PERIOD = withUnit(CONSENT_COOKIE_DAYS, 'dagar');
const SAFARI_PERIOD = withUnit(SAFARI_SCRIPT_COOKIE_DAYS, 'dagar');

const COOKIES: Readonly<Record<ConsentCategory, string>> = {
  necessary: 'får webbplatsen att fungera och minnas dina val. De är alltid på.',
  analytics: 'visar oss hur webbplatsen används, om vi spelar in besök. De är av tills du slår på dem.',
  marketing: 'visar och mäter annonser. De är av tills du slår på dem. Just nu har vi inga sådana.',
};

const privacyCookies = (operator: Operator): readonly Section[] => {
  const own = `${operator.companyName}. Förstapart`;
  return [
    section(
      'kakor',
      'Kakor och annan lagring',
      paragraph(
        `En kaka (cookie) är en liten textfil som en webbplats sparar i din webbläsare. Vi räknar lokal lagring och sessionslagring dit. Enligt ${LAWS.electronicCommunications} får vi spara det som behövs för en tjänst som du har bett om. Annat kräver ditt samtycke, per kategori:`,
      ),
      list(...CONSENT_CATEGORIES.map((category) => term(`${CATEGORY[category]}:`, COOKIES[category]))),
    ),
    section(
      'kaklista',
      'Det vi sparar',
      table(
        'Kakor och annan lagring på webbplatsen',
        ['Namn', 'Slag och kategori', 'Leverantör och part', 'Vad den gör', 'Hur länge'],
        [
          CONSENT_COOKIE_NAME,
          `Kaka, ${CATEGORY.necessary}`,
          own,
          'Minns ditt val om kakor: kategorier och tjänster, frågans version och om den gällde inspelning, när du svarade första och senaste gången, ett slumpmässigt id, språk och när valet går ut',
          `${CONSENT_PERIOD}. Safari kan ta bort den efter ${SAFARI_PERIOD}`,
        ],
        [
          'scroll, list',
          `Sessionslagring, ${CATEGORY.necessary}`,
          own,
          'Minns var på sidan du var, och din sökning i sortimentet, när du går tillbaka',
          UNTIL_CLOSED,
        ],
        [
          'webbshop',
          `Sessionslagring, ${CATEGORY.necessary}`,
          own,
          'Minns länken till din webbshop, om du har klistrat in den',
          UNTIL_CLOSED,
        ],
        [
          'lapp',
          `Lokal lagring, ${CATEGORY.necessary}`,
          own,
          'Minns varorna på din önskelapp. Inga namn',
          `${withUnit(WISH_LIST_MINUTES, 'minuter')} efter din senaste ändring, eller tills webbplatsen öppnas nästa gång efter det`,
        ],
        [
          'access_token',
          `Lokal lagring, ${CATEGORY.necessary}`,
          'Den som sparade den. Förstapart',
          'Visar att du är inloggad. Den här webbplatsen sparar den aldrig. Om inloggade sidor på samma adress, eller ett tillägg i din webbläsare, har sparat den skickar vi den till vår server när ett skript hämtar varulistan, och vidare till den som har uppgifterna om varorna',
          'Så länge som den som sparade det har bestämt',
        ],
        [
          'sentryReplaySession',
          `Sessionslagring, ${CATEGORY.analytics}`,
          'Sentry, för felrapporter. Förstapart',
          'Håller ihop den maskerade inspelningen av ett besök, när vi spelar in besök',
          UNTIL_CLOSED,
        ],
      ),
      paragraph(
        'Tabellen gäller den här webbplatsen, inte medlemssidorna och webbshopparna. Förstapart: uppgiften hör till webbplatsens adress, och andra webbplatser kan inte läsa den. Tredjepartskakor använder vi inte.',
      ),
    ),
    section(
      CONSENT_POLICY_ANCHOR,
      'Ändra ditt val',
      paragraph(
        `Ändra ditt val när du vill, med ”${MANAGE_CONSENT}” längst ned på sidorna. Om du stänger av en kategori tar vi bort dess kakor, och sidan laddas om. Valet gäller i ${CONSENT_PERIOD}, men webbläsaren Safari kan glömma det redan efter ${SAFARI_PERIOD}. Sedan frågar vi igen. Du kan också ta bort kakor i webbläsaren. Post- och telestyrelsen (PTS) har tillsyn över reglerna.`,
      ),
    ),
    section(
      'felrapporter',
      'Felrapporter',
      paragraph(
        'När något går fel kan en rapport skickas till den tjänst som hjälper oss att hitta fel: vad som gick fel, på vilken sida och i vilken webbläsare. Den är inställd på att inte lägga till personuppgifter. Grunden är vårt berättigade intresse: en webbplats som fungerar.',
      ),
      paragraph(
        `Om vi spelar in besök säger vi det när vi frågar om kakor. Om du då godkänner ${CATEGORY.analytics} får tjänsten också tekniska loggar, mätningar av hur snabb sidan är och en inspelning av besöket. All text maskeras, och alla bilder och filmer tas bort, innan något lämnar din webbläsare. Grunden är ditt samtycke.`,
      ),
    ),
    section(
      'andringar',
      'Ändringar',
      paragraph(
        'Vi lägger ut en ny text här, med den dag då den börjar gälla. Om vi har din e-postadress skriver vi till dig före en viktig ändring. Om den gäller något du har samtyckt till frågar vi på nytt.',
      ),
    ),
  ];
};

/** How the company handles personal data and what the site stores in a browser. */
export const privacyPolicy = (operator: Operator): LegalDocument => ({
  title: 'Integritets- och kakpolicy',
  lead: 'Vilka uppgifter vi har om dig, varför vi har dem, hur länge de finns kvar och vad du kan bestämma själv.',
  description: `Så behandlar ${operator.productName} personuppgifter och kakor: ändamål, rättslig grund, lagringstider, mottagare och dina rättigheter.`,
  dateLabel: legalLabels.validFrom,
  date: PAGES.privacy.lastModified,
  sections: [
    ...privacyCollection(operator),
    privacyPurposes(),
    ...privacySharing(operator),
    ...privacyRights(operator),
    ...privacyCookies(operator),
  ],
});
