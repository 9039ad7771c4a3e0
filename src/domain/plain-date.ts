/** A calendar day without time or zone; month and day count from 1. */
export type PlainDate = { readonly year: number; readonly month: number; readonly day: number };

const MS_PER_DAY = 86_400_000;

const toUtc = ({ year, month, day }: PlainDate): number => Date.UTC(year, month - 1, day);

const fromUtc = (ms: number): PlainDate => {
  const date = new Date(ms);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};

/** Negative when `a` is the earlier day, 0 on the same day, positive when it is the later. */
export const compareDates = (a: PlainDate, b: PlainDate): number => toUtc(a) - toUtc(b);

export const earliestDate = (a: PlainDate, b: PlainDate): PlainDate => (compareDates(a, b) <= 0 ? a : b);

export const latestDate = (a: PlainDate, b: PlainDate): PlainDate => (compareDates(a, b) >= 0 ? a : b);

export const addDays = (date: PlainDate, days: number): PlainDate => fromUtc(toUtc(date) + days * MS_PER_DAY);

/** The same day `years` later; 29 February becomes 1 March in a year that has none. */
export const addYears = ({ year, month, day }: PlainDate, years: number): PlainDate =>
  fromUtc(toUtc({ year: year + years, month, day }));

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export const weekday = (date: PlainDate): number => new Date(toUtc(date)).getUTCDay() || 7;

/** The time of day on a Swedish wall: hours 0 to 23, minutes 0 to 59. */
export type PlainTime = { readonly hours: number; readonly minutes: number };

const MS_PER_HOUR = 3_600_000;

/** 01:00 UTC on the last Sunday of a 31-day month: when clocks in the European Union change (directive 2000/84/EC). */
const clockChange = (year: number, month: number): number => {
  const lastDay = { year, month, day: 31 };
  return toUtc(addDays(lastDay, -(weekday(lastDay) % 7))) + MS_PER_HOUR;
};

/** `instant` moved so that its UTC fields read as clocks and calendars do in Sweden. Intl would cost a hundred times more. */
const inStockholm = (instant: Date): Date => {
  const ms = instant.getTime();
  const year = instant.getUTCFullYear();
  const isSummer = ms >= clockChange(year, 3) && ms < clockChange(year, 10);
  return new Date(ms + (isSummer ? 2 : 1) * MS_PER_HOUR);
};

/** The day that a Swedish calendar shows at `instant`. */
export const stockholmDate = (instant: Date): PlainDate => fromUtc(inStockholm(instant).getTime());

/** The time that a Swedish clock shows at `instant`. */
export const stockholmTime = (instant: Date): PlainTime => {
  const local = inStockholm(instant);
  return { hours: local.getUTCHours(), minutes: local.getUTCMinutes() };
};

/** How long the Swedish calendar goes on showing the day of `instant`: 86 400 at most (clocks do not change around midnight). */
export const secondsToMidnight = (instant: Date): number =>
  (MS_PER_DAY - (inStockholm(instant).getTime() % MS_PER_DAY)) / 1000;
