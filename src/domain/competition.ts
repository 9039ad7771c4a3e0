import { compareDates, type PlainDate, stockholmDate } from './plain-date.ts';

type MonthDay = { readonly month: number; readonly day: number };

/** First day of the autumn competition. */
const COMPETITION_START: MonthDay = { month: 9, day: 1 };
/** Last day of the autumn competition. */
const COMPETITION_END: MonthDay = { month: 11, day: 1 };
/** The winner's profit on its whole sale is multiplied by this. */
export const COMPETITION_PROFIT_FACTOR = 2;

/** The last day of a year's competition. */
export const competitionEnd = (year: number): PlainDate => ({ year, ...COMPETITION_END });

/** What the operator has decided about a competition in addition to its rules. */
type CompetitionFacts = {
  /** The last day to choose the winner. */
  readonly decidedBy: PlainDate | null;
  /** The sales whose profit is doubled, in words. Null: the winner's whole sale. */
  readonly prizeSales: string | null;
  /** The winner's prize in addition to its ordinary profit. */
  readonly prizeKronor: number | null;
};

/** The competition that the operator has announced. `winner` is null until it is decided. */
export type CompetitionSettings = CompetitionFacts & { readonly year: number; readonly winner: string | null };

/** Before the first day, during the competition, after the last day, and after the last day with a winner. */
export type CompetitionPhase = 'announced' | 'running' | 'ended' | 'decided';

/** One year's competition as it is on the day `today`. Both `starts` and `ends` are days of the competition. */
export type Competition = CompetitionFacts & {
  readonly starts: PlainDate;
  readonly ends: PlainDate;
  readonly today: PlainDate;
} & ({ readonly phase: Exclude<CompetitionPhase, 'decided'> } | { readonly phase: 'decided'; readonly winner: string });

/**
 * The announced competition at the time `now`. Days change at midnight in Stockholm. A winner counts from the day after
 * the competition's last day.
 */
export const competitionAt = (now: Date, { year, winner, ...facts }: CompetitionSettings): Competition => {
  const today = stockholmDate(now);
  const [starts, ends] = [{ year, ...COMPETITION_START }, competitionEnd(year)];
  const common = { starts, ends, today, ...facts };
  if (compareDates(today, starts) < 0) return { phase: 'announced', ...common };
  if (compareDates(today, ends) <= 0) return { phase: 'running', ...common };
  return winner === null ? { phase: 'ended', ...common } : { phase: 'decided', winner, ...common };
};

const IS_OVER: Readonly<Record<CompetitionPhase, boolean>> = {
  announced: false,
  running: false,
  ended: true,
  decided: true,
};

/** Whether the competition's last day has passed. */
export const isOver = ({ phase }: Competition): boolean => IS_OVER[phase];
