import { describe, expect, it } from 'vitest';
import {
  cleanQuery,
  createTextSearch,
  findBest,
  findComplete,
  nearestWords,
  QUERY_MAX_LENGTH,
  splitAtHits,
} from '../../src/shared/text-search.ts';

/** The text with its hits in brackets. */
const marked = (text: string, query: string): string =>
  splitAtHits(text, createTextSearch(query, [text]))
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('');

describe('a text search', () => {
  it.each([
    ['frakt', 'Vad kostar frakten?', 'Vad kostar [frakten]?'],
    ['FRAKT', 'Frakt och returfrakt', '[Frakt] och retur[frakt]'],
    ['forsaljning', 'Försäljning', '[Försäljning]'],
    ['får', 'När far får', 'När far [får]'],
    ['fakturor', 'Fakturan kommer', '[Fakturan] kommer'],
    ['betal', 'Betalningen betalas', '[Betal]ningen [betalas]'],
    ['e-post', 'Skicka e-post', 'Skicka [e-post]'],
    ['idé', 'En ide om müsli', 'En [ide] om müsli'],
    ['musli', 'En ide om müsli', 'En ide om [müsli]'],
    ['orsälj', 'Försäljning', 'F[örsälj]ning'],
    ['id', 'Idrott med BankID', '[Id]rott med Bank[ID]'],
    ['(.*', 'Allt (.*) detta', 'Allt (.*) detta'],
    ['', 'Allt', 'Allt'],
  ])('for "%s" in "%s" finds %s', (query, text, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it.each([
    ['när betalas fakturan', [false, true, false]],
    ['pengarna', [true, false, false]],
    ['när kommer pengarna', [true, false, true]],
    ['när', [true, true, true]],
    ['zebra', [false, false, false]],
    ['?!', [false, false, false]],
  ])('for "%s" finds the texts with most of its significant words', (query, expected) => {
    const texts = ['När får vi pengarna?', 'När ska fakturan betalas?', 'När kommer varorna?'];
    expect(findBest(createTextSearch(query, texts))).toEqual(expected);
  });

  it('finds only the texts with every word when it must', () => {
    const texts = ['Te med jordgubb', 'Svart te', 'Jordgubbssylt'];
    expect(findComplete(createTextSearch('te jordgubb', texts))).toEqual([true, false, false]);
    expect(findComplete(createTextSearch('?!', texts))).toEqual([false, false, false]);
  });

  it.each([
    ['fkatura', 'swaps two letters'],
    ['faktra', 'leaves out a letter'],
    ['fakttura', 'doubles a letter'],
    ['fajtura', 'hits the wrong letter'],
    ['fäktura', 'has the wrong dots'],
    ['fkaturorna', 'is inflected as well'],
  ])('forgives one slip of the finger: %s %s', (query) => {
    expect(findBest(createTextSearch(query, ['Fakturan kommer', 'Varorna kommer']))).toEqual([true, false]);
    expect(splitAtHits('Fakturan kommer', createTextSearch(query, ['Fakturan kommer']))[0]).toEqual({
      text: 'Fakturan',
      hit: true,
    });
  });

  it.each([
    ['två', 'has three letters'],
    ['fktra', 'is two slips away'],
  ])('does not correct a word that %s %s', (query) => {
    expect(findBest(createTextSearch(query, ['Tvål', 'Fakturan']))).toEqual([query === 'två', false]);
  });

  it('does not correct a word that is in a text', () => {
    expect(findBest(createTextSearch('skatt', ['Skatt', 'Skutt']))).toEqual([true, false]);
  });

  it.each(['vinst', 'vinsten', 'vinzt'])('finds the texts that have the synonym of %s', (query) => {
    const texts = ['Er förtjänst', 'Er faktura'];
    expect(findBest(createTextSearch(query, texts, { vinst: 'förtjänst' }))).toEqual([true, false]);
  });

  it('normalises its query: composed, with single spaces, cut to the maximum length', () => {
    expect(cleanQuery('  sa\u030a\n ha\u0308r ')).toBe('så här');
    expect(cleanQuery('a'.repeat(1_000))).toHaveLength(QUERY_MAX_LENGTH);
  });
});

describe('the nearest words', () => {
  const TEXTS = ['Fakturan ska betalas', 'Frakten är fri', 'Betalningen, fakturan och leveransen'];

  it.each([
    ['fktuura', ['fakturan']],
    ['leberansen', ['leveransen']],
    ['zebra', []],
    ['fri leberansen', ['fri', 'leveransen']],
    ['ab', []],
    ['', []],
  ])('for "%s" are %j', (query, words) => {
    expect(nearestWords(query, TEXTS)).toEqual(words);
  });

  it('are at most three, one of each stem', () => {
    expect(nearestWords('banar', ['banan bananen bananer banor bana barn bar kanal'])).toHaveLength(3);
  });

  it.each(['fktuura', 'leberansen', 'fri leberansen'])('for "%s" each find a text', (query) => {
    for (const word of nearestWords(query, TEXTS)) {
      expect(findBest(createTextSearch(word, TEXTS)), word).toContain(true);
    }
  });
});
