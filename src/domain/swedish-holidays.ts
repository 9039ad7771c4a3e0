import { addDays, compareDates, type PlainDate, weekday } from './plain-date.ts';

/** Easter Sunday in the Gregorian calendar, by the anonymous Gregorian algorithm (Nature, 1876). */
export const easterSunday = (year: number): PlainDate => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leapsSkipped = Math.floor(century / 4);
  const moonShift = Math.floor((century + 8) / 25);
  const epact = (19 * golden + century - leapsSkipped - Math.floor((century - moonShift + 1) / 3) + 15) % 30;
  const remainder = year % 100;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(remainder / 4) - epact - (remainder % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const marchDay = epact + toSunday - 7 * late + 114;
  return { year, month: Math.floor(marchDay / 31), day: (marchDay % 31) + 1 };
};

/** The first Saturday on or after `date`. */
const firstSaturdayFrom = (date: PlainDate): PlainDate => addDays(date, (13 - weekday(date)) % 7);

/**
 * The public holidays of a year according to lagen (1989:253) om allmänna helgdagar, and the eves of Midsummer,
 * Christmas and New Year, when carriers and most workplaces are closed.
 */
const swedishHolidays = (year: number): readonly PlainDate[] => {
  const easter = easterSunday(year);
  const midsummerDay = firstSaturdayFrom({ year, month: 6, day: 20 });
  const fixed: readonly (readonly [month: number, day: number])[] = [
    [1, 1],
    [1, 6],
    [5, 1],
    [6, 6],
    [12, 24],
    [12, 25],
    [12, 26],
    [12, 31],
  ];
  return [
    ...fixed.map(([month, day]) => ({ year, month, day })),
    ...[-2, 0, 1, 39, 49].map((days) => addDays(easter, days)),
    addDays(midsummerDay, -1),
    midsummerDay,
    firstSaturdayFrom({ year, month: 10, day: 31 }),
  ];
};

/** Whether a date is neither in a weekend nor a holiday. Used for the delivery time; see terms.ts. */
export const isWorkingDay = (date: PlainDate): boolean =>
  weekday(date) <= 5 && !swedishHolidays(date.year).some((holiday) => compareDates(holiday, date) === 0);

/** The `days`th working day after `date`, or `date` itself if `days` is 0. `days` must be 0 or more. */
export const addWorkingDays = (date: PlainDate, days: number): PlainDate => {
  let current = date;
  for (let left = days; left > 0; ) {
    current = addDays(current, 1);
    if (isWorkingDay(current)) left -= 1;
  }
  return current;
};
