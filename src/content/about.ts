import { type Block, list, paragraph } from './document.ts';
import { withUnit } from './format.ts';
import { contactLink } from './links.ts';
import { type Operator, pageTitle } from './operator.ts';

/** The years of experience of all team members together exceed this number. */
const COMBINED_EXPERIENCE_YEARS = 75;

const body = (operator: Operator): readonly Block[] => [
  paragraph(
    `${operator.productName} är till för skolklasser, idrottslag och föreningar som samlar in pengar till något de vill göra tillsammans.`,
  ),
  paragraph(
    'Vi som har byggt tjänsten har själva varit klassföräldrar, lagföräldrar, spelare och elever. Vi vill göra det lättare att sälja och samla in pengar, med enkla lösningar som ger gruppen en bra förtjänst.',
  ),
  paragraph(
    `Tillsammans har vi över ${withUnit(COMBINED_EXPERIENCE_YEARS, 'års')} erfarenhet av it-utveckling, kundhantering (CRM), logistik, försäljning och marknadsföring, bland annat från`,
  ),
  list('cuper och turneringar', 'klassresor', 'studentfiranden', 'baler.'),
  ...(operator.aboutText === null ? [] : [paragraph(operator.aboutText)]),
  paragraph([
    'Har du en fråga eller en idé om hur något kan bli bättre? Skriv till oss på ',
    { link: operator.contactEmail, href: contactLink(operator).href },
    '.',
  ]),
];

export const about = (operator: Operator) => ({
  meta: {
    title: pageTitle('Om oss och vår erfarenhet', operator),
    description: `Vi bakom ${operator.productName} har själva varit klassföräldrar, lagföräldrar, spelare och elever. Läs om vad vi vill och vilken erfarenhet vi har.`,
  },
  title: 'Om oss',
  subtitle: `Vilka är vi bakom ${operator.productName}?`,
  body: body(operator),
});
