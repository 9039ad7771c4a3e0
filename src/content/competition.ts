import { PARTICIPANTS, PRODUCTS_EACH } from '../domain/calculator.ts';
import {
  COMPETITION_END,
  COMPETITION_PROFIT_FACTOR,
  COMPETITION_START,
  type Competition,
  type CompetitionPhase,
} from '../domain/competition.ts';
import { ESTIMATE_PRICE_KRONOR, estimateProfit } from '../domain/profit.ts';
import { list, paragraph, type Section } from './document.ts';
import { formatCount, formatDate, formatKronor, formatMonthDay, formatNumber, withUnit } from './format.ts';
import type { Fact } from './landing.ts';
import { contactLink } from './links.ts';
import { pageTitle } from './page-title.ts';
import type { Site } from './site.ts';

/** The competition's first and last day, both included, as running text. */
export const COMPETITION_PERIOD = `från och med den ${formatMonthDay(COMPETITION_START)} till och med den ${formatMonthDay(COMPETITION_END)}`;

/** The competition's state in two or three words, for the promo strip and the competition page. */
export const competitionState = ({ phase, starts, ends }: Competition): string => {
  if (phase === 'upcoming') return `startar ${formatMonthDay(starts)}`;
  return phase === 'running' ? `pågår till ${formatMonthDay(ends)}` : `avslutad ${formatMonthDay(ends)}`;
};

type CompetitionStatus = { readonly title: string; readonly text: string };

const STATUS: Record<CompetitionPhase, (competition: Competition) => CompetitionStatus> = {
  upcoming: ({ starts, ends }) => ({
    title: `Tävlingen startar den ${formatDate(starts)}`,
    text: `Den pågår till och med den ${formatMonthDay(ends)}. Registrera gruppen redan nu, så är ni redo när den börjar.`,
  }),
  running: ({ ends }) => ({
    title: `Tävlingen pågår till och med den ${formatDate(ends)}`,
    text: 'Varje produkt ni säljer räknas. Har ni inte kommit i gång än kan ni fortfarande vara med.',
  }),
  ended: ({ ends }) => ({
    title: `Tävlingen avslutades den ${formatDate(ends)}`,
    text: 'Tack till alla som var med. Vi räknar samman höstens försäljning och hör av oss till gruppen som vann. Håll utkik här efter nästa tävling.',
  }),
};

export const competitionFacts = ({ starts, ends }: Competition): readonly Fact[] => [
  { figure: `${formatMonthDay(starts)}–${formatMonthDay(ends)}`, text: 'räknas allt ni säljer' },
  {
    figure: `${formatNumber(COMPETITION_PROFIT_FACTOR)}\u00a0×\u00a0förtjänsten`,
    text: 'på hela försäljningen för gruppen som vinner',
  },
  { figure: 'Alla är med', text: 'som säljer under perioden, utan anmälan' },
  { figure: 'Lika många?', text: 'Då vinner den grupp som först kom upp i antalet' },
];

const sections = (site: Site): readonly Section[] => [
  {
    id: 'regler',
    title: 'Så vinner ni',
    blocks: [
      list(
        `Tävlingen gäller försäljning ${COMPETITION_PERIOD}.`,
        'Den grupp som har sålt flest produkter när tiden är ute vinner.',
        'Vinnaren får dubbel förtjänst på hela sin försäljning.',
      ),
    ],
  },
  {
    id: 'vilka-ar-med',
    title: 'Ingen anmälan behövs',
    blocks: [paragraph('Alla klasser, lag och föreningar som säljer under perioden är med, stora som små.')],
  },
  {
    id: 'vinnaren',
    title: 'När vinnaren utses',
    blocks: [
      paragraph(
        'Vi räknar antalet sålda produkter i de försäljningar som gruppledarna har godkänt. Om flera grupper har sålt lika många vinner den grupp som först kom upp i antalet.',
      ),
      paragraph(
        'Gruppledaren i den vinnande gruppen får besked med e-post. Därefter berättar vi här på sidan vem som vann.',
      ),
    ],
  },
  {
    id: 'fragor',
    title: 'Frågor om tävlingen',
    blocks: [
      paragraph([
        'Hör av dig till oss på ',
        { link: site.contactEmail, href: contactLink(site).href },
        ', så svarar vi.',
      ]),
    ],
  },
];

const estimate = estimateProfit(PARTICIPANTS.default, PRODUCTS_EACH.default);

const example = {
  title: 'Så mycket kan det bli',
  text: `Vi räknar på ${formatCount(estimate.participants, 'person', 'personer')} som säljer ${formatCount(estimate.productsEach, 'produkt', 'produkter')} var, med ett snittpris på ${formatKronor(ESTIMATE_PRICE_KRONOR)}.`,
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

export const competition = (site: Site) => ({
  meta: {
    title: pageTitle('Höstens tävling', site),
    description: `Den grupp som säljer flest produkter ${COMPETITION_PERIOD} får dubbel förtjänst på hela sin försäljning.`,
  },
  title: 'Höstens tävling',
  subtitle: 'Den grupp som säljer flest produkter under tävlingen får dubbel förtjänst.',
  status: (current: Competition) => STATUS[current.phase](current),
  sections: sections(site),
  example,
});
