import { expect, it } from 'vitest';
import { formatExactPrice, formatKronor, formatPrice } from '../../src/content/format.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

it.each([
  [0, '0 kr', '0,00 kr'],
  [5, '0,05 kr', '0,05 kr'],
  [14_500, '145 kr', '145,00 kr'],
  [125_050, '1 250,50 kr', '1 250,50 kr'],
  [123_456_789, '1 234 567,89 kr', '1 234 567,89 kr'],
])('a price of %i öre is %j, and %j with decimals', (ore, price, exactPrice) => {
  expect([plain(formatPrice(ore)), plain(formatExactPrice(ore))]).toEqual([price, exactPrice]);
});

it('an amount in kronor may be negative, and then has a typographic minus sign', () => {
  expect(plain(formatKronor(-1_250))).toBe('\u22121 250 kr');
});
