import { compareDates, type PlainDate, stockholmDate } from './plain-date.ts';

type MonthDay = { readonly month: number; readonly day: number };

/** First day of the autumn competition. */
export const COMPETITION_START: MonthDay = { month: 9, day: 1 };
/** Last day of the autumn competition. */
export const COMPETITION_END: MonthDay = { month: 11, day: 1 };
/** The winner's profit on its whole sale is multiplied by this. */
export const COMPETITION_PROFIT_FACTOR = 2;

/** The competition that the operator has announced. `winner` is null until it is decided. */
export type CompetitionSettings = { readonly year: number; readonly winner: string | null };

/** Before its first day, in its period, after its last day, and after that with a winner. */
export type CompetitionPhase = 'announced' | 'running' | 'ended' | 'decided';

/** One year's competition. `starts` and `ends` both belong to it. */
export type Competition = { readonly starts: PlainDate; readonly ends: PlainDate } & (
  | { readonly phase: Exclude<CompetitionPhase, 'decided'> }
  | { readonly phase: 'decided'; readonly winner: string }
);

/**
 * The announced competition as it stands at `now`. Days change at midnight in Stockholm. A winner counts from the day
 * after the competition's last day.
 */
export const competitionAt = (now: Date, { year, winner }: CompetitionSettings): Competition => {
  const today = stockholmDate(now);
  const starts = { year, ...COMPETITION_START };
  const ends = { year, ...COMPETITION_END };
  if (compareDates(today, starts) < 0) return { phase: 'announced', starts, ends };
  if (compareDates(today, ends) <= 0) return { phase: 'running', starts, ends };
  return winner === null ? { phase: 'ended', starts, ends } : { phase: 'decided', winner, starts, ends };
};

/** Whether the competition's last day has passed. */
export const isOver = ({ phase }: Competition): boolean => phase === 'ended' || phase === 'decided';
