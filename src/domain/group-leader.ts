import { addYears, compareDates, type PlainDate } from './plain-date.ts';

/** A group's contact person answers for the invoice and must be of age. */
export const GROUP_LEADER_MIN_AGE_YEARS = 18;

export const isOldEnoughToLead = (born: PlainDate, today: PlainDate): boolean =>
  compareDates(today, addYears(born, GROUP_LEADER_MIN_AGE_YEARS)) >= 0;
