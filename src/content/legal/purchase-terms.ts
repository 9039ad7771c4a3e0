import { PAGES } from '../../domain/pages.ts';
import { ANCHORS, PATHS } from '../../domain/paths.ts';
import { answerAndPhone } from '../contact.ts';
import { type LegalDocument, list, paragraph, type Section } from '../document.ts';
import { endSentence, inWords, withUnit } from '../format.ts';
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
  paymentFlow,
  RETURN_TIME,
  section,
  strong,
  WITHDRAWAL_RULE,
} from './shared.ts';
import {
  ARN_CLAIM_YEARS,
  COMPLAINT_SAFE_MONTHS,
  COMPLAINT_YEARS,
  FAULT_PRESUMPTION_YEARS,
  GUARANTEE_NOTICE,
  HAND_OVER_DAYS,
  LAWS,
  STATUTORY_REFUND_DAYS,
  STATUTORY_SEND_BACK_DAYS,
} from './statutes.ts';

const purchaseBuying = (operator: Operator): readonly Section[] => [
  section(
    'saljare',
    'Vem du handlar av',
    paragraph([
      strong('Säljaren är gruppen'),
      ': den klass, det lag eller den förening som webbshoppen tillhör. Gruppen lämnar ut varorna till dig, tar emot ångrade köp och reklamationer och betalar tillbaka.',
    ]),
    paragraph([
      strong('Förmedlare är vi'),
      `, ${companyIdentity(operator)}. Vi driver ${operator.productName}, förmedlar köpet och levererar varorna till gruppen.`,
    ]),
    paragraph(
      `Gruppen är normalt inte näringsidkare, men ${LAWS.consumerSales} gäller ändå, eftersom vi är ett företag och förmedlar köpet. Därför svarar både gruppen och vi för säljarens skyldigheter enligt lagen. Du väljer om du vänder dig till gruppen eller till oss.`,
    ),
    paragraph([
      'Frågor om ditt köp? Fråga gärna först medlemmen du handlade av eller gruppledaren, som företräder gruppen. Du kan också skriva till ',
      mail(operator.contactEmail),
      '.',
      ...answerAndPhone(operator),
    ]),
    paragraph(ACCESSIBILITY_SENTENCE),
  ),
  section(
    'priser',
    'Varor och priser',
    paragraph(
      'Priset står vid varje vara i webbshoppen, i svenska kronor och med moms. En förpackning kan se annorlunda ut än på bilden.',
    ),
    paragraph([
      'Beskrivningen visar det som leverantören har lämnat: för livsmedel ansvarigt företag, ingredienser, näringsvärde och förvaring, för andra varor tillverkarens namn och adress och säkerhetsvarningar. Fråga oss på ',
      mail(operator.supportEmail),
      ' om något saknas. Är du allergisk? Läs ingredienserna innan du beställer, och titta alltid på förpackningen också.',
    ]),
  ),
  section(
    'bestallning',
    'Beställning och avtal',
    paragraph(
      'Du beställer i medlemmens webbshop, eller ber medlemmen lägga in beställningen åt dig, på telefon eller vid dörren. Först ska du få veta vad varorna kostar sammanlagt, vilken grupp som säljer och att du har ångerrätt.',
    ),
    paragraph(
      'I webbshoppen ser du hela beställningen innan du skickar den, och kan ändra den och rätta dina uppgifter. Annars säger du till medlemmen om något ska rättas.',
    ),
    paragraph(
      'Avtalet ingås på svenska, när du har lagt din beställning. Du ska få en bekräftelse, som är din kopia av avtalet, med e-post eller på papper: vid dörren direkt, annars senast med varorna. Om medlemmen ringer upp dig för att sälja gäller köpet först när du efter samtalet har godkänt erbjudandet skriftligt.',
    ),
    paragraph(
      'Säg till medlemmen om du ångrar dig innan gruppen har skickat in sin beställning till oss. Då tar gruppen bort din beställning, och du får pengarna tillbaka. Det får du också om en vara tar slut.',
    ),
    paragraph('Om du inte är myndig behöver du din vårdnadshavares godkännande.'),
  ),
  section(
    'betalning',
    'Betalning',
    paragraph(
      `Du betalar med Swish i webbshoppen, eller när du får varorna, ${methodsAtDelivery(operator)}. Du betalar alltid genom vår betalpartner, aldrig kontant. Du betalar ingen frakt.`,
    ),
    paragraph(paymentFlow(operator, 'gruppen', 'gruppens')),
  ),
  section(
    'leverans',
    'Leverans',
    paragraph(
      `Sista beställningsdagen står i webbshoppen. ${DELIVERY_TIME} Sedan kommer du och medlemmen överens om när och hur du får dem.`,
    ),
    paragraph(
      `Du ska ha varorna senast ${withUnit(HAND_OVER_DAYS, 'dagar')} efter sista beställningsdagen. Gruppen ansvarar för dem tills du har fått dem. Om de är försenade får du vänta med att betala. Om de inte heller kommer inom en skälig extra tid, som du har gett gruppen, får du häva köpet och få pengarna tillbaka.`,
    ),
  ),
];

/** The ways to withdraw that only the operator knows, each as a sentence. Empty: there are none. */
const waysToWithdraw = ({ withdrawalFunction, withdrawalToCompany }: Operator): string =>
  [withdrawalFunction, withdrawalToCompany]
    .filter((way) => way !== null)
    .map((way) => `${endSentence(way)} `)
    .join('');

const purchaseReturning = (operator: Operator): readonly Section[] => [
  section(
    'angerratt',
    'Ångerrätt',
    paragraph([
      strong(WITHDRAWAL_RULE),
      ` Du får också ångra det innan varorna har kommit. Rätten är den som ${LAWS.distanceContracts} ger när man köper av ett företag. Gruppen har åtagit sig att ge dig den i varje köp, oavsett summa och även om gruppen inte är näringsidkare.`,
    ]),
    paragraph([
      `Meddela gruppen inom den tiden, på valfritt sätt. ${waysToWithdraw(operator)}Du behöver inte säga varför. Se `,
      link('hur du gör', PATHS.withdrawal),
      ' och ',
      link('standardblanketten', `${PATHS.withdrawal}#${ANCHORS.withdrawalForm}`),
      ', som du får använda om du vill.',
    ]),
    paragraph(
      `Lämna eller skicka tillbaka varorna till gruppen inom ${withUnit(STATUTORY_SEND_BACK_DAYS, 'dagar')} från ditt meddelande. Gruppen står för frakten. Du får undersöka varan som i en butik. Om du har använt den mer än så kan gruppen göra ett avdrag.`,
    ),
    paragraph('Ångerrätten gäller inte för'),
    list(
      'förseglade varor som av hälso- eller hygienskäl inte kan lämnas tillbaka när förseglingen är bruten, till exempel öppnade livsmedel',
      'varor som snabbt blir gamla',
      'varor som har tillverkats efter dina önskemål eller fått en tydlig personlig prägel.',
    ),
  ),
  section(
    'returratt',
    'Lämna tillbaka en oöppnad vara',
    paragraph(
      `Utöver ångerrätten har du plattformens egen returrätt. En oöppnad vara, felfri och i nyskick, får du lämna till medlemmen du handlade av eller till gruppledaren ${RETURN_TIME}. Tiden kan bli kortare, för gruppen ska lämna in varan till oss senast den dag då dess faktura ska vara betald: fråga gruppen vilken dag som är din sista. Det kostar dig ingenting, och din ångerrätt påverkas inte.`,
    ),
  ),
  section(
    'aterbetalning',
    'Återbetalning',
    paragraph(
      `Om du har ångrat köpet betalar gruppen tillbaka allt du har betalat, utan dröjsmål och senast inom ${withUnit(STATUTORY_REFUND_DAYS, 'dagar')} från ditt meddelande. Gruppen får vänta tills varorna har kommit tillbaka eller du har visat att du har skickat dem. Vid en retur får du hela priset tillbaka när gruppen har fått varan. Pengarna kommer på samma sätt som du betalade, om du och gruppen inte bestämmer något annat.`,
    ),
  ),
];

const purchaseRights = (operator: Operator): readonly Section[] => [
  section(
    'reklamation',
    'Om något är fel på varan',
    paragraph(
      `Om varan är trasig, fel eller sämre än du hade rätt att vänta dig får du reklamera den i ${inWords(COMPLAINT_YEARS)} år från det att du fick den, enligt ${LAWS.consumerSales}. En matvara behöver bara hålla till sitt bäst före-datum.`,
    ),
    paragraph([
      'Säg till medlemmen, gruppledaren eller oss på ',
      mail(operator.contactEmail),
      ` inom skälig tid efter att du märkte felet. Inom ${inWords(COMPLAINT_SAFE_MONTHS)} månader är det alltid i tid. Det kostar dig ingenting, inte heller i frakt.`,
    ]),
    paragraph(
      `Du har i första hand rätt till en ny vara eller att felet rättas till. Om det inte går, eller tar för lång tid, har du rätt till ett lägre pris eller att häva köpet och få pengarna tillbaka. Du kan också ha rätt till skadestånd. Ett fel som visar sig inom ${inWords(FAULT_PRESUMPTION_YEARS)} år anses ha funnits från början, om inte gruppen eller vi visar något annat eller det inte stämmer med felets eller varans art.`,
    ),
    paragraph([
      'Rättigheterna följer av lagen, och du har dem även om varan säljs utan garanti. EU:s gemensamma text om dem finns i ',
      link(GUARANTEE_NOTICE.act, GUARANTEE_NOTICE.href),
      '.',
    ]),
  ),
  section(
    'tvist',
    'Om ni inte kommer överens',
    paragraph([
      'Prata gärna först med gruppen, och skriv sedan till ',
      mail(operator.contactEmail),
      '. Svensk lag gäller för köpet. Du kan också få hjälp utifrån:',
    ]),
    list(
      'Kommunens konsumentvägledning och Konsumentverket ger råd utan kostnad.',
      [
        'Allmänna reklamationsnämnden (ARN), ',
        link('www.arn.se', 'https://www.arn.se/'),
        `, Box\u00a0174, 101\u00a023 Stockholm, prövar utan kostnad tvister med företag, till exempel med oss som förmedlare, över en viss summa. Anmäl inom ${inWords(ARN_CLAIM_YEARS)} år från det att du först klagade.`,
      ],
      'Du kan vända dig till svensk allmän domstol.',
    ),
  ),
  forceMajeure(
    'Om du inte längre har nytta av varorna får du häva köpet och få pengarna tillbaka. Dina rättigheter enligt konsumentlagarna påverkas inte.',
  ),
  section(
    'personuppgifter',
    'Dina personuppgifter',
    paragraph(['Medlemmen du handlar av och gruppledaren ser din beställning. Resten står i ', PRIVACY_LINK, '.']),
  ),
  section(
    'andringar',
    'Ändringar',
    paragraph(
      'För ditt köp gäller de villkor som fanns här när du beställde. Spara eller skriv ut sidan om du vill ha dem kvar.',
    ),
  ),
];

/** The terms between a selling group and its customers. */
export const purchaseTerms = (operator: Operator): LegalDocument => ({
  title: 'Köpvillkor',
  lead: `Det här gäller när du köper av en klass, ett lag eller en förening som säljer med ${operator.productName}.`,
  description: `Köpvillkor för dig som handlar av en grupp på ${operator.productName}: priser, betalning, leverans, ångerrätt, returer och reklamation.`,
  dateLabel: legalLabels.validFrom,
  date: PAGES.purchaseTerms.lastModified,
  sections: [...purchaseBuying(operator), ...purchaseReturning(operator), ...purchaseRights(operator)],
});
