/*
 * Searches short Swedish texts by words. An index is created once for its texts. For each word of a query, the first of
 * these readings that finds something counts:
 *
 * 1. the word, its other inflections, and compounds that contain it;
 * 2. the known word that is one typing slip away, if it is long or the word only lacks a doubled letter, or the end of a
 *    compound in a name. `corrections` lists it;
 * 3. for a compound, both of its parts;
 * 4. among goods, which are named by their kind, the last part of a compound. `corrections` lists it.
 *
 * Two neighbouring words that together are one known word are searched for both together and apart. Words that seldom
 * say what a query is about only affect the order of the other words' hits.
 * A query in quotation marks finds exactly its words.
 */

import { literalWordsOf } from '../shared/query.ts';
import { findKnownTail, splitInTwo } from './compounds.ts';
import { type Context, NO_CONTEXT } from './context.ts';
import { entriesOf, type Hit, rank, type Wanted } from './ranking.ts';
import { findNear } from './spelling.ts';
import { isStopWord, nounForms, stemOf, withoutDoubles, wordsOf } from './swedish-words.ts';
import { createVocabulary, type SearchEntry, type Word } from './vocabulary.ts';

/** Further words of the same kind in a query are ignored, to limit the cost of a search. */
const MAX_WORDS = 8;
/** Further unknown words in a query are not corrected, because corrections cost the most. */
const MAX_UNKNOWN_WORDS = 2;
/** Longer words are neither corrected nor split. */
const MAX_WORD_LENGTH = 30;

/** How much helping words count. */
const SHARES = { weak: 0.6, stopWord: 0.2 } as const;

/** A word that replaced another one in the search, and the entries that it found. */
type SpellingCorrection = { readonly word: string; readonly entries: ReadonlySet<number> };

export type TextSearch = {
  /** The entries that match a word of the query, the best first. */
  readonly hits: readonly Hit[];
  /** Whether any words of the query say what it is about. */
  readonly hasSubject: boolean;
  /** The words that replaced others in the search. */
  readonly corrections: readonly SpellingCorrection[];
  /** The known words that are one slip away from unknown words of the query. */
  readonly near: readonly string[];
  /** The folded words in the entries that match the subject of the query. */
  readonly matched: ReadonlySet<string>;
};

type SearchIndex = {
  readonly search: (query: string) => TextSearch;
  readonly words: readonly Word[];
};

/** A word of a query. It has a `pair` if it consists of two neighbouring words that are one known word. */
type QueryWord = { readonly word: string; readonly pair: readonly string[] };

const HAS_DIGIT = /\d/;

/** How a word of a query is searched for. */
type Reading = {
  readonly subject: readonly Wanted[];
  readonly weak: readonly Wanted[];
  /** The word to search for instead. */
  readonly corrected?: string;
  /** The known word that is one slip away. */
  readonly near?: string | undefined;
};

const matchedBy = (wanted: readonly Wanted[]): ReadonlySet<string> =>
  new Set(wanted.flatMap(({ ways }) => ways.flat().flatMap((matches) => [...matches])).map(([{ word }]) => word));

/** Reads the entries once, for any number of searches. */
export const createSearchIndex = (entries: readonly SearchEntry[], context: Context = NO_CONTEXT): SearchIndex => {
  const vocabulary = createVocabulary(entries, context);
  const { match, matchExactly, isKnown, isKindOfGoods, findTail } = vocabulary;
  const contextWords = new Set(wordsOf(context.words).flatMap(nounForms));
  const isOfContext = (word: string): boolean =>
    contextWords.has(word) || (context.hasNumbers && (HAS_DIGIT.test(word) || word.length === 1));

  const read = (word: string, ways: Wanted['ways'] = [[match(word)]]): Reading => {
    const wanted = { ways, share: 1 };
    return isOfContext(word) ? { subject: [], weak: [wanted] } : { subject: [wanted], weak: [] };
  };

  /** Reads a compound by its parts. */
  const readCompound = (word: string): Reading | undefined => {
    const parts = splitInTwo(word, (part) => isKnown(part) || contextWords.has(part));
    if (!parts) return;
    const [head, tail] = [read(parts.head), read(parts.tail)];
    return { subject: [...head.subject, ...tail.subject], weak: [...head.weak, ...tail.weak] };
  };

  /** Reads a word that no text contains. */
  const readUnknown = (word: string): Reading => {
    const near = findNear(word, vocabulary.getWordsToCorrectTo());
    const isSure =
      near !== undefined &&
      (near.length >= context.minCorrectedLength || withoutDoubles(near) === withoutDoubles(word));
    const corrected = isSure ? near : findTail(word);
    if (corrected !== undefined) return { ...read(corrected), corrected, near: corrected };
    const compound = readCompound(word);
    if (compound) return { ...compound, near };
    const kind = findKnownTail(word, isKindOfGoods);
    return kind === undefined ? { ...read(word), near } : { ...read(kind), corrected: kind, near };
  };

  /** A pair matches as one word, or as both of its words. If one of the two is a stop word, it need not match. */
  const readPair = ({ word, pair }: QueryWord): Reading => {
    const significant = pair.filter((part) => !isStopWord(part));
    const parts = significant.length > 0 ? significant : pair;
    return read(word, [[match(word)], parts.map(match)]);
  };

  const readAll = (words: readonly QueryWord[]): readonly Reading[] => {
    let unknown = 0;
    return words.map((queryWord): Reading => {
      const { word, pair } = queryWord;
      if (pair.length > 0) return readPair(queryWord);
      const matches = match(word);
      if (matches.size > 0) return read(word, [[matches]]);
      if (isOfContext(word)) return { subject: [], weak: [] };
      if (isStopWord(word) || word.length > MAX_WORD_LENGTH) return read(word);
      unknown += 1;
      return unknown > MAX_UNKNOWN_WORDS ? read(word) : readUnknown(word);
    });
  };

  /** Whether two words together are one known word that is not a stop word. The second word must be more than an ending. */
  const isCompound = (first: string, second: string): boolean =>
    stemOf(first + second).length > first.length && isKnown(first + second) && !isStopWord(first + second);

  /**
   * The words of a query, with a pair wherever two words are one known word. Each word belongs to at most one pair, the
   * first.
   */
  const findPairs = (words: readonly string[]): readonly QueryWord[] => {
    const found: QueryWord[] = [];
    for (const word of words) {
      const last = found.at(-1);
      if (last?.pair.length === 0 && isCompound(last.word, word))
        found.splice(-1, 1, { word: last.word + word, pair: [last.word, word] });
      else found.push({ word, pair: [] });
    }
    return found;
  };

  /**
   * The words of a query without duplicates, and its stop words separately. If a query has only stop words, these are
   * its words.
   */
  const splitQuery = (query: string) => {
    const words = wordsOf(query);
    const unique = [...new Map(findPairs(words).map((found) => [found.word, found])).values()];
    const significant = unique.filter(({ word }) => !isStopWord(word));
    return significant.length > 0
      ? {
          words: [
            ...significant.filter(({ word }) => !isOfContext(word)).slice(0, MAX_WORDS),
            ...significant.filter(({ word }) => isOfContext(word)).slice(0, MAX_WORDS),
          ],
          stopWords: [...new Set(words.filter(isStopWord))].slice(0, MAX_WORDS),
        }
      : { words: unique.slice(0, MAX_WORDS), stopWords: [] };
  };

  const wantExactly = (word: string, share: number): Wanted => ({ ways: [[matchExactly(word)]], share });

  return {
    words: vocabulary.words,
    search(query) {
      const literal = literalWordsOf(query);
      if (literal !== undefined) {
        const wanted = wordsOf(literal)
          .slice(0, MAX_WORDS)
          .map((word) => wantExactly(word, 1));
        return {
          hits: rank(wanted, [], entries.length),
          hasSubject: true,
          corrections: [],
          near: [],
          matched: matchedBy(wanted),
        };
      }
      const { words, stopWords } = splitQuery(query);
      const readings = readAll(words);
      const subject = readings.flatMap((reading) => reading.subject);
      const weak = readings.flatMap((reading) => reading.weak);
      const wanted = subject.length > 0 ? subject : weak;
      const helping = [
        ...(subject.length > 0 ? weak.map(({ ways, share }) => ({ ways, share: share * SHARES.weak })) : []),
        ...stopWords.map((word) => wantExactly(word, SHARES.stopWord)),
      ];
      return {
        hits: rank(wanted, helping, entries.length),
        hasSubject: subject.length > 0 && words.some(({ word }) => !isStopWord(word)),
        corrections: readings.flatMap(({ corrected, ...reading }) =>
          corrected === undefined
            ? []
            : [{ word: corrected, entries: entriesOf(subject.length > 0 ? reading.subject : reading.weak) }],
        ),
        near: readings.flatMap(({ near }) => near ?? []),
        matched: matchedBy(wanted),
      };
    },
  };
};

/** The corrections to show: the words that replaced others and are in one of the shown entries. */
export const namedCorrections = ({ corrections }: TextSearch, shown: readonly number[]): readonly string[] => [
  ...new Set(corrections.filter(({ entries }) => shown.some((index) => entries.has(index))).map(({ word }) => word)),
];
