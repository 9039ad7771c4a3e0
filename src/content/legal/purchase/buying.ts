import { answerAndPhone } from '../../contact.ts';
import { list, paragraph, type Section } from '../../document.ts';
import type { Operator } from '../../operator.ts';
import { mail, section, strong, term } from '../markup.ts';
import { companyIdentity, DELIVERY_TIME, paymentFlow } from '../shared.ts';
import { LAWS } from '../statutes.ts';

/** At the beginning of a sentence. */
const CONSUMER_SALES = `K${LAWS.consumerSales.slice(1)}`;

export const purchaseBuying = (operator: Operator): readonly Section[] => [
  section(
    'saljare',
    'Vem du handlar av',
    paragraph([
      strong('Säljaren är gruppen'),
      ', alltså den klass, det lag eller den förening som webbshoppen tillhör. Vilken grupp det är ser du i webbshoppen.',
    ]),
    paragraph([
      strong('Förmedlare är vi'),
      `, ${companyIdentity(operator)}. Vi driver plattformen ${operator.productName}, där köpet görs, förmedlar köpet åt gruppen och levererar varorna till gruppen.`,
    ]),
    paragraph('Så är ansvaret fördelat:'),
    list(
      term(
        'Gruppen',
        'säljer varorna och lämnar ut dem till dig, tar emot ångrade köp och reklamationer och betalar tillbaka.',
      ),
      term('Vi', 'ansvarar för plattformen, för leveransen till gruppen och för att varorna då är felfria.'),
      term('Betalpartnern', 'tar emot din betalning och betalar ut pengarna till gruppen.'),
    ),
    paragraph(
      `${CONSUMER_SALES} gäller när en näringsidkare säljer varor till en konsument. Den gäller också när säljaren inte är en näringsidkare, om köpet förmedlas för säljaren av en näringsidkare. Då svarar både förmedlaren och säljaren för säljarens skyldigheter enligt lagen. Vi är näringsidkare och förmedlar köpet. Därför svarar vi, tillsammans med gruppen, för de rättigheter som lagen ger dig, och du väljer själv vem av oss du vänder dig till.`,
    ),
    paragraph(
      'Ångerrätten i de här villkoren gäller också när gruppen inte är en näringsidkare. Det har gruppen åtagit sig.',
    ),
    paragraph([
      'Har du en fråga om ditt köp? Gruppen känner till din beställning, så vänd dig gärna först till den medlem du handlade av eller till gruppens kontaktperson. Det går också bra att skriva till oss på ',
      mail(operator.contactEmail),
      '.',
      ...answerAndPhone(operator),
    ]),
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
      'Du beställer i medlemmens webbshop, eller ber medlemmen att lägga in beställningen åt dig. Innan du beställer ska du få veta vad varorna kostar sammanlagt och vilken grupp som säljer dem.',
    ),
    paragraph(
      'Innan du skickar beställningen ser du den i sin helhet. Då kan du ändra antalet, ta bort varor och rätta dina uppgifter. Lägger medlemmen in beställningen åt dig säger du till medlemmen om något ska rättas.',
    ),
    paragraph(
      'Avtalet ingås på svenska. Köpet gäller när din beställning är lagd och du har fått en orderbekräftelse med e-post. Den är din kopia av avtalet, så spara den, och säg till om något inte stämmer.',
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
    list('med Swish när du beställer i webbshoppen', 'när du får varorna, också då utan kontanter.'),
    paragraph(paymentFlow(operator)),
  ),
  section(
    'leverans',
    'Leverans',
    paragraph(
      'Varje försäljning har en sista beställningsdag, som står i webbshoppen. Sedan skickar vi varorna till gruppen, och medlemmen du handlade av lämnar över dem till dig.',
    ),
    paragraph(
      `${DELIVERY_TIME} Tiden räknas alltså från den sista beställningsdagen och inte från den dag då du beställde. Sedan kommer du och medlemmen överens om när och hur du får varorna.`,
    ),
    paragraph(
      'Gruppen ansvarar för varorna tills du har fått dem. Blir de försenade får du vänta med att betala det som är kvar. Kommer de inte heller inom en skälig extra tid som du har gett gruppen får du häva köpet och få pengarna tillbaka.',
    ),
  ),
];
