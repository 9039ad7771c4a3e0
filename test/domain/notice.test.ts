import { describe, expect, it } from 'vitest';
import { noticeAt } from '../../src/domain/notice.ts';

const NOTICE = { text: 'Vi flyttar', link: null };

describe('the notice', () => {
  it.each([
    ['2026-12-15T22:59:59Z', NOTICE],
    ['2026-12-15T23:00:00Z', null],
  ])('until 15 December is at %s %j: the day ends at midnight in Stockholm', (now, expected) => {
    const shown = noticeAt(new Date(now), { ...NOTICE, lastDay: { year: 2026, month: 12, day: 15 } });
    if (expected) expect(shown).toMatchObject(expected);
    else expect(shown).toBeNull();
  });

  it('without a last day has no end', () => {
    expect(noticeAt(new Date('2999-01-01T00:00:00Z'), { ...NOTICE, lastDay: null })).toMatchObject(NOTICE);
  });

  it('is none when there is none', () => {
    expect(noticeAt(new Date(), null)).toBeNull();
  });
});
