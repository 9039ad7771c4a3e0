import { describe, expect, it } from 'vitest';
import { exampleRounds, exampleVars } from '../../scripts/example-vars.ts';
import { salesRounds } from '../../src/config-values.ts';
import { competitionAt } from '../../src/domain/competition.ts';
import { addDays, compareDates, type PlainDate, parsePlainDate } from '../../src/domain/plain-date.ts';
import { deliveryDays, isDeliveredAfterOrderStop, type SalesRound } from '../../src/domain/sales-rounds.ts';
import { expectedDeliveryBy, RETURN_WINDOW_DAYS } from '../../src/domain/terms.ts';

const date = (year: number, month: number, day: number): PlainDate => ({ year, month, day });

const round = (name: string, orderStop: PlainDate, year: number, week: number): SalesRound => ({
  id: `${name}-${year}`,
  name,
  orderStop,
  deliveryWeek: { year, week },
});

describe('the delivery of a round', () => {
  it.each([
    ['a usual week', 2026, 51, [[date(2026, 12, 14), date(2026, 12, 18)]]],
    ['the week of Christmas', 2026, 52, [[date(2026, 12, 21), date(2026, 12, 23)]]],
    ['the week of New Year', 2026, 53, [[date(2026, 12, 28), date(2026, 12, 30)]]],
    [
      'the week of Ascension Day',
      2027,
      18,
      [
        [date(2027, 5, 3), date(2027, 5, 5)],
        [date(2027, 5, 7), date(2027, 5, 7)],
      ],
    ],
  ])('takes place only on the working days of its week: %s', (_name, year, week, ranges) => {
    expect(deliveryDays(round('Runda', date(2026, 12, 6), year, week))).toEqual(
      ranges.map(([first, last]) => ({ first, last })),
    );
  });

  it.each([
    ['on the Sunday before', date(2026, 12, 13), 51, true],
    ['on its first day', date(2026, 12, 14), 51, false],
    ['within it', date(2026, 12, 17), 51, false],
    ['on a holiday before its first working day', date(2027, 3, 29), 13, true],
  ])('must start after the order stop: %s', (_name, orderStop, week, expected) => {
    expect(isDeliveredAfterOrderStop(round('Runda', orderStop, orderStop.year, week))).toBe(expected);
  });
});

it.each([2026, 2027, 2032, 2037])('the example rounds of %i are delivered on time, and before Christmas', (year) => {
  for (const round of salesRounds.parse(JSON.stringify(exampleRounds(year)))) {
    const latest = expectedDeliveryBy(round.orderStop);
    expect(compareDates(deliveryDays(round)[0]?.first ?? latest, latest), round.name).toBeLessThan(0);
    expect(compareDates(latest, date(round.deliveryWeek.year, 12, 24)), round.name).toBeLessThan(0);
  }
});

it.each([2026, 2027, 2032, 2037])(
  'the example of %i decides its competition after all products can be returned',
  (year) => {
    const { COMPETITION_YEAR, COMPETITION_DECIDED_BY, COMPETITION_WINNER } = exampleVars(
      new Date(`${year}-06-01T12:00:00Z`),
    );
    expect([COMPETITION_YEAR, COMPETITION_WINNER]).toEqual([String(year), undefined]);
    const { ends } = competitionAt(new Date(`${year}-06-01T12:00:00Z`), {
      year: Number(COMPETITION_YEAR),
      winner: null,
      decidedBy: null,
      prizeSales: null,
      prizeKronor: null,
    });
    const returned = salesRounds
      .parse(JSON.stringify(exampleRounds(ends.year)))
      .filter(({ opens, orderStop }) => orderStop.year === ends.year && (!opens || compareDates(opens, ends) <= 0))
      .map((round) => addDays(deliveryDays(round).at(-1)?.last ?? round.orderStop, RETURN_WINDOW_DAYS));
    expect(returned.length).toBeGreaterThan(0);
    const decided = parsePlainDate(COMPETITION_DECIDED_BY ?? '');
    if (decided === null) throw new Error('The example has no such day.');
    for (const last of returned) expect(compareDates(decided, last)).toBeGreaterThan(0);
  },
);
