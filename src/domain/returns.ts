import { addDays, compareDates, earliestDate, latestDate, type PlainDate } from './plain-date.ts';

/** Days to return an unopened product, from the purchase or the delivery, whichever is later. */
export const RETURN_WINDOW_DAYS = 15;

/** The dates that decide when a product can be returned; `delivered` is absent before delivery. */
export type ReturnDates = {
  readonly purchased: PlainDate;
  readonly delivered?: PlainDate;
  readonly invoiceDue: PlainDate;
};

/**
 * The last day of the return window, but never later than the due date of the group's invoice. Specified rule; no page
 * needs it yet.
 */
export const lastReturnDate = ({ purchased, delivered, invoiceDue }: ReturnDates): PlainDate => {
  const received = delivered ? latestDate(purchased, delivered) : purchased;
  return earliestDate(addDays(received, RETURN_WINDOW_DAYS), invoiceDue);
};

/** Whether a product can still be returned on `today`. Specified rule; no page needs it yet. */
export const mayReturn = (dates: ReturnDates, today: PlainDate): boolean =>
  compareDates(today, lastReturnDate(dates)) <= 0;
