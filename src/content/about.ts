import { type Block, list, paragraph } from './document.ts';
import { withUnit } from './format.ts';
import { contactLink } from './links.ts';
import { pageTitle } from './page-title.ts';
import type { Site } from './site.ts';

/** The team has more than this number of years of experience, added up. */
const COMBINED_EXPERIENCE_YEARS = 75;

const body = (site: Site): readonly Block[] => [
  paragraph(
    `${site.productName} är till för skolklasser, idrottslag och föreningar som samlar in pengar till något de vill göra tillsammans.`,
  ),
  paragraph(
    'Vi som har byggt tjänsten har själva varit klassföräldrar, lagföräldrar, spelare och elever. Vi har stått med kartongerna i hallen, jagat de sista betalningarna och räknat växel vid köksbordet. Det fick oss att vilja göra det lättare att sälja och samla in pengar, med enkla lösningar som ger gruppen en bra förtjänst.',
  ),
  paragraph(
    `Tillsammans har vi över ${withUnit(COMBINED_EXPERIENCE_YEARS, 'års')} erfarenhet av it-utveckling, kundhantering (CRM), logistik, försäljning och marknadsföring. En hel del av den kommer från`,
  ),
  list('cuper och turneringar', 'klassresor', 'studentfiranden', 'baler.'),
  paragraph([
    'Har du en fråga eller en idé om hur något kan bli bättre? Skriv till oss på ',
    { link: site.contactEmail, href: contactLink(site).href },
    '.',
  ]),
];

export const about = (site: Site) => ({
  meta: {
    title: pageTitle('Om oss och vår erfarenhet', site),
    description: `Vi bakom ${site.productName} har själva varit klassföräldrar, lagföräldrar, spelare och elever. Läs om varför vi finns och vad vi kan sedan tidigare.`,
  },
  title: 'Om oss',
  subtitle: `Vilka är vi bakom ${site.productName}?`,
  body: body(site),
  fact: {
    figure: `Över ${withUnit(COMBINED_EXPERIENCE_YEARS, 'års')}`,
    text: 'samlad erfarenhet',
  },
});
