import { expect, it } from 'vitest';
import { toICalendar } from '../../src/http/icalendar.ts';

const EVENT = {
  uid: 'a@site.example',
  firstDay: { year: 2026, month: 12, day: 31 },
  dayAfter: { year: 2027, month: 1, day: 1 },
  summary: 'Jul',
  url: 'https://site.example/x',
};

const write = (summary: string): string =>
  toICalendar({
    name: 'Rundor',
    host: 'site.example',
    events: [{ ...EVENT, summary }],
    createdAt: new Date('2026-11-22T00:15:00.500Z'),
  });

/** Undoes the folding of long lines. */
const unfold = (calendar: string): readonly string[] => calendar.replaceAll('\r\n ', '').split('\r\n');

it('an iCalendar object has its required properties, in lines that end with CRLF', () => {
  expect(write('Jul').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//site.example//sv',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'NAME:Rundor',
    'X-WR-CALNAME:Rundor',
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
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
    'BEGIN:VEVENT',
    'UID:a@site.example',
    'DTSTAMP:20261122T001500Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Jul',
    'URL:https://site.example/x',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it.each(['å'.repeat(200), 'Jul 🎄'.repeat(30), 'a'.repeat(67), 'a'.repeat(68)])(
  'an iCalendar line has at most 75 octets and unfolds to the whole text: %s',
  (summary) => {
    const calendar = write(summary);
    for (const line of calendar.split('\r\n')) {
      expect(new TextEncoder().encode(line).byteLength).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
    expect(unfold(calendar)).toContain(`SUMMARY:${summary}`);
  },
);

it('an iCalendar text is escaped so that it cannot end its line', () => {
  const calendar = write('a, b; c\\d\r\nEND:VCALENDAR\n\u0007');
  expect(unfold(calendar)).toContain('SUMMARY:a\\, b\\; c\\\\d\\nEND:VCALENDAR\\n');
  expect(calendar.match(/^END:VCALENDAR/gm)).toHaveLength(1);
});
