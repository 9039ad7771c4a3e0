import { describe, expect, it } from 'vitest';
import { type Context, NO_CONTEXT } from '../../src/search/context.ts';
import { bestHits } from '../../src/search/ranking.ts';
import { splitAtHits } from '../../src/search/split-at-hits.ts';
import { createSearchIndex, namedCorrections } from '../../src/search/text-search.ts';
import { cleanQuery, QUERY_MAX_LENGTH, toLiteralQuery, withoutQuotes } from '../../src/shared/query.ts';

/** An entry: a heading alone, or a heading, a body and keywords. */
type Entry = readonly [heading: string, body?: string, keywords?: string];

const find = (query: string, entries: readonly Entry[], context?: Context) => {
  const search = createSearchIndex(
    entries.map(([heading, body = '', keywords = '']) => ({ heading, keywords, body })),
    context,
  ).search(query);
  const shown = search.hits.map(({ index }) => index);
  return { ...search, found: shown.map((index) => entries[index]?.[0]), corrected: namedCorrections(search, shown) };
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
    ['ring', 'Nu blir det spring', 'Nu blir det spring'],
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

  it('uses stop words only to rank the entries that the other words find', () => {
    const entries = [['Hur betalar man'], ['När betalar man'], ['När kommer varorna']] as const;
    expect(find('när betalar man', entries).found).toEqual(['När betalar man', 'Hur betalar man']);
    expect(find('när', entries).found).toEqual(['När betalar man', 'När kommer varorna']);
  });

  it('finds the keywords of visitors, but ranks them after words in headings', () => {
    const entries = [['Er faktura', 'Betala vinst'], ['Er förtjänst', '', 'vinst'], ['Er vinst']] as const;
    expect(find('vinsten', entries).found).toEqual(['Er vinst', 'Er förtjänst', 'Er faktura']);
  });

  it.each([
    ['swishavgift', [['Swish'], ['Avgift'], ['Moms']], ['Swish', 'Avgift']],
    ['försäljningsavgift', [['Avgift'], ['Försäljning'], ['Moms']], ['Avgift', 'Försäljning']],
    ['brygg kaffe', [['Bryggkaffe'], ['Te']], ['Bryggkaffe']],
    ['bank id', [['BankID'], ['Bank']], ['BankID']],
  ] as const)(
    'reads the compound "%s" by its parts, whether they are written together or apart',
    (query, entries, found) => {
      expect(find(query, entries).found).toEqual(found);
    },
  );

  it.each([
    ['brygg kaffe', [['Brygg ditt kaffe'], ['Brygg te'], ['Bryggkaffe']], ['Bryggkaffe', 'Brygg ditt kaffe']],
    ['i morgon', [['I kväll'], ['Imorgon'], ['Morgon']], ['Imorgon', 'Morgon']],
    ['i går', [['I kväll'], ['Igår'], ['Går i kväll']], ['Igår', 'Går i kväll']],
  ] as const)(
    'finds the two words of "%s" written as one word or as two, but never one of them alone',
    (query, entries, found) => {
      expect(find(query, entries).found.toSorted()).toEqual(found.toSorted());
    },
  );

  it('scores two words by the better of both spellings, joined or apart', () => {
    const entries = [['Kaffe', 'Brygg'], ['Bryggkaffe'], ['Brygg'], ['Kaffe']] as const;
    expect(find('brygg kaffe', entries).found).toEqual(['Bryggkaffe', 'Kaffe']);
    const apart = [['Te', 'bryggkaffe'], ['Brygg kaffe']] as const;
    expect(find('brygg kaffe', apart).found).toEqual(['Brygg kaffe', 'Te']);
  });

  it('joins each word with at most one neighbour, the first', () => {
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

  it('never joins two words into a stop word, which is not searched for', () => {
    const { hits } = find('an vända', [['Använda kaffe'], ['Vända an']]);
    expect(hits.map(({ index, isComplete }) => [index, isComplete])).toEqual([[1, true]]);
  });

  it('marks two words both joined and apart', () => {
    expect(marked('Bryggkaffe, brygg och kaffe', 'brygg kaffe')).toBe('[Bryggkaffe], [brygg] och [kaffe]');
  });

  it.each([
    ['fkatura', 'swaps two letters'],
    ['fakkturrra', 'doubles several'],
    ['fajtura', 'hits the wrong letter'],
    ['fäktura', 'has the wrong dots'],
    ['afktura', 'begins with its second letter'],
    ['gaktura', 'begins with another letter'],
  ])('names the word that it takes a misspelt one for: %s %s', (query) => {
    const { found, corrected } = find(query, [['Faktura'], ['Varorna']]);
    expect({ found, corrected }).toEqual({ found: ['Faktura'], corrected: ['faktura'] });
  });

  it.each([
    ['fakutra', 'Faktura', ['faktura']],
    ['korg', 'Korv', ['korv']],
    ['xylofon', 'Faktura', []],
    ['faktura', 'Faktura', []],
  ])(
    'knows the word that one may be misspelt for, even if it is too short to be corrected: %s beside %s',
    (query, text, near) => {
      expect(find(query, [[text]]).near).toEqual(near);
    },
  );

  it.each([
    ['frakt', 1],
    ['frakten', 1],
    ['frakt till zebran', 0.36],
  ])('states how much of the query an entry covers: of "%s" %f', (query, coverage) => {
    expect(find(query, [['Frakt'], ['Moms'], ['Skatt']]).hits[0]?.coverage).toBeCloseTo(coverage, 2);
  });

  it('does not require context words, and finds nothing because of them', () => {
    const entries = [['Frakten till mormor'], ['Mormor och jag'], ['Moms kommer']] as const;
    const context = { ...NO_CONTEXT, words: 'mormor', hasNumbers: true };
    expect(find('frakten till morfar kommer 17 maj', entries, context).found).toEqual(['Frakten till mormor']);
    expect(find('moms mormor kommer', entries, context).hits[0]?.coverage).toBe(1);
    expect(find('moms mormor kommer', entries, context).found).toEqual(['Moms kommer']);
    expect(find('mormors', entries, context)).toMatchObject({
      found: ['Frakten till mormor', 'Mormor och jag'],
      hasSubject: false,
    });
  });

  it('corrects a misspelt word to words of bodies where the context says so', () => {
    const correct = (context: Context) => find('kardimumma', [['Bullar', 'Med kardemumma']], context).corrected;
    expect(correct(NO_CONTEXT)).toEqual([]);
    expect(correct({ ...NO_CONTEXT, correctsToBodies: true })).toEqual(['kardemumma']);
  });

  it.each([
    ['skatt', 'is in a text', ['Skatt']],
    ['zebra', 'is like no other', []],
    ['korv', 'is like a short word', []],
  ])('does not correct a word: "%s" %s', (query, _reason, found) => {
    expect(find(query, [['Skatt'], ['Korg']])).toMatchObject({ found, corrected: [] });
  });

  it('corrects words to known words of the length that the context says, and shorter ones that differ in double letters', () => {
    const context = { ...NO_CONTEXT, minCorrectedLength: 8 };
    expect(find('fakutra', [['Faktura']], context)).toMatchObject({ found: [], corrected: [], near: ['faktura'] });
    expect(find('leversnsen', [['Leveransen']], context).corrected).toEqual(['leveransen']);
    expect(find('faktturra', [['Faktura']], context).corrected).toEqual(['faktura']);
    expect(find('kafe', [['Kaffe']], context).corrected).toEqual(['kaffe']);
  });

  it.each(['kop', 'angra'])('finds a short word without its dots: %s', (query) => {
    expect(find(query, [['Ångra ditt köp'], ['Korg']]).found).toEqual(['Ångra ditt köp']);
  });

  it.each([
    ['450g', '450 g'],
    ['450 g', '450g'],
    ['7-pack', '7 pack'],
    ['12 x 33cl', '12x33 cl'],
    ['2x200g', '2 x 200 g'],
  ])('reads an amount and its unit as two words, however it is written: %s in %s', (query, text) => {
    expect(find(query, [[text], ['7 st'], ['33 dl']]).found[0]).toBe(text);
    expect(marked(text, query)).not.toMatch(/^[^[]/);
  });

  it('refuses no entry for an unknown word if its heading has all three or more of the other words', () => {
    const entries = [['Hur mycket tjänar vi'], ['När tjänar ni'], ['Moms']] as const;
    expect(find('hur möe tjänar vi', entries).hits[0]).toMatchObject({ index: 0, coverage: 1 });
    expect(find('möe tjänar', entries).hits[0]?.coverage).toBeLessThan(0.5);
  });

  it.each([
    ['godkänd', 'ogodkänd'],
    ['ogodkänd', 'godkänd'],
    ['ogodkända', 'godkänd'],
    ['oöppnad', 'öppnade'],
    ['oskaddad', 'skadad'],
  ])('never takes "%s" for its opposite "%s"', (query, known) => {
    const { found, corrected, near } = find(query, [[known]]);
    expect({ found, corrected, near }).toEqual({ found: [], corrected: [], near: [] });
  });

  it('names a correction only if a shown entry contains it and was found with its help', () => {
    const entries = [['Frakten'], ['Fakturan'], ['Frakt en vecka']] as const;
    expect(find('frakten fkaturan', entries).corrected).toEqual(['fakturan']);
    const { hits, corrected, ...search } = find('frakt vekca', entries);
    expect(corrected).toEqual([]);
    expect(namedCorrections({ ...search, hits }, [0])).toEqual([]);
  });

  it('corrects two unknown words at most, and none of more than thirty letters', () => {
    const entries = [['Fakturan'], ['Leveransen'], ['Kvittot']] as const;
    expect(find('fkaturan leversnsen kvittto', entries).corrected.toSorted()).toEqual(['fakturan', 'leveransen']);
    const long = 'betalningsansvarsöverenskommelse';
    expect(find(`${long}x`, [[long]])).toMatchObject({ found: [], corrected: [] });
  });

  it('keeps eight words that say what a query is about, after any number of context words', () => {
    const words = 'mormor farmor morfar farfar mamma pappa moster faster granne';
    expect(find(`${words} frakt`, [['Frakt'], ['Moms']], { ...NO_CONTEXT, words }).found).toEqual(['Frakt']);
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

it('the best hits are at most ten, and score at least a good share of the best score', () => {
  const hit = (score: number, index: number) => ({ index, score, coverage: 1, isComplete: true });
  expect(bestHits([hit(10, 1), hit(4, 0), hit(2, 2)]).map(({ index }) => index)).toEqual([1, 0]);
  expect(bestHits(Array.from({ length: 20 }, (_, index) => hit(1, index)))).toHaveLength(10);
  expect(bestHits([])).toEqual([]);
});
