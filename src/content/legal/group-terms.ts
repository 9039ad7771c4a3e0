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
import { formatKronor, formatPercent, withUnit } from '../format.ts';
import { methodsAtDelivery } from '../money.ts';
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
  RETURN_TIME,
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
      'Vi driver plattformen, förmedlar köpen, levererar varorna och fakturerar er. Ni är säljare och lämnar ut varorna.',
    ),
  ),
  section(
    'vilka-far-salja',
    'Vilka som får sälja',
    paragraph(
      'Bara ideella föreningar, lag och skolklasser får sälja, och bara för gruppens gemensamma ändamål. Vi kan be dig visa att ni uppfyller villkoren, och annars säga nej.',
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
      'Du och gruppen har solidariskt betalningsansvar: vi kan kräva hela fakturan av dig, av gruppen eller av er båda. Om gruppen inte själv kan ingå avtal, vilket ofta gäller en skolklass, svarar i praktiken du. Andra medlemmar och deras vårdnadshavare gör det inte.',
    ),
    paragraph('Ni kan byta gruppledare. Den nya ska uppfylla samma villkor, och du svarar för det du har godkänt.'),
  ),
  section(
    'registrering',
    'Registrering',
    paragraph([
      'Du ',
      link('registrerar gruppen', operator.registerUrl),
      ', anger leveransadress och utbetalningskonto och bjuder in medlemmarna med en länk. Dela den bara med dem som ska sälja. Uppgifterna ska stämma: rätta dem när något ändras.',
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
      'En medlem som inte är myndig ska ha sin vårdnadshavares godkännande innan kontot skapas. De vuxna i gruppen ser till att',
    ),
    list(
      'försäljningen är frivillig och ingen pressas att sälja ett visst antal',
      'yngre barn har en vuxen med sig när de säljer till andra än familj och vänner',
      'ingen säljer på skoltid, sent på kvällen eller på farliga platser',
      'vuxna hämtar leveransen.',
    ),
    paragraph('Om ni är arbetsgivare gäller också arbetsmiljöreglerna för minderåriga.'),
  ),
  section(
    'rundan',
    'Försäljningen',
    steps(
      'Ni väljer en runda i vårt årsschema. Sortimentet följer säsongen och byts varje runda.',
      'Medlemmarna tar emot beställningar till och med sista beställningsdagen, som meddelas för varje försäljning.',
      'Du godkänner sammanställningen av beställningarna och skickar den till oss. Då är er beställning bindande.',
      'Vi skickar varorna till er, och medlemmarna lämnar ut dem.',
      'Ni betalar fakturan och behåller er förtjänst. Då är försäljningen klar, och ni kan börja nästa.',
    ),
    paragraph('Om vi inte kan leverera en vara säger vi till och fakturerar den inte.'),
  ),
  section(
    'aterkalla',
    'Ta tillbaka en beställning',
    paragraph(
      'Om kunden vill det, eller om en beställning är fel inlagd, kan ni ta tillbaka den så länge du inte har godkänt den och skickat den till oss. Därefter kontaktar ni själva kunden och betalar tillbaka pengarna. Varan finns kvar på fakturan, om ni inte kan returnera den.',
    ),
  ),
  section(
    'kunder',
    'Era kunder',
    paragraph([
      'Ni är säljare, och åtar er att följa ',
      PURCHASE_TERMS_LINK,
      ` i varje köp, också när lagen inte kräver det. Enligt ${LAWS.consumerSales} svarar vi som förmedlare tillsammans med er för säljarens skyldigheter.`,
    ]),
    paragraph(
      'Ni tar emot reklamationer och ångrade köp och betalar tillbaka när kunden har rätt till det. Vi hjälper er när det beror på varan, plattformen eller vår leverans. Beskriv varorna så som plattformen visar dem, och berätta vad ni samlar till.',
    ),
  ),
];

const groupMoney = (operator: Operator): readonly Section[] => [
  section(
    'fortjanst',
    'Priser och förtjänst',
    paragraph([
      `Ni behåller ${formatPercent(PROFIT_PERCENT)} av er försäljning, från den första varan till den sista. Resten betalar ni till oss för varorna. För tävlingar gäller `,
      link('deras regler', PATHS.competition),
      '.',
    ]),
    paragraph(
      `Förtjänsten är er, och ni svarar för bokföring och skatt. Vi kan behöva lämna uppgifter om er och er försäljning till Skatteverket, enligt ${LAWS.platformReporting}. Då ber vi er om det som behövs och berättar vad vi lämnar.`,
    ),
  ),
  section(
    'betalningar',
    'Betalningar',
    paragraph([
      `Kunden betalar med Swish i webbshoppen, eller när medlemmen lämnar över varorna, ${methodsAtDelivery(operator)}. `,
      ...toInlines(paymentFlow(operator, 'er', 'ert')),
      ' Du ansvarar för att kontot är rätt. Betalpartnern har också egna villkor.',
    ]),
  ),
  section(
    'faktura',
    'Faktura',
    paragraph(
      `Efter leveransen får du en faktura på varorna som ni har beställt, och på frakten om den inte är fri. Den ska vara betald inom ${withUnit(INVOICE_TERM_DAYS, 'dagar')} från fakturadatum, även om en kund inte har betalat eller hämtat sin beställning.`,
    ),
    paragraph(
      `Om ni betalar för sent får vi ta ut dröjsmålsränta enligt ${LAWS.interest} och en påminnelseavgift enligt ${LAWS.collectionCosts}, och lämna kravet till inkasso.`,
    ),
    paragraph([
      'Skriv till ',
      mail(operator.contactEmail),
      ' före förfallodagen om något är fel. Resten betalar ni i tid.',
    ]),
  ),
];

/** The fee, or when the leader learns it. */
const shippingFee = ({ shippingFeeKronor }: Operator): string =>
  shippingFeeKronor === null
    ? ', som du får veta innan du godkänner sammanställningen'
    : ` på ${formatKronor(shippingFeeKronor)}`;

const groupDelivery = (operator: Operator): readonly Section[] => [
  section(
    'frakt',
    'Frakt och leverans',
    paragraph(
      `Frakten är fri när ni säljer minst ${withUnit(FREE_SHIPPING_FROM_PRODUCTS, 'varor')} i en försäljning. Om ni säljer färre betalar ni en fraktavgift${shippingFee(operator)}.`,
    ),
    paragraph(
      `${DELIVERY_TIME} En sändning på högst ${withUnit(AGENT_MAX_WEIGHT_KG, 'kg')} hämtar ni hos närmaste postombud. En tyngre körs till er leveransadress.`,
    ),
    paragraph(
      'När ni har tagit emot varorna ansvarar ni för dem. Om en sändning kommer tillbaka ohämtad betalar ni våra skäliga kostnader.',
    ),
  ),
  section(
    'reklamation',
    'Fel på varor',
    paragraph(
      'Jämför sändningen med sammanställningen innan ni delar ut varorna. Säg till postombudet eller chauffören direkt om paketet är skadat.',
    ),
    paragraph([
      'Skriv till ',
      mail(operator.contactEmail),
      ' så snart du kan om något är fel, trasigt eller borta, gärna med en bild. Ett dolt fel reklamerar du inom skälig tid efter att ni märkte det.',
    ]),
    paragraph(
      'Om felet beror på varan eller på vår leverans skickar vi en ny vara eller krediterar er, också när en kund har reklamerat. Frakten kostar ingenting.',
    ),
  ),
  section(
    'returer',
    'Returer',
    paragraph(
      `En kund får lämna tillbaka en oöppnad vara, felfri och i nyskick, ${RETURN_TIME}. Lämna in paketet senast den dag då fakturan ska vara betald, och säg till kunderna i tid. Returen är fraktfri.`,
    ),
    steps(
      'Kunden lämnar varan till er och får pengarna tillbaka.',
      ['Du anmäler returen till ', mail(operator.contactEmail), ' och får en returfraktsedel.'],
      'När du har lämnat in paketet krediterar vi er. Spara kvittot.',
    ),
    paragraph([
      'Kundens ångerrätt och rätt att reklamera kan gälla längre: se ',
      PURCHASE_TERMS_LINK,
      '. När en kund ångrar sig betalar ni frakten till er, och vi krediterar varan bara om den kan returneras.',
    ]),
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
  ),
  section(
    'avsluta',
    'Missbruk och avslut',
    paragraph(
      'Ni kan när som helst avsluta ert konto, men det som är godkänt eller fakturerat gäller ändå. Vi kan stänga av en medlem eller hela gruppen, eller säga upp avtalet direkt, om',
    ),
    list(
      'uppgifterna vid registreringen är oriktiga eller ni inte får sälja',
      'någon lägger in påhittade beställningar, vilseleder kunder eller använder en annans konto',
      'någon använder plattformen olagligt eller skadar den',
      'ni inte betalar en faktura trots påminnelse',
      'någon bryter allvarligt mot villkoren på annat sätt, trots att vi har sagt till.',
    ),
    paragraph(
      'Du får veta varför. Av andra skäl kan vi avsluta avtalet först när den pågående försäljningen är klar. Era pengar är alltid era.',
    ),
  ),
  section(
    'ansvar',
    'Vårt ansvar',
    paragraph(
      'Vi ansvarar för att vi sköter plattformen omsorgsfullt, även om den ibland kan ligga nere, och för att ni får felfria varor av rätt slag.',
    ),
    paragraph(
      'Om vi är oaktsamma ersätter vi er direkta skada, men inte utebliven förtjänst eller annan indirekt skada, och högst med det belopp som vi fakturerar, eller skulle ha fakturerat, för försäljningen. Begränsningen gäller inte vid avsikt, grov oaktsamhet eller personskada, eller när tvingande lag, som konsumentlagarna, säger något annat.',
    ),
  ),
  forceMajeure(
    'Varor som ni har fått betalar ni ändå. Om försäljningen förlorar sin mening får både ni och vi avsluta den, utan skadestånd.',
  ),
  section(
    'andringar',
    'Ändringar',
    paragraph(
      'Om vi ändrar villkoren får du veta det i god tid med e-post, och ni kan avsluta kontot dessförinnan. En försäljning som har öppnat följer de gamla villkoren, om inte lag eller myndighet kräver något annat.',
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
      ` är vår kontaktpunkt, också för myndigheter enligt ${LAWS.digitalServices}. Skriv dit på svenska eller engelska, också om något i en webbshop är olagligt.`,
      ...answerAndPhone(operator),
    ]),
    paragraph(ACCESSIBILITY_SENTENCE),
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
