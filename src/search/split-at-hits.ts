import { findWords } from './swedish-words.ts';
import type { TextSearch } from './text-search.ts';

/** A piece of a text: a match (`hit`), or the text between two matches. */
export type Piece = { readonly text: string; readonly hit: boolean };

/** Splits a text into hits and the text between them. The joined pieces equal the text. */
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
