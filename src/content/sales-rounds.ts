import { ANCHORS, RESOURCE_PATHS } from '../domain/paths.ts';
import { compareDates, daysUntil, type PlainDate } from '../domain/plain-date.ts';
import {
  christmasRound,
  deliveryDays,
  openRounds,
  type RoundPhase,
  roundPhase,
  roundsInDelivery,
  roundToJoin,
  type SalesRound,
  upcomingRounds,
} from '../domain/sales-rounds.ts';
import { formatCount, formatDate, formatDateRanges, formatDay, formatMonthDay } from './format.ts';
import type { Operator } from './operator.ts';

/** "vecka 51 (14–18 december 2026)" */
const deliveryText = (round: SalesRound): string =>
  `vecka\u00a0${round.deliveryWeek.week} (${formatDateRanges(deliveryDays(round))})`;

const describe = (round: SalesRound) => ({
  title: round.name,
  orderStop: formatDate(round.orderStop),
  delivery: `Leverans ${deliveryText(round)}`,
});

/** The rounds that still take orders. Null if there are none. `publicOrigin` has no trailing slash. */
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
    /** `webcal` opens the calendar program, which then keeps the dates up to date. */
    subscribe: { label: 'Prenumerera i din kalender', href: `webcal://${host}${RESOURCE_PATHS.salesRounds}` },
    download: { label: 'Hämta som kalenderfil', href: RESOURCE_PATHS.salesRounds },
  };
};

/** "vecka 51" */
export const weekOf = ({ deliveryWeek }: SalesRound): string => `vecka\u00a0${deliveryWeek.week}`;

/** Whether the round's first day is ahead. A round without a first day has begun. */
const isAhead = (round: SalesRound, today: PlainDate): boolean => roundPhase(round, today) === 'upcoming';

/** "(28 dagar kvar), leverans vecka 51" */
const timeLeft = (round: SalesRound, today: PlainDate): string => {
  const days = daysUntil(round.orderStop, today);
  return `(${days === 0 ? 'i dag' : `${formatCount(days, 'dag', 'dagar')} kvar`}), leverans ${weekOf(round)}`;
};

/**
 * For new groups: the next important day of the round that they can join, and what happens on that day. Null if there
 * is no such round.
 */
export const joinDay = ({ salesRounds }: Operator, today: PlainDate) => {
  const round = roundToJoin(salesRounds, today);
  if (!round) return null;
  const { name, opens, orderStop } = round;
  return opens && isAhead(round, today)
    ? {
        day: formatMonthDay(opens),
        text: `börjar ${name}, med sista beställningsdag ${formatMonthDay(orderStop)} och leverans ${weekOf(round)}`,
      }
    : { day: formatMonthDay(orderStop), text: `sista beställningsdag ${timeLeft(round, today)}` };
};

/** For groups: the round that closes next, and a sentence with its next important day. Null if no round is ahead. */
export const nextRoundDay = ({ salesRounds }: Operator, today: PlainDate) => {
  const [round] = upcomingRounds(salesRounds, today);
  if (!round) return null;
  const { name, opens, orderStop } = round;
  const stop = formatMonthDay(orderStop);
  const sentence =
    opens && isAhead(round, today)
      ? `Nästa runda börjar ${formatMonthDay(opens)}. Sista beställningsdag är ${stop}, och varorna kommer ${weekOf(round)}.`
      : `${name}: sista beställningsdag ${stop} ${timeLeft(round, today)}.`;
  return { round, sentence };
};

/** "29 november", and "29 november 2027" in another year. */
export const orderStopOf = ({ orderStop }: SalesRound, today: PlainDate): string => formatDay(orderStop, today);

/** The same, and "i dag, 29 november" on the day itself. */
const stopOf = (round: SalesRound, today: PlainDate): string => {
  const day = orderStopOf(round, today);
  return compareDates(round.orderStop, today) === 0 ? `i dag, ${day}` : day;
};

/** For customers: the last day to order, and who knows more. Null if no round is ahead. */
export const orderDeadline = ({ salesRounds }: Operator, today: PlainDate) => {
  const [open, ...others] = openRounds(salesRounds, today);
  if (open && others.length > 0) return { text: '', ask: 'Fråga den som säljer om sista beställningsdag.' };
  if (open) {
    return {
      text: `Beställ senast ${stopOf(open, today)}. Leverans till gruppen ${weekOf(open)}.`,
      ask: 'Den som säljer vet vilken dag som gäller för dig.',
    };
  }
  const [next] = upcomingRounds(salesRounds, today);
  return next?.opens ? { text: `Nästa runda börjar ${formatMonthDay(next.opens)}.`, ask: '' } : null;
};

/** For customers: whether their orders, placed or planned, arrive before Christmas. Null if no round delivers in time. */
export const beforeChristmas = ({ salesRounds }: Operator, today: PlainDate): string | null => {
  const round = christmasRound(salesRounds, today);
  if (!round) return null;
  const { name, orderStop } = round;
  const order = `Ja, om gruppen är med i ${name} och du beställer senast ${stopOf(round, today)}. Då kommer varorna normalt till gruppen ${weekOf(round)}, och sedan får du dem av den som säljer.`;
  const sentences: Record<RoundPhase, string> = {
    upcoming: order,
    open: order,
    delivering: `Ja, om de är beställda i ${name}, senast ${formatMonthDay(orderStop)}. Då kommer de normalt till gruppen ${weekOf(round)}, och sedan får du dem av den som säljer.`,
    over: `Enligt schemat kom varorna i ${name} till gruppen ${weekOf(round)}. Fråga den som säljer om du inte har fått dina.`,
  };
  return sentences[roundPhase(round, today)];
};

/** For groups: when the products of closed rounds arrive, one sentence per round. */
export const comingDeliveries = ({ salesRounds }: Operator, today: PlainDate): readonly string[] =>
  roundsInDelivery(salesRounds, today).map(
    (round) => `Varorna i ${round.name} kommer enligt schemat ${deliveryText(round)}.`,
  );

/** The texts of the calendar of all rounds. */
export const salesRoundsCalendar = (operator: Operator) => ({
  name: `Rundor – ${operator.productName}`,
  orderStop: ({ name }: SalesRound) => `${name}: sista beställningsdag`,
  delivery: ({ name }: SalesRound) => `${name}: leveransvecka`,
});
