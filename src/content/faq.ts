import type { Competition } from '../domain/competition.ts';
import { ANCHORS } from '../domain/paths.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import { isChristmasSeason } from '../domain/schedule.ts';
import { answerAndPhone } from './contact.ts';
import type { Text } from './document.ts';
import { faqCustomers } from './faq-customers.ts';
import { faqProfit } from './faq-profit.ts';
import { faqStart } from './faq-start.ts';
import { contactLink } from './links.ts';
import { type Operator, pageTitle } from './operator.ts';

export const faq = (operator: Operator, today: PlainDate, competition: Competition | null) => ({
  meta: {
    title: pageTitle('Hjälp och vanliga frågor', operator),
    description:
      'Svar på frågor om att starta och sälja, om förtjänst, frakt, faktura, skatt och moms, om betalning och returer. Sök, eller skriv till oss.',
  },
  title: 'Hjälp',
  subtitle: 'Vad behöver du hjälp med?',
  categories: [faqStart(operator, today), faqProfit(operator, today, competition), faqCustomers(operator, today)],
  /** The most common questions, above the topics. */
  common: {
    label: 'Vanligast just nu',
    ids: ['kopa', isChristmasSeason(today) ? 'fore-jul' : 'nar-kan-vi-salja', 'hur-mycket-tjanar-vi', 'dela-webbshop'],
  },
  contact: {
    id: ANCHORS.contact,
    title: 'Hittade du inte svaret?',
    text: [
      'Skriv till oss och berätta vad det gäller. Skicka gärna med gruppens namn, så går det fortare.',
      ...answerAndPhone(operator),
    ] satisfies Text,
    email: contactLink(operator),
  },
});
