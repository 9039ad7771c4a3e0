import { PROFIT_PERCENT } from '../../../domain/profit.ts';
import { INVOICE_TERM_DAYS } from '../../../domain/terms.ts';
import { paragraph, type Section } from '../../document.ts';
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
    paragraph('Kundens pris står i webbshoppen, i svenska kronor och med moms.'),
    paragraph(
      `Gruppen behåller ${formatPercent(PROFIT_PERCENT)} av sin försäljning. Andelen är densamma från den första produkten till den sista. Resten av försäljningen är det pris gruppen betalar till oss för produkterna.`,
    ),
    paragraph(
      'Förtjänsten är gruppens. Ni svarar själva för gruppens bokföring och för den skatt som kan bli aktuell. Är ni osäkra kan Skatteverket svara.',
    ),
  ),
  section(
    'tavling',
    'Tävlingar',
    paragraph([
      'För en tävling som vi anordnar gäller det som står på ',
      link('tävlingssidan', PATHS.competition),
      `. Alla grupper som säljer med ${operator.productName} under tävlingstiden är med utan anmälan.`,
    ]),
  ),
  section(
    'betalningar',
    'Kundernas betalningar',
    paragraph('Kunden betalar med Swish i webbshoppen, eller när varorna lämnas över, också då utan kontanter.'),
    paragraph(paymentFlow(operator)),
    paragraph(
      'Du registrerar utbetalningskontot och ansvarar för att uppgifterna stämmer. För betaltjänsten gäller också betalpartnerns egna villkor.',
    ),
  ),
  section(
    'faktura',
    'Faktura',
    paragraph(
      'Efter leveransen får du en faktura. Den gäller de produkter gruppen har beställt, och fraktavgiften om en sådan tillkommer.',
    ),
    paragraph(
      `Fakturan ska vara betald inom ${withUnit(INVOICE_TERM_DAYS, 'dagar')} från fakturadatum. Det gäller även om en kund inte har betalat eller hämtat sin beställning.`,
    ),
    paragraph(
      `Betalas fakturan för sent får vi ta ut dröjsmålsränta enligt ${LAWS.interest} från förfallodagen. Skickar vi en påminnelse får vi också ta ut en påminnelseavgift, högst med det belopp som följer av ${LAWS.collectionCosts}. Är fakturan ändå obetald kan vi lämna kravet till inkasso.`,
    ),
    paragraph([
      'Är något fel på fakturan? Skriv till ',
      mail(operator.contactEmail),
      ' före förfallodagen. Den del som är riktig ska betalas i tid.',
    ]),
  ),
];
