import { compareDates, type PlainDate, stockholmDate } from './plain-date.ts';

export type MonthDay = { readonly month: number; readonly day: number };

/** The autumn competition's first and last day; both belong to it. */
export const COMPETITION_START: MonthDay = { month: 9, day: 1 };
export const COMPETITION_END: MonthDay = { month: 11, day: 1 };
/** The winner's profit on its whole sale is multiplied by this. */
export const COMPETITION_PROFIT_FACTOR = 2;

export type CompetitionPhase = 'upcoming' | 'running' | 'ended';
export type Competition = {
  readonly phase: CompetitionPhase;
  readonly starts: PlainDate;
  readonly ends: PlainDate;
};

/** This calendar year's competition as seen at `now`; days begin and end at midnight in Stockholm. */
export const competitionAt = (now: Date): Competition => {
  const today = stockholmDate(now);
  const starts = { year: today.year, ...COMPETITION_START };
  const ends = { year: today.year, ...COMPETITION_END };
  if (compareDates(today, starts) < 0) return { phase: 'upcoming', starts, ends };
  return { phase: compareDates(today, ends) <= 0 ? 'running' : 'ended', starts, ends };
};
