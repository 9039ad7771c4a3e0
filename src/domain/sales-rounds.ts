import { addDays, compareDates, type IsoWeek, mondayOf, type PlainDate, parsePlainDate } from './plain-date.ts';
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

/** Friday first. */
const WORKING_WEEK_BACKWARDS = [4, 3, 2, 1, 0] as const;

/** The last working day of the week in which a round's products are delivered. */
export const lastDeliveryDay = ({ deliveryWeek, orderStop }: RoundDays): PlainDate => {
  const monday = mondayOf(deliveryWeek);
  // The configuration rejects a round whose delivery week has no working day.
  return WORKING_WEEK_BACKWARDS.map((days) => addDays(monday, days)).find(isWorkingDay) ?? orderStop;
};

/** Whether the delivery begins after the order stop, as it must. */
export const isDeliveredAfterOrderStop = (round: RoundDays): boolean => {
  const [delivery] = deliveryDays(round);
  return delivery !== undefined && compareDates(delivery.first, round.orderStop) > 0;
};

/** Whether the round opens before its order stop, as it must. The two days may be the same. */
export const isOpenedBeforeOrderStop = ({ opens, orderStop }: RoundDays): boolean =>
  opens === undefined || compareDates(opens, orderStop) <= 0;
