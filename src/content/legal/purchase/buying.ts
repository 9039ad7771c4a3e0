import { answerAndPhone } from '../../contact.ts';
import { paragraph, type Section } from '../../document.ts';
import { withUnit } from '../../format.ts';
import type { Operator } from '../../operator.ts';
import { mail, section, strong } from '../markup.ts';
import { companyIdentity, DELIVERY_TIME, paymentFlow } from '../shared.ts';
import { HAND_OVER_DAYS, LAWS } from '../statutes.ts';

/** At the beginning of a sentence. */
const CONSUMER_SALES = `K${LAWS.consumerSales.slice(1)}`;

export const purchaseBuying = (operator: Operator): readonly Section[] => [
  section(
    'saljare',
    'Vem du handlar av',
    paragraph([
      strong('Säljaren är gruppen'),
      ': den klass, det lag eller den förening som webbshoppen tillhör. Gruppen lämnar ut varorna till dig, tar emot ångrade köp och reklamationer och betalar tillbaka.',
    ]),
    paragraph([
      strong('Förmedlare är vi'),
      `, ${companyIdentity(operator)}. Vi driver ${operator.productName}, förmedlar köpet och ansvarar för att varorna är felfria när gruppen får dem.`,
    ]),
    paragraph(
      `${CONSUMER_SALES} gäller också när säljaren inte är en näringsidkare, om köpet förmedlas för säljaren av en näringsidkare. Då svarar både förmedlaren och säljaren för säljarens skyldigheter enligt lagen. Vi är näringsidkare och förmedlar köpet, så du väljer om du vänder dig till gruppen eller till oss.`,
    ),
    paragraph([
      'Frågor om ditt köp? Fråga gärna först medlemmen du handlade av eller gruppledaren, som företräder gruppen. Du kan också skriva till ',
      mail(operator.contactEmail),
      '.',
      ...answerAndPhone(operator),
    ]),
  ),
  section(
    'priser',
    'Varor och priser',
    paragraph(
      'Priset står vid varje vara i webbshoppen, i svenska kronor och med moms. En förpackning kan se annorlunda ut än på bilden.',
    ),
    paragraph(
      'Beskrivningen visar det som leverantören har lämnat: för livsmedel ansvarigt företag, ingredienser, näringsvärde och förvaring, för andra varor tillverkarens namn och adress och säkerhetsvarningar. Fråga oss om något saknas. Är du allergisk läser du ingredienserna innan du beställer, och tittar alltid på förpackningen också.',
    ),
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
      'Avtalet ingås på svenska, när din beställning är lagd. Du ska få en bekräftelse, som är din kopia av avtalet, med e-post eller på papper: vid dörren direkt, annars senast med varorna. Ringer medlemmen upp dig för att sälja gäller köpet först när du efter samtalet har godkänt erbjudandet skriftligt.',
    ),
    paragraph(
      'Ångrar du dig innan gruppen har skickat in sin beställning till oss säger du till medlemmen, så tas din beställning bort och du får pengarna tillbaka. Det får du också om en vara tar slut.',
    ),
    paragraph('Är du inte myndig behöver du din vårdnadshavares godkännande.'),
  ),
  section(
    'betalning',
    'Betalning',
    paragraph(
      'Du betalar med Swish i webbshoppen, eller digitalt när du får varorna. Kontanter behövs inte. Du betalar ingen frakt.',
    ),
    paragraph(paymentFlow(operator)),
  ),
  section(
    'leverans',
    'Leverans',
    paragraph(
      `${DELIVERY_TIME} Sista beställningsdagen står i webbshoppen. Sedan kommer du och medlemmen överens om när och hur du får dem.`,
    ),
    paragraph(
      `Du ska ha varorna senast ${withUnit(HAND_OVER_DAYS, 'dagar')} efter sista beställningsdagen. Gruppen ansvarar för dem tills du har fått dem. Blir de försenade får du vänta med att betala. Kommer de inte heller inom en skälig extra tid som du har gett gruppen får du häva köpet och få pengarna tillbaka.`,
    ),
  ),
];
