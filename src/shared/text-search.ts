/** A longer query is cut. */
export const QUERY_MAX_LENGTH = 80;

/** A piece of a text, either what was looked for or what stands between. */
export type Piece = { readonly text: string; readonly hit: boolean };

export type TextSearch = {
  /** One pattern for each word that is looked for. */
  readonly words: readonly RegExp[];
  readonly anyWord: RegExp;
};

/** A plain letter also finds its accented sisters; an accented one finds only itself, for "får" is not "far". */
const SISTERS: Readonly<Record<string, string>> = { a: 'aåäáà', e: 'eéèê', o: 'oöó', u: 'uüú' };
/** Words that every question has say nothing of what it is about. */
const COMMON = new Set(
  'att av de den det du en ett för får han har hos hur i jag kan man med mycket ni när och om på ska som så till vad var vart vem vi vilka vilken vår är'.split(
    ' ',
  ),
);
/** Of Swedish inflection, the longest first: who asks about "fakturor" is helped by an answer about the "fakturan". */
const ENDINGS = 'orna|arna|erna|or|ar|er|en|et|an|na|as|a|e|n|t|s';
const ENDING = new RegExp(`(?<=.{4})(?:${ENDINGS})$`, 'u');
/** Shorter ones count only where a word begins. */
const ANYWHERE_FROM_LENGTH = 3;

export const cleanQuery = (query: string): string =>
  query.normalize().replace(/\s+/g, ' ').trim().slice(0, QUERY_MAX_LENGTH).trim();

const spell = (letters: string): string =>
  Array.from(letters, (letter) => (SISTERS[letter] ? `[${SISTERS[letter]}]` : letter)).join('');

/** The word's stem wherever it stands; what follows is a part of the hit as far as it is the same or another inflection. */
const toPattern = (word: string): string => {
  const stem = word.replace(ENDING, '');
  const start = word.length < ANYWHERE_FROM_LENGTH ? '(?<![\\p{L}\\p{N}])' : '';
  const rest = stem === word ? '' : `(?:${spell(word.slice(stem.length))})?`;
  const inflection = word.length > ANYWHERE_FROM_LENGTH ? `(?:(?:${ENDINGS})(?![\\p{L}\\p{N}]))?` : '';
  return `${start}${spell(stem)}${rest}${inflection}`;
};

export const createTextSearch = (query: string): TextSearch => {
  const words =
    cleanQuery(query)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
  const telling = words.filter((word) => !COMMON.has(word));
  const patterns = [...new Set(telling.length > 0 ? telling : words)].map(toPattern);
  return {
    words: patterns.map((pattern) => new RegExp(pattern, 'iu')),
    anyWord: new RegExp(patterns.join('|') || '(?!)', 'giu'),
  };
};

/** Which of the texts have most of the words, at least one. */
export const findBest = (texts: readonly string[], { words }: TextSearch): readonly boolean[] => {
  const counts = texts.map((text) => words.filter((word) => word.test(text)).length);
  const most = Math.max(...counts, 1);
  return counts.map((count) => count === most);
};

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
