import { compareDates, type PlainDate, stockholmDate } from './plain-date.ts';

type MonthDay = { readonly month: number; readonly day: number };

/** First day of the autumn competition. */
export const COMPETITION_START: MonthDay = { month: 9, day: 1 };
/** Last day of the autumn competition. */
export const COMPETITION_END: MonthDay = { month: 11, day: 1 };
/** The winner's profit on its whole sale is multiplied by this. */
export const COMPETITION_PROFIT_FACTOR = 2;

/** Where a day stands in relation to the competition of its calendar year. */
export type CompetitionPhase = 'upcoming' | 'running' | 'ended';
/** One year's competition. `starts` and `ends` both belong to it. */
export type Competition = {
  readonly phase: CompetitionPhase;
  readonly starts: PlainDate;
  readonly ends: PlainDate;
};

/** The competition of the calendar year of `now`. Days change at midnight in Stockholm. */
export const competitionAt = (now: Date): Competition => {
  const today = stockholmDate(now);
  const starts = { year: today.year, ...COMPETITION_START };
  const ends = { year: today.year, ...COMPETITION_END };
  if (compareDates(today, starts) < 0) return { phase: 'upcoming', starts, ends };
  return { phase: compareDates(today, ends) <= 0 ? 'running' : 'ended', starts, ends };
};
