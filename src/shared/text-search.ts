/*
 * Searching short texts by words, in Swedish. For each significant word of the query, in this order:
 *
 * 1. The word matches its other inflections, and letters without accents match those with them: `fold`, `toPattern`.
 * 2. The word also stands for its synonyms.
 * 3. A word that matches in no text is read as the known words that are one slip of the finger away: `correctionsOf`.
 *
 * When nothing is found, `nearestWords` has words that would be. Everything is computed from the texts alone, so that the
 * Worker and the browser get the same result.
 */

import { editDistance } from './edit-distance.ts';

/** Maximum length of a query in characters; longer queries are cut. */
export const QUERY_MAX_LENGTH = 80;

/** A piece of a text: a match (`hit`), or the text between two matches. */
export type Piece = { readonly text: string; readonly hit: boolean };

/** Words that visitors use, each with the words for the same thing in the texts, separated by spaces. */
export type Synonyms = Readonly<Record<string, string>>;

/** The result of a search in a list of texts. */
export type TextSearch = {
  /** For each text the number of the query's significant words that it matches. */
  readonly hits: readonly number[];
  /** The number of significant words in the query. */
  readonly wordCount: number;
  /** Matches any of the words in a folded text; global. */
  readonly anyWord: RegExp;
};

/** Letters that a plain letter also matches. The other way round, "får" is not "far". */
const LETTER_VARIANTS: Readonly<Record<string, string>> = { a: 'aåä', o: 'oö' };
/** Words too common in questions to tell one from another. */
const STOP_WORDS = new Set(
  'att av de den det du en ett för får han har hos hur i jag kan man med min ni när och om på ska som så till vad var vart vem vi vilka vilken vår är'.split(
    ' ',
  ),
);
/** Swedish inflectional suffixes, the longest first: "fakturor" also matches "fakturan". */
const SUFFIXES = 'orna|arna|erna|or|ar|er|en|et|an|na|as|a|e|n|t|s';
const SUFFIX = new RegExp(`(?<=.{4})(?:${SUFFIXES})$`, 'u');
/** Shorter search words match only at the start or the end of a word. */
const MIN_INFIX_LENGTH = 3;
/** Shorter words have too many neighbours that mean something else. */
const MIN_CORRECTED_LENGTH = 4;
/** How many edits leave a word recognisable, by its length. */
const maxEdits = (word: string): number => (word.length < 6 ? 1 : word.length < 10 ? 2 : 3);
const MAX_NEAREST_WORDS = 3;

const WORD = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;
const NOT_IN_WORD = { before: '(?<![\\p{L}\\p{N}])', after: '(?![\\p{L}\\p{N}])' } as const;

/** Normalises a query: composed Unicode (NFC), single spaces, at most QUERY_MAX_LENGTH characters. */
export const cleanQuery = (query: string): string =>
  query.normalize().replace(/\s+/g, ' ').trim().slice(0, QUERY_MAX_LENGTH).trim();

const withoutAccent = (letter: string): string => {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.length === letter.length ? plain : letter;
};

/** Removes accents (é, ü, à) from a composed text and keeps its length; å, ä and ö are letters of their own in Swedish. */
const fold = (text: string): string => text.replace(/[^\p{ASCII}åäöÅÄÖ]/gu, withoutAccent);

const withoutDots = (word: string): string => word.replace(/[åä]/g, 'a').replaceAll('ö', 'o');

/** A folded word without its suffix, in which å and ä are a, and ö is o. */
const stemOf = (word: string): string => withoutDots(word.replace(SUFFIX, ''));

const wordsIn = (text: string): readonly string[] => fold(text.normalize().toLowerCase()).match(WORD) ?? [];

/** The words of a query without stop words, unless it has no others. */
const significantWords = (query: string): readonly string[] => {
  const words = [...new Set(wordsIn(query))];
  const significant = words.filter((word) => !STOP_WORDS.has(word));
  return significant.length > 0 ? significant : words;
};

const withVariants = (letters: string): string =>
  Array.from(letters, (letter) => (LETTER_VARIANTS[letter] ? `[${LETTER_VARIANTS[letter]}]` : letter)).join('');

/** Matches the stem anywhere in a word; a hit includes the suffix that follows, the same or another. */
const toPattern = (word: string): string => {
  const letters = withVariants(word);
  if (word.length < MIN_INFIX_LENGTH) return `${NOT_IN_WORD.before}${letters}|${letters}${NOT_IN_WORD.after}`;
  const stem = word.replace(SUFFIX, '');
  const rest = stem === word ? '' : `(?:${withVariants(word.slice(stem.length))})?`;
  const inflection = word.length > MIN_INFIX_LENGTH ? `(?:(?:${SUFFIXES})${NOT_IN_WORD.after})?` : '';
  return `${withVariants(stem)}${rest}${inflection}`;
};

/** A word of the texts or of the synonyms, with the forms in which it is compared. */
type KnownWord = { readonly word: string; readonly forms: readonly string[] };

/** A word as it is and as a stem: a slip can hide or make a suffix. */
const formsOf = (word: string): readonly string[] => [...new Set([withoutDots(word), stemOf(word)])];

/** The least edit distance between the forms of two words. Infinite when it is more than `limit`. */
const wordDistance = (forms: readonly string[], known: KnownWord, limit: number): number =>
  Math.min(...known.forms.flatMap((other) => forms.map((form) => editDistance(form, other, limit))));

/** The distinct words of texts and synonyms that are long enough to be what a mistyped word was meant to be. */
const vocabularyOf = (texts: readonly string[], synonyms: Synonyms): readonly KnownWord[] =>
  [...new Set([...texts, ...Object.keys(synonyms)].flatMap(wordsIn))]
    .filter((word) => word.length >= MIN_CORRECTED_LENGTH && !STOP_WORDS.has(word))
    .map((word) => ({ word, forms: formsOf(word) }));

/** The word and its synonyms. */
const withSynonyms = (word: string, synonyms: Synonyms): readonly string[] => [
  word,
  ...Object.entries(synonyms).flatMap(([key, others]) => (stemOf(fold(key)) === stemOf(word) ? wordsIn(others) : [])),
];

/** The known words that a word is one slip of the finger away from. */
const correctionsOf = (word: string, vocabulary: readonly KnownWord[]): readonly string[] => {
  const forms = formsOf(word);
  return vocabulary.filter((known) => wordDistance(forms, known, 1) <= 1).map((known) => known.word);
};

const createMatcher = (texts: readonly string[], synonyms: Synonyms) => {
  const folded = texts.map((text) => fold(text));
  const patternOf = (words: readonly string[]): string =>
    [...new Set(words.flatMap((word) => withSynonyms(word, synonyms)))].map(toPattern).join('|');
  const isKnown = (pattern: string): boolean => {
    const regExp = new RegExp(pattern, 'iu');
    return folded.some((text) => regExp.test(text));
  };
  let vocabulary: readonly KnownWord[] | undefined;
  const getVocabulary = (): readonly KnownWord[] => {
    vocabulary ??= vocabularyOf(texts, synonyms);
    return vocabulary;
  };
  return { folded, patternOf, isKnown, getVocabulary };
};

/** Searches composed (NFC) texts. A query without words matches nothing. */
export const createTextSearch = (query: string, texts: readonly string[], synonyms: Synonyms = {}): TextSearch => {
  const { folded, patternOf, isKnown, getVocabulary } = createMatcher(texts, synonyms);
  const patterns = significantWords(query).map((word) => {
    const exact = patternOf([word]);
    if (word.length < MIN_CORRECTED_LENGTH || isKnown(exact)) return exact;
    const corrected = correctionsOf(word, getVocabulary());
    return corrected.length > 0 ? patternOf(corrected) : exact;
  });
  const words = patterns.map((pattern) => new RegExp(pattern, 'iu'));
  return {
    hits: folded.map((text) => words.filter((word) => word.test(text)).length),
    wordCount: words.length,
    anyWord: new RegExp(patterns.join('|') || '(?!)', 'giu'),
  };
};

/** For each text whether it matches as many search words as the best of them, and at least one. */
export const findBest = ({ hits }: TextSearch): readonly boolean[] => {
  const most = Math.max(...hits, 1);
  return hits.map((count) => count === most);
};

/** For each text whether it matches every search word. */
export const findComplete = ({ hits, wordCount }: TextSearch): readonly boolean[] =>
  hits.map((count) => wordCount > 0 && count === wordCount);

/**
 * Up to MAX_NEAREST_WORDS words to search for instead of a query that found nothing: those of the query that match by
 * themselves, and words of the texts that one that does not may have been meant to be, the nearest first.
 */
export const nearestWords = (query: string, texts: readonly string[], synonyms: Synonyms = {}): readonly string[] => {
  const { patternOf, isKnown, getVocabulary } = createMatcher(texts, synonyms);
  const candidates = significantWords(query).flatMap((word) => {
    if (isKnown(patternOf([word]))) return [{ word, distance: 0 }];
    if (word.length < MIN_CORRECTED_LENGTH) return [];
    const limit = maxEdits(word);
    const forms = formsOf(word);
    return getVocabulary()
      .map((known) => ({ word: known.word, distance: wordDistance(forms, known, limit) }))
      .filter(({ distance }) => distance <= limit);
  });
  candidates.sort((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1));
  const byStem = new Map<string, string>();
  for (const { word } of candidates) if (!byStem.has(stemOf(word))) byStem.set(stemOf(word), word);
  return [...byStem.values()].slice(0, MAX_NEAREST_WORDS);
};

/** Splits a text into hits and the text between; the pieces joined are the text. */
export const splitAtHits = (text: string, { anyWord }: TextSearch): readonly Piece[] => {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index } of fold(text).matchAll(anyWord)) {
    const after = index + found.length;
    if (index > end) pieces.push({ text: text.slice(end, index), hit: false });
    pieces.push({ text: text.slice(index, after), hit: true });
    end = after;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), hit: false });
  return pieces;
};
