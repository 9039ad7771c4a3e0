import { PAGES } from '../../domain/pages.ts';
import { PATHS } from '../../domain/paths.ts';
import { PROFIT_PERCENT } from '../../domain/profit.ts';
import {
  AGENT_MAX_WEIGHT_KG,
  FREE_SHIPPING_FROM_PRODUCTS,
  GROUP_LEADER_MIN_AGE_YEARS,
  INVOICE_TERM_DAYS,
} from '../../domain/terms.ts';
import { answerAndPhone } from '../contact.ts';
import { type LegalDocument, list, paragraph, type Section, steps, toInlines } from '../document.ts';
import { formatPercent, withUnit } from '../format.ts';
import type { Operator } from '../operator.ts';
import {
  ACCESSIBILITY_SENTENCE,
  companyIdentity,
  DELIVERY_TIME,
  forceMajeure,
  legalLabels,
  link,
  mail,
  PRIVACY_LINK,
  PURCHASE_TERMS_LINK,
  paymentFlow,
  RETURN_DEADLINE,
  RETURN_RULE,
  section,
} from './shared.ts';
import { LAWS } from './statutes.ts';

const groupParties = (operator: Operator): readonly Section[] => [
  section(
    'parter',
    'Parter',
    paragraph(
      `Avtalet gäller mellan den grupp som registreras på ${operator.productName} (”ni”) och ${companyIdentity(operator)} (”vi”), från det att gruppen är registrerad och villkoren godkända. ”Du” är gruppledaren, gruppens kontaktperson.`,
    ),
    paragraph(
      'Vi driver plattformen, förmedlar köpen, levererar varorna och fakturerar er. Ni säljer, lämnar ut varorna och ansvarar för köpen.',
    ),
  ),
  section(
    'vilka-far-salja',
    'Vilka som får sälja',
    paragraph(
      'Bara ideella föreningar, lag och skolklasser får sälja, och bara för gruppens gemensamma ändamål. Vi kan be dig visa att villkoren är uppfyllda, och annars säga nej.',
    ),
  ),
  section(
    'gruppledare',
    'Gruppledaren',
    paragraph('Du som är gruppledare ska'),
    list(
      `ha fyllt ${withUnit(GROUP_LEADER_MIN_AGE_YEARS, 'år')}`,
      'legitimera dig med BankID',
      'sakna betalningsanmärkningar',
      'ha gruppens uppdrag att företräda den och ta emot dess faktura.',
    ),
    paragraph([
      'Vi kan göra en ',
      link('kreditkontroll', `${PATHS.privacy}#bankid`),
      ' av dig. Den registreras inte hos kreditupplysningsföretagen.',
    ]),
    paragraph(
      'Du och gruppen har solidariskt betalningsansvar: vi kan kräva hela fakturan av dig, av gruppen eller av er båda. Kan gruppen inte själv ingå avtal, vilket ofta gäller en skolklass, svarar i praktiken du. Andra medlemmar och deras vårdnadshavare gör det inte.',
    ),
    paragraph(
      'Gruppen kan byta gruppledare. Den nya ska uppfylla samma villkor, och du svarar för det du har godkänt.',
    ),
  ),
  section(
    'registrering',
    'Registrering',
    paragraph([
      'Du ',
      link('registrerar gruppen', operator.registerUrl),
      ', anger leveransadress och utbetalningskonto och bjuder in medlemmarna med en länk. Dela den bara med dem som ska sälja. Uppgifterna ska stämma, så rätta dem när något ändras.',
    ]),
  ),
];

const GROUP_SELLING: readonly Section[] = [
  section(
    'medlemmar',
    'Medlemmar',
    paragraph(
      'Medlemmen skapar ett personligt konto med länken och får en egen webbshop att dela med familj och vänner. Du ser till att medlemmarna följer villkoren.',
    ),
    paragraph([
      'En medlem kan också lägga in beställningar i sin webbshop, till exempel åt den som ringer. Kunden ska då få den ',
      link('information och bekräftelse', `${PATHS.purchaseTerms}#bestallning`),
      ' som köpvillkoren kräver. Lägg bara in det som kunden verkligen har beställt.',
    ]),
  ),
  section(
    'unga',
    'Barn och unga',
    paragraph(
      'En medlem som inte är myndig ska ha sin vårdnadshavares godkännande innan kontot skapas. Gruppens vuxna ser till att',
    ),
    list(
      'försäljningen är frivillig och ingen pressas att sälja ett visst antal',
      'yngre barn har en vuxen med sig när de säljer till andra än familj och vänner',
      'ingen säljer på skoltid, sent på kvällen eller på farliga platser',
      'vuxna hämtar leveransen.',
    ),
    paragraph('Är gruppen arbetsgivare gäller också arbetsmiljöreglerna för minderåriga.'),
  ),
  section(
    'rundan',
    'Försäljningen',
    steps(
      'Gruppen väljer en runda i vårt årsschema. Sortimentet följer säsongen och byts varje runda.',
      'Medlemmarna tar emot beställningar till och med sista beställningsdagen, som meddelas för varje försäljning.',
      'Du godkänner sammanställningen av beställningarna och skickar den till oss. Då är gruppens beställning bindande.',
      'Vi skickar varorna till gruppen, och medlemmarna lämnar ut dem.',
      'Gruppen betalar fakturan och behåller sin förtjänst. Då är försäljningen klar, och nästa runda kan börja.',
    ),
    paragraph('Kan vi inte leverera en vara säger vi till och fakturerar den inte.'),
  ),
  section(
    'aterkalla',
    'Ta tillbaka en beställning',
    paragraph(
      'En beställning kan tas tillbaka så länge den inte är godkänd och skickad till oss. Därefter kontaktar ni själva kunden och betalar tillbaka pengarna. Varan finns kvar på fakturan, om den inte kan returneras.',
    ),
  ),
  section(
    'kunder',
    'Era kunder',
    paragraph([
      'Gruppen är säljare. Ni åtar er att följa ',
      PURCHASE_TERMS_LINK,
      ` i varje köp, också när lagen inte kräver det. Enligt ${LAWS.consumerSales} svarar vi som förmedlare tillsammans med er för säljarens skyldigheter.`,
    ]),
    paragraph(
      'Ni tar emot reklamationer och ångrade köp och betalar tillbaka när kunden har rätt till det. Vi hjälper er när det beror på varan, plattformen eller vår leverans. Beskriv varorna så som de visas på plattformen, och berätta vad gruppen samlar till.',
    ),
  ),
];

const groupMoney = (operator: Operator): readonly Section[] => [
  section(
    'fortjanst',
    'Priser och förtjänst',
    paragraph([
      `Gruppen behåller ${formatPercent(PROFIT_PERCENT)} av sin försäljning, från den första varan till den sista. Resten betalar den till oss för varorna. För tävlingar gäller `,
      link('deras regler', PATHS.competition),
      '.',
    ]),
    paragraph(
      `Förtjänsten är gruppens, och ni svarar själva för bokföring och skatt. Vi kan behöva lämna uppgifter om gruppen och dess försäljning till Skatteverket, enligt ${LAWS.platformReporting}. Då ber vi er om det som behövs och berättar vad vi lämnar.`,
    ),
  ),
  section(
    'betalningar',
    'Betalningar',
    paragraph([
      'Kunden betalar med Swish i webbshoppen, eller digitalt när varorna lämnas över. ',
      ...toInlines(paymentFlow(operator)),
      ' Du ansvarar för att det är rätt. Betalpartnern har också egna villkor.',
    ]),
  ),
  section(
    'faktura',
    'Faktura',
    paragraph(
      `Efter leveransen får du en faktura på varorna gruppen har beställt, och på frakten om den inte är fri. Den ska vara betald inom ${withUnit(INVOICE_TERM_DAYS, 'dagar')} från fakturadatum, även om en kund inte har betalat eller hämtat sin beställning.`,
    ),
    paragraph(
      `Blir betalningen sen får vi ta ut dröjsmålsränta enligt ${LAWS.interest} och en påminnelseavgift enligt ${LAWS.collectionCosts}, och lämna kravet till inkasso.`,
    ),
    paragraph([
      'Skriv till ',
      mail(operator.contactEmail),
      ' före förfallodagen om något är fel. Resten ska betalas i tid.',
    ]),
  ),
];

const groupDelivery = (operator: Operator): readonly Section[] => [
  section(
    'frakt',
    'Frakt och leverans',
    paragraph(
      `Frakten är fri när gruppen säljer minst ${withUnit(FREE_SHIPPING_FROM_PRODUCTS, 'varor')} i en försäljning. Säljer ni färre tillkommer en fraktavgift, som du får veta innan du godkänner sammanställningen.`,
    ),
    paragraph(
      `${DELIVERY_TIME} En sändning på högst ${withUnit(AGENT_MAX_WEIGHT_KG, 'kg')} hämtar ni hos närmaste postombud. En tyngre körs till gruppens leveransadress.`,
    ),
    paragraph(
      'När ni har tagit emot varorna ansvarar ni för dem. Kommer en sändning tillbaka ohämtad betalar ni våra skäliga kostnader.',
    ),
  ),
  section(
    'reklamation',
    'Fel på varor',
    paragraph(
      'Jämför sändningen med sammanställningen innan ni delar ut varorna. Är paketet skadat säger du till postombudet eller chauffören direkt.',
    ),
    paragraph([
      'Är något fel, trasigt eller borta skriver du till ',
      mail(operator.contactEmail),
      ' så snart du kan, gärna med en bild. Ett dolt fel reklamerar du inom skälig tid efter att det märktes.',
    ]),
    paragraph(
      'Beror felet på varan eller på vår leverans skickar vi en ny eller krediterar gruppen, också när en kund har reklamerat. Frakten kostar ingenting.',
    ),
  ),
  section(
    'returer',
    'Returer',
    paragraph(`${RETURN_RULE} ${RETURN_DEADLINE}`),
    steps(
      'Kunden lämnar varan till gruppen och får pengarna tillbaka.',
      ['Du anmäler returen till ', mail(operator.contactEmail), ' och får en returfraktsedel.'],
      'När du har lämnat in paketet krediterar vi gruppen. Spara kvittot.',
    ),
    paragraph(['Kundens ångerrätt och rätt att reklamera kan gälla längre: se ', PURCHASE_TERMS_LINK, '.']),
  ),
];

const groupAgreement = (operator: Operator): readonly Section[] => [
  section(
    'personuppgifter',
    'Personuppgifter',
    paragraph([
      'Vår behandling beskrivs i ',
      PRIVACY_LINK,
      '. Utanför plattformen ansvarar ni själva: använd kundernas uppgifter bara till försäljningen, visa dem bara för den som behöver dem och ta bort dem sedan.',
    ]),
    paragraph(ACCESSIBILITY_SENTENCE),
  ),
  section(
    'avsluta',
    'Missbruk och avslut',
    paragraph(
      'Gruppen kan när som helst avsluta sitt konto, men det som är godkänt eller fakturerat gäller ändå. Vi kan stänga av en medlem eller en grupp, eller säga upp avtalet direkt, om',
    ),
    list(
      'uppgifterna vid registreringen är oriktiga eller gruppen inte får sälja',
      'någon lägger in påhittade beställningar, vilseleder kunder eller använder en annans konto',
      'plattformen används olagligt, eller skadas',
      'en faktura inte betalas trots påminnelse',
      'villkoren bryts allvarligt på annat sätt, trots att vi har sagt till.',
    ),
    paragraph(
      'Du får veta varför. Av andra skäl kan vi avsluta avtalet först när den pågående försäljningen är klar. Gruppens pengar är alltid gruppens.',
    ),
  ),
  section(
    'ansvar',
    'Vårt ansvar',
    paragraph(
      'Vi ansvarar för att plattformen sköts omsorgsfullt, även om den ibland kan stå stilla, och för att ni får felfria varor av rätt slag.',
    ),
    paragraph(
      'Är vi oaktsamma ersätter vi gruppens direkta skada, men inte utebliven förtjänst eller annan indirekt skada, och högst med det belopp som vi fakturerar, eller skulle ha fakturerat, för försäljningen. Begränsningen gäller inte vid avsikt, grov oaktsamhet eller personskada, eller när tvingande lag, som konsumentlagarna, säger något annat.',
    ),
  ),
  forceMajeure(
    'Varor som gruppen har fått ska ändå betalas. Förlorar försäljningen sin mening får både ni och vi avsluta den, utan skadestånd.',
  ),
  section(
    'andringar',
    'Ändringar',
    paragraph(
      'Ändrar vi villkoren får du veta det i god tid med e-post, och kan avsluta kontot dessförinnan. En försäljning som har öppnat följer de gamla villkoren, om inte lag eller myndighet kräver något annat.',
    ),
  ),
  section(
    'tvist',
    'Lag och tvister',
    paragraph(
      'Svensk lag gäller. En tvist som vi inte kan lösa tillsammans prövas av svensk allmän domstol. Allmänna reklamationsnämnden (ARN) prövar den normalt inte.',
    ),
  ),
  section(
    'kontakt',
    'Kontakt',
    paragraph([
      mail(operator.contactEmail),
      ` är vår kontaktpunkt, också för myndigheter enligt ${LAWS.digitalServices}. Skriv på svenska eller engelska.`,
      ...answerAndPhone(operator),
      ' Anmäl också dit det som är olagligt i en webbshop.',
    ]),
  ),
];

/** The agreement between a selling group and the company. */
export const groupTerms = (operator: Operator): LegalDocument => ({
  title: 'Allmänna villkor',
  lead: `Avtalet mellan er som säljer och oss som driver ${operator.productName}.`,
  description: `Villkoren för grupper som säljer med ${operator.productName}: registrering, försäljning, leverans, faktura, returer, ansvar och tvister.`,
  dateLabel: legalLabels.validFrom,
  date: PAGES.groupTerms.lastModified,
  sections: [
    ...groupParties(operator),
    ...GROUP_SELLING,
    ...groupMoney(operator),
    ...groupDelivery(operator),
    ...groupAgreement(operator),
  ],
});
