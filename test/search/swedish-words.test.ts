import { describe, expect, it } from 'vitest';
import { blurred, stemOf, wordsOf } from '../../src/search/swedish-words.ts';

describe('the words of a text', () => {
  it('are in lower case, without accents and hyphens, and keep å, ä and ö', () => {
    expect(wordsOf('E-post till Idé-Åsa, à 15\u00a0kr!')).toEqual(['epost', 'till', 'ideåsa', 'a', '15', 'kr']);
    expect(wordsOf('fro\u0308')).toEqual(['frö']);
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

it('a misspelt word and its blurred form have no dots and no doubled letters', () => {
  expect(blurred('fäkkturrra')).toBe('faktura');
});
