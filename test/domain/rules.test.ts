import { describe, expect, it } from 'vitest';
import { competitionAt } from '../../src/domain/competition.ts';
import { isOldEnoughToLead } from '../../src/domain/group-leader.ts';
import { invoiceDueDate } from '../../src/domain/invoice.ts';
import { eraseCustomerDataBy, eraseTransactionDataBy } from '../../src/domain/retention.ts';
import { lastReturnDate, mayReturn } from '../../src/domain/returns.ts';
import { deliveryPlace, expectedDeliveryBy, isShippingFree } from '../../src/domain/shipping.ts';

const date = (year: number, month: number, day: number) => ({ year, month, day });

describe('shipping', () => {
  it('is free from 25 products in one sale', () => {
    expect(isShippingFree(24)).toBe(false);
    expect(isShippingFree(25)).toBe(true);
  });

  it('goes to the postal agent for up to 20 kg', () => {
    expect(deliveryPlace(20)).toBe('postal-agent');
    expect(deliveryPlace(20.01)).toBe('delivery-address');
  });

  it('takes at most 14 working days from the order stop', () => {
    expect(expectedDeliveryBy(date(2026, 11, 2))).toEqual(date(2026, 11, 20));
    expect(expectedDeliveryBy(date(2026, 12, 18))).toEqual(date(2027, 1, 14));
  });
});

describe('an invoice', () => {
  it('is due after 15 days', () => {
    expect(invoiceDueDate(date(2026, 11, 20))).toEqual(date(2026, 12, 5));
  });
});

describe('a return', () => {
  const received = { purchased: date(2026, 10, 1), delivered: date(2026, 11, 1) };

  it('is possible for 15 days from the delivery', () => {
    const dates = { ...received, invoiceDue: date(2026, 12, 31) };
    expect(lastReturnDate(dates)).toEqual(date(2026, 11, 16));
    expect(mayReturn(dates, date(2026, 11, 16))).toBe(true);
    expect(mayReturn(dates, date(2026, 11, 17))).toBe(false);
  });

  it('is possible for 15 days from the purchase when there is no later delivery', () => {
    expect(lastReturnDate({ purchased: date(2026, 11, 1), invoiceDue: date(2026, 12, 31) })).toEqual(
      date(2026, 11, 16),
    );
  });

  it('is never possible after the due date of the invoice', () => {
    expect(lastReturnDate({ ...received, invoiceDue: date(2026, 11, 10) })).toEqual(date(2026, 11, 10));
    expect(lastReturnDate({ ...received, invoiceDue: date(2026, 11, 16) })).toEqual(date(2026, 11, 16));
  });
});

describe('a group leader', () => {
  it('must be at least 18 years old', () => {
    expect(isOldEnoughToLead(date(2008, 11, 20), date(2026, 11, 19))).toBe(false);
    expect(isOldEnoughToLead(date(2008, 11, 20), date(2026, 11, 20))).toBe(true);
  });

  it('born on a leap day turns 18 on 1 March', () => {
    expect(isOldEnoughToLead(date(2008, 2, 29), date(2026, 2, 28))).toBe(false);
    expect(isOldEnoughToLead(date(2008, 2, 29), date(2026, 3, 1))).toBe(true);
  });
});

describe('the autumn competition', () => {
  it.each([
    ['2025-10-01T12:00:00Z', 'announced'],
    ['2026-08-31T21:59:59Z', 'announced'],
    ['2026-08-31T22:00:00Z', 'running'],
    ['2026-11-01T22:59:59Z', 'running'],
    ['2026-11-01T23:00:00Z', 'ended'],
    ['2027-10-01T12:00:00Z', 'ended'],
  ])('of 2026 without a winner is at %s %s', (now, phase) => {
    expect(competitionAt(new Date(now), { year: 2026, winner: null }).phase).toBe(phase);
  });

  it.each([
    ['2026-11-01T22:59:59Z', { phase: 'running' }],
    ['2026-11-01T23:00:00Z', { phase: 'decided', winner: 'Klass 9 B' }],
  ])('with a winner is at %s %o', (now, expected) => {
    expect(competitionAt(new Date(now), { year: 2026, winner: 'Klass 9 B' })).toMatchObject(expected);
  });

  it('lasts from 1 September to 1 November of its year', () => {
    const { starts, ends } = competitionAt(new Date('2026-11-20T12:00:00Z'), { year: 2027, winner: null });
    expect([starts, ends]).toEqual([date(2027, 9, 1), date(2027, 11, 1)]);
  });
});

describe('data retention', () => {
  it('ends 2 years after the last activity for customer data and after 7 years for transactions', () => {
    expect(eraseCustomerDataBy(date(2026, 11, 20))).toEqual(date(2028, 11, 20));
    expect(eraseTransactionDataBy(date(2026, 11, 20))).toEqual(date(2033, 11, 20));
  });
});
