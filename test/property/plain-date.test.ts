import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '../../src/content/format.ts';
import { addDays, compareDates, secondsToMidnight, stockholmDate, weekday } from '../../src/domain/plain-date.ts';
import { addWorkingDays, isWorkingDay } from '../../src/domain/swedish-holidays.ts';
import { checkProperty } from '../support/check-property.ts';

const FIRST = Date.UTC(1990, 0, 1);
const LAST = Date.UTC(2090, 0, 1);
const DAY_MS = 86_400_000;

const instant = fc.date({ min: new Date(FIRST), max: new Date(LAST), noInvalidDate: true });
const date = fc
  .integer({ min: 0, max: (LAST - FIRST) / DAY_MS })
  .map((days) => addDays({ year: 1990, month: 1, day: 1 }, days));
const days = fc.integer({ min: -20_000, max: 20_000 });

describe('a plain date', () => {
  it('comes back when days are added and taken away', () => {
    checkProperty(
      fc.property(date, days, (start, count) => {
        expect(addDays(addDays(start, count), -count)).toEqual(start);
      }),
    );
  });

  it('compares as its distance in days, as its ISO form, and in reverse with the opposite sign', () => {
    checkProperty(
      fc.property(date, fc.oneof(days, fc.integer({ min: -2, max: 2 })), (start, count) => {
        const end = addDays(start, count);
        expect(Math.sign(compareDates(end, start))).toBe(Math.sign(count));
        expect(compareDates(end, start) + compareDates(start, end)).toBe(0);
        expect(isoDate(end) > isoDate(start)).toBe(count > 0);
      }),
    );
  });

  it('has a weekday from 1 to 7 that advances by one a day', () => {
    checkProperty(
      fc.property(date, (start) => {
        expect(weekday(start)).toBeGreaterThanOrEqual(1);
        expect(weekday(start)).toBeLessThanOrEqual(7);
        expect(weekday(addDays(start, 1))).toBe((weekday(start) % 7) + 1);
      }),
    );
  });

  it('reaches a working day when working days are added, never later than with that many weeks', () => {
    checkProperty(
      fc.property(date, fc.integer({ min: 1, max: 30 }), (start, count) => {
        const end = addWorkingDays(start, count);
        expect(isWorkingDay(end)).toBe(true);
        expect(compareDates(end, addDays(start, count))).toBeGreaterThanOrEqual(0);
        expect(compareDates(end, addDays(start, 7 * count))).toBeLessThanOrEqual(0);
      }),
      200,
    );
  });
});

describe('Stockholm time', () => {
  it('has more than 0 and at most 86 400 seconds to midnight, and within an hour of it a new date begins', () => {
    checkProperty(
      fc.property(instant, (moment) => {
        const seconds = secondsToMidnight(moment);
        expect(seconds).toBeGreaterThan(0);
        expect(seconds).toBeLessThanOrEqual(86_400);
        const tomorrow = addDays(stockholmDate(moment), 1);
        const at = (offset: number) => stockholmDate(new Date(moment.getTime() + (seconds + offset) * 1000));
        expect(compareDates(at(3_600), tomorrow)).toBe(0);
        expect(compareDates(at(-3_600 - 0.001), tomorrow)).toBeLessThan(0);
      }),
    );
  });
});
