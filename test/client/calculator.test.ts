import { describe, expect, it } from 'vitest';
import { commitText, editText, toFieldState } from '../../client/state/calculator-field.ts';
import { withNumbers } from '../../client/state/calculator-query.ts';
import { newSentences } from '../../client/state/new-sentences.ts';
import { goal } from '../../src/content/goal.ts';
import { PARTICIPANTS } from '../../src/domain/calculator.ts';
import { estimateProfit } from '../../src/domain/profit.ts';

const thirty = toFieldState({ value: 30, adjustment: null });

describe('a calculator field', () => {
  it.each([
    ['', '30', null],
    ['många', '30', 'not-a-number'],
    ['007', '7', null],
    ['99', '50', 'above'],
    ['-3', '0', 'below'],
  ])(
    'replaces the text "%s" by %s with the adjustment %s when the field loses the focus',
    (text, shown, adjustment) => {
      const state = editText(thirty, text, PARTICIPANTS);
      expect(commitText(state, text, PARTICIPANTS)).toEqual({ text: shown, value: Number(shown), adjustment });
    },
  );

  it('keeps its adjustment until the text changes', () => {
    const adjusted = toFieldState({ value: 50, adjustment: 'above' });
    expect(commitText(adjusted, '50', PARTICIPANTS)).toBe(adjusted);
    expect(editText(adjusted, '5', PARTICIPANTS).adjustment).toBeNull();
  });
});

describe('a target profit', () => {
  it.each<[string, number, number | null, string, string | null]>([
    [
      '40000',
      30,
      127,
      '18 produkter per person med 150 kr per produkt, 21 med dagens snittpris.',
      '21 med dagens snittpris',
    ],
    [
      '40000',
      30,
      160,
      '18 produkter per person med 150 kr per produkt, 17 med dagens snittpris.',
      '17 med dagens snittpris',
    ],
    ['40000', 30, null, '18 produkter per person med 150 kr per produkt.', null],
    [
      '90000',
      30,
      127,
      '40 produkter per person med 150 kr per produkt, fler än 40 med dagens snittpris.',
      'fler än 40 med dagens snittpris',
    ],
    [
      '900',
      12,
      127,
      '1 produkt per person med 150 kr per produkt (före frakt), 2 med dagens snittpris (före frakt).',
      '2 med dagens snittpris (före frakt)',
    ],
    [
      '900',
      13,
      70,
      '1 produkt per person med 150 kr per produkt (före frakt), 2 med dagens snittpris.',
      '2 med dagens snittpris',
    ],
    [
      '1500',
      13,
      300,
      '2 produkter per person med 150 kr per produkt, 1 med dagens snittpris (före frakt).',
      '1 med dagens snittpris (före frakt)',
    ],
    [
      '100000',
      30,
      200,
      '30 personer når inte så långt med 150 kr per produkt, men 34 med dagens snittpris räcker. Så här mycket blir det om var och en säljer 40 produkter.',
      '34 med dagens snittpris',
    ],
    [
      '900000',
      30,
      200,
      '30 personer når inte så långt. Så här mycket blir det om var och en säljer 40 produkter.',
      'fler än 40 med dagens snittpris',
    ],
  ])(
    'of %s kr for %i people at an average of %j kr is answered for both prices',
    (sum, people, average, text, atAverage) => {
      const answer = goal.answer(sum, people, average);
      const plain = (words: string | null | undefined) => words?.replaceAll('\u00a0', ' ') ?? null;
      expect([plain(answer?.text), plain(answer?.atAverage)]).toEqual([text, atAverage]);
    },
  );

  it.each([
    [' ', 30, null],
    ['0 kr', 30, null],
    ['mycket', 30, 'Summan gick inte att läsa. Skriv den med siffror.'],
    ['40000', 0, 'Ange först hur många ni är.'],
  ])('of "%s" for %i people leaves the receipt empty: %s', (sum, people, text) => {
    const answer = goal.answer(sum, people, 127);
    expect([answer?.productsEach ?? null, answer?.text ?? null]).toEqual([null, text]);
  });

  it('is answered without calling either number enough', () => {
    const answer = goal.answer('40000', 30, 127);
    const headline = answer && goal.headline(estimateProfit(30, 18), answer);
    expect(JSON.stringify([answer, headline])).not.toMatch(/räcker/);
  });

  it.each([
    ['4', '4'],
    ['40000', '40 000'],
    ['12500,', '12 500'],
    ['12500.5', '12 500,5'],
    ['40 000 kr', '40 000'],
    ['', ''],
    ['mycket', 'mycket'],
    ['-500', '-500'],
    ['1,2,3', '1,2,3'],
  ])('is written "%s" and shown "%s"', (typed, shown) => {
    expect(goal.formatTyped(typed).replaceAll('\u00a0', ' ')).toBe(shown);
  });
});

describe("the calculator's numbers in the URL", () => {
  it.each([
    ['/', 30, 20, '/'],
    ['/#kalkylator', 12, 20, '/?deltagare=12#kalkylator'],
    ['/?utm=a#kalkylator', 30, 0, '/?utm=a&produkter=0#kalkylator'],
    ['/?deltagare=4&produkter=5&utm=a', 30, 20, '/?utm=a'],
  ])('turn %s with %i participants and %i products each into %s', (before, participants, productsEach, after) => {
    const origin = 'https://site.example';
    expect(withNumbers(origin + before, { participants, productsEach })).toBe(origin + after);
  });
});

it('only sentences that have changed are announced', () => {
  expect(newSentences(['a', ''], ['b', ''])).toBe('b');
  expect(newSentences(['a', ''], ['a', 'c'])).toBe('c');
  expect(newSentences(['a', 'c'], ['b', 'd'])).toBe('b d');
  expect(newSentences(['a', 'c'], ['a', ''])).toBe('');
});
