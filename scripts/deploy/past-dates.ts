import { parseConfig } from '../../src/config.ts';
import { isoDate } from '../../src/content/format.ts';
import { competitionAt } from '../../src/domain/competition.ts';
import { compareDates, stockholmDate } from '../../src/domain/plain-date.ts';
import { upcomingRounds } from '../../src/domain/sales-rounds.ts';

/** What these variables say that time has overtaken, one sentence each. It is no error: the site leaves it out. */
export const findPastDates = (vars: Readonly<Record<string, unknown>>, now: Date): readonly string[] => {
  const { salesRounds, notice, competition } = parseConfig(vars).operator;
  const today = stockholmDate(now);
  const isPast = (day: Parameters<typeof compareDates>[0] | null | undefined): boolean =>
    day !== null && day !== undefined && compareDates(day, today) < 0;
  const isUndecided = competition !== null && competitionAt(now, competition).phase === 'ended';
  return [
    ...(salesRounds.length > 0 && upcomingRounds(salesRounds, today).length === 0
      ? ['SALES_ROUNDS: every round is over, so the site names no next one.']
      : []),
    ...(notice?.lastDay && isPast(notice.lastDay)
      ? [`NOTICE_UNTIL: the notice ended on ${isoDate(notice.lastDay)}.`]
      : []),
    ...(isUndecided && isPast(competition.decidedBy)
      ? [`COMPETITION_DECIDED_BY has passed, and there is no COMPETITION_WINNER of ${competition.year}.`]
      : []),
    ...(competition !== null && competition.year < today.year
      ? [`COMPETITION_YEAR: the competition of ${competition.year} is still announced.`]
      : []),
  ];
};
