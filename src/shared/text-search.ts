/** Maximum length of a query in characters; longer queries are cut. */
export const QUERY_MAX_LENGTH = 80;

/** A piece of a text: a match (`hit`), or the text between two matches. */
export type Piece = { readonly text: string; readonly hit: boolean };

/** A parsed query. */
export type TextSearch = {
  /** One pattern for each search word. */
  readonly words: readonly RegExp[];
  /** Matches any of the words; global. */
  readonly anyWord: RegExp;
};

/** Variants that a plain letter also matches. An accented letter matches only itself: "får" is not "far". */
const LETTER_VARIANTS: Readonly<Record<string, string>> = { a: 'aåäáà', e: 'eéèê', o: 'oöó', u: 'uüú' };
/** Words too common in questions to tell one from another. */
const STOP_WORDS = new Set(
  'att av de den det du en ett för får han har hos hur i jag kan man med mycket ni när och om på ska som så till vad var vart vem vi vilka vilken vår är'.split(
    ' ',
  ),
);
/** Swedish inflectional suffixes, the longest first: "fakturor" also matches "fakturan". */
const SUFFIXES = 'orna|arna|erna|or|ar|er|en|et|an|na|as|a|e|n|t|s';
const SUFFIX = new RegExp(`(?<=.{4})(?:${SUFFIXES})$`, 'u');
/** Shorter search words match only at the start of a word. */
const MIN_INFIX_LENGTH = 3;

/** Normalises a query: composed Unicode (NFC), single spaces, at most QUERY_MAX_LENGTH characters. */
export const cleanQuery = (query: string): string =>
  query.normalize().replace(/\s+/g, ' ').trim().slice(0, QUERY_MAX_LENGTH).trim();

const withVariants = (letters: string): string =>
  Array.from(letters, (letter) => (LETTER_VARIANTS[letter] ? `[${LETTER_VARIANTS[letter]}]` : letter)).join('');

/** Matches the stem anywhere in a word; a hit includes the suffix that follows, the same or another. */
const toPattern = (word: string): string => {
  const stem = word.replace(SUFFIX, '');
  const start = word.length < MIN_INFIX_LENGTH ? '(?<![\\p{L}\\p{N}])' : '';
  const rest = stem === word ? '' : `(?:${withVariants(word.slice(stem.length))})?`;
  const inflection = word.length > MIN_INFIX_LENGTH ? `(?:(?:${SUFFIXES})(?![\\p{L}\\p{N}]))?` : '';
  return `${start}${withVariants(stem)}${rest}${inflection}`;
};

/** Parses a query, ignoring stop words unless it has no others. A query without words matches nothing. */
export const createTextSearch = (query: string): TextSearch => {
  const words =
    cleanQuery(query)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
  const significant = words.filter((word) => !STOP_WORDS.has(word));
  const patterns = [...new Set(significant.length > 0 ? significant : words)].map(toPattern);
  return {
    words: patterns.map((pattern) => new RegExp(pattern, 'iu')),
    anyWord: new RegExp(patterns.join('|') || '(?!)', 'giu'),
  };
};

/** For each text whether it matches as many search words as the best of them, and at least one. */
export const findBest = (texts: readonly string[], { words }: TextSearch): readonly boolean[] => {
  const counts = texts.map((text) => words.filter((word) => word.test(text)).length);
  const most = Math.max(...counts, 1);
  return counts.map((count) => count === most);
};

/** Splits a text into hits and the text between; the pieces joined are the text. */
export const splitAtHits = (text: string, { anyWord }: TextSearch): readonly Piece[] => {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(anyWord)) {
    if (index > end) pieces.push({ text: text.slice(end, index), hit: false });
    pieces.push({ text: found, hit: true });
    end = index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), hit: false });
  return pieces;
};
