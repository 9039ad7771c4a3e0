import { list, paragraph, type Section } from '../../document.ts';
import { inWords } from '../../format.ts';
import type { Operator } from '../../operator.ts';
import { link, mail, section } from '../markup.ts';
import { ACCESSIBILITY_SENTENCE, forceMajeure, PRIVACY_LINK } from '../shared.ts';
import {
  ARN_CLAIM_YEARS,
  COMPLAINT_SAFE_MONTHS,
  COMPLAINT_YEARS,
  FAULT_PRESUMPTION_YEARS,
  GUARANTEE_NOTICE,
  LAWS,
} from '../statutes.ts';

export const purchaseRights = (operator: Operator): readonly Section[] => [
  section(
    'reklamation',
    'Om något är fel på varan',
    paragraph(
      `Är varan trasig, fel eller sämre än du hade rätt att vänta dig får du reklamera den i ${inWords(COMPLAINT_YEARS)} år från det att du fick den, enligt ${LAWS.consumerSales}. En matvara behöver bara hålla till sitt bäst före-datum.`,
    ),
    paragraph([
      'Säg till medlemmen, gruppledaren eller oss på ',
      mail(operator.contactEmail),
      ` inom skälig tid efter att du märkte felet. Inom ${inWords(COMPLAINT_SAFE_MONTHS)} månader är det alltid i tid. Det kostar dig ingenting, inte heller i frakt.`,
    ]),
    paragraph(
      `Du har i första hand rätt till en ny vara eller att felet rättas till. Går det inte, eller tar det för lång tid, har du rätt till ett lägre pris eller att häva köpet och få pengarna tillbaka. Du kan också ha rätt till skadestånd. Ett fel som visar sig inom ${inWords(FAULT_PRESUMPTION_YEARS)} år anses ha funnits från början, om inte gruppen eller vi visar något annat eller det inte stämmer med felets eller varans art.`,
    ),
    paragraph([
      'Innan du beställer ska du se EU:s meddelande om de rättigheterna, som finns i ',
      link(GUARANTEE_NOTICE.act, GUARANTEE_NOTICE.href),
      '.',
    ]),
  ),
  section(
    'tvist',
    'Om ni inte kommer överens',
    paragraph([
      'Prata gärna först med gruppen, och skriv sedan till ',
      mail(operator.contactEmail),
      '. Svensk lag gäller för köpet. Du kan också få hjälp utifrån:',
    ]),
    list(
      'Kommunens konsumentvägledning och Konsumentverket ger råd utan kostnad.',
      [
        'Allmänna reklamationsnämnden (ARN), ',
        link('www.arn.se', 'https://www.arn.se/'),
        `, Box\u00a0174, 101\u00a023 Stockholm, prövar utan kostnad tvister med företag, till exempel med oss som förmedlare, över en viss summa. Anmäl inom ${inWords(ARN_CLAIM_YEARS)} år från det att du först klagade.`,
      ],
      'Du kan vända dig till svensk allmän domstol.',
    ),
  ),
  forceMajeure(
    'Har du inte längre nytta av varorna får du häva köpet och få pengarna tillbaka. Dina rättigheter enligt konsumentlagarna påverkas inte.',
  ),
  section(
    'personuppgifter',
    'Dina personuppgifter',
    paragraph(['Medlemmen du handlar av och gruppledaren ser din beställning. Resten står i ', PRIVACY_LINK, '.']),
    paragraph(ACCESSIBILITY_SENTENCE),
  ),
  section(
    'andringar',
    'Ändringar',
    paragraph(
      'För ditt köp gäller de villkor som fanns här när du beställde. Spara eller skriv ut sidan om du vill ha dem kvar.',
    ),
  ),
];
