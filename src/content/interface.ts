import { COMPETITION_PROFIT_FACTOR, type Competition } from '../domain/competition.ts';
import { formatMonthDay, formatNumber } from './format.ts';
import type { Fact } from './landing.ts';
import { startLink } from './links.ts';
import type { Site } from './site.ts';

/** The band that ends a page with the one next step. */
export const callToAction = (site: Site) => ({
  title: 'Vad ska ni samla till?',
  text: 'Registrera gruppen och bjud in de andra. Ni väljer själva vilken runda ni vill vara med i.',
  start: startLink(site),
});

export const legalLabels = {
  validFrom: 'Gäller från och med den',
  reviewed: 'Senast granskad den',
  contents: 'Innehåll',
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

/** What the drawings beside errors and empty lists show. */
export const stateIllustrations = {
  closedStall: 'Ett stängt marknadsstånd med skylten ”Strax tillbaka”',
  emptyShelf: 'Ett tomt marknadsstånd där en spindel har flyttat in',
  fault: 'En medlem tar sig för kinderna när kärran med varor har vält',
};
