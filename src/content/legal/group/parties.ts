import { GROUP_LEADER_MIN_AGE_YEARS } from '../../../domain/terms.ts';
import { list, paragraph, type Section } from '../../document.ts';
import { withUnit } from '../../format.ts';
import type { Operator } from '../../operator.ts';
import { PATHS } from '../../paths.ts';
import { link, section } from '../markup.ts';
import { companyIdentity } from '../shared.ts';

export const groupParties = (operator: Operator): readonly Section[] => [
  section(
    'parter',
    'Parter',
    paragraph(
      `Avtalet gäller mellan den grupp som registreras på ${operator.productName} (”ni”) och ${companyIdentity(operator)} (”vi”), från det att gruppen är registrerad och villkoren godkända. ”Du” är gruppledaren, gruppens kontaktperson.`,
    ),
    paragraph(
      'Vi driver plattformen, förmedlar köpen, levererar varorna och fakturerar er. Ni säljer, lämnar ut varorna och ansvarar för köpen.',
    ),
  ),
  section(
    'vilka-far-salja',
    'Vilka som får sälja',
    paragraph(
      'Bara ideella föreningar, lag och skolklasser får sälja, och bara för gruppens gemensamma ändamål. Vi kan be dig visa att villkoren är uppfyllda, och annars säga nej.',
    ),
  ),
  section(
    'gruppledare',
    'Gruppledaren',
    paragraph('Du som är gruppledare ska'),
    list(
      `ha fyllt ${withUnit(GROUP_LEADER_MIN_AGE_YEARS, 'år')}`,
      'legitimera dig med BankID',
      'sakna betalningsanmärkningar',
      'ha gruppens uppdrag att företräda den och ta emot dess faktura.',
    ),
    paragraph([
      'Vi kan göra en ',
      link('kreditkontroll', `${PATHS.privacy}#bankid`),
      ' av dig. Den registreras inte hos kreditupplysningsföretagen.',
    ]),
    paragraph(
      'Du och gruppen har solidariskt betalningsansvar: vi kan kräva hela fakturan av dig, av gruppen eller av er båda. Kan gruppen inte själv ingå avtal, vilket ofta gäller en skolklass, svarar i praktiken du. Andra medlemmar och deras vårdnadshavare gör det inte.',
    ),
    paragraph(
      'Gruppen kan byta gruppledare. Den nya ska uppfylla samma villkor, och du svarar för det du har godkänt.',
    ),
  ),
  section(
    'registrering',
    'Registrering',
    paragraph([
      'Du ',
      link('registrerar gruppen', operator.registerUrl),
      ', anger leveransadress och utbetalningskonto och bjuder in medlemmarna med en länk. Dela den bara med dem som ska sälja. Uppgifterna ska stämma, så rätta dem när något ändras.',
    ]),
  ),
];
