import { describe, expect, it } from 'vitest';
import { exampleRounds } from '../../scripts/example-vars.ts';
import { salesRounds } from '../../src/config-values.ts';
import { addDays, compareDates, daysUntil, isoDate, type PlainDate } from '../../src/domain/plain-date.ts';
import { deliveryDays, type SalesRound } from '../../src/domain/sales-rounds.ts';
import {
  christmasDelivery,
  HAND_OUT_WORKING_DAYS,
  PREPARATION_DAYS,
  roundPhase,
  scheduleOn,
} from '../../src/domain/schedule.ts';
import { isWorkingDay } from '../../src/domain/swedish-holidays.ts';
import { expectedDeliveryBy } from '../../src/domain/terms.ts';
import { namesOf, TWO_YEARS } from '../support/schedules.ts';

const date = (year: number, month: number, day: number): PlainDate => ({ year, month, day });

const round = (name: string, orderStop: PlainDate, year: number, week: number, opens?: PlainDate): SalesRound => ({
  id: `${name}-${year}`,
  name,
  opens,
  orderStop,
  deliveryWeek: { year, week },
});

const JUL = round('Jul', date(2026, 11, 29), 2026, 51, date(2026, 10, 5));
const VAR = round('Vår', date(2027, 3, 21), 2027, 14, date(2027, 1, 18));
const SCHEDULE = [VAR, round('Höst', date(2026, 10, 4), 2026, 43, date(2026, 8, 10)), JUL];

it.each([
  // day, open, delivering, to join, closing, finishing, next for customers
  [date(2026, 8, 9), [], [], 'Höst', [], [], 'Höst'],
  [date(2026, 9, 20), ['Höst'], [], 'Höst', [], [], undefined],
  [date(2026, 9, 21), ['Höst'], [], 'Jul', ['Höst'], [], undefined],
  [date(2026, 10, 5), ['Jul'], ['Höst'], 'Jul', [], ['Höst'], undefined],
  [date(2026, 10, 24), ['Jul'], [], 'Jul', [], ['Höst'], undefined],
  [date(2026, 11, 8), ['Jul'], [], 'Jul', [], [], undefined],
  [date(2026, 11, 28), ['Jul'], [], 'Vår', ['Jul'], [], undefined],
  [date(2026, 11, 29), ['Jul'], [], 'Vår', ['Jul'], [], undefined],
  [date(2026, 11, 30), [], ['Jul'], 'Vår', [], ['Jul'], 'Vår'],
  [date(2026, 12, 19), [], [], 'Vår', [], ['Jul'], 'Vår'],
  [date(2027, 1, 3), [], [], 'Vår', [], [], 'Vår'],
  [date(2027, 3, 8), ['Vår'], [], undefined, ['Vår'], [], undefined],
  [date(2027, 3, 22), [], ['Vår'], undefined, [], ['Vår'], undefined],
])(
  'on %j the schedule has open %j, in delivery %j, to join %s',
  (today, open, delivering, toJoin, closing, finishing, next) => {
    const schedule = scheduleOn(SCHEDULE, today);
    const { leader, customer } = schedule;
    expect([namesOf(schedule.open), namesOf(schedule.delivering), leader.toJoin?.name]).toEqual([
      open,
      delivering,
      toJoin,
    ]);
    expect([namesOf(leader.closing), namesOf(leader.finishing), customer.next?.name]).toEqual([
      closing,
      finishing,
      next,
    ]);
  },
);

it('a round without a first day is open until its order stop, from the order stop before it', () => {
  const rounds = SCHEDULE.map((each) => ({ ...each, opens: undefined }));
  const openOn = (today: PlainDate) => namesOf(scheduleOn(rounds, today).open);
  expect(openOn(date(2026, 1, 1))).toEqual(['Höst']);
  expect(openOn(date(2026, 11, 29))).toEqual(['Jul']);
  expect(openOn(date(2026, 11, 30))).toEqual(['Vår']);
});

it('a group that can join no round prepares the last one ahead', () => {
  const rounds = [VAR, { ...VAR, name: 'Påsk', orderStop: date(2027, 3, 23) }];
  const { toJoin, toPrepare } = scheduleOn(rounds, date(2027, 3, 20)).leader;
  expect([toJoin, toPrepare?.name]).toEqual([null, 'Påsk']);
});

describe('of several rounds', () => {
  const LATE = round('closes first, delivered last', date(2026, 10, 11), 2026, 48);
  const EARLY = round('closes last, delivered first', date(2026, 10, 18), 2026, 46);
  const LONG = round('opens first, closes last', date(2027, 6, 6), 2027, 26, date(2027, 1, 18));
  const SHORT = round('opens last, closes first', date(2027, 5, 2), 2027, 22, date(2027, 2, 1));
  const ROUNDS = [LATE, EARLY, LONG, SHORT];

  it.each([ROUNDS, ROUNDS.toReversed()])(
    'the next to be delivered, to close and to open comes first, in whatever order they are',
    (...rounds) => {
      const { ahead, delivering, leader, customer } = scheduleOn(rounds, date(2026, 10, 19));
      expect([ahead, delivering, leader.finishing]).toEqual([
        [SHORT, LONG],
        [EARLY, LATE],
        [LATE, EARLY],
      ]);
      expect(customer.next).toBe(LONG);
    },
  );
});

describe('the round before Christmas', () => {
  const week = (name: string, day: number, number: number, year = 2026) =>
    round(name, date(year, 11, day), year, number);
  const christmasRound = (rounds: readonly SalesRound[], today: PlainDate) =>
    christmasDelivery(rounds, today)?.round.name;

  it.each([
    ['closes last of those in the same week', [week('A', 22, 51), week('B', 29, 51)], 'B'],
    ['closes last, although it is delivered first', [week('A', 22, 51), week('B', 29, 50)], 'B'],
    ['is delivered before Christmas Eve', [week('A', 22, 51), week('B', 29, 53)], 'A'],
    ['is delivered in the last days before it', [week('A', 29, 52)], 'A'],
    ['may be delivered in November', [round('A', date(2026, 10, 18), 2026, 46)], 'A'],
    ['is delivered in November or December', [round('A', date(2026, 9, 27), 2026, 42)], undefined],
    ['is of this year', [week('A', 22, 51, 2027)], undefined],
  ])('%s', (_case, rounds, name) => {
    for (const order of [rounds, rounds.toReversed()]) {
      expect(christmasRound(order, date(2026, 11, 25))).toBe(name);
    }
  });

  it('is the one of next year from Christmas Day on', () => {
    const rounds = [week('A', 22, 51), week('B', 22, 51, 2027)];
    expect(christmasRound(rounds, date(2026, 12, 24))).toBe('A');
    expect(christmasRound(rounds, date(2026, 12, 25))).toBe('B');
  });

  it.each([
    ['three working days are left after the delivery week', week('A', 29, 51), true],
    ['the delivery week is the last before Christmas', week('A', 29, 52), false],
    ['only two working days are left', round('A', date(2026, 12, 1), 2026, 51), false],
    ['the normal delivery time ends on 23 December', round('A', date(2027, 12, 5), 2027, 50), false],
  ])('is delivered in good time or not: %s', (_case, only, expected) => {
    const inItsYear = date(only.orderStop.year, 11, 25);
    expect(christmasDelivery([only], inItsYear)?.isInGoodTime).toBe(expected);
  });
});

describe('on every day of two years', () => {
  const PARSED = salesRounds.parse(JSON.stringify(exampleRounds(2026)));
  const SCHEDULES: readonly (readonly [string, readonly SalesRound[]])[] = [
    ['the example', PARSED],
    ['the example without first days', PARSED.map((round) => ({ ...round, opens: undefined }))],
    [
      'the example with rounds that overlap',
      PARSED.map((round) => ({ ...round, opens: addDays(round.orderStop, -90) })),
    ],
    ['one round', PARSED.slice(3, 4)],
  ];

  it.each(SCHEDULES)(
    'a round is in one phase, open from its first day or from the order stop before it: %s',
    (_name, rounds) => {
      for (const today of TWO_YEARS) {
        const { open, delivering, ahead } = scheduleOn(rounds, today);
        for (const each of rounds) {
          const phase = roundPhase(rounds, each, today);
          const day = `${each.id} on ${isoDate(today)}`;
          const isAhead = compareDates(each.orderStop, today) >= 0;
          const hasBegun = each.opens ? compareDates(each.opens, today) <= 0 : each === ahead[0];
          expect([ahead.includes(each), open.includes(each), delivering.includes(each)], day).toEqual([
            isAhead,
            isAhead && hasBegun,
            phase === 'delivering',
          ]);
          expect(phase === 'open', day).toBe(open.includes(each));
          expect(['delivering', 'over'].includes(phase), day).toBe(!isAhead);
        }
      }
    },
  );

  it.each(SCHEDULES)(
    'a round comes next only before it opens, and only if a group can join it: %s',
    (_name, rounds) => {
      for (const today of TWO_YEARS) {
        const { open, leader, customer } = scheduleOn(rounds, today);
        const day = isoDate(today);
        if (customer.next) expect([open, roundPhase(rounds, customer.next, today)], day).toEqual([[], 'upcoming']);
        if (leader.toJoin)
          expect(daysUntil(leader.toJoin.orderStop, today), day).toBeGreaterThanOrEqual(PREPARATION_DAYS);
        for (const closing of leader.closing) {
          expect(open, day).toContain(closing);
          expect(daysUntil(closing.orderStop, today), day).toBeLessThan(PREPARATION_DAYS);
        }
      }
    },
  );

  it.each(SCHEDULES)(
    'a delivery is in good time before Christmas only if working days are left to hand out: %s',
    (_name, rounds) => {
      for (const today of TWO_YEARS) {
        const christmas = christmasDelivery(rounds, today);
        if (!christmas?.isInGoodTime) continue;
        const { orderStop, deliveryWeek } = christmas.round;
        const arrivals = [expectedDeliveryBy(orderStop), deliveryDays(christmas.round).at(-1)?.last ?? orderStop];
        for (const arrival of arrivals) {
          const left = Array.from({ length: 60 }, (_, index) => addDays(arrival, index + 1)).filter(
            (day) => isWorkingDay(day) && compareDates(day, date(deliveryWeek.year, 12, 24)) < 0,
          );
          expect(left.length, isoDate(today)).toBeGreaterThanOrEqual(HAND_OUT_WORKING_DAYS);
        }
      }
    },
  );
});
