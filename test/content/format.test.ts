import { expect, it } from 'vitest';
import { formatApproximateKronor, formatExactPrice, formatKronor, formatPrice } from '../../src/content/format.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

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

it.each([
  [18_300, 21_600, 'ungefär 18 300–21 600 kr'],
  [21_600, 21_600, 'ungefär 21 600 kr'],
  [0, 0, '0 kr'],
])('an amount from %i to %i kr is %j', (from, to, text) => {
  expect(plain(formatApproximateKronor({ from, to }))).toBe(text);
});
