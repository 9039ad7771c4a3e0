/*
 * Searching short texts by words, in Swedish. An index is created once for its
 * texts. For each significant word of a query, the first of these that finds something counts:
 *
 * 1. the word, its other inflections, its synonyms, and compounds that begin or end with it;
 * 2. for a compound, both of its parts;
 * 3. the known word that is a slip of the finger away, which the result names in `corrected`;
 * 4. for a compound, the part that is known, also named.
 *
 * A query in quotation marks finds exactly its words.
 */

import { literalWordsOf, type Synonyms } from '../shared/query.ts';
import { knownPartOf, splitInTwo } from './compounds.ts';
import { type Hit, rank } from './ranking.ts';
import { correctSpelling } from './spelling.ts';
import { findWords, isStopWord, stemOf, wordsOf } from './swedish-words.ts';
import { createVocabulary, QUALITY, type SearchEntry, type Term } from './vocabulary.ts';

/** Words of a query after this many are ignored, to bound the cost of a search. */
const MAX_WORDS = 8;
/** Unknown words of a query after this many are not taken for others, which costs most. */
const MAX_UNKNOWN_WORDS = 2;
/** Longer words are compared as they are. */
const MAX_WORD_LENGTH = 30;

export type TextSearch = {
  /** The entries that match a word of the query, the best first. */
  readonly hits: readonly Hit[];
  /** The words that were searched for in place of misspelt ones. */
  readonly corrected: readonly string[];
  /** The folded words of the texts that match, other than compounds with a synonym. */
  readonly matched: ReadonlySet<string>;
};

type SearchIndex = {
  readonly search: (query: string) => TextSearch;
};

/** A piece of a text: a match (`hit`), or the text between two matches. */
export type Piece = { readonly text: string; readonly hit: boolean };

/** The words of a query as they are searched for, and which of them stand for others. */
type Resolved = { readonly terms: readonly Term[]; readonly corrected: readonly string[] };

const isFound = ({ direct, meanings }: Term): boolean => direct.size > 0 || meanings.length > 0;

const matchedBy = (terms: readonly Term[]): ReadonlySet<string> =>
  new Set(
    terms
      .flatMap(({ direct, meanings }) => [direct, ...meanings].flatMap((matches) => [...matches]))
      .flatMap(([{ word }, quality]) => (quality >= QUALITY.part ? [word] : [])),
  );

/** Reads the entries once, for any number of searches. */
export const createSearchIndex = (entries: readonly SearchEntry[], synonyms: Synonyms = []): SearchIndex => {
  const vocabulary = createVocabulary(entries, synonyms);
  const { match, matchExactly, isKnown } = vocabulary;

  /** What an unknown word may stand for. */
  const interpret = (word: string): Resolved => {
    const parts = splitInTwo(word, vocabulary);
    if (parts) return { terms: parts.map(match), corrected: [] };
    const other = correctSpelling(word, vocabulary.getWordsToCorrectTo()) ?? knownPartOf(word, vocabulary);
    return other ? { terms: [match(other)], corrected: [other] } : { terms: [match(word)], corrected: [] };
  };

  const resolveAll = (query: readonly string[]): Resolved => {
    let unknown = 0;
    const resolved = query.map((word): Resolved => {
      const term = match(word);
      if (isFound(term) || word.length > MAX_WORD_LENGTH) return { terms: [term], corrected: [] };
      unknown += 1;
      return unknown > MAX_UNKNOWN_WORDS ? { terms: [term], corrected: [] } : interpret(word);
    });
    return {
      terms: resolved.flatMap(({ terms }) => terms),
      corrected: [...new Set(resolved.flatMap(({ corrected }) => corrected))],
    };
  };

  /** Whether two words are one known word. Of the second there is more than an ending. */
  const isCompound = (first: string, second: string): boolean =>
    stemOf(first + second).length > first.length && isKnown(first + second);

  /** The words of a query, the stop words apart. Two that are one known word are joined: "bank id". */
  const readQuery = (query: string) => {
    const all = wordsOf(query);
    const isJoined = (index: number): boolean => {
      const [first, second] = [all[index - 1], all[index]];
      return first !== undefined && second !== undefined && isCompound(first, second);
    };
    const joined = all.flatMap((word, index) => {
      if (isJoined(index)) return [];
      return [isJoined(index + 1) ? `${word}${all[index + 1]}` : word];
    });
    const unique = [...new Set(joined)];
    const significant = unique.filter((word) => !isStopWord(word));
    return significant.length > 0
      ? { words: significant.slice(0, MAX_WORDS), stopWords: unique.filter(isStopWord).slice(0, MAX_WORDS) }
      : { words: unique.slice(0, MAX_WORDS), stopWords: [] };
  };

  const toResult = (terms: readonly Term[], stopWords: readonly Term[], corrected: readonly string[]): TextSearch => ({
    hits: rank(terms, stopWords, entries.length),
    corrected,
    matched: matchedBy(terms),
  });

  return {
    search(query) {
      const literal = literalWordsOf(query);
      if (literal !== undefined) {
        const terms = wordsOf(literal)
          .slice(0, MAX_WORDS)
          .map((word) => matchExactly(word, QUALITY.exact));
        return toResult(terms, [], []);
      }
      const { words, stopWords } = readQuery(query);
      const { terms, corrected } = resolveAll(words);
      return toResult(
        terms,
        stopWords.map((word) => matchExactly(word, QUALITY.stopWord)),
        corrected,
      );
    },
  };
};

/** Splits a text into hits and the text between; the pieces joined are the text. */
export const splitAtHits = (text: string, { matched }: TextSearch): readonly Piece[] => {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { word, index, end: after } of findWords(text)) {
    if (!matched.has(word)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), hit: false });
    pieces.push({ text: text.slice(index, after), hit: true });
    end = after;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), hit: false });
  return pieces;
};
