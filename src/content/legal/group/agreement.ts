import { answerAndPhone } from '../../contact.ts';
import { list, paragraph, type Section } from '../../document.ts';
import type { Operator } from '../../operator.ts';
import { mail, section } from '../markup.ts';
import { ACCESSIBILITY_SENTENCE, forceMajeure, PRIVACY_LINK } from '../shared.ts';
import { LAWS } from '../statutes.ts';

export const groupAgreement = (operator: Operator): readonly Section[] => [
  section(
    'personuppgifter',
    'Personuppgifter',
    paragraph([
      'Vår behandling beskrivs i ',
      PRIVACY_LINK,
      '. Utanför plattformen ansvarar ni själva: använd kundernas uppgifter bara till försäljningen, visa dem bara för den som behöver dem och ta bort dem sedan.',
    ]),
    paragraph(ACCESSIBILITY_SENTENCE),
  ),
  section(
    'avsluta',
    'Missbruk och avslut',
    paragraph(
      'Gruppen kan när som helst avsluta sitt konto, men det som är godkänt eller fakturerat gäller ändå. Vi kan stänga av en medlem eller en grupp, eller säga upp avtalet direkt, om',
    ),
    list(
      'uppgifterna vid registreringen är oriktiga eller gruppen inte får sälja',
      'någon lägger in påhittade beställningar, vilseleder kunder eller använder en annans konto',
      'plattformen används olagligt, eller skadas',
      'en faktura inte betalas trots påminnelse',
      'villkoren bryts allvarligt på annat sätt, trots att vi har sagt till.',
    ),
    paragraph(
      'Du får veta varför. Av andra skäl kan vi avsluta avtalet först när den pågående försäljningen är klar. Gruppens pengar är alltid gruppens.',
    ),
  ),
  section(
    'ansvar',
    'Vårt ansvar',
    paragraph(
      'Vi ansvarar för att plattformen sköts omsorgsfullt, även om den ibland kan stå stilla, och för att ni får felfria varor av rätt slag.',
    ),
    paragraph(
      'Är vi oaktsamma ersätter vi gruppens direkta skada, men inte utebliven förtjänst eller annan indirekt skada, och högst med det belopp som vi fakturerar, eller skulle ha fakturerat, för försäljningen. Begränsningen gäller inte vid avsikt, grov oaktsamhet eller personskada, eller när tvingande lag, som konsumentlagarna, säger något annat.',
    ),
  ),
  forceMajeure(
    'Varor som gruppen har fått ska ändå betalas. Förlorar försäljningen sin mening får både ni och vi avsluta den, utan skadestånd.',
  ),
  section(
    'andringar',
    'Ändringar',
    paragraph(
      'Ändrar vi villkoren får du veta det i god tid med e-post, och kan avsluta kontot dessförinnan. En försäljning som har öppnat följer de gamla villkoren, om inte lag eller myndighet kräver något annat.',
    ),
  ),
  section(
    'tvist',
    'Lag och tvister',
    paragraph(
      'Svensk lag gäller. En tvist som vi inte kan lösa tillsammans prövas av svensk allmän domstol. Allmänna reklamationsnämnden (ARN) prövar den normalt inte.',
    ),
  ),
  section(
    'kontakt',
    'Kontakt',
    paragraph([
      mail(operator.contactEmail),
      ` är vår kontaktpunkt, också för myndigheter enligt ${LAWS.digitalServices}. Skriv på svenska eller engelska.`,
      ...answerAndPhone(operator),
      ' Anmäl också dit det som är olagligt i en webbshop.',
    ]),
  ),
];
