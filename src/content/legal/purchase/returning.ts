import { list, paragraph, type Section } from '../../document.ts';
import { withUnit } from '../../format.ts';
import { ANCHORS, PATHS } from '../../paths.ts';
import { link, section, strong } from '../markup.ts';
import { RETURN_DEADLINE, RETURN_RULE, WITHDRAWAL_RULE } from '../shared.ts';
import { LAWS, STATUTORY_REFUND_DAYS, STATUTORY_SEND_BACK_DAYS } from '../statutes.ts';

export const PURCHASE_RETURNING: readonly Section[] = [
  section(
    'angerratt',
    'Ångerrätt enligt lag',
    paragraph([
      strong(WITHDRAWAL_RULE),
      ` Du får också ångra det innan varorna har kommit. Rätten följer av ${LAWS.distanceContracts}. Gruppen har åtagit sig att ge dig den i varje köp, oavsett summa och även om gruppen inte är näringsidkare.`,
    ]),
    paragraph([
      'Meddela gruppen inom den tiden. Du behöver inte säga varför. Se ',
      link('hur du gör', PATHS.withdrawal),
      ' och ',
      link('standardblanketten', `${PATHS.withdrawal}#${ANCHORS.withdrawalForm}`),
      ', som du får använda om du vill.',
    ]),
    paragraph(
      `Lämna eller skicka tillbaka varorna till gruppen inom ${withUnit(STATUTORY_SEND_BACK_DAYS, 'dagar')} från ditt meddelande. Gruppen står för frakten. Du får undersöka varan som i en butik. Har du använt den mer än så kan gruppen göra ett avdrag.`,
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
      `Utöver ångerrätten finns plattformens egen returrätt. ${RETURN_RULE} ${RETURN_DEADLINE} Gruppen vet vilken dag det är. Din ångerrätt påverkas inte.`,
    ),
    paragraph('Lämna varan till medlemmen du handlade av eller till gruppledaren. Det kostar dig ingenting.'),
  ),
  section(
    'aterbetalning',
    'Återbetalning',
    paragraph(
      `Har du ångrat köpet betalar gruppen tillbaka allt du har betalat, utan dröjsmål och senast inom ${withUnit(STATUTORY_REFUND_DAYS, 'dagar')} från ditt meddelande. Gruppen får vänta tills varorna har kommit tillbaka eller du har visat att du har skickat dem. Vid en retur får du hela priset tillbaka när gruppen har fått varan. Pengarna kommer på samma sätt som du betalade, om du och gruppen inte bestämmer något annat.`,
    ),
  ),
];
