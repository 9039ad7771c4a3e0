import type { PlainDate } from '../domain/plain-date.ts';
import { deliveryDays, openRounds, type SalesRound } from '../domain/sales-rounds.ts';
import { formatDate, formatDateRange } from './format.ts';
import type { Operator } from './operator.ts';
import { ANCHORS, RESOURCE_PATHS } from './paths.ts';

/** "vecka 51 (14–18 december 2026)" */
const deliveryText = (round: SalesRound): string => {
  const { first, last } = deliveryDays(round);
  return `vecka\u00a0${round.deliveryWeek.week} (${formatDateRange(first, last)})`;
};

const describe = (round: SalesRound) => ({
  title: round.name,
  orderStop: formatDate(round.orderStop),
  delivery: `Leverans ${deliveryText(round)}`,
});

/** The rounds that one can still order in; null when there are none. `publicOrigin` has no trailing slash. */
export const salesRounds = (operator: Operator, today: PlainDate, publicOrigin: string) => {
  const rounds = openRounds(operator.salesRounds, today);
  const [next] = rounds;
  if (!next) return null;
  const { host } = new URL(publicOrigin);
  return {
    id: ANCHORS.salesRounds,
    title: 'Kommande rundor',
    lead: `Nästa runda är ${next.name}. Sista beställningsdag är den ${formatDate(next.orderStop)}, och varorna levereras ${deliveryText(next)}.`,
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
