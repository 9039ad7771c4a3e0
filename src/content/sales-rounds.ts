import type { PlainDate } from '../domain/plain-date.ts';
import { deliveryDays, openRounds, type SalesRound } from '../domain/sales-rounds.ts';
import { formatDate, formatDateRanges } from './format.ts';
import type { Operator } from './operator.ts';
import { ANCHORS, RESOURCE_PATHS } from './paths.ts';

/** "vecka 51 (14–18 december 2026)" */
const deliveryText = (round: SalesRound): string =>
  `vecka\u00a0${round.deliveryWeek.week} (${formatDateRanges(deliveryDays(round))})`;

const describe = (round: SalesRound) => ({
  title: round.name,
  orderStop: formatDate(round.orderStop),
  delivery: `Leverans ${deliveryText(round)}`,
});

/** The rounds that one can still order in; null when there are none. `publicOrigin` has no trailing slash. */
export const salesRounds = (operator: Operator, today: PlainDate, publicOrigin: string) => {
  const rounds = openRounds(operator.salesRounds, today);
  if (rounds.length === 0) return null;
  const { host } = new URL(publicOrigin);
  return {
    id: ANCHORS.salesRounds,
    title: 'Kommande rundor',
    nextLabel: 'Nästa runda',
    orderStopLabel: 'Sista beställningsdag',
    rounds: rounds.map(describe),
    /** `webcal` opens the calendar program, which then follows changes. */
    subscribe: { label: 'Prenumerera i din kalender', href: `webcal://${host}${RESOURCE_PATHS.salesRounds}` },
    download: { label: 'Hämta som kalenderfil', href: RESOURCE_PATHS.salesRounds },
  };
};

/** The texts of the calendar of all rounds. */
export const salesRoundsCalendar = (operator: Operator) => ({
  name: `Rundor – ${operator.productName}`,
  orderStop: ({ name }: SalesRound) => `${name}: sista beställningsdag`,
  delivery: ({ name }: SalesRound) => `${name}: leveransvecka`,
});
