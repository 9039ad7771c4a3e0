import { PROFIT_PERCENT } from '../../../domain/profit.ts';
import { INVOICE_TERM_DAYS } from '../../../domain/terms.ts';
import { paragraph, type Section, toInlines } from '../../document.ts';
import { formatPercent, withUnit } from '../../format.ts';
import type { Operator } from '../../operator.ts';
import { PATHS } from '../../paths.ts';
import { link, mail, section } from '../markup.ts';
import { paymentFlow } from '../shared.ts';
import { LAWS } from '../statutes.ts';

export const groupMoney = (operator: Operator): readonly Section[] => [
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
