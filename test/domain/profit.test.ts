import { describe, expect, it } from 'vitest';
import { PARTICIPANTS, PRODUCTS_EACH, parseInRange } from '../../src/domain/calculator.ts';
import { expectedAmounts } from '../../src/domain/expected-amounts.ts';
import { estimateProfit, PROFIT_MODEL, profitOf, profitPercent } from '../../src/domain/profit.ts';

describe('the profit', () => {
  it('is a flat 50 % from the first product', () => {
    expect(PROFIT_MODEL).toBe('flat');
    for (const products of [0, 1, 99, 100, 600, 10_000]) expect(profitPercent(products)).toBe(50);
  });

  it.each([
    [99, 25],
    [100, 27.5],
    [200, 30],
    [300, 35],
    [400, 40],
    [500, 45],
    [599, 45],
    [600, 50],
  ])('for %i products is %d percent in the inactive tiered table', (products, percent) => {
    expect(profitPercent(products, 'tiered')).toBe(percent);
  });

  it('is rounded down to a whole öre', () => {
    expect(profitOf(11_950)).toBe(5_975);
    expect(profitOf(11_951)).toBe(5_975);
    expect(profitOf(0)).toBe(0);
  });

  it('is estimated as participants x products each x 150 kr x 50 %', () => {
    expect(estimateProfit(30, 20)).toEqual({
      participants: 30,
      productsEach: 20,
      products: 600,
      salesKronor: 90_000,
      profitKronor: 45_000,
    });
    expect(estimateProfit(0, 40).profitKronor).toBe(0);
    expect(estimateProfit(50, 40).profitKronor).toBe(150_000);
  });

  it('is estimated from rounded numbers', () => {
    expect(estimateProfit(29.5, 20.4)).toEqual(estimateProfit(30, 20));
  });
});

describe('the expected profit', () => {
  it.each([
    [30, 20, 127, 38_100, 45_000],
    [37, 29, 127, 68_100, 80_475],
    [7, 22, null, 11_550, 11_550],
    [7, 22, 127, 9_770, 11_550],
    [1, 1, 127, 63, 75],
    [30, 20, 150, 45_000, 45_000],
    [30, 20, 200, 45_000, 45_000],
    [30, 20, null, 45_000, 45_000],
    [0, 20, 127, 0, 0],
  ])('of %i people with %i products at an average of %j kr is %i to %i kr', (people, each, average, from, to) => {
    expect(expectedAmounts(estimateProfit(people, each), average).profit).toEqual({ from, to });
  });

  it('is rounded down at the average price, as the sales are, and the invoice is the difference', () => {
    expect(expectedAmounts(estimateProfit(24, 12), 127)).toEqual({
      sales: { from: 36_500, to: 43_200 },
      profit: { from: 18_200, to: 21_600 },
      invoice: { from: 18_300, to: 21_600 },
    });
  });
});

describe('the calculator input', () => {
  it('has the limits and defaults of the specification', () => {
    expect(PARTICIPANTS).toEqual({ min: 0, max: 50, default: 30 });
    expect(PRODUCTS_EACH).toEqual({ min: 0, max: 40, default: 20 });
  });

  it.each([
    [undefined, 30, null],
    ['0', 0, null],
    ['50', 50, null],
    ['51', 50, 'above'],
    ['-1', 0, 'below'],
    ['-0', 0, null],
    ['', 30, null],
    ['tolv', 30, 'not-a-number'],
    ['1e3', 30, 'not-a-number'],
    ['Infinity', 30, 'not-a-number'],
    ['007', 7, null],
    [' 12 ', 12, null],
    ['12,5', 13, null],
    ['9'.repeat(400), 50, 'above'],
  ])('%j is read as %i with the adjustment %s', (input, value, adjustment) => {
    expect(parseInRange(input, PARTICIPANTS)).toEqual({ value, adjustment });
  });
});
