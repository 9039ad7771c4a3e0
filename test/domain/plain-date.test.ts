import { describe, expect, it } from 'vitest';
import { addDays, mondayOf, parseIsoWeek, parsePlainDate, secondsToMidnight } from '../../src/domain/plain-date.ts';
import { addWorkingDays, easterSunday, isWorkingDay } from '../../src/domain/swedish-holidays.ts';

describe('a plain date', () => {
  it.each([
    ['2026-11-29', { year: 2026, month: 11, day: 29 }],
    ['2028-02-29', { year: 2028, month: 2, day: 29 }],
    ['2027-02-29', null],
    ['2026-13-01', null],
    ['2026-11-00', null],
    ['2026-1-1', null],
    ['2026-11-29T00:00', null],
    ['', null],
  ])('is read from %j as %j', (text, date) => {
    expect(parsePlainDate(text)).toEqual(date);
  });

  it('can be moved across the end of a month or year', () => {
    expect(addDays({ year: 2026, month: 12, day: 31 }, 1)).toEqual({ year: 2027, month: 1, day: 1 });
    expect(addDays({ year: 2028, month: 3, day: 1 }, -1)).toEqual({ year: 2028, month: 2, day: 29 });
  });
});

describe('Swedish time', () => {
  it('counts the seconds to midnight', () => {
    expect(secondsToMidnight(new Date('2026-11-20T22:59:58Z'))).toBe(2);
    expect(secondsToMidnight(new Date('2026-11-20T22:59:59.900Z'))).toBe(0.1);
    expect(secondsToMidnight(new Date('2026-11-20T23:00:00Z'))).toBe(86_400);
    expect(secondsToMidnight(new Date('2026-07-01T21:00:00Z'))).toBe(3_600);
  });
});

describe('the Swedish calendar', () => {
  it('has Easter on the right Sunday', () => {
    expect(easterSunday(2026)).toEqual({ year: 2026, month: 4, day: 5 });
    expect(easterSunday(2027)).toEqual({ year: 2027, month: 3, day: 28 });
    expect(easterSunday(2038)).toEqual({ year: 2038, month: 4, day: 25 });
  });

  it.each([
    ['a Wednesday', 'a working day', { year: 2026, month: 11, day: 18 }],
    ['a Saturday', 'a day off', { year: 2026, month: 11, day: 21 }],
    ['Good Friday', 'a day off', { year: 2026, month: 4, day: 3 }],
    ['Easter Monday', 'a day off', { year: 2026, month: 4, day: 6 }],
    ['Ascension Day', 'a day off', { year: 2026, month: 5, day: 14 }],
    ['Midsummer Eve', 'a day off', { year: 2026, month: 6, day: 19 }],
    ['Christmas Eve', 'a day off', { year: 2026, month: 12, day: 24 }],
    ['the day before Christmas Eve', 'a working day', { year: 2026, month: 12, day: 23 }],
  ])('counts %s as %s', (_name, kind, date) => {
    expect(isWorkingDay(date)).toBe(kind === 'a working day');
  });

  it('counts working days from the next day, without weekends and holidays', () => {
    const wednesday = { year: 2026, month: 12, day: 23 };
    expect(addWorkingDays(wednesday, 0)).toEqual(wednesday);
    expect(addWorkingDays(wednesday, 1)).toEqual({ year: 2026, month: 12, day: 28 });
    expect(addWorkingDays(wednesday, 4)).toEqual({ year: 2027, month: 1, day: 4 });
  });
});

describe('an ISO week', () => {
  it.each([
    [2026, 1, { year: 2025, month: 12, day: 29 }],
    [2026, 53, { year: 2026, month: 12, day: 28 }],
    [2027, 1, { year: 2027, month: 1, day: 4 }],
    [2020, 53, { year: 2020, month: 12, day: 28 }],
  ])('%i-W%i begins on %j', (year, week, monday) => {
    expect(mondayOf({ year, week })).toEqual(monday);
  });

  it.each([
    ['2026-W51', { year: 2026, week: 51 }],
    ['2026-W53', { year: 2026, week: 53 }],
    ['2027-W53', null],
    ['2026-W54', null],
    ['2026-W00', null],
    ['2026-W1', null],
    ['W51', null],
  ])('%j is %j', (text, week) => {
    expect(parseIsoWeek(text)).toEqual(week);
  });
});
