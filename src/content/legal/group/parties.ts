import { GROUP_LEADER_MIN_AGE_YEARS } from '../../../domain/terms.ts';
import { list, paragraph, type Section, steps } from '../../document.ts';
import { withUnit } from '../../format.ts';
import type { Operator } from '../../operator.ts';
import { link, section, term } from '../markup.ts';
import { companyIdentity } from '../shared.ts';
import { LAWS } from '../statutes.ts';

export const groupParties = (operator: Operator): readonly Section[] => [
  section(
    'parter',
    'Vilka avtalet gäller',
    paragraph(
      `Avtalet gäller mellan den grupp som registreras på ${operator.productName} och ${companyIdentity(operator)}. Med ”ni” menar vi gruppen, med ”vi” ${operator.companyName} och med ”du” gruppens kontaktperson.`,
    ),
    paragraph(
      'Vi driver plattformen, förmedlar kundernas köp, levererar produkterna som gruppen beställer och fakturerar er för dem. Ni säljer till era kunder, lämnar ut varorna och ansvarar för köpen.',
    ),
    paragraph('Avtalet gäller från det att du har registrerat gruppen och godkänt villkoren.'),
  ),
  section(
    'begrepp',
    'Ord vi använder',
    list(
      term('Gruppen', 'är den ideella förening, det lag eller den skolklass som säljer.'),
      term(
        'Kontaktpersonen',
        'registrerar gruppen, företräder den mot oss och tar emot fakturan. På plattformen kallas samma person också gruppledare.',
      ),
      term('En medlem', 'har anslutit sig med gruppens inbjudningslänk och säljer i en egen webbshop.'),
      term('Kunden', 'köper av gruppen.'),
      term('En runda', 'är en försäljningsperiod i vårt årsschema.'),
      term(
        'En försäljning',
        'är det gruppen säljer i en runda. Den börjar när gruppen öppnar för beställningar och är klar när gruppens faktura är betald.',
      ),
      term('Sista beställningsdag', 'är den sista dag då försäljningen tar emot nya beställningar.'),
      term(
        'Sammanställningen',
        'är listan över allt som har beställts i en försäljning. Kontaktpersonen godkänner den och skickar den till oss.',
      ),
      term('Betalpartnern', 'är företaget som tar hand om kundernas betalningar.'),
      term('Utbetalningskontot', 'är det bankkonto eller Swish-nummer dit gruppens pengar betalas ut.'),
    ),
  ),
  section(
    'vilka-far-salja',
    'Vilka som får sälja',
    paragraph(
      `Bara ideella föreningar, lag och skolklasser får sälja med ${operator.productName}. Företag och privatpersoner som säljer för egen räkning får inte göra det.`,
    ),
    paragraph(
      'Försäljningen ska ske för gruppens gemensamma ändamål, till exempel en resa, en cup eller ny utrustning. Vi kan be dig visa att gruppen uppfyller villkoren.',
    ),
  ),
  section(
    'kontaktperson',
    'Kontaktpersonens villkor och ansvar',
    paragraph('För att vara kontaktperson ska du'),
    list(
      `ha fyllt ${withUnit(GROUP_LEADER_MIN_AGE_YEARS, 'år')}`,
      'legitimera dig med BankID',
      'sakna betalningsanmärkningar',
      'ha gruppens uppdrag att företräda den.',
    ),
    paragraph(
      `Vi kan göra en kreditkontroll av dig. Den registreras inte hos kreditupplysningsföretagen. Tar vi en kreditupplysning får du en kopia av den utan kostnad, enligt ${LAWS.creditReports}.`,
    ),
    paragraph(
      'Du och gruppen har solidariskt betalningsansvar. Det betyder att ni svarar tillsammans för hela fakturan, och att vi kan kräva hela beloppet av dig, av gruppen eller av er båda. Kan gruppen inte själv ingå avtal, vilket ofta gäller en skolklass, är det i praktiken du som svarar för betalningen.',
    ),
    paragraph(
      'Det solidariska ansvaret gäller kontaktpersonen och gruppen. Andra medlemmar och deras vårdnadshavare blir inte personligen betalningsskyldiga mot oss.',
    ),
    paragraph(
      'Gruppen kan byta kontaktperson. Den nya ska uppfylla samma villkor. Du svarar fortfarande för de försäljningar som du själv har godkänt.',
    ),
  ),
  section(
    'registrering',
    'Registrering och inbjudan',
    steps(
      [
        'Du ',
        link('registrerar gruppen', operator.registerUrl),
        ', legitimerar dig med BankID och godkänner villkoren.',
      ],
      'Du anger gruppens leveransadress och utbetalningskonto.',
      'Du bjuder in medlemmarna med en länk. Dela den bara med dem som ska vara med och sälja.',
    ),
    paragraph(
      'Uppgifterna ska vara riktiga. Rätta dem så snart något ändras. Uppfyller gruppen eller kontaktpersonen inte villkoren kan vi säga nej till registreringen.',
    ),
  ),
];
