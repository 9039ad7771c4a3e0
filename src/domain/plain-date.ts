/** A calendar date without time or zone. `month` and `day` count from 1. */
export type PlainDate = { readonly year: number; readonly month: number; readonly day: number };

const MS_PER_DAY = 86_400_000;

const toUtc = ({ year, month, day }: PlainDate): number => Date.UTC(year, month - 1, day);

const fromUtc = (ms: number): PlainDate => {
  const date = new Date(ms);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};

/** For sorting: negative if `a` is before `b`, 0 on the same day, positive if `a` is after `b`. */
export const compareDates = (a: PlainDate, b: PlainDate): number => toUtc(a) - toUtc(b);

/** The date `days` days after `date`, or before it if `days` is negative. */
export const addDays = (date: PlainDate, days: number): PlainDate => fromUtc(toUtc(date) + days * MS_PER_DAY);

/** How many days `later` is after `date`. Negative if it is before. */
export const daysUntil = (later: PlainDate, date: PlainDate): number => (toUtc(later) - toUtc(date)) / MS_PER_DAY;

/** The ISO 8601 weekday number: 1 is Monday, 7 is Sunday. */
export const weekday = (date: PlainDate): number => new Date(toUtc(date)).getUTCDay() || 7;

/** Reads "2026-11-29" (ISO 8601). Returns null for anything else, including days that do not exist in their month. */
export const parsePlainDate = (text: string): PlainDate | null => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (!year) return null;
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  const existing = fromUtc(toUtc(date));
  return existing.month === date.month && existing.day === date.day ? date : null;
};

/** "2026-11-01" (ISO 8601). The inverse of `parsePlainDate`. */
export const isoDate = ({ year, month, day }: PlainDate): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** An ISO 8601 week: it begins on a Monday, and week 1 contains 4 January. */
export type IsoWeek = { readonly year: number; readonly week: number };

/** The first day of a week. */
export const mondayOf = ({ year, week }: IsoWeek): PlainDate => {
  const inFirstWeek = { year, month: 1, day: 4 };
  return addDays(inFirstWeek, 1 - weekday(inFirstWeek) + 7 * (week - 1));
};

/** Reads "2026-W51" (ISO 8601). Returns null for anything else, including a week 53 in a year without one. */
export const parseIsoWeek = (text: string): IsoWeek | null => {
  const [, yearDigits, weekDigits] = /^(\d{4})-W(\d\d)$/.exec(text) ?? [];
  const [year, week] = [Number(yearDigits), Number(weekDigits)];
  // A week belongs to the year of its Thursday.
  return week >= 1 && addDays(mondayOf({ year, week }), 3).year === year ? { year, week } : null;
};

/** A time of day without date or zone: hours 0 to 23, minutes 0 to 59. */
export type PlainTime = { readonly hours: number; readonly minutes: number };

/**
 * Created when the module is loaded, because construction takes tens of milliseconds in a new process, and formatting
 * only microseconds. The platform's time zone data applies, even after a change of the law on daylight saving time.
 */
const STOCKHOLM_FORMAT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
});

type StockholmDateTime = PlainDate & PlainTime & { readonly seconds: number };

const toStockholm = (instant: Date): StockholmDateTime => {
  const parts = STOCKHOLM_FORMAT.formatToParts(instant);
  const get = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((part) => part.type === type)?.value);
  return {
    year: get('year'),
    month: get('month'),
    day: get('day'),
    hours: get('hour'),
    minutes: get('minute'),
    seconds: get('second'),
  };
};

/** The calendar date in Stockholm at `instant`. Throws a RangeError on an invalid Date. */
export const stockholmDate = (instant: Date): PlainDate => {
  const { year, month, day } = toStockholm(instant);
  return { year, month, day };
};

/** The wall-clock time in Stockholm at `instant`. Throws a RangeError on an invalid Date. */
export const stockholmTime = (instant: Date): PlainTime => {
  const { hours, minutes } = toStockholm(instant);
  return { hours, minutes };
};

/**
 * Seconds until midnight on a wall clock in Stockholm, with milliseconds as decimals: more than 0, at most 86 400.
 * Before a clock change on the same day (about 03:00), the result is an hour off: too long in spring, too short in
 * autumn.
 */
export const secondsToMidnight = (instant: Date): number => {
  const { hours, minutes, seconds } = toStockholm(instant);
  const elapsedMs = ((hours * 60 + minutes) * 60 + seconds) * 1000 + instant.getUTCMilliseconds();
  return (MS_PER_DAY - elapsedMs) / 1000;
};
