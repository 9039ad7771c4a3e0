import { describe, expect, it } from 'vitest';
import { newSentences } from '../../client/islands/calculator/announcement.ts';
import { fieldOf, finished, typed } from '../../client/islands/calculator/field-state.ts';
import { numbersOf, withNumbers } from '../../client/islands/calculator/query.ts';
import { PARTICIPANTS } from '../../src/domain/calculator.ts';

const thirty = fieldOf({ value: 30, correction: null });

describe('a number being typed', () => {
  it.each([
    ['', 30],
    ['0', 0],
    ['007', 7],
    ['7', 7],
    ['99', 50],
    ['-3', 0],
  ])('may read "%s", and counts as %i', (text, value) => {
    expect(typed(thirty, text, PARTICIPANTS)).toEqual({ text, value, correction: null });
  });

  it.each([
    ['', '30', 'not-a-number'],
    ['007', '7', null],
    ['99', '50', 'above'],
    ['-3', '0', 'below'],
  ])('is, when "%s" is left, %s', (text, shown, correction) => {
    const state = typed(thirty, text, PARTICIPANTS);
    expect(finished(state, text, PARTICIPANTS)).toEqual({ text: shown, value: Number(shown), correction });
  });

  it('keeps its correction until something else is typed', () => {
    const corrected = fieldOf({ value: 50, correction: 'above' });
    expect(finished(corrected, '50', PARTICIPANTS)).toBe(corrected);
    expect(typed(corrected, '5', PARTICIPANTS).correction).toBeNull();
  });
});

describe('the numbers in the address', () => {
  it.each([
    ['/', 30, 20, '/'],
    ['/#kalkylator', 12, 20, '/?deltagare=12#kalkylator'],
    ['/?utm=a#kalkylator', 30, 0, '/?utm=a&produkter=0#kalkylator'],
    ['/?deltagare=4&produkter=5&utm=a', 30, 20, '/?utm=a'],
  ])('%s with %i and %i becomes %s', (before, participants, productsEach, after) => {
    const origin = 'https://site.example';
    expect(withNumbers(origin + before, { participants, productsEach })).toBe(origin + after);
  });

  it('are read as the server reads them', () => {
    expect(numbersOf('?deltagare=99')).toEqual({
      participants: { value: 50, correction: 'above' },
      productsEach: { value: 20, correction: null },
    });
  });
});

it('only what is new is said aloud', () => {
  expect(newSentences(['a', ''], ['b', ''])).toBe('b');
  expect(newSentences(['a', ''], ['a', 'c'])).toBe('c');
  expect(newSentences(['a', 'c'], ['b', 'd'])).toBe('b d');
  expect(newSentences(['a', 'c'], ['a', ''])).toBe('');
});
