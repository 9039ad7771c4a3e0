import { addDays, compareDates, type IsoWeek, mondayOf, type PlainDate } from './plain-date.ts';

/** A period of the year's schedule in which groups sell. `orderStop` is the last day to order. */
export type SalesRound = {
  readonly name: string;
  readonly orderStop: PlainDate;
  readonly deliveryWeek: IsoWeek;
};

const WORKING_DAYS_PER_WEEK = 5;

/** The first and the last working day of the week in which a round's products are delivered. */
export const deliveryDays = ({ deliveryWeek }: SalesRound): { readonly first: PlainDate; readonly last: PlainDate } => {
  const first = mondayOf(deliveryWeek);
  return { first, last: addDays(first, WORKING_DAYS_PER_WEEK - 1) };
};

/** Whether a round's products arrive after its order stop, as they must. */
export const isDeliveredAfterOrderStop = (round: SalesRound): boolean =>
  compareDates(deliveryDays(round).last, round.orderStop) > 0;

/** The rounds in which one can still order on `today`, the next to close first. */
export const openRounds = (rounds: readonly SalesRound[], today: PlainDate): readonly SalesRound[] =>
  rounds
    .filter(({ orderStop }) => compareDates(orderStop, today) >= 0)
    .sort((a, b) => compareDates(a.orderStop, b.orderStop));
