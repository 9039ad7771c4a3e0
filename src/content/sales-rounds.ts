import { ANCHORS, PATHS, RESOURCE_PATHS } from '../domain/paths.ts';
import { daysUntil, type PlainDate } from '../domain/plain-date.ts';
import { deliveryDays, type SalesRound } from '../domain/sales-rounds.ts';
import {
  type ChristmasDelivery,
  christmasDelivery,
  type RoundPhase,
  roundPhase,
  type Schedule,
  scheduleOn,
} from '../domain/schedule.ts';
import type { Text } from './document.ts';
import { formatDate, formatDateRanges, formatMonthDay, formatPeriod, formatWeekday, joinNames } from './format.ts';
import type { Operator } from './operator.ts';

/** "vecka 51" */
export const weekOf = ({ deliveryWeek }: SalesRound): string => `vecka\u00a0${deliveryWeek.week}`;

/** "vecka 51 (14–18 december 2026)" */
const deliveryText = (round: SalesRound): string => `${weekOf(round)} (${formatDateRanges(deliveryDays(round))})`;

/** "söndag 29 november". True on any day, also on paper. */
export const orderStopOf = ({ orderStop }: SalesRound, today: PlainDate): string => formatWeekday(orderStop, today);

/** The words for a day that is near, by the number of days until it. */
const NEAR_DAYS: Readonly<Record<number, string>> = { 0: 'i dag', 1: 'i morgon' };

/** "i dag", "i morgon, söndag 29 november", "söndag 29 november". */
const nearOrderStopOf = (round: SalesRound, today: PlainDate): string =>
  [NEAR_DAYS[daysUntil(round.orderStop, today)], orderStopOf(round, today)].filter(Boolean).join(', ');

/** What a leader who looks for a round must know about it today. */
const stateOf = (round: SalesRound, { open, leader }: Schedule, today: PlainDate): string | null => {
  if (leader.closing.includes(round)) {
    return `Stänger ${NEAR_DAYS[daysUntil(round.orderStop, today)] ?? formatMonthDay(round.orderStop)}`;
  }
  if (open.includes(round)) return 'Pågår';
  return round === leader.toJoin ? 'Nästa runda' : null;
};

/** The schedule on the steps page. Null if no round is ahead. `publicOrigin` has no trailing slash. */
export const salesRounds = (operator: Operator, today: PlainDate, publicOrigin: string) => {
  const schedule = scheduleOn(operator.salesRounds, today);
  if (schedule.ahead.length === 0) return null;
  const { host } = new URL(publicOrigin);
  return {
    id: ANCHORS.salesRounds,
    title: 'Rundorna',
    rounds: schedule.ahead.map((round) => ({
      id: round.id,
      title: round.name,
      state: stateOf(round, schedule, today),
      label: round.opens ? 'Beställningar' : 'Sista beställningsdag',
      days: round.opens ? formatPeriod({ first: round.opens, last: round.orderStop }) : formatDate(round.orderStop),
      delivery: `Leverans ${deliveryText(round)}`,
    })),
    /** `webcal` opens the calendar program, which then keeps the dates up to date. */
    subscribe: { label: 'Prenumerera i din kalender', href: `webcal://${host}${RESOURCE_PATHS.salesRounds}` },
    download: { label: 'Hämta som kalenderfil', href: RESOURCE_PATHS.salesRounds },
  };
};

/**
 * For new groups: the next important day of the round that they can join, and what happens on that day. Null if there
 * is no such round.
 */
export const joinDay = ({ salesRounds }: Operator, today: PlainDate) => {
  const { open, leader } = scheduleOn(salesRounds, today);
  const { toJoin } = leader;
  if (!toJoin) return null;
  const { name, opens, orderStop } = toJoin;
  const delivery = `leverans ${weekOf(toJoin)}`;
  return opens && !open.includes(toJoin)
    ? {
        day: formatMonthDay(opens),
        text: `börjar ${name}, med sista beställningsdag ${formatMonthDay(orderStop)} och ${delivery}`,
      }
    : {
        day: formatMonthDay(orderStop),
        text: `sista beställningsdag i ${name}, ${delivery}`,
      };
};

/** For groups: the rounds that are about to close, and the one that they can join. No text if there are none. */
export const roundsToJoin = ({ salesRounds }: Operator, today: PlainDate): readonly Text[] => {
  const { open, leader } = scheduleOn(salesRounds, today);
  const { toJoin, closing } = leader;
  const sentences = closing.map((round) => `${round.name} stänger ${nearOrderStopOf(round, today)}.`);
  if (toJoin && open.includes(toJoin)) {
    sentences.push(`Just nu pågår ${toJoin.name}, med sista beställningsdag ${formatDate(toJoin.orderStop)}.`);
  } else if (toJoin) {
    const begins = toJoin.opens ? `den börjar ${formatMonthDay(toJoin.opens)}, och ` : '';
    const stops = `sista beställningsdag är ${formatDate(toJoin.orderStop)}`;
    sentences.push(`Nästa runda som ni hinner med är ${toJoin.name}: ${begins}${stops}.`);
  }
  if (sentences.length === 0) return [];
  return [
    [`${sentences.join(' ')} Här är `, { link: 'alla rundor', href: `${PATHS.steps}#${ANCHORS.salesRounds}` }, '.'],
  ];
};

/** For a group: the last day to order in its round. True on any day until then, also on paper. */
export const roundDays = (round: SalesRound, today: PlainDate): string =>
  `Sista beställningsdag i ${round.name} är ${orderStopOf(round, today)}, och varorna kommer ${weekOf(round)}.`;

/** For a group: the next important day of its round. */
export const roundSentence = ({ salesRounds }: Operator, round: SalesRound, today: PlainDate): string => {
  const { name, opens } = round;
  const sentences: Record<RoundPhase, string> = {
    upcoming: opens
      ? `${name} börjar ${formatWeekday(opens, today)}. Sista beställningsdag är ${orderStopOf(round, today)}, och varorna kommer ${weekOf(round)}.`
      : roundDays(round, today),
    open: `${name} stänger ${nearOrderStopOf(round, today)}. Varorna kommer ${weekOf(round)}.`,
    delivering: `Varorna i ${name} kommer enligt schemat ${deliveryText(round)}.`,
    over: `Enligt schemat kom varorna i ${name} ${deliveryText(round)}.`,
  };
  return sentences[roundPhase(salesRounds, round, today)];
};

/** For customers: the last day to order, and who knows more. Null if no round is open or has an opening day ahead. */
const orderDeadlineWith = (
  { salesRounds }: Operator,
  today: PlainDate,
  dayOf: (round: SalesRound, today: PlainDate) => string,
) => {
  const { open, customer } = scheduleOn(salesRounds, today);
  const [round, ...others] = open;
  if (round && others.length > 0) return { text: '', ask: 'Fråga den som säljer om sista beställningsdag.' };
  if (round) {
    return {
      text: `Sista beställningsdag i ${round.name} är ${dayOf(round, today)}. Varorna kommer till gruppen ${weekOf(round)}.`,
      ask: 'Alla grupper har inte samma dagar: fråga den som säljer.',
    };
  }
  const { next } = customer;
  if (!next?.opens) return null;
  return {
    text: `${next.name} börjar ${formatWeekday(next.opens, today)}, och då kan sortimentet se annorlunda ut.`,
    ask: '',
  };
};

/** The last day to order, for customers who read it today. */
export const orderDeadline = (operator: Operator, today: PlainDate) =>
  orderDeadlineWith(operator, today, nearOrderStopOf);

/** The same for paper, which is read on later days. */
export const printedOrderDeadline = (operator: Operator, today: PlainDate) =>
  orderDeadlineWith(operator, today, orderStopOf);

/** "Julrundan 2026": the rounds that are open. Null if none is, because the range may change before the next one. */
export const roundsOfRange = ({ salesRounds }: Operator, today: PlainDate): string | null => {
  const names = scheduleOn(salesRounds, today).open.map(({ name, deliveryWeek: { year } }) =>
    name.includes(`${year}`) ? name : `${name} ${year}`,
  );
  return joinNames([...new Set(names)]) || null;
};

const christmasSentences = ({ round, isInGoodTime }: ChristmasDelivery, today: PlainDate) => {
  const { name } = round;
  const [answer, arrive] = isInGoodTime
    ? ['Ja', `kommer varorna normalt till gruppen ${weekOf(round)}`]
    : ['Troligen', `kommer varorna enligt schemat till gruppen ${deliveryText(round)}`];
  const arrival = `Då ${arrive}, och sedan får du dem av den som säljer.`;
  const whichRound = 'Den som säljer vet vilken runda gruppen är med i.';
  const order = `${answer}, om gruppen är med i ${name} och du beställer senast ${nearOrderStopOf(round, today)}. ${arrival} ${whichRound}`;
  return {
    upcoming: order,
    open: order,
    delivering: `${answer}, om de är beställda i ${name}, senast ${orderStopOf(round, today)}. ${arrival} ${whichRound}`,
    over: `Enligt schemat kom varorna i ${name} till gruppen ${weekOf(round)}. Fråga den som säljer om du inte har fått dina.`,
  } satisfies Record<RoundPhase, string>;
};

/** For customers: whether their orders, placed or planned, arrive before Christmas. */
export const beforeChristmas = ({ salesRounds }: Operator, today: PlainDate): string => {
  const christmas = christmasDelivery(salesRounds, today);
  return christmas
    ? christmasSentences(christmas, today)[christmas.phase]
    : 'Det beror på vilken runda gruppen är med i. Fråga den som säljer när just dina varor kommer.';
};

/** For groups: when the products of closed rounds arrive, one sentence per round. */
export const comingDeliveries = (operator: Operator, today: PlainDate): readonly string[] =>
  scheduleOn(operator.salesRounds, today).delivering.map((round) => roundSentence(operator, round, today));

/** The texts of the calendar of all rounds. */
export const salesRoundsCalendar = (operator: Operator) => ({
  name: `Rundor – ${operator.productName}`,
  orderStop: ({ name }: SalesRound) => `${name}: sista beställningsdag`,
  delivery: ({ name }: SalesRound) => `${name}: leveransvecka`,
});
