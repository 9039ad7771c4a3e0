import { describe, expect, it } from 'vitest';
import { competitionAt } from '../../src/domain/competition.ts';
import { expectedDeliveryBy, isShippingCharged } from '../../src/domain/terms.ts';

const date = (year: number, month: number, day: number) => ({ year, month, day });

describe('shipping', () => {
  it('is free from 25 products in one sale', () => {
    expect([0, 1, 24, 25].map(isShippingCharged)).toEqual([false, true, true, false]);
  });

  it('takes at most 14 working days from the order stop', () => {
    expect(expectedDeliveryBy(date(2026, 11, 2))).toEqual(date(2026, 11, 20));
    expect(expectedDeliveryBy(date(2026, 12, 18))).toEqual(date(2027, 1, 14));
  });
});

describe('the autumn competition', () => {
  const COMPETITION = { year: 2026, winner: null, decidedBy: null, prizeSales: null, prizeKronor: null };

  it.each([
    ['2025-10-01T12:00:00Z', 'announced'],
    ['2026-08-31T21:59:59Z', 'announced'],
    ['2026-08-31T22:00:00Z', 'running'],
    ['2026-11-01T22:59:59Z', 'running'],
    ['2026-11-01T23:00:00Z', 'ended'],
    ['2027-10-01T12:00:00Z', 'ended'],
  ])('of 2026 without a winner is, at %s, %s', (now, phase) => {
    expect(competitionAt(new Date(now), COMPETITION).phase).toBe(phase);
  });

  it.each([
    ['2026-11-01T22:59:59Z', { phase: 'running' }],
    ['2026-11-01T23:00:00Z', { phase: 'decided', winner: 'Klass 9 B' }],
  ])('of 2026 with a winner is, at %s, %o', (now, expected) => {
    expect(competitionAt(new Date(now), { ...COMPETITION, winner: 'Klass 9 B' })).toMatchObject(expected);
  });

  it('lasts from 1 September to 1 November of its year', () => {
    const { starts, ends } = competitionAt(new Date('2026-11-20T12:00:00Z'), { ...COMPETITION, year: 2027 });
    expect([starts, ends]).toEqual([date(2027, 9, 1), date(2027, 11, 1)]);
  });
});
