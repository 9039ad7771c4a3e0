import type { PlainDate } from '../domain/plain-date.ts';
import { faqCustomers } from './faq-customers.ts';
import { faqProfit } from './faq-profit.ts';
import { faqStart } from './faq-start.ts';
import { contactLink } from './links.ts';
import { pageTitle } from './page-title.ts';
import { ANCHORS } from './paths.ts';
import type { Site } from './site.ts';

export const help = (site: Site, today: PlainDate) => ({
  meta: {
    title: pageTitle('Hjälp och vanliga frågor', site),
    description:
      'Svar på frågor om att starta och sälja, om förtjänst, frakt, faktura, skatt och moms, om betalning och returer. Sök, eller skriv till oss.',
  },
  title: 'Hjälp',
  subtitle: 'Vad behöver du hjälp med?',
  indexLabel: 'Ämnen',
  categories: [faqStart(site, today), faqProfit(site), faqCustomers(site)],
  contact: {
    id: ANCHORS.contact,
    indexLabel: 'Fråga oss',
    title: 'Hittade du inte svaret?',
    text: 'Skriv till oss och berätta vad det gäller. Skicka gärna med gruppens namn, så går det fortare.',
    email: contactLink(site),
  },
});
