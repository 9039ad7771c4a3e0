import { describe, expect, it } from 'vitest';
import { blurred, findWords, isWithin, stemOf, wordsOf } from '../../../src/shared/search/swedish-words.ts';

describe('the words of a text', () => {
  it('are in lower case, without accents and hyphens, and keep å, ä and ö', () => {
    expect(wordsOf('E-post till Idé-Åsa, à 15\u00a0kr!')).toEqual(['epost', 'till', 'ideåsa', 'a', '15', 'kr']);
    expect(wordsOf('fro\u0308')).toEqual(['frö']);
  });

  it('have their places in the text', () => {
    expect(findWords('Är e-post ok?')).toEqual([
      { word: 'är', index: 0, end: 2 },
      { word: 'epost', index: 3, end: 9 },
      { word: 'ok', index: 10, end: 12 },
    ]);
  });
});

describe('a stem', () => {
  it.each([
    ['faktura fakturan fakturor fakturorna fakturera'],
    ['leverans leveransen leveranser leverera levererar'],
    ['betala betalar betalas betalade betalt betalning betalningen'],
    ['sälja säljer säljare'],
    ['skatt skatten skatter'],
    ['vara varan varor varorna'],
    ['kommer kommit'],
  ])('is the same for %s', (words) => {
    expect(new Set(words.split(' ').map(stemOf)).size).toBe(1);
  });

  it.each([
    ['skatt', 'skada'],
    ['konto', 'kontanter'],
    ['får', 'far'],
    ['moms', 'mumma'],
  ])('is not the same for %s and %s', (a, b) => {
    expect(stemOf(a)).not.toBe(stemOf(b));
  });
});

describe('a number of slips', () => {
  it.each([
    [0, 'moms', 'moms'],
    [1, 'moms', 'mons'],
    [1, 'moms', 'mom'],
    [1, 'moms', 'mooms'],
    [1, 'moms', 'mosm'],
    [1, 'omms', 'moms'],
    [2, 'faktura', 'fkatuar'],
    [2, 'abcd', 'badc'],
    [3, 'ca', 'abc'],
    [4, '', 'moms'],
  ])('of %i makes %j of %j, and one less does not, in both directions', (slips, a, b) => {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      expect(isWithin(slips, from, to)).toBe(true);
      if (slips > 0) expect(isWithin(slips - 1, from, to)).toBe(false);
    }
  });
});

it('a misspelt word and its blurred form have no dots and no letter twice in a row', () => {
  expect(blurred('fäkkturrra')).toBe('faktura');
});
