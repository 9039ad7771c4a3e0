import type { PlainDate } from '../../domain/plain-date.ts';
import { DELIVERY_WORKING_DAYS } from '../../domain/shipping.ts';
import { RETURN_WINDOW_DAYS } from '../../domain/terms.ts';
import { answerAndPhone } from '../contact.ts';
import { type Inline, paragraph, type Section, type Text } from '../document.ts';
import { endSentence, withUnit } from '../format.ts';
import type { Operator } from '../operator.ts';
import { PATHS } from '../paths.ts';
import { link, mail, section } from './markup.ts';

/** Labels of the page that shows a legal document. The date follows the first two. */
export const legalLabels = {
  validFrom: 'Gäller från och med den',
  reviewed: 'Senast granskad den',
  contents: 'Innehåll',
  print: 'Skriv ut',
};

/** Date from which the present wording of the three legal texts is valid. */
export const LEGAL_VALID_FROM: PlainDate = { year: 2026, month: 11, day: 22 };

export const companyIdentity = (operator: Operator): string =>
  `${operator.companyName}, organisationsnummer ${operator.organisationNumber}, ${operator.postalAddress}`;

export const PRIVACY_LINK: Inline = link('integritets- och kakpolicyn', PATHS.privacy);

export const PURCHASE_TERMS_LINK: Inline = link('köpvillkoren', PATHS.purchaseTerms);

const partnerName = ({ paymentPartner }: Operator): string => {
  if (paymentPartner === null) return '';
  const { name, licence } = paymentPartner;
  return licence ? `, ${name} (${licence})` : `, ${name}`;
};

export const paymentFlow = (operator: Operator): Text => [
  'Betalningarna går genom ',
  link('vår betalpartner', PATHS.payment),
  `${endSentence(partnerName(operator))} Betalpartnern tar emot och förvarar pengarna åt gruppen och betalar ut dem till gruppens utbetalningskonto, som är ett bankkonto eller ett Swish-nummer.`,
];

export const DELIVERY_TIME = `Leveransen till gruppen kommer normalt inom ${withUnit(DELIVERY_WORKING_DAYS, 'arbetsdagar')} från den sista beställningsdagen.`;

export const RETURN_RULE = `En oöppnad produkt får lämnas tillbaka inom ${withUnit(RETURN_WINDOW_DAYS, 'dagar')} från köpet eller leveransen, beroende på vilket som sker sist. Produkten ska vara felfri och i nyskick. Returen är fraktfri.`;

export const RETURN_DEADLINE =
  'Returen ska vara inlämnad senast den dag då gruppens faktura ska vara betald, även om tiden då blir kortare.';

export const returnRegistration = (operator: Operator): Text => [
  'Kontaktpersonen anmäler returen till ',
  mail(operator.contactEmail),
  ' med gruppens namn och de produkter det gäller, och får en returfraktsedel.',
];

/** The end of a return. Each document puts its reader's own step between the registration and this. */
export const RETURN_CREDIT = 'När paketet är inlämnat krediterar vi gruppen för produkterna.';

export const forceMajeure = (whenItLasts: string): Section =>
  section(
    'force-majeure',
    'Hinder som ingen råder över (force majeure)',
    paragraph(
      'Ibland går det inte att göra det som är avtalat, på grund av något som ligger utanför ens kontroll och som inte rimligen gick att förutse eller undvika. Det kan vara krig, naturkatastrof, smittspridning, myndighetsbeslut, strejk eller avbrott i el, internet, betalningar eller transporter. Den som drabbas är då fri från ansvar så länge hindret varar, men ska berätta om det så snart det går.',
    ),
    paragraph(whenItLasts),
  );

/** `email` is the address that the document names elsewhere. */
export const contact = (operator: Operator, email: string): Section =>
  section(
    'kontakt',
    'Kontakt',
    paragraph(['Har du en fråga om texten? Skriv till ', mail(email), '.', ...answerAndPhone(operator)]),
    paragraph(`${operator.productName} drivs av ${companyIdentity(operator)}.`),
  );
