import { parseConfig } from '../../src/config.ts';
import { competitionAt } from '../../src/domain/competition.ts';
import { PAGES } from '../../src/domain/pages.ts';
import { compareDates, daysUntil, isoDate, type PlainDate, stockholmDate } from '../../src/domain/plain-date.ts';
import { scheduleOn } from '../../src/domain/schedule.ts';

/** Legal texts and the accessibility statement are reviewed each year (docs/operations/maintenance.md). */
const MAX_TEXT_AGE_DAYS = 2 * 365;

export const isPast = (day: PlainDate | null, today: PlainDate): boolean =>
  day !== null && compareDates(day, today) < 0;

/** The texts with a date that are old enough to need a review, one sentence each. */
export const findOldTexts = (today: PlainDate): readonly string[] =>
  Object.values(PAGES).flatMap((page) =>
    'lastModified' in page && daysUntil(today, page.lastModified) > MAX_TEXT_AGE_DAYS
      ? [`${page.path} is of ${isoDate(page.lastModified)}: review it.`]
      : [],
  );

/** The values and texts that are out of date, one sentence each. They are not errors: the site copes. */
export const findPastDates = (vars: Readonly<Record<string, unknown>>, now: Date): readonly string[] => {
  const { operator } = parseConfig(vars);
  const { salesRounds, notice, competition } = operator;
  const today = stockholmDate(now);
  const isUndecided = competition !== null && competitionAt(now, competition).phase === 'ended';
  const isAwaited = isUndecided && competition.decidedBy !== null && !isPast(competition.decidedBy, today);
  return [
    ...(salesRounds.length > 0 && scheduleOn(salesRounds, today).ahead.length === 0
      ? ['SALES_ROUNDS: every round has closed, so the site names no next one.']
      : []),
    ...(notice?.lastDay && isPast(notice.lastDay, today)
      ? [`NOTICE_UNTIL: the notice ended on ${isoDate(notice.lastDay)}.`]
      : []),
    ...(isUndecided && isPast(competition.decidedBy, today)
      ? [`COMPETITION_DECIDED_BY has passed, and there is no COMPETITION_WINNER of ${competition.year}.`]
      : []),
    ...(competition !== null && competition.year < today.year && !isAwaited
      ? [`COMPETITION_YEAR: the competition of ${competition.year} is still announced.`]
      : []),
    ...findOldTexts(today),
  ];
};
