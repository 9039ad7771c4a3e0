import type { KronorRange } from '../domain/expected-amounts.ts';
import { type PlainDate, type PlainTime, weekday } from '../domain/plain-date.ts';
import type { DateRange } from '../domain/sales-rounds.ts';

/** A no-break space, used between thousands and between a number and its unit. */
const NBSP = '\u00a0';

const MONTHS = [
  'januari',
  'februari',
  'mars',
  'april',
  'maj',
  'juni',
  'juli',
  'augusti',
  'september',
  'oktober',
  'november',
  'december',
] as const;

/** By the ISO 8601 weekday number. */
const WEEKDAYS = ['', 'måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag', 'söndag'] as const;

/** Digits with a space between thousands. */
export const groupThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, NBSP);

/** A number as Swedish writes it: `formatNumber(45000)` is "45 000", `formatNumber(27.5)` is "27,5". */
export const formatNumber = (value: number): string => {
  const [whole = '0', decimals] = Math.abs(value).toString().split('.');
  return `${value < 0 ? '\u2212' : ''}${groupThousands(whole)}${decimals ? `,${decimals}` : ''}`;
};

/** A number and its unit on one line: `withUnit(20, 'kg')`. */
export const withUnit = (value: number, unit: string): string => `${formatNumber(value)}${NBSP}${unit}`;

/** A number with its noun, on one line: `formatCount(1, 'person', 'personer')` is "1 person". */
export const formatCount = (value: number, one: string, many: string): string =>
  withUnit(value, value === 1 ? one : many);

/** "45 000 kr" */
export const formatKronor = (kronor: number): string => withUnit(kronor, 'kr');

/** Keeps a range on one line if possible. */
const TO = '\u2060–\u2060';

/** "ungefär 18 300–21 600 kr", or "ungefär 21 600 kr" if both ends are the same. Of nothing, exactly "0 kr". */
export const formatApproximateKronor = ({ from, to }: KronorRange): string => {
  if (to === 0) return formatKronor(to);
  return `ungefär ${from === to ? '' : `${formatNumber(from)}–`}${formatKronor(to)}`;
};

/** "50 %" */
export const formatPercent = (percent: number): string => withUnit(percent, '%');

/** A price without its unit, for a place beside another price: "145", "119,50". */
export const formatAmount = (ore: number): string => {
  const kronor = formatNumber(Math.floor(ore / 100));
  const rest = ore % 100;
  return `${kronor}${rest ? `,${String(rest).padStart(2, '0')}` : ''}`;
};

/** An amount in öre as kronor, with decimals only if there are any: "145 kr", "119,50 kr". */
export const formatPrice = (ore: number): string => `${formatAmount(ore)}${NBSP}kr`;

/** An amount in öre as kronor, always with two decimals: "280,00 kr". */
export const formatExactPrice = (ore: number): string =>
  `${formatNumber(Math.floor(ore / 100))},${String(ore % 100).padStart(2, '0')}${NBSP}kr`;

/** "1 november" */
export const formatMonthDay = ({ month, day }: { readonly month: number; readonly day: number }): string =>
  `${day}${NBSP}${MONTHS[month - 1]}`;

/** "1 november 2026" */
export const formatDate = (date: PlainDate): string => `${formatMonthDay(date)} ${date.year}`;

/** "1 november" in the year of `today`, and "1 november 2027" in another year. */
export const formatDay = (date: PlainDate, today: PlainDate): string =>
  date.year === today.year ? formatMonthDay(date) : formatDate(date);

/** "söndag 29 november", and "söndag 28 november 2027" in another year. */
export const formatWeekday = (date: PlainDate, today: PlainDate): string =>
  `${WEEKDAYS[weekday(date)]} ${formatDay(date, today)}`;

/** "kl. 13.05" */
export const formatTime = ({ hours, minutes }: PlainTime): string =>
  `kl.${NBSP}${hours}.${String(minutes).padStart(2, '0')}`;

/** Ends a sentence with a full stop, unless it already has an end: "Exempel AB.", "Example, Inc.", "Nu i butik!" */
export const endSentence = (text: string): string => (/[.!?…]["”’»]*$/.test(text) ? text : `${text}.`);

/** "A", "A och B", "A, B och C"; empty for no names. */
export const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} och ${names.at(-1)}`;

/** "14–18 december 2026", "28 juni–2 juli 2027", "3–5 och 7 maj 2027". Both days of a range are in the same year. */
export const formatDateRanges = (ranges: readonly DateRange[]): string =>
  joinNames(
    ranges.map(({ first, last }, index) => {
      const next = ranges[index + 1]?.first;
      const end = next?.year !== last.year ? formatDate : next.month !== last.month ? formatMonthDay : undefined;
      const lastDay = end ? end(last) : String(last.day);
      if (first.month !== last.month) return `${formatMonthDay(first)}–${lastDay}`;
      return first.day === last.day ? lastDay : `${first.day}${TO}${lastDay}`;
    }),
  );

/** "18 januari–21 mars 2027", "14 december 2026–10 januari 2027". */
export const formatPeriod = ({ first, last }: DateRange): string =>
  `${first.year === last.year ? formatMonthDay(first) : formatDate(first)}–${formatDate(last)}`;

const SMALL_NUMBERS = ['noll', 'ett', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio', 'elva', 'tolv'];

/** Numbers up to twelve in words, as running Swedish text writes them: "två", "tolv", "14". */
export const inWords = (value: number): string => SMALL_NUMBERS[value] ?? formatNumber(value);
