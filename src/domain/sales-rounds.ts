import {
  addDays,
  compareDates,
  daysUntil,
  type IsoWeek,
  mondayOf,
  type PlainDate,
  parsePlainDate,
} from './plain-date.ts';
import { isWorkingDay } from './swedish-holidays.ts';

/** A period of the year's schedule in which groups sell. `orderStop` is the last day to order. */
export type SalesRound = {
  /** Identifies the round in URLs and in calendars, even if its name or days change. */
  readonly id: string;
  readonly name: string;
  /** The first day to order, if the schedule has one. */
  readonly opens?: PlainDate | undefined;
  readonly orderStop: PlainDate;
  readonly deliveryWeek: IsoWeek;
};

/**
 * The default id of a round: "julrundan-2026" from "Julrundan" and the year of its delivery. Null if the name contains
 * no letter from a to z and no digit.
 */
export const roundIdOf = ({ name, deliveryWeek }: Pick<SalesRound, 'name' | 'deliveryWeek'>): string | null => {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z\d]+/g);
  return words && [...words, deliveryWeek.year].join('-');
};

/**
 * The round with the id `text`, or with the order stop `text` ("2026-11-29"), which older URLs contain. Null: there is
 * none.
 */
export const findRound = (rounds: readonly SalesRound[], text: string): SalesRound | null => {
  const date = parsePlainDate(text);
  const isMeant = ({ orderStop }: SalesRound): boolean => date !== null && compareDates(orderStop, date) === 0;
  return rounds.find(({ id }) => id === text) ?? rounds.find(isMeant) ?? null;
};

type RoundDays = Omit<SalesRound, 'id' | 'name'>;

const DAYS_PER_WEEK = 7;

/** Consecutive days. `first` and `last` may be the same. */
export type DateRange = { readonly first: PlainDate; readonly last: PlainDate };

/** The working days of the week in which a round's products are delivered: one range, or more around a holiday. */
export const deliveryDays = ({ deliveryWeek }: Pick<SalesRound, 'deliveryWeek'>): readonly DateRange[] => {
  const monday = mondayOf(deliveryWeek);
  const ranges: DateRange[] = [];
  for (const day of Array.from({ length: DAYS_PER_WEEK }, (_, index) => addDays(monday, index)).filter(isWorkingDay)) {
    const previous = ranges.at(-1);
    const isNext = previous && compareDates(addDays(previous.last, 1), day) === 0;
    if (isNext) ranges.splice(-1, 1, { first: previous.first, last: day });
    else ranges.push({ first: day, last: day });
  }
  return ranges;
};

/** The last working day of the week in which a round's products are delivered. */
const lastDeliveryDay = (round: SalesRound): PlainDate =>
  // The configuration rejects a round whose delivery week has no working day.
  deliveryDays(round).at(-1)?.last ?? round.orderStop;

/** Whether the delivery begins after the order stop, as it must. */
export const isDeliveredAfterOrderStop = (round: RoundDays): boolean => {
  const [delivery] = deliveryDays(round);
  return delivery !== undefined && compareDates(delivery.first, round.orderStop) > 0;
};

/** Whether the round opens before its order stop, as it must. The two days may be the same. */
export const isOpenedBeforeOrderStop = ({ opens, orderStop }: RoundDays): boolean =>
  opens === undefined || compareDates(opens, orderStop) <= 0;

/** The rounds that have not closed on `today`, the next to close first. */
export const upcomingRounds = (rounds: readonly SalesRound[], today: PlainDate): readonly SalesRound[] =>
  rounds
    .filter(({ orderStop }) => compareDates(orderStop, today) >= 0)
    .sort((a, b) => compareDates(a.orderStop, b.orderStop));

/** How many days before the order stop a group must begin, so that everyone has time to ask and to sell. */
export const PREPARATION_DAYS = 14;

/** The next round that a group can join if it begins on `today`. Null: there is none. */
export const roundToJoin = (rounds: readonly SalesRound[], today: PlainDate): SalesRound | null =>
  upcomingRounds(rounds, today).find(({ orderStop }) => daysUntil(orderStop, today) >= PREPARATION_DAYS) ?? null;

/** The round that a group prepares if it begins on `today`: the one to join, or else the last one ahead, however near. */
export const roundToPrepare = (rounds: readonly SalesRound[], today: PlainDate): SalesRound | null =>
  roundToJoin(rounds, today) ?? upcomingRounds(rounds, today).at(-1) ?? null;

/** The rounds that take orders on `today`, the next to close first. A round without a first day is open. */
export const openRounds = (rounds: readonly SalesRound[], today: PlainDate): readonly SalesRound[] =>
  upcomingRounds(rounds, today).filter((round) => roundPhase(round, today) === 'open');

/** Not open yet, open for orders, waiting for delivery, or past the delivery week. */
export type RoundPhase = 'upcoming' | 'open' | 'delivering' | 'over';

/** How far a round has come on `today`. A round without a first day is open until its order stop. */
export const roundPhase = (round: SalesRound, today: PlainDate): RoundPhase => {
  const { opens, orderStop } = round;
  if (opens && compareDates(opens, today) > 0) return 'upcoming';
  if (compareDates(orderStop, today) >= 0) return 'open';
  return compareDates(lastDeliveryDay(round), today) >= 0 ? 'delivering' : 'over';
};

/** The rounds that have closed by `today` and whose delivery week is not over. The next to be delivered comes first. */
export const roundsInDelivery = (rounds: readonly SalesRound[], today: PlainDate): readonly SalesRound[] =>
  rounds
    .filter((round) => roundPhase(round, today) === 'delivering')
    .sort((a, b) => compareDates(mondayOf(a.deliveryWeek), mondayOf(b.deliveryWeek)));

/** Orders delivered from this month on may be meant for Christmas. */
const CHRISTMAS_DELIVERIES_FROM_MONTH = 11;
/** From this month on, people ask which orders arrive before Christmas. */
const CHRISTMAS_QUESTIONS_FROM_MONTH = 9;

const christmasEve = (year: number): PlainDate => ({ year, month: 12, day: 24 });

/** Whether people ask on `today` which orders arrive before Christmas: from September to Christmas Eve. */
export const isChristmasSeason = (today: PlainDate): boolean =>
  today.month >= CHRISTMAS_QUESTIONS_FROM_MONTH && compareDates(today, christmasEve(today.year)) <= 0;

/** The round that closes last among those delivered before the next Christmas Eve. Null: the schedule has none. */
export const christmasRound = (rounds: readonly SalesRound[], today: PlainDate): SalesRound | null => {
  const thisYear = christmasEve(today.year);
  const eve = compareDates(today, thisYear) <= 0 ? thisYear : christmasEve(today.year + 1);
  const isInTime = (round: SalesRound): boolean => {
    const last = lastDeliveryDay(round);
    return last.year === eve.year && last.month >= CHRISTMAS_DELIVERIES_FROM_MONTH && compareDates(last, eve) < 0;
  };
  return rounds.filter(isInTime).sort((a, b) => compareDates(b.orderStop, a.orderStop))[0] ?? null;
};
