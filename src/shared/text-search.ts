/*
 * Searching short texts by words, in Swedish, in the Worker and in the browser alike. An index is created once for its
 * texts. For each significant word of a query, the first of these that finds something counts:
 *
 * 1. the word, its other inflections, its synonyms, and compounds that begin or end with it;
 * 2. for a compound, both of its parts;
 * 3. the known word that is a slip of the finger away, which the result names in `corrected`;
 * 4. for a compound, the part that is known, also named.
 *
 * A query in quotation marks finds exactly its words.
 */

import { blurred, findWords, isStopWord, isWithin, stemOf, withoutDots, wordsOf } from './swedish-words.ts';

/** Maximum length of a query in characters; longer queries are cut. */
export const QUERY_MAX_LENGTH = 100;

/** Words of a query after this many are ignored, to bound the cost of a search. */
const MAX_WORDS = 8;
/** Unknown words of a query after this many are not taken for others, which costs most. */
const MAX_UNKNOWN_WORDS = 2;
/** Longer words are compared as they are. */
const MAX_WORD_LENGTH = 30;
/** Shorter words are not corrected. */
const MIN_CORRECTED_LENGTH = 4;
/** Shorter words have too many neighbours that mean something else. */
const MIN_SLIP_LENGTH = 5;
/** From this length on, two slips leave a word recognisable. */
const MIN_TWO_SLIPS_LENGTH = 8;
/** Shorter words are not looked for at the end of compounds: "äger" is not in "väger". */
const MIN_TAIL_LENGTH = 3;
const MIN_PART_LENGTH = 4;

/** How much a match counts, by how it came about. */
const QUALITY = { exact: 1, inflected: 0.95, synonym: 0.75, part: 0.4, stopWord: 0.2 } as const;
/** How much a match in a text counts, of one in its heading. */
const BODY_WEIGHT = 0.4;

/** A text to search. */
export type SearchEntry = { readonly heading: string; readonly body: string };

/** Words that visitors use, and words of the texts that mean the same. Each is a list with spaces between. */
export type Synonyms = readonly (readonly [visitors: string, ours: string])[];

/** An entry that was found. */
export type Hit = { readonly index: number; readonly score: number; readonly isComplete: boolean };

export type TextSearch = {
  /** The entries that match a word of the query, the best first. */
  readonly hits: readonly Hit[];
  /** The words that were searched for in place of misspelt ones. */
  readonly corrected: readonly string[];
  /** The folded words of the texts that match, other than compounds with a synonym. */
  readonly matched: ReadonlySet<string>;
};

/** A piece of a text: a match (`hit`), or the text between two matches. */
export type Piece = { readonly text: string; readonly hit: boolean };

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

/** A word as misspelt words are compared. `letters` are those of its stem. */
type Blurred = { readonly whole: string; readonly stem: string; readonly letters: number };

/** A word that a misspelt one may have been meant to be: of the texts, or one that visitors use, which has no uses. */
type Known = Blurred & { readonly word: string; readonly uses: number };

/** Words of the texts, with how well each matches a word of the query. */
type Matches = ReadonlyMap<Word, number>;
/** A word of the query: what it matches itself, and what each word that means the same does. */
type Term = { readonly direct: Matches; readonly meanings: readonly Matches[] };
type Resolved = { readonly terms: readonly Term[]; readonly corrected: readonly string[] };

export type SearchIndex = {
  readonly search: (query: string) => TextSearch;
};

/** Normalises a query: composed Unicode (NFC), single spaces, at most QUERY_MAX_LENGTH characters. */
export const cleanQuery = (query: string): string =>
  query.normalize().replace(/\s+/g, ' ').trim().slice(0, QUERY_MAX_LENGTH).trim();

const A_CODE = 97;

const QUOTED = /^\s*["”“](.*?)["”“]?\s*$/;

/** The query that searches for exactly these words. */
export const toLiteralQuery = (query: string): string => `"${query}"`;

/** A query without its quotation marks. */
export const withoutQuotes = (query: string): string => query.replace(QUOTED, '$1');

/** A bit for each letter of a word without dots; other characters share one. */
const lettersOf = (word: string): number => {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - A_CODE;
    bits |= 1 << (letter >= 0 && letter < 26 ? letter : 26);
  }
  return bits;
};

const countBits = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

const toBlurred = (word: string): Blurred => {
  const stem = blurred(stemOf(word));
  return { whole: blurred(word), stem, letters: lettersOf(stem) };
};

/** How many slips leave a word recognisable. */
const maxSlips = ({ length }: string): number =>
  length >= MIN_TWO_SLIPS_LENGTH ? 2 : length >= MIN_SLIP_LENGTH ? 1 : 0;

/** Whether the first letters are equal, swapped, or the first one is left out or doubled. A slip seldom replaces it. */
const hasSameStart = (a: string, b: string): boolean => a[0] === b[0] || a[0] === b[1] || a[1] === b[0];

/** Whether the words differ by at most this number of slips; their stems by no more than their lengths allow. */
const isNear = (slips: number, wanted: Blurred, { whole, stem }: Blurred): boolean =>
  hasSameStart(wanted.whole, whole) &&
  (isWithin(slips, wanted.whole, whole) ||
    (wanted.stem.length >= MIN_SLIP_LENGTH && isWithin(Math.min(slips, maxSlips(wanted.stem)), wanted.stem, stem)));

/** Whether a longer word of the texts begins or ends with the wanted one, with at most one slip. */
const hasNearPart = (slips: number, wanted: Blurred, { whole, uses }: Known): boolean =>
  uses > 0 &&
  slips <= 1 &&
  whole.length > wanted.whole.length &&
  [-slips, 0, slips].some((more) => {
    const length = wanted.whole.length + more;
    return (
      (whole[0] === wanted.whole[0] && isWithin(slips, wanted.whole, whole.slice(0, length))) ||
      (whole.at(-1) === wanted.whole.at(-1) &&
        whole.length >= length + MIN_TAIL_LENGTH &&
        isWithin(slips, wanted.whole, whole.slice(-length)))
    );
  });

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

/** The function, called at most once. */
const once = <Value>(create: () => Value): (() => Value) => {
  let created: { readonly value: Value } | undefined;
  return () => {
    created ??= { value: create() };
    return created.value;
  };
};

/** Reads the entries once, for any number of searches. */
export const createSearchIndex = (entries: readonly SearchEntry[], synonyms: Synonyms = []): SearchIndex => {
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
  /** The words that a misspelt one is compared with. Most searches do without them. */
  const getKnown = once((): readonly Known[] =>
    [
      ...words.map(({ word, weights }) => ({ word, uses: weights.size })),
      ...synonyms.flatMap(([visitors]) => wordsOf(visitors).map((word) => ({ word, uses: 0 }))),
    ]
      .filter(({ word }) => word.length >= MIN_CORRECTED_LENGTH && !isStopWord(word))
      .map(({ word, uses }) => ({ word, uses, ...toBlurred(word) })),
  );

  /** The words with this stem. A word without dots also matches those with them. */
  const withStem = (word: string): readonly Word[] => {
    const stem = stemOf(word);
    return (stem === withoutDots(stem) ? byPlainStem : byStem).get(stem) ?? [];
  };
  /** The words that mean the same as this form of a word, or else as other forms of it. */
  const meaningsOf = (word: string): readonly string[] =>
    meanings.get(word) ?? stemMeanings.get(withoutDots(stemOf(word))) ?? [];
  const isKnown = (word: string): boolean => withStem(word).length > 0 || meaningsOf(word).length > 0;

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

  /** What the words of the synonyms match. */
  const matchesOfMeanings = new Map<string, Matches>();
  const matchMeaning = (meaning: string): Matches => {
    const matches =
      matchesOfMeanings.get(meaning) ??
      new Map(Array.from(matchDirectly(meaning), ([found, quality]) => [found, quality * QUALITY.synonym]));
    matchesOfMeanings.set(meaning, matches);
    return matches;
  };

  const match = (word: string): Term => ({
    direct: matchDirectly(word),
    meanings: meaningsOf(word)
      .map(matchMeaning)
      .filter(({ size }) => size > 0),
  });

  const isFound = ({ direct, meanings }: Term): boolean => direct.size > 0 || meanings.length > 0;

  /** Where a compound may be split, with the longest end first. An s may join its parts. */
  const splitsOf = (word: string) =>
    Array.from({ length: Math.max(0, word.length - 2 * MIN_TAIL_LENGTH + 1) }, (_, at) => ({
      heads: [word.slice(0, at + MIN_TAIL_LENGTH), word.slice(0, at + MIN_TAIL_LENGTH).replace(/s$/, '')],
      tail: word.slice(at + MIN_TAIL_LENGTH),
    }));

  const isKnownPart = (part: string): boolean =>
    part.length >= MIN_TAIL_LENGTH && !isStopWord(part) && !isStopWord(stemOf(part)) && isKnown(part);

  /** The two parts of a compound, when both are known. */
  const splitInTwo = (word: string): readonly string[] | null => {
    for (const { heads, tail } of splitsOf(word)) {
      const head = isKnownPart(tail) && heads.find(isKnownPart);
      if (head) return [head, tail];
    }
    return null;
  };

  /** The part of a compound that is a known word, or begins one: its end, or else its beginning. */
  const knownPartOf = (word: string): string | undefined => {
    const splits = splitsOf(word);
    const parts = [...splits.map(({ tail }) => tail), ...splits.toReversed().flatMap(({ heads }) => heads)];
    return parts
      .filter((part) => part.length >= MIN_PART_LENGTH && isKnownPart(part))
      .map((part) =>
        byWord.has(part) || meanings.has(part)
          ? part
          : withStem(part).find((known) => known.word.startsWith(part))?.word,
      )
      .find((part) => part !== undefined);
  };

  /** The known word that is nearest to a misspelt one, or else the one with the nearest beginning or end. */
  const correct = (word: string): string | undefined => {
    if (word.length < MIN_CORRECTED_LENGTH) return;
    const wanted = toBlurred(word);
    for (const isLike of [isNear, hasNearPart]) {
      for (let slips = 0; slips <= maxSlips(word); slips += 1) {
        const near = getKnown().filter(
          (other) => countBits(wanted.letters & ~other.letters) <= slips && isLike(slips, wanted, other),
        );
        const lengthening = ({ whole }: Known): number => Math.abs(whole.length - wanted.whole.length);
        const [best] = near.toSorted((a, b) => lengthening(a) - lengthening(b) || b.uses - a.uses);
        if (best) return best.word;
      }
    }
  };

  /** What an unknown word may stand for. */
  const interpret = (word: string): Resolved => {
    const parts = splitInTwo(word);
    if (parts) return { terms: parts.map(match), corrected: [] };
    const other = correct(word) ?? knownPartOf(word);
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

  const exactly = (word: string, quality: number): Term => {
    const found = byWord.get(word);
    return { direct: new Map(found ? [[found, quality]] : []), meanings: [] };
  };

  /** What a match is worth to each entry. A word that few entries have tells more. */
  const scoresOf = (matches: Matches): ReadonlyMap<number, number> => {
    const best = new Map<number, number>();
    for (const [{ weights }, quality] of matches) {
      for (const [entry, weight] of weights) best.set(entry, Math.max(best.get(entry) ?? 0, quality * weight));
    }
    const rarity = Math.log(1 + entries.length / [...best.values()].reduce((sum, value) => sum + value, 0.5));
    return new Map(Array.from(best, ([entry, value]) => [entry, rarity * value]));
  };

  /** The better of what the word itself is worth to an entry, and what its meanings are together. */
  const termScores = ({ direct, meanings }: Term): ReadonlyMap<number, number> => {
    const sums = new Map<number, number>();
    for (const scores of meanings.map(scoresOf)) {
      for (const [entry, score] of scores) sums.set(entry, (sums.get(entry) ?? 0) + score / Math.sqrt(meanings.length));
    }
    for (const [entry, score] of scoresOf(direct)) sums.set(entry, Math.max(sums.get(entry) ?? 0, score));
    return sums;
  };

  /** Stop words help only to order the entries that the other words find. */
  const rank = (terms: readonly Term[], stopWords: readonly Term[]): readonly Hit[] => {
    const found = new Map<number, { score: number; terms: number }>();
    for (const term of terms) {
      for (const [entry, score] of termScores(term)) {
        const sum = found.get(entry) ?? { score: 0, terms: 0 };
        found.set(entry, { score: sum.score + score, terms: sum.terms + 1 });
      }
    }
    for (const term of stopWords) {
      for (const [entry, score] of termScores(term)) {
        const sum = found.get(entry);
        if (sum) sum.score += score;
      }
    }
    return Array.from(found, ([index, sum]) => ({
      index,
      score: sum.score,
      isComplete: sum.terms === terms.length,
    })).sort((a, b) => b.score - a.score || a.index - b.index);
  };

  const toResult = (terms: readonly Term[], stopWords: readonly Term[], corrected: readonly string[]): TextSearch => ({
    hits: rank(terms, stopWords),
    corrected,
    matched: new Set(
      terms
        .flatMap(({ direct, meanings }) => [direct, ...meanings].flatMap((matches) => [...matches]))
        .flatMap(([{ word }, quality]) => (quality >= QUALITY.part ? [word] : [])),
    ),
  });

  return {
    search(query) {
      const [, literal] = QUOTED.exec(query) ?? [];
      if (literal !== undefined) {
        return toResult(
          wordsOf(literal)
            .slice(0, MAX_WORDS)
            .map((word) => exactly(word, QUALITY.exact)),
          [],
          [],
        );
      }
      const { words: significant, stopWords } = readQuery(query);
      const { terms, corrected } = resolveAll(significant);
      return toResult(
        terms,
        stopWords.map((word) => exactly(word, QUALITY.stopWord)),
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

/** Hits that score less than this share of the best are left out. */
const MIN_SHARE = 0.3;
const MAX_HITS = 10;

/** The items of the best hits of a search, the best first. */
export const bestHits = <Item>({ hits }: TextSearch, items: readonly Item[]): readonly Item[] =>
  hits
    .filter(({ score }) => score >= MIN_SHARE * (hits[0]?.score ?? 0))
    .slice(0, MAX_HITS)
    .flatMap(({ index }) => items[index] ?? []);
