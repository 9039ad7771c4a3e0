import { addDays, compareDates, type IsoWeek, mondayOf, type PlainDate } from './plain-date.ts';
import { isWorkingDay } from './swedish-holidays.ts';

/** A period of the year's schedule in which groups sell. `orderStop` is the last day to order. */
export type SalesRound = {
  readonly name: string;
  /** The first day to order, where the schedule has it. */
  readonly opens?: PlainDate | undefined;
  readonly orderStop: PlainDate;
  readonly deliveryWeek: IsoWeek;
};

const DAYS_PER_WEEK = 7;

/** Days in a row. `first` and `last` may be the same. */
export type DateRange = { readonly first: PlainDate; readonly last: PlainDate };

/** The working days of the week in which a round's products are delivered: one range, or more around a holiday. */
export const deliveryDays = ({ deliveryWeek }: SalesRound): readonly DateRange[] => {
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

/** Whether a round's delivery begins after its order stop, as it must. */
export const isDeliveredAfterOrderStop = (round: SalesRound): boolean => {
  const [delivery] = deliveryDays(round);
  return delivery !== undefined && compareDates(delivery.first, round.orderStop) > 0;
};

/** Whether a round opens before its order stop, as it must. */
export const isOpenedBeforeOrderStop = ({ opens, orderStop }: SalesRound): boolean =>
  opens === undefined || compareDates(opens, orderStop) <= 0;

/** The rounds that have not closed on `today`, the next to close first. */
export const upcomingRounds = (rounds: readonly SalesRound[], today: PlainDate): readonly SalesRound[] =>
  rounds
    .filter(({ orderStop }) => compareDates(orderStop, today) >= 0)
    .sort((a, b) => compareDates(a.orderStop, b.orderStop));

/** The rounds in which one can order on `today`, the next to close first. A round without a first day is open. */
export const openRounds = (rounds: readonly SalesRound[], today: PlainDate): readonly SalesRound[] =>
  upcomingRounds(rounds, today).filter(({ opens }) => opens === undefined || compareDates(opens, today) <= 0);
