import type { Context } from './context.ts';
import {
  hasSeveralBits,
  isWithDoubles,
  type KnownWord,
  lettersOf,
  MIN_COMPARED_LENGTH,
  toKnownWord,
} from './spelling.ts';
import { blurred, isStopWord, isWithinOneSlip, stemOf, withoutDots, wordsOf } from './swedish-words.ts';

/** Shorter words are not searched for at the end of compounds: "äger" is not in "väger". */
export const MIN_TAIL_LENGTH = 3;
/** Shorter words are not searched for inside compounds. */
const MIN_INNER_LENGTH = 5;
/** Shorter stems without dots are other words. */
const MIN_PLAIN_LENGTH = 4;
/** Shorter beginnings and ends of words are other words, unless a text contains them as separate words. */
const MIN_WHOLE_LENGTH = 4;
const MIN_HEAD_STEM_LENGTH = 6;

/** Shorter words in bodies have too many similar words. */
const MIN_CORRECTED_BODY_LENGTH = 8;

/** A number is no part of another one. */
const NUMBER = /^\d+$/;

/** The end of a compound and a word that is misspelt for it share this many first letters. */
const MIN_SAME_LENGTH = 2;

/** A name that lacks an inner part of a compound still needs both ends of the word: "fläder" and "saft" of "flädersaft". */
const MIN_OUTER_HEAD_LENGTH = 3;
const MIN_OUTER_TAIL_LENGTH = 4;

/** How much a match counts, by how the word matches. */
const QUALITY = { exact: 1, inflected: 0.95, part: 0.4, nameEnd: 0.3 } as const;
const FIELDS = ['name', 'heading', 'keywords', 'body'] as const;
type Field = (typeof FIELDS)[number];
/** How much a match counts, by where the word is. */
const WEIGHTS: Readonly<Record<Field, number>> = { name: 1, heading: 1, keywords: 0.75, body: 0.4 };

/**
 * A text to search. The words of a name are also found by their short beginnings and ends. `keywords` are words that
 * visitors use for the text.
 */
export type SearchEntry = Readonly<Record<Exclude<Field, 'name'>, string>> & { readonly name?: string };

/** A word in the entries, with its weight in each entry. */
export type Word = {
  readonly word: string;
  readonly stem: string;
  readonly plain: string;
  readonly plainStem: string;
  /** The letters of the word without dots, in the format of `lettersOf`. */
  readonly letters: number;
  readonly weights: Map<number, number>;
  /** Whether the word is in a name, a heading or a body. */
  isOfText: boolean;
  isOfName: boolean;
};

/** Words in the entries, with how well each matches a word of the query. */
export type Matches = ReadonlyMap<Word, number>;

const push = <Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void => {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
};

const readWords = (entries: readonly SearchEntry[]): readonly Word[] => {
  const words = new Map<string, Word>();
  for (const [index, entry] of entries.entries()) {
    for (const field of FIELDS) {
      for (const word of new Set(wordsOf(entry[field] ?? ''))) {
        let known = words.get(word);
        if (!known) {
          const stem = stemOf(word);
          const plain = withoutDots(word);
          known = {
            word,
            stem,
            plain,
            plainStem: withoutDots(stem),
            letters: lettersOf(plain),
            weights: new Map(),
            isOfText: false,
            isOfName: false,
          };
          words.set(word, known);
        }
        known.weights.set(index, (known.weights.get(index) ?? 0) + WEIGHTS[field]);
        known.isOfText ||= field !== 'keywords';
        known.isOfName ||= field === 'name';
      }
    }
  }
  return [...words.values()];
};

const commonLength = (a: string, b: string, charAt: (word: string, at: number) => string | undefined): number => {
  let at = 0;
  while (at < a.length && charAt(a, at) === charAt(b, at)) at += 1;
  return at;
};

/** Whether a compound has the word with another part in its middle: "fläderblomssaft" has "flädersaft". */
const hasAround = (compound: string, word: string): boolean => {
  if (compound.length <= word.length || word.length < MIN_OUTER_HEAD_LENGTH + MIN_OUTER_TAIL_LENGTH) return false;
  const head = commonLength(word, compound, (text, at) => text[at]);
  const tail = commonLength(word, compound, (text, at) => text.at(-1 - at));
  return head >= MIN_OUTER_HEAD_LENGTH && tail >= MIN_OUTER_TAIL_LENGTH && head + tail >= word.length;
};

/** The words of the entries. */
export const createVocabulary = (
  entries: readonly SearchEntry[],
  {
    hasCompoundKeywords,
    correctsToBodies,
    minCorrectedLength,
  }: Pick<Context, 'hasCompoundKeywords' | 'correctsToBodies' | 'minCorrectedLength'>,
) => {
  const words = readWords(entries);
  const byWord = new Map(words.map((word) => [word.word, word]));
  const byStem = new Map<string, Word[]>();
  const byPlain = new Map<string, Word[]>();
  const byPlainStem = new Map<string, Word[]>();
  for (const word of words.filter(({ word }) => !isStopWord(word))) {
    push(byStem, word.stem, word);
    push(byPlain, word.plain, word);
    push(byPlainStem, word.plainStem, word);
  }

  /** The words with the same stem as this one. */
  const withStem = (word: string): readonly Word[] => byStem.get(stemOf(word)) ?? [];
  /** The words that are this one without their dots, or, for longer words, that have its stem without dots. */
  const withoutItsDots = (word: string): readonly Word[] => {
    const stem = stemOf(word);
    return [...(byPlain.get(word) ?? []), ...(stem.length < MIN_PLAIN_LENGTH ? [] : (byPlainStem.get(stem) ?? []))];
  };

  const names = words.filter(({ isOfName }) => isOfName);
  let wordsToCorrectTo: readonly KnownWord[] | undefined;

  return {
    words,

    /**
     * The word itself, its other inflections, and compounds that contain it. A word of a name may begin or end with it,
     * however short the rest is: "iskaffe" has "kaffe".
     */
    match(word: string): Matches {
      const matches = new Map<Word, number>();
      const add = (found: Word, quality: number): void => {
        if ((matches.get(found) ?? 0) < quality) matches.set(found, quality);
      };
      const exact = byWord.get(word);
      if (exact) add(exact, QUALITY.exact);
      if (NUMBER.test(word)) return matches;
      for (const found of withStem(word)) add(found, QUALITY.inflected);
      const isPlain = matches.size === 0 && word === withoutDots(word);
      if (isPlain) for (const found of withoutItsDots(word)) add(found, QUALITY.inflected);
      const stem = stemOf(word);
      const letters = lettersOf(withoutDots(stem));
      const isLong = word.length >= MIN_WHOLE_LENGTH || (exact !== undefined && word.length >= MIN_TAIL_LENGTH);
      for (const found of words) {
        if ((letters & ~found.letters) !== 0 || !(found.isOfText || hasCompoundKeywords)) continue;
        // A short word in a text is mostly a unit, and in a name a thing: "te".
        const isWhole = isLong || (exact !== undefined && found.isOfName);
        const [whole, wholeStem] = isPlain ? [found.plain, found.plainStem] : [found.word, found.stem];
        if (
          (isWhole && whole.startsWith(word)) ||
          (stem.length >= MIN_HEAD_STEM_LENGTH && whole.startsWith(stem)) ||
          (isWhole && whole.length >= word.length + MIN_TAIL_LENGTH && whole.endsWith(word)) ||
          (word.length >= MIN_INNER_LENGTH && whole.indexOf(word) >= MIN_TAIL_LENGTH) ||
          (stem.length >= MIN_WHOLE_LENGTH &&
            wholeStem.length >= stem.length + MIN_TAIL_LENGTH &&
            wholeStem.endsWith(stem))
        )
          add(found, QUALITY.part);
        else if (
          found.isOfName &&
          word.length >= MIN_TAIL_LENGTH &&
          (whole.startsWith(word) || whole.endsWith(word) || hasAround(whole, word))
        )
          add(found, QUALITY.nameEnd);
      }
      return matches;
    },

    /** Matches only this exact form of the word. */
    matchExactly(word: string): Matches {
      const found = byWord.get(word);
      return new Map(found ? [[found, QUALITY.exact]] : []);
    },

    /**
     * Whether an entry contains the word in any form. For a short word, only its exact form counts, because another
     * form may be another word.
     */
    isKnown: (word: string): boolean => (word.length > MIN_TAIL_LENGTH ? withStem(word).length > 0 : byWord.has(word)),

    /**
     * The end of a compound in a name that a misspelt word stands for: "kaffe" in "bönkaffe" for "kafe". Both begin with
     * the same letters, so that no letter of the other part belongs to the end.
     */
    findTail(word: string): string | undefined {
      const typed = blurred(word);
      const letters = lettersOf(typed);
      const isTail = (tail: string): boolean =>
        isWithDoubles(tail, word) ||
        (tail.length >= minCorrectedLength &&
          blurred(tail).startsWith(typed.slice(0, MIN_SAME_LENGTH)) &&
          isWithinOneSlip(typed, blurred(tail)));
      return names
        .filter(({ letters: own }) => !hasSeveralBits(letters & ~own))
        .flatMap(({ word: compound }) =>
          [word.length - 1, word.length, word.length + 1]
            .filter((length) => length >= MIN_COMPARED_LENGTH && compound.length >= length + MIN_TAIL_LENGTH)
            .map((length) => compound.slice(-length)),
        )
        .find(isTail);
    },

    /** Whether this form of the word names a kind of goods. Only goods have names. */
    isKindOfGoods: (word: string): boolean => names.length > 0 && byWord.has(word),

    /**
     * The words that a misspelt word is compared with: those in headings and keywords, and, by the context, the longer
     * ones in bodies. Most searches do not need them.
     */
    getWordsToCorrectTo(): readonly KnownWord[] {
      wordsToCorrectTo ??= words
        .filter(({ word }) => word.length >= MIN_COMPARED_LENGTH && !isStopWord(word))
        .filter(({ word, weights }) => {
          const isInBodies = Math.max(...weights.values()) <= WEIGHTS.body;
          return !isInBodies || (correctsToBodies && word.length >= MIN_CORRECTED_BODY_LENGTH);
        })
        .map(({ word, weights }) => toKnownWord(word, weights.size));
      return wordsToCorrectTo;
    },
  };
};
