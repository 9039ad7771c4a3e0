import { list, paragraph, type Section, steps } from '../../document.ts';
import { section } from '../markup.ts';
import { PURCHASE_TERMS_LINK } from '../shared.ts';
import { LAWS } from '../statutes.ts';

export const GROUP_SELLING: readonly Section[] = [
  section(
    'medlemmar',
    'Medlemmar, webbshoppar och beställningar',
    paragraph(
      'Medlemmen skapar ett konto med inbjudningslänken och får en personlig webbshop. Länken till webbshoppen är medlemmens egen och går att dela med familj och vänner.',
    ),
    paragraph([
      'En medlem kan också själv lägga in beställningar i sin webbshop, till exempel åt någon som hellre beställer på telefon. Kunden ska då först få veta vad varorna kostar sammanlagt, vilken grupp som säljer dem och att ',
      PURCHASE_TERMS_LINK,
      ' gäller. Lägg bara in beställningar som kunden verkligen har gjort.',
    ]),
    paragraph('Kontot är personligt. Du ser till att medlemmarna känner till villkoren och följer dem.'),
  ),
  section(
    'unga',
    'När barn och unga säljer',
    paragraph(
      'En medlem som inte är myndig ska ha sin vårdnadshavares godkännande innan kontot skapas. Gruppens vuxna ser till att försäljningen är trygg och passar den som säljer. Det betyder bland annat att',
    ),
    list(
      'försäljningen är frivillig och ingen pressas att sälja ett visst antal',
      'yngre barn har en vuxen med sig när de säljer till andra än familj och vänner',
      'ingen säljer på skoltid, sent på kvällen eller på platser som är farliga, till exempel nära trafik',
      'vuxna hämtar leveransen och lyfter det som är tungt.',
    ),
    paragraph('Är gruppen arbetsgivare för den som säljer gäller också arbetsmiljöreglerna för minderåriga.'),
  ),
  section(
    'rundan',
    'Så går en försäljning till',
    steps(
      'Gruppen väljer en runda i vårt årsschema. Sortimentet följer säsongen och byts inför varje runda.',
      'Medlemmarna tar emot beställningar till och med den sista beställningsdagen. Vilken dag det är meddelas för varje försäljning.',
      'Du går igenom sammanställningen, godkänner den och skickar den till oss. Då blir gruppens beställning bindande.',
      'Vi skickar produkterna till gruppen, och medlemmarna lämnar ut dem till sina kunder.',
      'Gruppen får en faktura från oss, betalar den och behåller sin förtjänst.',
      'Nästa runda kan börja.',
    ),
    paragraph(
      'Kan vi inte leverera en produkt som gruppen har beställt meddelar vi dig så snart vi vet det. Produkten tas då inte med på fakturan.',
    ),
  ),
  section(
    'aterkalla',
    'Ta tillbaka en beställning',
    paragraph(
      'En beställning kan tas tillbaka så länge den inte är godkänd och skickad till oss. Därefter är den en del av gruppens bindande beställning.',
    ),
    paragraph(
      'Vill ni ta tillbaka en beställning efter det kontaktar ni själva kunden och betalar tillbaka pengarna. Produkten finns kvar på fakturan, om den inte kan returneras enligt de här villkoren.',
    ),
  ),
  section(
    'kunder',
    'Ert ansvar mot kunderna',
    paragraph([
      'Gruppen är säljare. Mot kunderna gäller ',
      PURCHASE_TERMS_LINK,
      ', och ni åtar er att ge kunderna de rättigheter som står där. Det gäller också om gruppen enligt lag inte räknas som näringsidkare.',
    ]),
    paragraph(
      `Enligt ${LAWS.consumerSales} svarar vi som förmedlare tillsammans med er för säljarens skyldigheter mot kunden, också om gruppen inte är näringsidkare.`,
    ),
    paragraph(
      'I det dagliga lämnar ni ut varorna, svarar på frågor, tar emot reklamationer och ångrade köp och betalar tillbaka när kunden har rätt till det. Vi hjälper er med allt som beror på produkten, plattformen eller vår leverans.',
    ),
    paragraph(
      'Beskriv produkterna ärligt, så som de visas på plattformen, och berätta för kunden vad gruppen samlar pengar till.',
    ),
  ),
];
