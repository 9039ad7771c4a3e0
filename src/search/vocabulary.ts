import type { Synonyms } from '../shared/query.ts';
import { type KnownWord, lettersOf, MIN_CORRECTED_LENGTH, toKnownWord } from './spelling.ts';
import { isStopWord, stemOf, withoutDots, wordsOf } from './swedish-words.ts';

/** Shorter words are not looked for at the end of compounds: "äger" is not in "väger". */
export const MIN_TAIL_LENGTH = 3;
/** Shorter beginnings say too little of a compound. */
export const MIN_PART_LENGTH = 4;

/** How much a match counts, by how it came about. */
export const QUALITY = { exact: 1, inflected: 0.95, synonym: 0.75, part: 0.4, stopWord: 0.2 } as const;
/** How much a match in a text counts, of one in its heading. */
const BODY_WEIGHT = 0.4;

/** A text to search. */
export type SearchEntry = { readonly heading: string; readonly body: string };

/** A word of the texts, and the weights with which entries have it. */
type Word = {
  readonly word: string;
  readonly stem: string;
  readonly plain: string;
  readonly plainStem: string;
  /** Those of the whole word. */
  readonly letters: number;
  readonly weights: Map<number, number>;
};

/** Words of the texts, with how well each matches a word of the query. */
export type Matches = ReadonlyMap<Word, number>;

/** A word of the query: what it matches itself, and what each word that means the same does. */
export type Term = { readonly direct: Matches; readonly meanings: readonly Matches[] };

export type Vocabulary = ReturnType<typeof createVocabulary>;

const push = <Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void => {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
};

const readWords = (entries: readonly SearchEntry[]): readonly Word[] => {
  const words = new Map<string, Word>();
  const read = (text: string, entry: number, weight: number): void => {
    for (const word of wordsOf(text)) {
      let known = words.get(word);
      if (!known) {
        const stem = stemOf(word);
        const plain = withoutDots(word);
        known = { word, stem, plain, plainStem: withoutDots(stem), letters: lettersOf(plain), weights: new Map() };
        words.set(word, known);
      }
      known.weights.set(entry, Math.max(known.weights.get(entry) ?? 0, weight));
    }
  };
  entries.forEach(({ heading, body }, index) => {
    read(heading, index, 1);
    read(body, index, BODY_WEIGHT);
  });
  return [...words.values()];
};

/** The words of the texts and of the visitors. */
export const createVocabulary = (entries: readonly SearchEntry[], synonyms: Synonyms) => {
  const words = readWords(entries);
  const byWord = new Map(words.map((word) => [word.word, word]));
  const byStem = new Map<string, Word[]>();
  const byPlainStem = new Map<string, Word[]>();
  for (const word of words) {
    push(byStem, word.stem, word);
    push(byPlainStem, word.plainStem, word);
  }
  const meanings = new Map<string, string[]>();
  const stemMeanings = new Map<string, string[]>();
  for (const [visitors, ours] of synonyms) {
    for (const word of wordsOf(visitors)) {
      for (const meaning of wordsOf(ours)) {
        push(meanings, word, meaning);
        push(stemMeanings, withoutDots(stemOf(word)), meaning);
      }
    }
  }

  /** The words with this stem. A word without dots also matches those with them. */
  const withStem = (word: string): readonly Word[] => {
    const stem = stemOf(word);
    return (stem === withoutDots(stem) ? byPlainStem : byStem).get(stem) ?? [];
  };
  /** The words that mean the same as this form of a word, or else as other forms of it. */
  const meaningsOf = (word: string): readonly string[] =>
    meanings.get(word) ?? stemMeanings.get(withoutDots(stemOf(word))) ?? [];

  const matchDirectly = (word: string): Matches => {
    const direct = new Map<Word, number>();
    const add = (found: Word, quality: number): void => {
      if ((direct.get(found) ?? 0) < quality) direct.set(found, quality);
    };
    const exact = byWord.get(word);
    if (exact) add(exact, QUALITY.exact);
    for (const found of withStem(word)) add(found, QUALITY.inflected);
    const stem = stemOf(word);
    const isPlain = word === withoutDots(word);
    const letters = lettersOf(withoutDots(stem));
    for (const found of words) {
      if ((letters & ~found.letters) !== 0) continue;
      const [whole, wholeStem] = isPlain ? [found.plain, found.plainStem] : [found.word, found.stem];
      if (
        whole.startsWith(word) ||
        (stem.length >= MIN_PART_LENGTH && whole.startsWith(stem)) ||
        (word.length >= MIN_TAIL_LENGTH && whole.length >= word.length + MIN_TAIL_LENGTH && whole.endsWith(word)) ||
        (stem.length >= MIN_TAIL_LENGTH &&
          wholeStem.length >= stem.length + MIN_TAIL_LENGTH &&
          wholeStem.endsWith(stem))
      )
        add(found, QUALITY.part);
    }
    return direct;
  };

  const matchesOfMeanings = new Map<string, Matches>();
  const matchMeaning = (meaning: string): Matches => {
    const matches =
      matchesOfMeanings.get(meaning) ??
      new Map(Array.from(matchDirectly(meaning), ([found, quality]) => [found, quality * QUALITY.synonym]));
    matchesOfMeanings.set(meaning, matches);
    return matches;
  };

  let wordsToCorrectTo: readonly KnownWord[] | undefined;

  return {
    match: (word: string): Term => ({
      direct: matchDirectly(word),
      meanings: meaningsOf(word)
        .map(matchMeaning)
        .filter(({ size }) => size > 0),
    }),

    /** Matches this form of the word and nothing else. */
    matchExactly(word: string, quality: number): Term {
      const found = byWord.get(word);
      return { direct: new Map(found ? [[found, quality]] : []), meanings: [] };
    },

    isKnown: (word: string): boolean => withStem(word).length > 0 || meaningsOf(word).length > 0,

    /** The word itself, when it is known in this form, or else a word of the texts that begins with it. */
    complete: (word: string): string | undefined =>
      byWord.has(word) || meanings.has(word) ? word : withStem(word).find((known) => known.word.startsWith(word))?.word,

    /** The words that a misspelt one is compared with. Most searches do without them. */
    getWordsToCorrectTo(): readonly KnownWord[] {
      wordsToCorrectTo ??= [
        ...words.map(({ word, weights }) => ({ word, uses: weights.size })),
        ...synonyms.flatMap(([visitors]) => wordsOf(visitors).map((word) => ({ word, uses: 0 }))),
      ]
        .filter(({ word }) => word.length >= MIN_CORRECTED_LENGTH && !isStopWord(word))
        .map(({ word, uses }) => toKnownWord(word, uses));
      return wordsToCorrectTo;
    },
  };
};
