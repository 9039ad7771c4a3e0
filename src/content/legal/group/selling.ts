import { list, paragraph, type Section, steps } from '../../document.ts';
import { PATHS } from '../../paths.ts';
import { link, section } from '../markup.ts';
import { PURCHASE_TERMS_LINK } from '../shared.ts';
import { LAWS } from '../statutes.ts';

export const GROUP_SELLING: readonly Section[] = [
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
