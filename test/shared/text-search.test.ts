import { describe, expect, it } from 'vitest';
import { cleanQuery, createTextSearch, findBest, QUERY_MAX_LENGTH, splitAtHits } from '../../src/shared/text-search.ts';

/** The text with its hits in brackets. */
const marked = (text: string, query: string): string =>
  splitAtHits(text, createTextSearch(query))
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
    ['id', 'Idrott med BankID', '[Id]rott med BankID'],
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
    expect(findBest(texts, createTextSearch(query))).toEqual(expected);
  });

  it('normalises its query: composed, with single spaces, cut to the maximum length', () => {
    expect(cleanQuery('  sa\u030a\n ha\u0308r ')).toBe('så här');
    expect(cleanQuery('a'.repeat(1_000))).toHaveLength(QUERY_MAX_LENGTH);
  });
});
