import { PARTICIPANTS, PRODUCTS_EACH } from '../domain/calculator.ts';
import { COMPETITION_PROFIT_FACTOR, type Competition, type CompetitionPhase, isOver } from '../domain/competition.ts';
import { ESTIMATE_PRICE_KRONOR, estimateProfit, PROFIT_PERCENT } from '../domain/profit.ts';
import { countPeople, countProducts } from './calculator.ts';
import { type Inline, list, paragraph, type Section } from './document.ts';
import type { FaqItem } from './faq.ts';
import { formatDate, formatKronor, formatMonthDay, formatNumber, formatPercent, withUnit } from './format.ts';
import type { Fact } from './landing.ts';
import { companyIdentity } from './legal/shared.ts';
import { contactLink } from './links.ts';
import { type Operator, pageTitle } from './operator.ts';
import { PATHS } from './paths.ts';

/** The copy says "dubbel" in words: this line stops compiling when the rule changes. */
COMPETITION_PROFIT_FACTOR satisfies 2;

/** The competition's first and last day, both included, as running text. */
const period = ({ starts, ends }: Competition): string =>
  `från och med den ${formatMonthDay(starts)} till och med den ${formatDate(ends)}`;

/** The competition's state in one to three words, for the promo strip and the competition page. */
export const competitionState = (current: Competition): string => {
  const states: Record<CompetitionPhase, string> = {
    announced: `startar ${formatMonthDay(current.starts)}`,
    running: `pågår till ${formatMonthDay(current.ends)}`,
    ended: `avslutad ${formatMonthDay(current.ends)}`,
    decided: 'avgjord',
  };
  return states[current.phase];
};

type CompetitionStatus = { readonly title: string; readonly text: string };

const decisionTime = ({ decidedBy }: Competition): string =>
  `när försäljningarna är godkända och returerna är avräknade${decidedBy ? `, senast den ${formatDate(decidedBy)}` : ''}`;

const prize = ({ prizeKronor }: Competition): string =>
  prizeKronor === null ? '' : ` Priset är ${formatKronor(prizeKronor)} utöver den vanliga förtjänsten.`;

const status = (current: Competition): CompetitionStatus => {
  const { starts, ends } = current;
  switch (current.phase) {
    case 'announced':
      return {
        title: `Tävlingen startar den ${formatDate(starts)}`,
        text: `Den pågår till och med den ${formatMonthDay(ends)}. Registrera gruppen redan nu, så är ni redo när den börjar.`,
      };
    case 'running':
      return {
        title: `Tävlingen pågår till och med den ${formatDate(ends)}`,
        text: 'Varje produkt ni säljer räknas. Har ni inte kommit i gång än kan ni fortfarande vara med.',
      };
    case 'ended':
      return {
        title: `Tävlingen avslutades den ${formatDate(ends)}`,
        text: `Tack till alla som var med. Vinnaren utses ${decisionTime(current)}. Resultatet kommer här på sidan.`,
      };
    case 'decided':
      return {
        title: `Vinnare: ${current.winner}`,
        text: `Gruppen vann dubbel förtjänst på hela sin försäljning.${prize(current)} Grattis, och tack till alla som var med.`,
      };
  }
};

const winnerFact = (current: Competition): Fact =>
  current.phase === 'decided'
    ? { figure: 'Vinnaren', text: current.winner }
    : { figure: 'Vinnaren', text: 'presenteras här när den är utsedd' };

const facts = (current: Competition): readonly Fact[] => {
  const days = `${formatMonthDay(current.starts)}–${formatMonthDay(current.ends)}`;
  const factor = `${formatNumber(COMPETITION_PROFIT_FACTOR)}\u00a0×\u00a0förtjänsten`;
  if (isOver(current)) {
    return [
      { figure: days, text: 'räknades allt som såldes' },
      {
        figure: factor,
        text: `på hela försäljningen för gruppen som ${current.phase === 'decided' ? 'vann' : 'vinner'}`,
      },
      { figure: 'Alla var med', text: 'som sålde under perioden, utan anmälan' },
      winnerFact(current),
    ];
  }
  return [
    { figure: days, text: 'räknas allt ni säljer' },
    { figure: factor, text: 'på hela försäljningen för gruppen som vinner' },
    { figure: 'Alla är med', text: 'som säljer under perioden, utan anmälan' },
    { figure: 'Lika många?', text: 'Då vinner den grupp som först kom upp i antalet' },
  ];
};

const GROUP_TERMS: Inline = { link: 'allmänna villkoren', href: PATHS.groupTerms };

const sections = (operator: Operator, current: Competition): readonly Section[] => {
  const over = isOver(current);
  const decided = current.phase === 'decided';
  return [
    {
      id: 'regler',
      title: over ? 'Det här gällde' : 'Så vinner ni',
      blocks: [
        list(
          `Tävlingen ${over ? 'gällde' : 'gäller'} försäljning från och med den ${formatDate(current.starts)} kl.\u00a000.00 till och med den ${formatDate(current.ends)} kl.\u00a023.59, svensk tid.`,
          over
            ? `Den grupp som sålde flest produkter under tävlingstiden ${decided ? 'vann' : 'vinner'}.`
            : 'Den grupp som har sålt flest produkter när tiden är ute vinner.',
          `Vinnaren ${decided ? 'fick' : 'får'} dubbel förtjänst på hela sin försäljning.`,
        ),
      ],
    },
    {
      id: 'vilka-ar-med',
      title: over ? 'Vilka som var med' : 'Ingen anmälan behövs',
      blocks: [
        paragraph(
          over
            ? 'Alla klasser, lag och föreningar som sålde under perioden var med, stora som små. Ingen anmälan behövdes.'
            : 'Alla klasser, lag och föreningar som säljer under perioden är med, stora som små.',
        ),
        paragraph(['Vilka som får sälja, och vem som kan vara gruppledare, står i de ', GROUP_TERMS, '.']),
      ],
    },
    {
      id: 'det-som-raknas',
      title: over ? 'Det som räknades' : 'Det som räknas',
      blocks: [
        list(
          over
            ? 'En produkt räknades om den beställdes under tävlingstiden och ingick i en försäljning som gruppledaren godkände.'
            : 'En produkt räknas när den beställs under tävlingstiden och ingår i en försäljning som gruppledaren har godkänt.',
          `Returer och ångrade eller återkallade beställningar ${over ? 'räknades' : 'räknas'} inte.`,
          over
            ? 'Hade flera grupper sålt lika många gick segern till den som först kom upp i antalet.'
            : 'Om flera grupper har sålt lika många vinner den grupp som först kom upp i antalet.',
        ),
      ],
    },
    {
      id: 'priset',
      title: 'Priset',
      blocks: [
        paragraph(
          `Priset är pengar till gruppen: utöver den vanliga förtjänsten ${decided ? 'fick' : 'får'} vinnaren ett lika stort belopp till. Hur och när det betalas ut ${decided ? 'fick' : 'får'} gruppledaren veta i beskedet om vinsten.`,
        ),
        paragraph(
          'Ett pris i en tävling kan vara skattepliktigt. Vad som gäller beror på vilken sorts grupp ni är. Gruppen svarar själv för skatten, och Skatteverket svarar på frågor.',
        ),
      ],
    },
    {
      id: 'vinnaren',
      title: decided ? 'Vinnaren' : 'När vinnaren utses',
      blocks: [
        paragraph(
          current.phase === 'decided'
            ? `Vinnaren är utsedd: ${current.winner}. Gruppledaren har fått besked med e-post.`
            : `Vi som anordnar tävlingen utser vinnaren ${decisionTime(current)}. Gruppledaren i den vinnande gruppen får besked med e-post. Därefter står det här på sidan vem som vann.`,
        ),
      ],
    },
    {
      id: 'arrangor',
      title: 'Arrangör',
      blocks: [
        paragraph([
          `Tävlingen ${over ? 'anordnades' : 'anordnas'} av ${companyIdentity(operator)}. Har du en fråga om den? Skriv till `,
          { link: operator.contactEmail, href: contactLink(operator).href },
          '.',
        ]),
      ],
    },
  ];
};

const estimate = estimateProfit(PARTICIPANTS.default, PRODUCTS_EACH.default);

const example = {
  title: 'Så mycket kan det bli',
  text: [
    `Vi räknar på ${countPeople(estimate.participants)} som säljer ${countProducts(estimate.productsEach)} var, med en schablon på ${formatKronor(ESTIMATE_PRICE_KRONOR)} per produkt. Priserna varierar med säsongen: `,
    { link: 'dagens priser', href: PATHS.products },
    '.',
  ] as const satisfies readonly Inline[],
  rows: [
    { label: 'Sålda produkter', value: withUnit(estimate.products, 'st') },
    { label: 'Försäljning', value: formatKronor(estimate.salesKronor) },
    { label: 'Vanlig förtjänst', value: formatKronor(estimate.profitKronor) },
  ],
  figure: formatNumber(estimate.profitKronor * COMPETITION_PROFIT_FACTOR),
  unit: 'kr',
  result: {
    label: `Förtjänst om ni vinner (${formatNumber(COMPETITION_PROFIT_FACTOR)}\u00a0×\u00a0${formatKronor(estimate.profitKronor)})`,
    value: formatKronor(estimate.profitKronor * COMPETITION_PROFIT_FACTOR),
  },
};

const description = (current: Competition): string => {
  const descriptions: Record<CompetitionPhase, string> = {
    announced: `Den grupp som säljer flest produkter ${period(current)} får dubbel förtjänst. Alla grupper är med utan anmälan.`,
    running: `Tävlingen pågår till och med den ${formatDate(current.ends)}. Den grupp som säljer flest produkter får dubbel förtjänst. Alla är med utan anmälan.`,
    ended: `Höstens tävling avslutades den ${formatDate(current.ends)}. Här står reglerna som gällde, hur vinnaren utses och var resultatet kommer.`,
    decided: `Höstens tävling ${current.ends.year} är avgjord. Se vilken grupp som sålde flest produkter och vann dubbel förtjänst, och reglerna som gällde.`,
  };
  return descriptions[current.phase];
};

const SUBTITLES: Record<CompetitionPhase, string> = {
  announced: 'Den grupp som säljer flest produkter under tävlingen får dubbel förtjänst.',
  running: 'Den grupp som säljer flest produkter under tävlingen får dubbel förtjänst.',
  ended: 'Den grupp som sålde flest produkter under tävlingen får dubbel förtjänst.',
  decided: 'Den grupp som sålde flest produkter under tävlingen vann dubbel förtjänst.',
};

export const competition = (operator: Operator, current: Competition) => {
  const title = `Höstens tävling ${current.starts.year}`;
  return {
    meta: { title: pageTitle(title, operator), description: description(current) },
    title,
    subtitle: SUBTITLES[current.phase],
    status: status(current),
    facts: facts(current),
    sections: sections(operator, current),
    /** What a group can win. Null when nothing can be won any more. */
    example: isOver(current) ? null : example,
  };
};

/** The page while no competition is announced. */
export const noCompetition = (operator: Operator) => ({
  meta: {
    title: pageTitle('Tävlingar', operator),
    description: `Just nu är ingen tävling utlyst. När ${operator.productName} utlyser en tävling står reglerna, tiderna och priset här. Förtjänsten är densamma ändå.`,
  },
  title: 'Tävlingar',
  subtitle: 'Just nu är ingen tävling utlyst.',
  text: `När vi utlyser en tävling står reglerna, tiderna och priset här. Er förtjänst är densamma ändå: ${formatPercent(PROFIT_PERCENT)} av det ni säljer för.`,
});

const answer = (current: Competition): string => {
  switch (current.phase) {
    case 'announced':
    case 'running':
      return `Den grupp som säljer flest produkter ${period(current)} får dubbel förtjänst på hela sin försäljning. Ni behöver inte anmäla er.`;
    case 'ended':
      return `Den avslutades den ${formatDate(current.ends)}. Vinnaren är inte utsedd än.`;
    case 'decided':
      return `Den är avgjord. Vinnaren är ${current.winner}. Gruppen sålde flest produkter ${period(current)} och vann dubbel förtjänst.`;
  }
};

/** The FAQ page's question about the competition. */
export const competitionFaqItem = (current: Competition): FaqItem => ({
  id: 'tavling',
  question: isOver(current) ? 'Hur gick det i höstens tävling?' : 'Hur fungerar höstens tävling?',
  answer: [[`${answer(current)} Här står `, { link: 'allt om tävlingen', href: PATHS.competition }, '.']],
});
