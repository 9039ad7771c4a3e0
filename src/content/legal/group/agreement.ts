import { list, paragraph, type Section } from '../../document.ts';
import type { Operator } from '../../operator.ts';
import { mail, section } from '../markup.ts';
import { contact, forceMajeure, PRIVACY_LINK } from '../shared.ts';

export const groupAgreement = (operator: Operator): readonly Section[] => [
  section(
    'personuppgifter',
    'Personuppgifter',
    paragraph([
      `${operator.companyName} är personuppgiftsansvarig för uppgifterna på plattformen. Hur vi behandlar dem står i `,
      PRIVACY_LINK,
      '.',
    ]),
    paragraph(
      'Ni ansvarar själva för det ni gör med uppgifterna utanför plattformen, till exempel i en utskriven lista över leveranser. Använd kundernas uppgifter bara till försäljningen, visa dem bara för den som behöver dem och ta bort dem när de inte behövs längre.',
    ),
  ),
  section(
    'avsluta',
    'Missbruk och avslut',
    paragraph(
      'Gruppen kan när som helst avsluta sitt konto. En beställning som är godkänd och en faktura som inte är betald gäller ändå.',
    ),
    paragraph('Vi kan stänga av en medlem eller en grupp, eller säga upp avtalet direkt, om'),
    list(
      'uppgifterna vid registreringen är oriktiga eller gruppen inte är en sådan som får sälja',
      'någon lägger in påhittade beställningar, vilseleder kunder eller använder en annan persons konto',
      'plattformen används till något olagligt, eller så att den skadas eller andra störs',
      'en faktura inte betalas trots påminnelse',
      'villkoren bryts på något annat sätt som är allvarligt och gruppen inte rättar till det när vi har sagt till.',
    ),
    paragraph(
      'Du får veta varför. Vi kan också avsluta avtalet av andra skäl, men då först när den pågående försäljningen är klar. Gruppens pengar är alltid gruppens.',
    ),
  ),
  section(
    'ansvar',
    'Vårt ansvar',
    paragraph(
      'Vi ansvarar för att plattformen sköts omsorgsfullt och att produkterna vi levererar är felfria och de som gruppen har beställt. Plattformen kan ibland stå stilla för underhåll eller på grund av ett fel.',
    ),
    paragraph(
      'Har vi varit oaktsamma och det skadar gruppen ersätter vi den direkta skadan, men inte utebliven förtjänst eller annan indirekt skada. Ersättningen är högst det belopp som vi fakturerar, eller skulle ha fakturerat, för den försäljning det gäller.',
    ),
    paragraph(
      'Begränsningen gäller inte om vi har handlat med avsikt eller varit grovt oaktsamma, inte vid personskada och inte när tvingande lag säger något annat. Är du som kontaktperson konsument i förhållande till oss har du kvar de rättigheter som konsumentlagarna ger dig.',
    ),
  ),
  forceMajeure(
    'En faktura för varor som gruppen har fått ska ändå betalas. Varar hindret så länge att försäljningen förlorar sin mening får både ni och vi avsluta den, utan att någon behöver betala skadestånd.',
  ),
  section(
    'andringar',
    'Ändringar',
    paragraph(
      'Vi kan ändra villkoren. Du får veta det i god tid med e-post, och den nya texten med sitt datum finns på den här sidan. För en försäljning som redan har öppnat gäller de gamla villkoren tills den är klar, om inte en lag eller en myndighet kräver något annat.',
    ),
    paragraph('Vill ni inte godta ändringen kan ni avsluta kontot innan den börjar gälla.'),
  ),
  section(
    'tvist',
    'Lag och tvister',
    paragraph([
      'Svensk lag gäller. Blir vi oense vill vi först försöka lösa det tillsammans. Skriv till ',
      mail(operator.contactEmail),
      '. Går det inte prövas tvisten av svensk allmän domstol.',
    ]),
    paragraph(
      'Allmänna reklamationsnämnden (ARN) prövar tvister mellan konsumenter och företag, och därför normalt inte en tvist mellan gruppen och oss.',
    ),
  ),
  contact(operator, operator.contactEmail),
];
