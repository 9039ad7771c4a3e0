import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatExactPrice, formatKronor, formatNumber, formatPrice } from '../../src/content/format.ts';
import { checkProperty } from '../support/check-property.ts';

/** Reads "1 250,50 kr" as a reader does, in hundredths. */
const readHundredths = (text: string): number => {
  const [, sign = '', whole = '', decimals = ''] =
    /^(\u2212?)(\d{1,3}(?:\u00a0\d{3})*)(?:,(\d+))?(?:\u00a0kr)?$/.exec(text) ?? [];
  if (whole === '') throw new Error(`not Swedish: ${text}`);
  const hundredths = Number(whole.replaceAll('\u00a0', '')) * 100 + Number(decimals.padEnd(2, '0'));
  return sign ? -hundredths : hundredths;
};

describe('a price in öre', () => {
  const ore = fc.nat(100_000_000);

  it.each([
    ['formatPrice', formatPrice],
    ['formatExactPrice', formatExactPrice],
  ])('can be read back from what %s writes', (_name, format) => {
    checkProperty(
      fc.property(ore, (amount) => {
        expect(readHundredths(format(amount))).toBe(amount);
      }),
    );
  });

  it('has two decimals or none, and none exactly when it is whole', () => {
    checkProperty(
      fc.property(ore, (amount) => {
        expect(/,\d{2}\u00a0kr$/.test(formatPrice(amount))).toBe(amount % 100 !== 0);
        expect(formatExactPrice(amount)).toMatch(/,\d{2}\u00a0kr$/);
      }),
    );
  });
});

describe('an amount in kronor', () => {
  it('can be read back from what formatKronor writes', () => {
    checkProperty(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (kronor) => {
        expect(readHundredths(formatKronor(kronor))).toBe(kronor * 100);
        expect(readHundredths(formatNumber(kronor))).toBe(kronor * 100);
      }),
    );
  });
});
