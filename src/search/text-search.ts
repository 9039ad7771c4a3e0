/*
 * Searching short texts by words, in Swedish. An index is created once for its
 * texts. For each significant word of a query, the first of these that finds something counts:
 *
 * 1. the word, its other inflections, its synonyms, and compounds that begin or end with it;
 * 2. for a compound, both of its parts;
 * 3. the known word that is a slip of the finger away, which the result names in `corrected`;
 * 4. for a compound, the part that is known, also named.
 *
 * Two neighbours that are one known word are searched for both ways, together and apart, as texts write "450 g" and "450g".
 * A query in quotation marks finds exactly its words.
 */

import { literalWordsOf, type Synonyms } from '../shared/query.ts';
import { knownPartOf, splitInTwo } from './compounds.ts';
import { type Hit, rank, type Wanted } from './ranking.ts';
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

/** A word of a query. It has a `pair` when it is two neighbours that are one known word, or an amount with its unit. */
type QueryWord = { readonly word: string; readonly pair: readonly string[] };

/** "450g". Other texts have it as two words. */
const AMOUNT = /^(\d+)(\p{L}+)$/u;

/** The words of a query as they are searched for, and which of them stand for others. */
type Resolved = { readonly wanted: readonly Wanted[]; readonly corrected: readonly string[] };

const isFound = ({ direct, meanings }: Term): boolean => direct.size > 0 || meanings.length > 0;

const matchedBy = (wanted: readonly Wanted[]): ReadonlySet<string> =>
  new Set(
    wanted
      .flat(2)
      .flatMap(({ direct, meanings }) => [direct, ...meanings].flatMap((matches) => [...matches]))
      .flatMap(([{ word }, quality]) => (quality >= QUALITY.part ? [word] : [])),
  );

/** Reads the entries once, for any number of searches. */
export const createSearchIndex = (entries: readonly SearchEntry[], synonyms: Synonyms = []): SearchIndex => {
  const vocabulary = createVocabulary(entries, synonyms);
  const { match, matchExactly, isKnown } = vocabulary;

  /** Reads each of the words in one way. */
  const wantAll = (words: readonly string[]): readonly Wanted[] => words.map((word) => [[match(word)]]);

  /** What an unknown word may stand for. */
  const interpret = (word: string): Resolved => {
    const parts = splitInTwo(word, vocabulary);
    if (parts) return { wanted: wantAll(parts), corrected: [] };
    const other = correctSpelling(word, vocabulary.getWordsToCorrectTo()) ?? knownPartOf(word, vocabulary);
    return { wanted: wantAll([other ?? word]), corrected: other ? [other] : [] };
  };

  /** A pair is found by its one word, or by both of its words. A stop word of them need not be found. */
  const resolvePair = ({ word, pair }: QueryWord): Resolved => {
    const significant = pair.filter((part) => !isStopWord(part));
    const parts = significant.length > 0 ? significant : pair;
    return { wanted: [[[match(word)], parts.map(match)]], corrected: [] };
  };

  const resolveAll = (query: readonly QueryWord[]): Resolved => {
    let unknown = 0;
    const resolved = query.map((queryWord): Resolved => {
      if (queryWord.pair.length > 0) return resolvePair(queryWord);
      const { word } = queryWord;
      const term = match(word);
      const asItIs: Resolved = { wanted: [[[term]]], corrected: [] };
      if (isFound(term) || word.length > MAX_WORD_LENGTH) return asItIs;
      unknown += 1;
      return unknown > MAX_UNKNOWN_WORDS ? asItIs : interpret(word);
    });
    return {
      wanted: resolved.flatMap(({ wanted }) => wanted),
      corrected: [...new Set(resolved.flatMap(({ corrected }) => corrected))],
    };
  };

  /** Whether two words are one known word, and no stop word. Of the second there is more than an ending. */
  const isCompound = (first: string, second: string): boolean =>
    stemOf(first + second).length > first.length && isKnown(first + second) && !isStopWord(first + second);

  /** The words of a query in pairs where two are one known word. A word belongs to one pair at most, the first. */
  const readPairs = (words: readonly string[]): readonly QueryWord[] => {
    const read: QueryWord[] = [];
    for (const word of words) {
      const last = read.at(-1);
      if (last?.pair.length === 0 && isCompound(last.word, word))
        read.splice(-1, 1, { word: last.word + word, pair: [last.word, word] });
      else read.push({ word, pair: AMOUNT.exec(word)?.slice(1) ?? [] });
    }
    return read;
  };

  /** The words of a query, each once, the stop words apart. */
  const readQuery = (query: string) => {
    const words = wordsOf(query);
    const unique = [...new Map(readPairs(words).map((read) => [read.word, read])).values()];
    const significant = unique.filter(({ word }) => !isStopWord(word));
    return significant.length > 0
      ? {
          words: significant.slice(0, MAX_WORDS),
          stopWords: [...new Set(words.filter(isStopWord))].slice(0, MAX_WORDS),
        }
      : { words: unique.slice(0, MAX_WORDS), stopWords: [] };
  };

  const toResult = (
    wanted: readonly Wanted[],
    stopWords: readonly Term[],
    corrected: readonly string[],
  ): TextSearch => ({
    hits: rank(wanted, stopWords, entries.length),
    corrected,
    matched: matchedBy(wanted),
  });

  return {
    search(query) {
      const literal = literalWordsOf(query);
      if (literal !== undefined) {
        const words = wordsOf(literal).slice(0, MAX_WORDS);
        return toResult(
          words.map((word) => [[matchExactly(word, QUALITY.exact)]]),
          [],
          [],
        );
      }
      const { words, stopWords } = readQuery(query);
      const { wanted, corrected } = resolveAll(words);
      return toResult(
        wanted,
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
