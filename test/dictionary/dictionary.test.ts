import { describe, expect, it } from 'vitest';
import { readDictionary } from '../../scripts/dictionary/stems.ts';
import { createExampleSearch, exampleTexts } from '../../scripts/search-quality/searches.ts';
import { DICTIONARY_STEMS } from '../../src/search/dictionary-stems.ts';
import { isStopWord, wordsOf } from '../../src/search/swedish-words.ts';

const dictionary = await readDictionary();
const search = createExampleSearch();

/** The search takes every nth word of the dictionary. */
const STEP = 300;
const MIN_LENGTH = 5;

/** The rows of a Swedish keyboard. */
const ROWS = ['qwertyuiopå', 'asdfghjklöä', 'zxcvbnm'];

/** The letters next to a letter: in its row, and above and below. */
const neighboursOf = (letter: string): readonly string[] =>
  ROWS.flatMap((row, index) => {
    const at = row.indexOf(letter);
    if (at < 0) return [];
    const [above = '', below = ''] = [ROWS[index - 1], ROWS[index + 1]];
    return [row[at - 1], row[at + 1], above[at], above[at + 1], below[at - 1], below[at]].filter(
      (other) => other !== undefined,
    );
  });

/**
 * A word with one letter left out, doubled, swapped with the next or replaced by a neighbouring key, and the word
 * without dots.
 */
const slipsOf = (word: string): readonly string[] => {
  const slips = Array.from(word, (letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    return [
      before + after,
      before + letter + letter + after,
      before + after.slice(0, 1) + letter + after.slice(1),
      ...neighboursOf(letter).map((other) => before + other + after),
    ];
  });
  return [...slips.flat(), word.replace(/[åä]/g, 'a').replaceAll('ö', 'o')];
};

const foundBy = (query: string): readonly string[] => search(query)?.found ?? [];

describe('the search of the FAQ', () => {
  it('takes at most one of a hundred Swedish words for another one', () => {
    const words = [...dictionary].filter((_, index) => index % STEP === 0);
    const taken = words.filter((word) => (search(word)?.corrected.length ?? 0) > 0);
    expect(words.length).toBeGreaterThan(2_000);
    expect(taken.length / words.length, taken.join(', ')).toBeLessThanOrEqual(0.01);
  });

  it('finds nine of ten words of the questions despite a slip that does not turn them into another word', () => {
    const words = new Set(exampleTexts().items.flatMap(({ question }) => wordsOf(question)));
    const slips = [...words]
      .filter((word) => word.length >= MIN_LENGTH && !isStopWord(word))
      .flatMap((word) => [...new Set(slipsOf(word))].map((slip) => ({ word, slip })))
      .filter(({ word, slip }) => slip !== word && !dictionary.has(slip));
    const wanted = new Map([...words].map((word) => [word, foundBy(word)]));
    const isFound = ({ word, slip }: (typeof slips)[number]): boolean =>
      foundBy(slip)
        .slice(0, 3)
        .some((id) => wanted.get(word)?.includes(id));
    const missed = slips.filter((slip) => !isFound(slip));
    const ofFirstLetters = ({ word, slip }: (typeof slips)[number]): boolean => word[0] !== slip[0];
    const shareOf = (some: typeof slips, all: typeof slips): number => some.length / all.length;
    expect(slips.length).toBeGreaterThan(2_000);
    expect(shareOf(missed, slips)).toBeLessThanOrEqual(0.1);
    expect(shareOf(missed.filter(ofFirstLetters), slips.filter(ofFirstLetters))).toBeLessThanOrEqual(0.1);
  });
});

it('src/search/dictionary-stems.ts is small', () => {
  expect(Buffer.byteLength(JSON.stringify(DICTIONARY_STEMS))).toBeLessThan(30_000);
});
