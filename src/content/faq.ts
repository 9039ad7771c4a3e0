import type { Competition } from '../domain/competition.ts';
import { ANCHORS, PATHS } from '../domain/paths.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import { answerAndPhone } from './contact.ts';
import type { Text } from './document.ts';
import { faqCustomers } from './faq-customers.ts';
import { faqDoors } from './faq-doors.ts';
import { faqProfit } from './faq-profit.ts';
import { faqStart } from './faq-start.ts';
import { formatCount } from './format.ts';
import { contactLink } from './links.ts';
import { type Operator, pageTitle } from './operator.ts';

/** "17 frågor till om att starta" */
export const moreQuestions = (count: number, subject: string): string =>
  `${formatCount(count, 'fråga', 'frågor')} till ${subject}`;

export const faq = (operator: Operator, today: PlainDate, competition: Competition | null) => ({
  meta: {
    title: pageTitle('Hjälp och vanliga frågor', operator),
    description:
      'Svar på frågor om att starta och sälja, om förtjänst, frakt, faktura, skatt och moms, om betalning och returer. Sök, eller skriv till oss.',
  },
  title: 'Hjälp',
  subtitle: 'Vad behöver du hjälp med?',
  doors: faqDoors(operator),
  categories: [faqStart(operator, today), faqProfit(operator, today, competition), faqCustomers(operator, today)],
  /** The number of questions in each category that are not folded. */
  firstQuestions: 3,
  contact: {
    id: ANCHORS.contact,
    /** Anchors of former questions that the section, or the page that it links to, answers. */
    formerIds: ['kontakta-oss', 'vilka-driver', 'varuprover'],
    title: 'Hittade du inte svaret?',
    text: [
      'Skriv till oss och berätta vad det gäller. Skicka gärna med gruppens namn, så går det fortare.',
      ...answerAndPhone(operator),
      ' Press och media når oss på samma sätt. Här står mer ',
      { link: 'om oss', href: PATHS.about },
      '.',
    ] satisfies Text,
    email: contactLink(operator),
  },
});
