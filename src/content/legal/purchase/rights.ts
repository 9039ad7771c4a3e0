import { list, paragraph, type Section } from '../../document.ts';
import { inWords } from '../../format.ts';
import type { Operator } from '../../operator.ts';
import { link, mail, section } from '../markup.ts';
import { contact, forceMajeure, PRIVACY_LINK } from '../shared.ts';
import { ARN_CLAIM_YEARS, COMPLAINT_SAFE_MONTHS, COMPLAINT_YEARS, FAULT_PRESUMPTION_YEARS, LAWS } from '../statutes.ts';

export const purchaseRights = (operator: Operator): readonly Section[] => [
  section(
    'reklamation',
    'Om något är fel på varan',
    paragraph(
      `Är varan trasig, fel eller sämre än du hade rätt att vänta dig kan du reklamera den. Enligt ${LAWS.consumerSales} får du göra det i ${inWords(COMPLAINT_YEARS)} år från det att du fick varan. En matvara behöver förstås bara hålla till sitt bäst före-datum.`,
    ),
    paragraph([
      'Säg till medlemmen, kontaktpersonen eller oss inom skälig tid efter att du märkte felet. ',
      `Säger du till inom ${inWords(COMPLAINT_SAFE_MONTHS)} månader är det alltid i tid. Beskriv felet och skicka gärna en bild. Till oss skriver du på `,
      mail(operator.contactEmail),
      '.',
    ]),
    paragraph(
      `Du har i första hand rätt till en ny vara eller att felet rättas till. Går det inte, eller tar det för lång tid, har du rätt till ett lägre pris eller att häva köpet och få pengarna tillbaka. Du kan också ha rätt till skadestånd. Ett fel som visar sig inom ${inWords(FAULT_PRESUMPTION_YEARS)} år anses ha funnits från början, om inte gruppen eller vi kan visa något annat, eller om det inte stämmer med vad det är för sorts fel eller vara.`,
    ),
    paragraph('Reklamationen kostar dig ingenting, inte heller i frakt.'),
  ),
  section(
    'tvist',
    'Om ni inte kommer överens',
    paragraph([
      'Prata gärna först med gruppen. Hjälper det inte skriver du till ',
      mail(operator.contactEmail),
      ', så försöker vi hitta en lösning.',
    ]),
    paragraph('Du kan också få hjälp utifrån:'),
    list(
      'Kommunens konsumentvägledning och Konsumentverket ger råd utan kostnad.',
      [
        `Allmänna reklamationsnämnden (ARN) prövar tvister mellan konsumenter och företag utan kostnad. Du anmäler på `,
        link('www.arn.se', 'https://www.arn.se/'),
        ` inom ${inWords(ARN_CLAIM_YEARS)} år från det att du först klagade. Adressen är Box\u00a0174, 101\u00a023 Stockholm. ARN prövar tvister över en viss summa, och krav mot den som är näringsidkare, till exempel mot oss som förmedlare. Vad som gäller ser du på ARN:s webbplats.`,
      ],
      'Du kan vända dig till svensk allmän domstol.',
    ),
    paragraph('Svensk lag gäller för köpet.'),
  ),
  forceMajeure(
    'Varar hindret så länge att du inte längre har nytta av varorna får du häva köpet och få pengarna tillbaka. Dina rättigheter enligt konsumentlagarna påverkas inte.',
  ),
  section(
    'personuppgifter',
    'Dina personuppgifter',
    paragraph([
      'Medlemmen du handlar av och gruppens kontaktperson ser din beställning, så att de kan lämna ut varorna. Hur uppgifterna behandlas på plattformen och vilka rättigheter du har står i ',
      PRIVACY_LINK,
      '.',
    ]),
  ),
  section(
    'andringar',
    'Ändringar',
    paragraph(
      'Villkoren kan ändras. För ditt köp gäller alltid de villkor som fanns här när du beställde. Högst upp ser du från vilken dag den här texten gäller. Spara eller skriv ut sidan om du vill ha den kvar.',
    ),
  ),
  contact(operator, operator.contactEmail),
];
