import { list, paragraph, type Section } from '../../document.ts';
import type { Site } from '../../site.ts';
import { mail, section, strong } from '../markup.ts';
import { companyIdentity, DELIVERY_TIME, PAYMENT_FLOW } from '../shared.ts';

export const purchaseBuying = (site: Site): readonly Section[] => [
  section(
    'saljare',
    'Vem du handlar av',
    paragraph([
      strong('Säljaren är gruppen'),
      ', alltså den klass, det lag eller den förening som webbshoppen tillhör. Gruppen säljer varorna till dig, lämnar ut dem och ansvarar för köpet. Vilken grupp det är ser du i webbshoppen.',
    ]),
    paragraph(
      `${companyIdentity(site)}, driver plattformen ${site.productName}, levererar varorna till gruppen och fakturerar gruppen. Med ”vi” menar vi ${site.companyName}.`,
    ),
    paragraph([
      'Har du en fråga om ditt köp? Vänd dig först till den medlem du handlade av eller till gruppens kontaktperson. Får du inte tag i dem, eller kommer ni inte överens, skriver du till ',
      mail(site.contactEmail),
      '. Då hjälper vi dig vidare.',
    ]),
    paragraph(
      'En ideell förening eller en klass räknas inte alltid som näringsidkare, och då gäller inte alla konsumentlagar direkt. Därför har gruppen åtagit sig att alltid ge dig de rättigheter som står här. Har vi enligt lag ett eget ansvar mot dig, till exempel som förmedlare av köpet, tar vi det.',
    ),
  ),
  section(
    'priser',
    'Produkter och priser',
    paragraph('Priset står vid varje produkt i webbshoppen, i svenska kronor och med moms.'),
    paragraph(
      'Bilderna visar varorna så rättvisande som möjligt, men en förpackning kan se annorlunda ut än på bilden. Är du allergisk? Läs ingrediensförteckningen innan du beställer, och titta alltid på förpackningen också.',
    ),
  ),
  section(
    'bestallning',
    'Beställning och avtal',
    paragraph(
      'Du beställer i medlemmens webbshop, eller ber medlemmen att lägga in beställningen åt dig. Innan du beställer ska du veta vad varorna kostar sammanlagt och vilken grupp som säljer dem.',
    ),
    paragraph(
      'Köpet gäller när din beställning är lagd och bekräftad. Kontrollera bekräftelsen och säg till om något inte stämmer.',
    ),
    paragraph(
      'Har du ångrat dig redan innan gruppen har skickat in sin beställning till oss? Säg till medlemmen, så tas din beställning bort och du får tillbaka det du har betalat. Därefter gäller det som står om ångerrätt och returer.',
    ),
    paragraph('Tar en produkt slut får du besked, och du får tillbaka det du har betalat för den.'),
    paragraph('Är du inte myndig behöver du din vårdnadshavares godkännande för att handla.'),
  ),
  section(
    'betalning',
    'Betalning',
    paragraph('Du betalar på ett av två sätt:'),
    list('med Swish när du beställer i webbshoppen', 'när du får varorna.'),
    paragraph(PAYMENT_FLOW),
  ),
  section(
    'leverans',
    'Leverans',
    paragraph(
      'Gruppen samlar alla beställningar fram till ett beställningsstopp. Vilken dag det är meddelas för varje försäljning. Sedan skickar vi varorna till gruppen, och medlemmen du handlade av lämnar över dem till dig.',
    ),
    paragraph(
      `${DELIVERY_TIME} Tiden räknas alltså från beställningsstoppet och inte från den dag då du beställde. Sedan kommer du och medlemmen överens om när och hur du får varorna.`,
    ),
    paragraph(
      'Gruppen ansvarar för varorna tills du har fått dem. Blir de försenade får du vänta med att betala det som är kvar. Kommer de inte heller inom en skälig extra tid som du har gett gruppen får du häva köpet och få pengarna tillbaka.',
    ),
  ),
];
