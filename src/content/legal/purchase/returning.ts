import { list, paragraph, type Section, steps } from '../../document.ts';
import { formatKronor, withUnit } from '../../format.ts';
import { PATHS } from '../../paths.ts';
import type { Site } from '../../site.ts';
import { link, mail, section, strong } from '../markup.ts';
import { RETURN_CREDIT, RETURN_DEADLINE, RETURN_RULE, returnRegistration } from '../shared.ts';
import {
  LAWS,
  OFF_PREMISES_MIN_KRONOR,
  STATUTORY_REFUND_DAYS,
  STATUTORY_SEND_BACK_DAYS,
  STATUTORY_WITHDRAWAL_DAYS,
} from '../statutes.ts';

/** Anchor of the withdrawal form, which the section on withdrawal links to. */
const TEMPLATE_ID = 'mall';

const WITHDRAWAL_PERIOD = withUnit(STATUTORY_WITHDRAWAL_DAYS, 'dagar');

export const purchaseReturning = (site: Site): readonly Section[] => [
  section(
    'angerratt',
    'Ångerrätt enligt lag',
    paragraph([
      strong(`Du får ångra ditt köp inom ${WITHDRAWAL_PERIOD} från den dag du fick varorna.`),
      ` Du får också ångra det innan varorna har kommit. Du behöver inte säga varför. Rätten följer av ${LAWS.distanceContracts} och gäller när du har beställt på distans, till exempel i webbshoppen. Har du beställt öga mot öga, till exempel hemma vid dörren, gäller den om du har handlat för minst ${formatKronor(OFF_PREMISES_MIN_KRONOR)}.`,
    ]),
    paragraph([
      'Meddela medlemmen du handlade av eller gruppens kontaktperson att du ångrar köpet. Du kan göra det hur du vill, men skriv gärna så att du kan visa det efteråt. Du kan använda ',
      link('mallen sist på sidan', `${PATHS.purchaseTerms}#${TEMPLATE_ID}`),
      ', och finns det en funktion för att ångra köpet i webbshoppen kan du använda den. Får du inte tag i gruppen skriver du inom samma tid till ',
      mail(site.contactEmail),
      ', så skickar vi meddelandet vidare. Det räcker att du har skickat det i tid.',
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
      'Lämna produkten till gruppen.',
      returnRegistration(site),
      `Kontaktpersonen lämnar in paketet. ${RETURN_CREDIT}`,
      'Gruppen betalar tillbaka till dig.',
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
  'Ångerblankett: mall för att ångra ditt köp',
  paragraph(
    'Du kan kopiera raderna, fylla i dem och lämna eller skicka dem till gruppen. Du måste inte använda dem. Gruppens adress står i webbshoppen eller i din bekräftelse.',
  ),
  list(
    'Till: gruppens namn, adress och e-postadress',
    'Jag ångrar köpet av de här varorna:',
    'Jag beställde dem den:',
    'Jag fick dem den:',
    'Mitt namn:',
    'Min adress:',
    'Dagens datum:',
    'Min underskrift, om du lämnar meddelandet på papper:',
  ),
);
