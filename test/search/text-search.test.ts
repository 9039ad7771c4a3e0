import { describe, expect, it } from 'vitest';
import { bestHits } from '../../src/search/ranking.ts';
import { createSearchIndex, splitAtHits } from '../../src/search/text-search.ts';
import type { Synonyms } from '../../src/shared/query.ts';
import { cleanQuery, QUERY_MAX_LENGTH, toLiteralQuery, withoutQuotes } from '../../src/shared/query.ts';

/** The headings found among entries that are a heading, or a heading and a body. */
const find = (
  query: string,
  entries: readonly (readonly [heading: string, body?: string])[],
  synonyms: Synonyms = [],
) => {
  const search = createSearchIndex(
    entries.map(([heading, body = '']) => ({ heading, body })),
    synonyms,
  ).search(query);
  return { ...search, found: search.hits.map(({ index }) => entries[index]?.[0]) };
};

/** The text with its hits in brackets. */
const marked = (text: string, query: string): string =>
  splitAtHits(text, find(query, [[text]]))
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('');

describe('a text search', () => {
  it.each([
    ['frakt', 'Vad kostar frakten?', 'Vad kostar [frakten]?'],
    ['får', 'När far får', 'När far [får]'],
    ['fakturor', 'Fakturan kommer', '[Fakturan] kommer'],
    ['betal', 'Betalningen betalas', '[Betalningen] [betalas]'],
    ['epost', 'Skicka e-post', 'Skicka [e-post]'],
    ['musli', 'En ide om müsli', 'En ide om [müsli]'],
    ['(.*', 'Allt (.*) detta', 'Allt (.*) detta'],
    ['', 'Allt', 'Allt'],
    ['äger', 'Den väger mycket', 'Den väger mycket'],
  ])('for "%s" in "%s" marks %s', (query, text, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it('ranks words in headings before words in bodies, and whole words before parts of compounds', () => {
    const entries = [['Fraktavgift'], ['Paket', 'Om frakten'], ['Frakt']] as const;
    expect(find('frakt', entries).found).toEqual(['Frakt', 'Fraktavgift', 'Paket']);
  });

  it('ranks entries with more of the words first, and rare words before common ones', () => {
    const entries = [['Betala varorna'], ['Betala fakturan'], ['Betala moms på fakturan']] as const;
    expect(find('betala fakturan moms', entries).found).toEqual([
      'Betala moms på fakturan',
      'Betala fakturan',
      'Betala varorna',
    ]);
  });

  it('uses stop words only to order what the other words find', () => {
    const entries = [['Hur betalar man'], ['När betalar man'], ['När kommer varorna']] as const;
    expect(find('när betalar man', entries).found).toEqual(['När betalar man', 'Hur betalar man']);
    expect(find('när', entries).found).toEqual(['När betalar man', 'När kommer varorna']);
  });

  it('finds the words that mean the same, and the more of them the better', () => {
    const synonyms = [['vinst', 'förtjänst tjänar']] as const;
    const entries = [['Er faktura'], ['Er förtjänst'], ['Vad ni tjänar', 'Förtjänsten är er']] as const;
    expect(find('vinsten', entries, synonyms).found).toEqual(['Vad ni tjänar', 'Er förtjänst']);
  });

  it.each([
    ['swishavgift', [['Swish'], ['Avgift'], ['Moms']], ['Swish', 'Avgift']],
    ['försäljningsavgift', [['Avgift'], ['Försäljning'], ['Moms']], ['Avgift', 'Försäljning']],
    ['brygg kaffe', [['Bryggkaffe'], ['Te']], ['Bryggkaffe']],
    ['bank id', [['BankID'], ['Bank']], ['BankID']],
  ] as const)('reads the compound "%s" by its parts, written together or apart', (query, entries, found) => {
    expect(find(query, entries).found).toEqual(found);
  });

  it.each([
    ['brygg kaffe', [['Brygg ditt kaffe'], ['Brygg te'], ['Bryggkaffe']], ['Bryggkaffe', 'Brygg ditt kaffe']],
    ['i morgon', [['I kväll'], ['Imorgon'], ['Morgon']], ['Imorgon', 'Morgon']],
    ['i går', [['I kväll'], ['Igår'], ['Går i kväll']], ['Igår', 'Går i kväll']],
  ] as const)('finds the two words of "%s" as one word and as two, but never one of two', (query, entries, found) => {
    expect(find(query, entries).found.toSorted()).toEqual(found.toSorted());
  });

  it('counts the better of both ways to write two words', () => {
    const entries = [['Kaffe', 'Brygg'], ['Bryggkaffe'], ['Brygg'], ['Kaffe']] as const;
    expect(find('brygg kaffe', entries).found).toEqual(['Bryggkaffe', 'Kaffe']);
    const apart = [['Te', 'bryggkaffe'], ['Brygg kaffe']] as const;
    expect(find('brygg kaffe', apart).found).toEqual(['Brygg kaffe', 'Te']);
  });

  it('has a word belong to one pair at most, the first', () => {
    const entries = [['Julkalender'], ['Kalenderljus'], ['Ljus']] as const;
    const { hits } = find('jul kalender ljus', entries);
    expect(hits.filter(({ isComplete }) => isComplete)).toEqual([]);
    const whole = [...entries, ['Ljus i julkalender'], ['Kalenderljus till jul'], ['Jul, kalender, ljus']] as const;
    const complete = find('jul kalender ljus', whole).hits.filter(({ isComplete }) => isComplete);
    expect(complete.map(({ index }) => whole[index]?.[0]).toSorted()).toEqual([
      'Jul, kalender, ljus',
      'Kalenderljus till jul',
      'Ljus i julkalender',
    ]);
  });

  it('never takes two words for a stop word, which is not searched for', () => {
    const { hits } = find('an vända', [['Använda kaffe'], ['Vända an']]);
    expect(hits.map(({ index, isComplete }) => [index, isComplete])).toEqual([
      [1, true],
      [0, false],
    ]);
  });

  it('marks two words as one word and as two', () => {
    expect(marked('Bryggkaffe, brygg och kaffe', 'brygg kaffe')).toBe('[Bryggkaffe], [brygg] och [kaffe]');
  });

  it.each([
    ['fkatura', 'swaps two letters'],
    ['fakkturrra', 'doubles several'],
    ['fajtura', 'hits the wrong letter'],
    ['fäktura', 'has the wrong dots'],
    ['fkaturorna', 'is inflected as well'],
    ['fkaturaan', 'is long and has two slips'],
  ])('names the word for which it takes a misspelt one: %s %s', (query) => {
    const { found, corrected } = find(query, [['Fakturan'], ['Varorna']]);
    expect({ found, corrected }).toEqual({ found: ['Fakturan'], corrected: ['fakturan'] });
  });

  it('forgives a slip inside a compound', () => {
    expect(find('kafe', [['Bryggkaffe'], ['Te']]).found).toEqual(['Bryggkaffe']);
    expect(find('kafke', [['Bryggkaffe'], ['Te']])).toMatchObject({ found: ['Bryggkaffe'], corrected: ['bryggkaffe'] });
  });

  it('names the part of a compound that it knows when it does not know the other', () => {
    expect(find('zebrafrakt', [['Frakt'], ['Moms']])).toMatchObject({ found: ['Frakt'], corrected: ['frakt'] });
  });

  it.each([
    ['skatt', 'is in a text', ['Skatt']],
    ['sktt', 'has four letters', []],
    ['zebra', 'is like no other', []],
  ])('does not correct a word that %s %s', (query, _reason, found) => {
    expect(find(query, [['Skatt'], ['Skutta']])).toMatchObject({ found, corrected: [] });
  });

  it('searches for exactly the words in quotation marks', () => {
    const entries = [['Faktura'], ['Fakturor'], ['Frakt', 'faktura']] as const;
    for (const query of [toLiteralQuery('faktura'), '”faktura”', '"FAKTURA']) {
      expect(find(query, entries).found).toEqual(['Faktura', 'Frakt']);
      expect(withoutQuotes(query).toLowerCase()).toBe('faktura');
    }
    expect(find('"fkatura"', entries)).toMatchObject({ found: [], corrected: [] });
  });

  it('ignores words after the eighth significant one', () => {
    const words = ['ett1', 'två2', 'tre3', 'fyra4', 'fem5', 'sex6', 'sju7', 'åtta8', 'nio9'];
    expect(
      find(
        words.join(' '),
        words.map((word) => [word] as const),
      ).found,
    ).toEqual(words.slice(0, 8));
  });

  it('normalises its query: composed, with single spaces, cut to the maximum length', () => {
    expect(cleanQuery('  sa\u030a\n ha\u0308r ')).toBe('så här');
    expect(cleanQuery('a'.repeat(1_000))).toHaveLength(QUERY_MAX_LENGTH);
    expect(cleanQuery(`a${'🍪'.repeat(100)}`).isWellFormed()).toBe(true);
  });
});

describe('the best hits', () => {
  it('are those that score at least a good share of the best, and ten at most', () => {
    const search = { corrected: [], matched: new Set<string>() };
    const hit = (index: number, score: number) => ({ index, score, isComplete: true });
    expect(bestHits({ ...search, hits: [hit(1, 10), hit(0, 4), hit(2, 1)] }, ['a', 'b', 'c'])).toEqual(['b', 'a']);
    const many = Array.from({ length: 20 }, (_, index) => index);
    expect(bestHits({ ...search, hits: many.map((index) => hit(index, 1)) }, many)).toHaveLength(10);
    expect(bestHits({ ...search, hits: [] }, [])).toEqual([]);
  });
});
