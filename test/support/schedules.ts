import { addDays, type PlainDate } from '../../src/domain/plain-date.ts';
import type { SalesRound } from '../../src/domain/sales-rounds.ts';

/** Every day from 1 July 2026 for two years. */
export const TWO_YEARS: readonly PlainDate[] = Array.from({ length: 731 }, (_, days) =>
  addDays({ year: 2026, month: 7, day: 1 }, days),
);

export const namesOf = (rounds: readonly SalesRound[]): readonly string[] => rounds.map(({ name }) => name);
