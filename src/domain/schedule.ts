import { compareDates, daysUntil, mondayOf, type PlainDate } from './plain-date.ts';
import { lastDeliveryDay, type SalesRound } from './sales-rounds.ts';
import { addWorkingDays } from './swedish-holidays.ts';
import { expectedDeliveryBy, INVOICE_TERM_DAYS } from './terms.ts';

/** How many days before the order stop a group must begin, so that everyone has time to ask and to sell. */
export const PREPARATION_DAYS = 14;

/** Working days that a group needs to hand out its products after they have arrived. */
export const HAND_OUT_WORKING_DAYS = 3;

/** Not open yet, open for orders, waiting for delivery, or past the last delivery day. */
export type RoundPhase = 'upcoming' | 'open' | 'delivering' | 'over';

/**
 * How far `round` of the schedule `rounds` has come on `today`. Without a first day, a round opens when those that close
 * before it have closed.
 */
export const roundPhase = (rounds: readonly SalesRound[], round: SalesRound, today: PlainDate): RoundPhase => {
  const { opens, orderStop } = round;
  if (compareDates(orderStop, today) < 0) {
    return compareDates(lastDeliveryDay(round), today) < 0 ? 'over' : 'delivering';
  }
  const closesBefore = (other: SalesRound): boolean =>
    compareDates(today, other.orderStop) <= 0 && compareDates(other.orderStop, orderStop) < 0;
  const isUpcoming = opens ? compareDates(today, opens) < 0 : rounds.some(closesBefore);
  return isUpcoming ? 'upcoming' : 'open';
};

/** For a customer: the round that closes last among those delivered before a Christmas Eve. */
export type ChristmasDelivery = {
  readonly round: SalesRound;
  readonly phase: RoundPhase;
  /**
   * Whether the products still arrive in time at the end of both the delivery week and the normal delivery time, with
   * HAND_OUT_WORKING_DAYS left. They may not arrive then either, because the delivery time is the normal one.
   */
  readonly isInGoodTime: boolean;
};

/** What the schedule says on a day. A round is upcoming, open, delivering or over, see `RoundPhase`. */
export type Schedule = {
  /** The rounds that have not closed, the next to close first. */
  readonly ahead: readonly SalesRound[];
  /** Those of them that take orders. */
  readonly open: readonly SalesRound[];
  /** The rounds that have closed and whose last delivery day has not passed, the next to be delivered first. */
  readonly delivering: readonly SalesRound[];
  /** For a leader. */
  readonly leader: {
    /** The next round that a group can join if it begins on the day. Null: there is none. */
    readonly toJoin: SalesRound | null;
    /** The same, or else the last round ahead, however near its order stop is. */
    readonly toPrepare: SalesRound | null;
    /** The open rounds that close too soon to join. */
    readonly closing: readonly SalesRound[];
    /** The closed rounds whose products groups await, hand out or pay for, until the last invoice is due. */
    readonly finishing: readonly SalesRound[];
  };
  /** For a customer. */
  readonly customer: {
    /** The round that opens next, on a day when no round is open. Null: there is none, or a round is open. */
    readonly next: SalesRound | null;
  };
};

/** Orders delivered from this month on may be meant for Christmas. */
const CHRISTMAS_DELIVERIES_FROM_MONTH = 11;
/** From this month on, people ask which orders arrive before Christmas. */
const CHRISTMAS_QUESTIONS_FROM_MONTH = 9;

const christmasEve = (year: number): PlainDate => ({ year, month: 12, day: 24 });

/** Whether people ask on `today` which orders arrive before Christmas: from September to Christmas Eve. */
export const isChristmasSeason = (today: PlainDate): boolean =>
  today.month >= CHRISTMAS_QUESTIONS_FROM_MONTH && compareDates(today, christmasEve(today.year)) <= 0;

const latest = (a: PlainDate, b: PlainDate): PlainDate => (compareDates(a, b) > 0 ? a : b);

/** The delivery before the next Christmas Eve. Null: no round of the schedule delivers in time. */
export const christmasDelivery = (rounds: readonly SalesRound[], today: PlainDate): ChristmasDelivery | null => {
  const thisYear = christmasEve(today.year);
  const eve = compareDates(today, thisYear) <= 0 ? thisYear : christmasEve(today.year + 1);
  const isInTime = (round: SalesRound): boolean => {
    const last = lastDeliveryDay(round);
    return last.year === eve.year && last.month >= CHRISTMAS_DELIVERIES_FROM_MONTH && compareDates(last, eve) < 0;
  };
  const round = rounds.toSorted((a, b) => compareDates(b.orderStop, a.orderStop)).find(isInTime);
  if (!round) return null;
  const lastArrival = latest(lastDeliveryDay(round), expectedDeliveryBy(round.orderStop));
  const isInGoodTime = compareDates(addWorkingDays(lastArrival, HAND_OUT_WORKING_DAYS), eve) < 0;
  return { round, phase: roundPhase(rounds, round, today), isInGoodTime };
};

/**
 * What the schedule `rounds` says on `today`. Every sentence about rounds asks here, so that no two pages disagree about
 * which round is open, can be joined or comes next.
 */
export const scheduleOn = (rounds: readonly SalesRound[], today: PlainDate): Schedule => {
  const inPhase = (phase: RoundPhase) => (round: SalesRound) => roundPhase(rounds, round, today) === phase;
  const daysLeft = ({ orderStop }: SalesRound): number => daysUntil(orderStop, today);
  const byOrderStop = rounds.toSorted((a, b) => compareDates(a.orderStop, b.orderStop));
  const ahead = byOrderStop.filter((round) => daysLeft(round) >= 0);
  const open = ahead.filter(inPhase('open'));
  const [next = null] = ahead
    .filter(inPhase('upcoming'))
    .sort((a, b) => compareDates(a.opens ?? a.orderStop, b.opens ?? b.orderStop));
  const toJoin = ahead.find((round) => daysLeft(round) >= PREPARATION_DAYS) ?? null;
  return {
    ahead,
    open,
    delivering: rounds
      .filter(inPhase('delivering'))
      .sort((a, b) => compareDates(mondayOf(a.deliveryWeek), mondayOf(b.deliveryWeek))),
    leader: {
      toJoin,
      toPrepare: toJoin ?? ahead.at(-1) ?? null,
      closing: open.filter((round) => daysLeft(round) < PREPARATION_DAYS),
      finishing: byOrderStop.filter(
        (round) => daysLeft(round) < 0 && daysUntil(today, lastDeliveryDay(round)) <= INVOICE_TERM_DAYS,
      ),
    },
    customer: { next: open.length > 0 ? null : next },
  };
};
