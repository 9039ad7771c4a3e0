import { addYears, compareDates, type PlainDate } from './plain-date.ts';

/** Minimum age of a group leader, who is liable for the invoice. */
export const GROUP_LEADER_MIN_AGE_YEARS = 18;

/** Whether a person born on `born` may lead a group on `today`. Specified rule; no page needs it yet. */
export const isOldEnoughToLead = (born: PlainDate, today: PlainDate): boolean =>
  compareDates(today, addYears(born, GROUP_LEADER_MIN_AGE_YEARS)) >= 0;
