import type { Competition } from '../domain/competition.ts';
import { faqCustomers } from './faq-customers.ts';
import { faqProfit } from './faq-profit.ts';
import { faqStart } from './faq-start.ts';
import { contactLink } from './links.ts';
import { pageTitle } from './page-title.ts';
import { ANCHORS } from './paths.ts';
import type { Site } from './site.ts';

export const help = (site: Site, competition: Competition) => ({
  meta: {
    title: pageTitle('Hjälp', site),
    description: 'Svar på frågor om att starta, sälja, tjäna pengar och ta betalt.',
  },
  title: 'Hjälp',
  subtitle: 'Vad behöver du hjälp med?',
  indexLabel: 'Ämnen',
  categories: [faqStart(site), faqProfit(competition), faqCustomers],
  contact: {
    id: ANCHORS.contact,
    indexLabel: 'Fråga oss',
    title: 'Hittade du inte svaret?',
    text: 'Skriv till oss och berätta vad det gäller. Skicka gärna med gruppens namn, så går det fortare.',
    email: contactLink(site),
  },
});
