import { describe, expect, it } from 'vitest';
import { exampleRounds, exampleVars } from '../../scripts/example-vars.ts';
import { salesRounds } from '../../src/config-values.ts';
import { competitionAt } from '../../src/domain/competition.ts';
import { addDays, compareDates, type PlainDate, parsePlainDate } from '../../src/domain/plain-date.ts';
import {
  christmasRound,
  deliveryDays,
  isDeliveredAfterOrderStop,
  openRounds,
  type SalesRound,
  upcomingRounds,
} from '../../src/domain/sales-rounds.ts';
import { expectedDeliveryBy, RETURN_WINDOW_DAYS } from '../../src/domain/terms.ts';

const date = (year: number, month: number, day: number): PlainDate => ({ year, month, day });

const round = (name: string, orderStop: PlainDate, year: number, week: number): SalesRound => ({
  id: `${name}-${year}`,
  name,
  orderStop,
  deliveryWeek: { year, week },
});

const ROUNDS = [
  round('Vår', date(2027, 3, 21), 2027, 14),
  round('Höst', date(2026, 9, 27), 2026, 42),
  round('Jul', date(2026, 11, 29), 2026, 51),
];

describe('the upcoming rounds', () => {
  it.each([
    [date(2026, 9, 1), ['Höst', 'Jul', 'Vår']],
    [date(2026, 11, 29), ['Jul', 'Vår']],
    [date(2026, 11, 30), ['Vår']],
    [date(2027, 3, 22), []],
  ])('on %j are those whose last day to order has not passed, the next one first: %j', (today, names) => {
    expect(upcomingRounds(ROUNDS, today).map(({ name }) => name)).toEqual(names);
  });
});

describe('the open rounds', () => {
  const SCHEDULE = [
    { ...round('Jul', date(2026, 11, 29), 2026, 51), opens: date(2026, 10, 12) },
    ...ROUNDS.slice(0, 1),
  ];

  it.each([
    [date(2026, 10, 11), ['Vår']],
    [date(2026, 10, 12), ['Jul', 'Vår']],
    [date(2026, 11, 30), ['Vår']],
  ])('on %j are those that have started and not closed: %j', (today, names) => {
    expect(openRounds(SCHEDULE, today).map(({ name }) => name)).toEqual(names);
  });
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

describe('the round before Christmas', () => {
  const week = (name: string, day: number, number: number, year = 2026) =>
    round(name, date(year, 11, day), year, number);

  it.each([
    ['closes last of those in the same week', [week('A', 22, 51), week('B', 29, 51)], 'B'],
    ['closes last, although it is delivered first', [week('A', 22, 51), week('B', 29, 50)], 'B'],
    ['is delivered before Christmas Eve', [week('A', 22, 51), week('B', 29, 53)], 'A'],
    ['is delivered in the last days before it', [week('A', 29, 52)], 'A'],
    ['is delivered in November or December', [round('A', date(2026, 9, 27), 2026, 42)], undefined],
    ['is of this year', [week('A', 22, 51, 2027)], undefined],
  ])('%s', (_case, rounds, name) => {
    for (const order of [rounds, rounds.toReversed()]) {
      expect(christmasRound(order, date(2026, 11, 25))?.name).toBe(name);
    }
  });

  it('is the one of next year from Christmas Day on', () => {
    const rounds = [week('A', 22, 51), week('B', 22, 51, 2027)];
    expect(christmasRound(rounds, date(2026, 12, 24))?.name).toBe('A');
    expect(christmasRound(rounds, date(2026, 12, 25))?.name).toBe('B');
  });
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
