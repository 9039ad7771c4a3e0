import { COMPETITION_PROFIT_FACTOR, type Competition, type CompetitionPhase, isOver } from '../domain/competition.ts';
import { PATHS } from '../domain/paths.ts';
import { compareDates } from '../domain/plain-date.ts';
import { type FaqItem, type Inline, list, paragraph, type Section } from './document.ts';
import { endSentence, formatDate, formatDay, formatKronor, formatMonthDay } from './format.ts';
import { contactLink } from './links.ts';
import { SHARE_OF_PRICE } from './money.ts';
import { type Operator, pageTitle } from './operator.ts';

/** The copy says "dubbel" in words. This line stops compiling if the rule changes. */
COMPETITION_PROFIT_FACTOR satisfies 2;

/** The competition's first and last day, both inclusive, as running text. */
const period = ({ starts, ends }: Competition): string =>
  `från och med den ${formatMonthDay(starts)} till och med den ${formatDate(ends)}`;

/** The competition's state in one to three words. */
export const competitionState = (current: Competition): string => {
  const states: Record<CompetitionPhase, string> = {
    announced: `startar ${formatDay(current.starts, current.today)}`,
    running: `pågår till ${formatMonthDay(current.ends)}`,
    ended: `avslutad ${formatDay(current.ends, current.today)}`,
    decided: 'avgjord',
  };
  return states[current.phase];
};

/** The name of a year's competition. "Höstens tävling" would mean another one from January on. */
const nameOf = ({ ends }: Competition): string => `Hösttävlingen ${ends.year}`;

/**
 * The sentence about today that follows the promo strip's offer, so that the strip offers no prize that is over. From
 * January on, "i höst" in the offer would mean the coming autumn, so the sentence says which autumn it meant.
 */
export const competitionToday = ({ phase, starts, ends, today }: Competition): string => {
  const isThisYear = ends.year === today.year;
  const lastYear = `Det gällde hösten ${ends.year}. Ingen ny tävling är utlyst.`;
  const sentences: Record<CompetitionPhase, string> = {
    announced: `Tävlingen börjar den ${formatDay(starts, today)}.`,
    running: `Tävlingen pågår till och med den ${formatDay(ends, today)}.`,
    ended: isThisYear ? `Tävlingen slutade den ${formatMonthDay(ends)}.` : lastYear,
    decided: isThisYear ? 'Höstens tävling är avgjord.' : lastYear,
  };
  return sentences[phase];
};

type CompetitionStatus = { readonly title: string; readonly text: string };

/** The sales whose profit is doubled. Completes "dubbel förtjänst på" about the winning group. */
const prizeSales = (current: Competition): string => current.prizeSales ?? 'hela sin försäljning';

const prize = ({ prizeKronor }: Competition): string =>
  prizeKronor === null ? '' : ` Priset är ${formatKronor(prizeKronor)} utöver den vanliga förtjänsten.`;

const status = (current: Competition): CompetitionStatus => {
  const { starts, ends } = current;
  switch (current.phase) {
    case 'announced':
      return {
        title: `Tävlingen startar den ${formatDate(starts)}`,
        text: 'Registrera gruppen redan nu, så är ni redo.',
      };
    case 'running':
      return {
        title: `Tävlingen pågår till och med den ${formatDate(ends)}`,
        text: 'Alla grupper som säljer nu är med.',
      };
    case 'ended':
      return {
        title: 'Vinnaren är inte utsedd än',
        text: 'Tack till alla som var med.',
      };
    case 'decided':
      return {
        title: `Vinnare: ${current.winner}`,
        text: `Gruppen vann dubbel förtjänst på ${endSentence(prizeSales(current))}${prize(current)} Grattis, och tack till alla som var med.`,
      };
  }
};

/** Whether the page's banner names the winner. */
const NAMES_WINNER: Record<CompetitionPhase, boolean> = {
  announced: false,
  running: false,
  ended: false,
  decided: true,
};

const MAY_SELL: Inline = { link: 'får sälja', href: `${PATHS.groupTerms}#vilka-far-salja` };

/** After the last day, sales are still approved and returned, so what counts is in the past tense only once it is decided. */
const rules = (current: Competition): Section => {
  const over = isOver(current);
  const counted = NAMES_WINNER[current.phase];
  return {
    id: 'det-som-raknas',
    title: counted ? 'Det här gällde' : 'Det här gäller',
    blocks: [
      list(
        over
          ? 'Alla grupper som sålde under tävlingen var med, utan anmälan.'
          : ['Alla grupper som ', MAY_SELL, ' är med, utan anmälan.'],
        `En produkt ${counted ? 'räknades' : 'räknas'} om den ${over ? 'beställdes' : 'beställs'} från den ${formatMonthDay(current.starts)} kl.\u00a000.00 till den ${formatDate(current.ends)} kl.\u00a023.59, svensk tid, i en försäljning som gruppledaren ${counted ? 'godkände' : 'godkänner'}.`,
        `Returer och ångrade eller återkallade beställningar ${counted ? 'räknades' : 'räknas'} inte.`,
        counted
          ? 'Om flera grupper hade sålt lika många vann den som först kom upp i antalet.'
          : 'Om flera grupper har sålt lika många vinner den som först kom upp i antalet.',
      ),
    ],
  };
};

const TAX: readonly Inline[] = [
  'Priset kan vara ',
  { link: 'skattepliktigt', href: `${PATHS.faq}#skatt` },
  '. Gruppen svarar själv för skatten.',
];

/** The end of the sentence on when the winner is chosen. A promised day that has passed is still named. */
const deadline = ({ decidedBy, today }: Competition): string => {
  if (decidedBy === null) return '.';
  const day = formatDate(decidedBy);
  return compareDates(today, decidedBy) <= 0
    ? `, senast den ${day}.`
    : `. Det skulle ha varit klart senast den ${day}, men är försenat.`;
};

/** The prize, and when the winner is chosen. When there is a winner, the page's banner has both. */
const outcome = (current: Competition): readonly Section[] => [
  {
    id: 'priset',
    title: 'Priset',
    blocks: [
      paragraph([
        ...(NAMES_WINNER[current.phase]
          ? []
          : [
              `Gruppen som vinner får dubbel förtjänst på ${endSentence(prizeSales(current))} I beskedet till gruppledaren står hur och när pengarna betalas ut. `,
            ]),
        ...TAX,
      ]),
    ],
  },
  ...(NAMES_WINNER[current.phase]
    ? []
    : [
        {
          id: 'vinnaren',
          title: 'När vinnaren utses',
          blocks: [
            paragraph(
              `När försäljningarna är godkända och returerna avräknade${deadline(current)} Gruppledaren får besked med e-post, och vinnaren visas här.`,
            ),
          ],
        },
      ]),
];

const sections = (operator: Operator, current: Competition): readonly Section[] => [
  rules(current),
  ...outcome(current),
  {
    id: 'arrangor',
    title: 'Arrangör',
    blocks: [
      paragraph([
        `${operator.companyName} ${isOver(current) ? 'anordnade' : 'anordnar'} tävlingen. Har du frågor? Skriv till `,
        { link: operator.contactEmail, href: contactLink(operator).href },
        '.',
      ]),
    ],
  },
];

const description = (current: Competition): string => {
  const descriptions: Record<CompetitionPhase, string> = {
    announced: `Den grupp som säljer flest produkter ${period(current)} får dubbel förtjänst. Alla grupper är med utan anmälan.`,
    running: `Tävlingen pågår till och med den ${formatDate(current.ends)}. Den grupp som säljer flest produkter får dubbel förtjänst. Alla är med utan anmälan.`,
    ended: `${nameOf(current)} avslutades den ${formatMonthDay(current.ends)}. Här står reglerna som gäller, hur vinnaren utses och var resultatet kommer.`,
    decided: `${nameOf(current)} är avgjord. Se vilken grupp som sålde flest produkter och vann dubbel förtjänst, och reglerna som gällde.`,
  };
  return descriptions[current.phase];
};

const SUBTITLES: Record<CompetitionPhase, string> = {
  announced: 'Den grupp som säljer flest produkter under tävlingen får dubbel förtjänst.',
  running: 'Den grupp som säljer flest produkter under tävlingen får dubbel förtjänst.',
  ended: 'Den grupp som sålde flest produkter under tävlingen får dubbel förtjänst.',
  decided: 'Den grupp som sålde flest produkter under tävlingen vann dubbel förtjänst.',
};

export const competitionTexts = (operator: Operator, current: Competition) => {
  const title = nameOf(current);
  return {
    meta: { title: pageTitle(title, operator), description: description(current) },
    title,
    subtitle: SUBTITLES[current.phase],
    status: status(current),
    sections: sections(operator, current),
  };
};

/** The page when no competition is announced. */
export const noCompetition = (operator: Operator) => ({
  meta: {
    title: pageTitle('Tävlingar', operator),
    description: `Just nu är ingen tävling utlyst. När ${operator.productName} utlyser en tävling står reglerna, tiderna och priset här. Förtjänsten är densamma ändå.`,
  },
  title: 'Tävlingar',
  subtitle: 'Just nu är ingen tävling utlyst.',
  text: `När vi utlyser en tävling står reglerna, tiderna och priset här. ${SHARE_OF_PRICE}, med eller utan tävling.`,
});

const answer = (current: Competition): string => {
  switch (current.phase) {
    case 'announced':
    case 'running':
      return `Den grupp som säljer flest produkter ${period(current)} får dubbel förtjänst på ${endSentence(prizeSales(current))} Ni behöver inte anmäla er.`;
    case 'ended':
      return `Den avslutades den ${formatDate(current.ends)}. Vinnaren är inte utsedd än.`;
    case 'decided':
      return `Vinnaren är ${endSentence(current.winner)} Gruppen sålde flest produkter ${period(current)} och vann dubbel förtjänst.`;
  }
};

/** Before a competition is over, "hösttävlingen" is the coming or the current one. */
const question = (current: Competition): string => {
  const questions: Record<CompetitionPhase, string> = {
    announced: 'Hur fungerar hösttävlingen?',
    running: 'Hur fungerar hösttävlingen?',
    ended: `Hur gick det i hösttävlingen ${current.ends.year}?`,
    decided: `Vem vann hösttävlingen ${current.ends.year}?`,
  };
  return questions[current.phase];
};

/** The FAQ page's question about the competition. */
export const competitionFaqItem = (current: Competition): FaqItem => ({
  id: 'tavling',
  question: question(current),
  answer: [[`${answer(current)} Här står `, { link: 'allt om tävlingen', href: PATHS.competition }, '.']],
});
