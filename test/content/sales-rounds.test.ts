import { describe, expect, it } from 'vitest';
import { exampleRounds } from '../../scripts/example-vars.ts';
import { toPlainText } from '../../src/content/document.ts';
import {
  beforeChristmas,
  comingDeliveries,
  joinDay,
  orderDeadline,
  printedOrderDeadline,
  roundSentence,
  roundsOfRange,
  roundsToJoin,
  salesRounds,
} from '../../src/content/sales-rounds.ts';
import { addDays, isoDate, type PlainDate } from '../../src/domain/plain-date.ts';
import { christmasDelivery, scheduleOn } from '../../src/domain/schedule.ts';
import { createTestApp } from '../support/create-test-app.ts';
import { TWO_YEARS } from '../support/schedules.ts';

const { operator } = createTestApp({ vars: { SALES_ROUNDS: JSON.stringify(exampleRounds(2026)) } }).deps.config;
const ROUNDS = operator.salesRounds;

const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

/** Every sentence about rounds that a page shows on a day, without those for paper. */
const sentencesOn = (today: PlainDate): readonly string[] => {
  const join = joinDay(operator, today);
  const deadline = orderDeadline(operator, today);
  const list = salesRounds(operator, today, 'https://www.saljrundan.example');
  return [
    join ? `${join.day} ${join.text}` : '',
    ...roundsToJoin(operator, today).map(toPlainText),
    deadline ? `${deadline.text} ${deadline.ask}` : '',
    beforeChristmas(operator, today),
    ...comingDeliveries(operator, today),
    ...ROUNDS.map((round) => roundSentence(operator, round, today)),
    ...(list?.rounds.map(({ state, days, delivery }) => `${state}: ${days}. ${delivery}`) ?? []),
  ].map(plain);
};

const printedOn = (today: PlainDate): string => {
  const deadline = printedOrderDeadline(operator, today);
  return plain([deadline?.text, deadline?.ask, roundsOfRange(operator, today)].filter(Boolean).join(' '));
};

const MONTHS = 'januari februari mars april maj juni juli augusti september oktober november december'.split(' ');
const DATE = `(\\d{1,2}) (${MONTHS.join('|')})(?: (\\d{4}))?`;

/** The date as the platform's own calendar writes it, with its weekday. */
const SWEDISH = new Intl.DateTimeFormat('sv-SE', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const platformDate = ({ year, month, day }: PlainDate): Date => new Date(Date.UTC(year, month - 1, day));

/** The ISO week by its definition: the week of its Thursday, counted from the first Thursday of the year. */
const weekOfYear = (date: Date): number => {
  const thursday = new Date(date.getTime() + (4 - (date.getUTCDay() || 7)) * 86_400_000);
  return Math.floor((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / 86_400_000 / 7) + 1;
};

const toDate = (today: PlainDate, [day, month, year]: readonly (string | undefined)[]): Date =>
  new Date(Date.UTC(Number(year ?? today.year), MONTHS.indexOf(month ?? ''), Number(day)));

describe('on every day of two years', () => {
  const DAYS = TWO_YEARS.map((today) => ({ today, sentences: sentencesOn(today), printed: printedOn(today) }));

  it('a weekday belongs to its date', () => {
    const weekdays = DAYS.flatMap(({ today, sentences, printed }) =>
      [...sentences, printed].flatMap((sentence) =>
        [...sentence.matchAll(new RegExp(`(\\S+dag) ${DATE}`, 'g'))]
          .filter(([, named]) => named !== 'beställningsdag')
          .map(([, named = '', ...match]) => ({
            isRight: SWEDISH.format(toDate(today, match)).startsWith(`${named} `),
            text: `${isoDate(today)}: ${sentence}`,
          })),
      ),
    );
    expect(weekdays.length).toBeGreaterThan(TWO_YEARS.length);
    expect(weekdays.filter(({ isRight }) => !isRight)).toEqual([]);
  });

  it('a delivery week contains its days', () => {
    const weeks = DAYS.flatMap(({ today, sentences }) =>
      sentences.flatMap((sentence) =>
        [...sentence.matchAll(/vecka (\d+) \(([^)]*?(\d{4}))\)/g)].map(([text, week, days = '', year]) => {
          const [, day, month] = new RegExp(DATE).exec(days.replaceAll(/–\d+/g, '')) ?? [];
          return { isRight: weekOfYear(toDate(today, [day, month, year])) === Number(week), text };
        }),
      ),
    );
    expect(weeks.length).toBeGreaterThan(TWO_YEARS.length);
    expect(weeks.filter(({ isRight }) => !isRight)).toEqual([]);
  });

  it('“i dag” and “i morgon” are followed by their date, and paper has neither', () => {
    const near = DAYS.flatMap(({ today, sentences }) =>
      ['i dag', 'i morgon'].flatMap((word, days) => {
        const date = SWEDISH.format(platformDate(addDays(today, days)));
        return [...sentences.join(' ').matchAll(new RegExp(`${word}, (\\S+ \\d+ [a-z]+)`, 'g'))].map(
          ([text, after]) => ({ isRight: after === date, text }),
        );
      }),
    );
    expect(near.length).toBeGreaterThan(0);
    expect(near.filter(({ isRight }) => !isRight)).toEqual([]);
    expect(DAYS.filter(({ printed }) => /i dag|i morgon/.test(printed))).toEqual([]);
  });

  it('“nästa” is a round that has not begun, and for a group one that it can join', () => {
    for (const today of TWO_YEARS) {
      const { open, leader, customer } = scheduleOn(ROUNDS, today);
      const list = salesRounds(operator, today, 'https://www.saljrundan.example')?.rounds ?? [];
      const next = list.filter(({ state }) => state === 'Nästa runda').map(({ id }) => id);
      const expected = leader.toJoin && !open.includes(leader.toJoin) ? [leader.toJoin.id] : [];
      expect(next, isoDate(today)).toEqual(expected);
      const [forGroups = ''] = roundsToJoin(operator, today).map(toPlainText);
      expect(forGroups.includes('Nästa runda'), isoDate(today)).toBe(expected.length > 0);
      expect(orderDeadline(operator, today)?.text.includes('börjar') ?? false, isoDate(today)).toBe(
        customer.next !== null,
      );
    }
  });

  it('“Ja” about Christmas is only said of a delivery in good time', () => {
    const answers = TWO_YEARS.map((today) => {
      const answer = beforeChristmas(operator, today);
      if (answer.startsWith('Ja')) expect(christmasDelivery(ROUNDS, today)?.isInGoodTime, isoDate(today)).toBe(true);
      return answer.split(/[ ,]/)[0];
    });
    expect(new Set(answers)).toEqual(new Set(['Ja', 'Enligt', 'Troligen', 'Det']));
  });
});
