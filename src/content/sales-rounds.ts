import { compareDates, daysUntil, type PlainDate } from '../domain/plain-date.ts';
import { deliveryDays, openRounds, type SalesRound, upcomingRounds } from '../domain/sales-rounds.ts';
import { formatCount, formatDate, formatDateRanges, formatMonthDay } from './format.ts';
import type { Link } from './links.ts';
import type { Operator } from './operator.ts';
import { ANCHORS, RESOURCE_PATHS } from './paths.ts';

export const CALENDAR_LINK: Link = { label: 'Lägg in i kalendern', href: RESOURCE_PATHS.salesRounds };

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
  const rounds = upcomingRounds(operator.salesRounds, today);
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
    download: { ...CALENDAR_LINK, label: 'Hämta som kalenderfil' },
  };
};

/** "vecka 51" */
export const weekOf = ({ deliveryWeek }: SalesRound): string => `vecka\u00a0${deliveryWeek.week}`;

/** For groups: the next day that matters in the schedule, what happens on it, and both as a sentence. Null without a round ahead. */
export const nextRoundDay = ({ salesRounds }: Operator, today: PlainDate) => {
  const [round] = upcomingRounds(salesRounds, today);
  if (!round) return null;
  const { opens, orderStop } = round;
  if (opens && compareDates(opens, today) > 0) {
    const [day, rest] = [
      formatMonthDay(opens),
      `med sista beställningsdag ${formatMonthDay(orderStop)} och leverans ${weekOf(round)}`,
    ];
    return { day, text: `börjar nästa runda, ${rest}`, sentence: `Nästa runda: ${day}, ${rest}.` };
  }
  const days = daysUntil(orderStop, today);
  const left = days === 0 ? 'i dag' : `${formatCount(days, 'dag', 'dagar')} kvar`;
  const [day, rest] = [formatMonthDay(orderStop), `(${left}), leverans ${weekOf(round)}`];
  return {
    day,
    text: `sista beställningsdag ${rest}`,
    sentence: `Sista beställningsdag: ${day} ${rest}.`,
  };
};

/** For customers: by when to order, and who knows. Null without a round ahead. */
export const orderDeadline = ({ salesRounds }: Operator, today: PlainDate) => {
  const [open, ...others] = openRounds(salesRounds, today);
  if (open && others.length > 0) return { text: '', ask: 'Fråga den som säljer om sista dag att beställa.' };
  if (open) {
    const day = formatMonthDay(open.orderStop);
    const isToday = compareDates(open.orderStop, today) === 0;
    return {
      text: `Beställ senast ${isToday ? `i dag, ${day}` : day}, hos gruppen ${weekOf(open)}.`,
      ask: 'Den som säljer vet er dag.',
    };
  }
  const [next] = upcomingRounds(salesRounds, today);
  return next?.opens ? { text: `Nästa runda: ${formatMonthDay(next.opens)}.`, ask: '' } : null;
};

/** The texts of the calendar of all rounds. */
export const salesRoundsCalendar = (operator: Operator) => ({
  name: `Rundor – ${operator.productName}`,
  orderStop: ({ name }: SalesRound) => `${name}: sista beställningsdag`,
  delivery: ({ name }: SalesRound) => `${name}: leveransvecka`,
});
