import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatKronor } from '../../src/content/format.ts';
import { type NumberRange, PARTICIPANTS, PRODUCTS_EACH, parseInRange } from '../../src/domain/calculator.ts';
import { parseKronor, productsEachForGoal } from '../../src/domain/goal.ts';
import { estimateProfit } from '../../src/domain/profit.ts';
import { checkProperty, textOf, utf16 } from '../support/check-property.ts';

const range: fc.Arbitrary<NumberRange> = fc
  .tuple(fc.integer({ min: -100, max: 100 }), fc.nat(100), fc.nat(100))
  .map(([min, below, above]) => ({ min, default: min + below, max: min + below + above }));
/** What people type into number fields, and anything else. */
const input = fc.oneof(
  textOf('0123459-+,. ekr', 12),
  utf16(),
  fc.double().map(String),
  fc.stringMatching(/^[0-9]{300,400}$/),
);
const participants = fc.integer({ min: PARTICIPANTS.min, max: PARTICIPANTS.max });
const productsEach = fc.integer({ min: PRODUCTS_EACH.min, max: PRODUCTS_EACH.max });

describe('a number field', () => {
  it('reads any input as a whole number within its range', () => {
    checkProperty(
      fc.property(fc.option(input, { nil: undefined }), range, (text, limits) => {
        const { value } = parseInRange(text, limits);
        expect(Number.isInteger(value) && !Object.is(value, -0)).toBe(true);
        expect(value).toBeGreaterThanOrEqual(limits.min);
        expect(value).toBeLessThanOrEqual(limits.max);
      }),
      2_000,
    );
  });

  it('reads every whole number within its range as itself, without a correction', () => {
    checkProperty(
      fc.property(range, fc.nat(100), (limits, offset) => {
        const number = Math.min(limits.min + offset, limits.max);
        expect(parseInRange(String(number), limits)).toEqual({ value: number, correction: null });
      }),
    );
  });
});

describe('the goal', () => {
  const goal = fc.oneof(fc.nat(160_000), fc.nat(), fc.constantFrom(0, Number.MAX_VALUE, Number.POSITIVE_INFINITY));

  it('is the inverse of the estimate', () => {
    checkProperty(
      fc.property(fc.integer({ min: 1, max: PARTICIPANTS.max }), productsEach, (people, each) => {
        expect(productsEachForGoal(estimateProfit(people, each).profitKronor, people)).toBe(each);
      }),
    );
  });

  it('is reached by the smallest number of products each, or by none', () => {
    checkProperty(
      fc.property(goal, participants, (kronor, people) => {
        const each = productsEachForGoal(kronor, people);
        const profitWith = (products: number): number => estimateProfit(people, products).profitKronor;
        if (each === null) expect(profitWith(PRODUCTS_EACH.max)).toBeLessThan(kronor);
        else expect(profitWith(each)).toBeGreaterThanOrEqual(kronor);
        if (each !== null && each > PRODUCTS_EACH.min) expect(profitWith(each - 1)).toBeLessThan(kronor);
      }),
    );
  });

  it('is read from any text as a whole amount that is not negative, as infinite or as none', () => {
    checkProperty(
      fc.property(input, (text) => {
        const kronor = parseKronor(text);
        if (kronor !== null && kronor !== Number.POSITIVE_INFINITY)
          expect(Number.isInteger(kronor) && kronor >= 0).toBe(true);
      }),
      2_000,
    );
  });

  it('is read from its own formatted amount', () => {
    checkProperty(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (kronor) => {
        expect(parseKronor(formatKronor(kronor))).toBe(kronor);
      }),
    );
  });
});
