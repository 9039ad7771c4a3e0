import type { PlainDate } from '../domain/plain-date.ts';

/** An event that lasts for whole days. */
export type CalendarEvent = {
  /** Identifies the event globally and permanently. */
  readonly uid: string;
  readonly firstDay: PlainDate;
  /** The day after the last one. */
  readonly dayAfter: PlainDate;
  readonly summary: string;
  readonly url: string;
};

type Calendar = {
  readonly name: string;
  /** The site's host. It is part of the name of the program that made the calendar. */
  readonly host: string;
  readonly events: readonly CalendarEvent[];
  readonly createdAt: Date;
};

/** The maximum length of a line (RFC 5545, 3.1). */
const MAX_LINE_OCTETS = 75;

const encoder = new TextEncoder();

/** Folds a line that is too long. Each continuation begins with a space, and no character is split. */
const foldLine = (line: string): string => {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const length = encoder.encode(character).byteLength;
    if (octets + length > MAX_LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
};

/** The value type TEXT (RFC 5545, 3.3.11). It must not contain control characters. */
const toText = (value: string): string =>
  value
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

const digits = (value: number, length: number): string => String(value).padStart(length, '0');
const toDate = ({ year, month, day }: PlainDate): string => `${digits(year, 4)}${digits(month, 2)}${digits(day, 2)}`;
/** "20261122T001500Z" */
const toUtcDateTime = (instant: Date): string => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/**
 * A calendar must have a component, and a calendar without events may have only a time zone (RFC 5545, 3.6). Events of
 * whole days do not refer to it.
 */
const STOCKHOLM_TIME = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Stockholm',
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** An iCalendar object (RFC 5545). For calendars that subscribe, it has the name and the refresh interval of RFC 7986. */
export const toICalendar = ({ name, host, events, createdAt }: Calendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//sv`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${toText(name)}`,
    // Calendars that do not know NAME read this.
    `X-WR-CALNAME:${toText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    ...STOCKHOLM_TIME,
    ...events.flatMap(({ uid, firstDay, dayAfter, summary, url }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${toUtcDateTime(createdAt)}`,
      `DTSTART;VALUE=DATE:${toDate(firstDay)}`,
      `DTEND;VALUE=DATE:${toDate(dayAfter)}`,
      `SUMMARY:${toText(summary)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
