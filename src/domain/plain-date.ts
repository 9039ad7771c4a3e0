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

const stockholmCalendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Stockholm',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** The day that the calendar on a Swedish wall shows at the instant `now`. */
export const stockholmDate = (now: Date): PlainDate => {
  const part = Object.fromEntries(stockholmCalendar.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  return { year: part.year ?? Number.NaN, month: part.month ?? Number.NaN, day: part.day ?? Number.NaN };
};
