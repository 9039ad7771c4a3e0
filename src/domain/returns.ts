import { addDays, compareDates, earliestDate, latestDate, type PlainDate } from './plain-date.ts';

/** Days from purchase or delivery, whichever is later, within which an unopened product may come back. */
export const RETURN_WINDOW_DAYS = 15;

export type ReturnDates = {
  readonly purchased: PlainDate;
  readonly delivered?: PlainDate;
  readonly invoiceDue: PlainDate;
};

/** The last day for a return: the window's end, but never later than the day the group's invoice is due. */
export const lastReturnDate = ({ purchased, delivered, invoiceDue }: ReturnDates): PlainDate => {
  const received = delivered ? latestDate(purchased, delivered) : purchased;
  return earliestDate(addDays(received, RETURN_WINDOW_DAYS), invoiceDue);
};

export const mayReturn = (dates: ReturnDates, today: PlainDate): boolean =>
  compareDates(today, lastReturnDate(dates)) <= 0;
