import { list, paragraph, type Section, steps } from '../../document.ts';
import { formatDate, formatKronor, withUnit } from '../../format.ts';
import type { Operator } from '../../operator.ts';
import { ANCHORS, PATHS } from '../../paths.ts';
import { link, mail, section, strong } from '../markup.ts';
import { RETURN_CREDIT, RETURN_DEADLINE, RETURN_RULE, returnRegistration } from '../shared.ts';
import {
  LAWS,
  OFF_PREMISES_MIN_KRONOR,
  STATUTORY_REFUND_DAYS,
  STATUTORY_SEND_BACK_DAYS,
  STATUTORY_WITHDRAWAL_DAYS,
  WITHDRAWAL_FUNCTION_SINCE,
} from '../statutes.ts';
import { WITHDRAWAL_FORM } from '../withdrawal-form.ts';

/** Anchor of the withdrawal form, which the section on withdrawal links to. */
const TEMPLATE_ID = 'mall';

const WITHDRAWAL_PERIOD = withUnit(STATUTORY_WITHDRAWAL_DAYS, 'dagar');

export const purchaseReturning = (operator: Operator): readonly Section[] => [
  section(
    'angerratt',
    'Ångerrätt enligt lag',
    paragraph([
      strong(`Du får ångra ditt köp inom ${WITHDRAWAL_PERIOD} från den dag du fick varorna.`),
      ` Du får också ångra det innan varorna har kommit. Du behöver inte säga varför. Rätten följer av ${LAWS.distanceContracts} och gäller när du har beställt på distans, till exempel i webbshoppen. Har du beställt öga mot öga, till exempel hemma vid dörren, gäller den om du har handlat för minst ${formatKronor(OFF_PREMISES_MIN_KRONOR)}.`,
    ]),
    paragraph(
      `Den som säljer till konsumenter på nätet ska sedan den ${formatDate(WITHDRAWAL_FUNCTION_SINCE)} ha en funktion för att ångra köpet (${LAWS.withdrawalFunction}). Ångerfunktionen finns i webbshoppen där du beställde.`,
    ),
    paragraph([
      'Du kan också meddela medlemmen du handlade av eller gruppens kontaktperson. Du kan göra det hur du vill, men skriv gärna så att du kan visa det efteråt. På sidan ',
      link('Ångra ett köp', PATHS.withdrawal),
      ' finns ett formulär, och sist i de här villkoren finns ',
      link('standardblanketten', `${PATHS.purchaseTerms}#${TEMPLATE_ID}`),
      '. Får du inte tag i gruppen skriver du inom samma tid till ',
      mail(operator.contactEmail),
      ', så skickar vi ditt meddelande till gruppen. Det räcker att du har skickat det i tid.',
    ]),
    paragraph(
      `Sedan lämnar eller skickar du tillbaka varorna till gruppen inom ${withUnit(STATUTORY_SEND_BACK_DAYS, 'dagar')} från ditt meddelande. Skickar du dem med posten står gruppen för frakten. Du får undersöka varan på samma sätt som i en butik. Har du använt den mer än så kan gruppen göra ett avdrag för att den har minskat i värde.`,
    ),
    paragraph('Ångerrätten gäller inte för'),
    list(
      'förseglade varor som av hälso- eller hygienskäl inte kan lämnas tillbaka när förseglingen är bruten, till exempel öppnade livsmedel och hygienvaror',
      'varor som snabbt blir gamla',
      'varor som har tillverkats efter dina önskemål eller fått en tydlig personlig prägel.',
    ),
  ),
  section(
    'returratt',
    'Lämna tillbaka en oöppnad produkt',
    paragraph(`Utöver ångerrätten finns plattformens egen returrätt. ${RETURN_RULE} ${RETURN_DEADLINE}`),
    paragraph(
      `Fråga gruppen om du är osäker på vilken dag det är. Den gränsen gäller bara returrätten. Den påverkar inte din ångerrätt på ${WITHDRAWAL_PERIOD}.`,
    ),
  ),
  section(
    'retur',
    'Så gör du en retur',
    steps(
      'Säg till medlemmen du handlade av eller till gruppens kontaktperson.',
      'Lämna produkten till gruppen, som betalar tillbaka till dig.',
      returnRegistration(operator),
      `Kontaktpersonen lämnar in paketet. ${RETURN_CREDIT}`,
    ),
    paragraph('Att produkten skickas vidare till oss kostar dig ingenting.'),
  ),
  section(
    'aterbetalning',
    'Återbetalning',
    paragraph(
      `När du har ångrat köpet enligt lagen betalar gruppen tillbaka allt du har betalat för varorna, utan dröjsmål och senast inom ${withUnit(STATUTORY_REFUND_DAYS, 'dagar')} från ditt meddelande. Gruppen får vänta tills varorna har kommit tillbaka eller du har visat att du har skickat dem.`,
    ),
    paragraph(
      'När du lämnar tillbaka en oöppnad produkt enligt plattformens returrätt får du tillbaka hela priset när gruppen har fått produkten. Pengarna kommer på samma sätt som du betalade, om du och gruppen inte bestämmer något annat, och det kostar dig ingenting.',
    ),
  ),
];

/** The law requires the seller to provide a form. It is last, so that nobody has to read past it. */
export const WITHDRAWAL_TEMPLATE: Section = section(
  TEMPLATE_ID,
  WITHDRAWAL_FORM.title,
  paragraph([
    'Du kan kopiera raderna, fylla i dem och lämna eller skicka dem till gruppen. Du måste inte använda dem. En blankett att skriva ut finns på sidan ',
    link('Ångra ett köp', `${PATHS.withdrawal}#${ANCHORS.withdrawalForm}`),
    '.',
  ]),
  paragraph(WITHDRAWAL_FORM.instruction),
  list(...WITHDRAWAL_FORM.fields),
  paragraph(WITHDRAWAL_FORM.footnote),
);
