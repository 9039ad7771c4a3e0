import { DICTIONARY_STEMS } from './dictionary-stems.ts';
import { withoutEndings } from './swedish-words.ts';

/** The stems are listed by beginnings of this length. */
export const BEGINNING_LENGTH = 2;

/**
 * Whether a folded word is in a Swedish dictionary. Only words that are one slip away from a word of the site are
 * listed.
 */
export const isInDictionary = (word: string): boolean => {
  const stem = withoutEndings(word);
  const ends = DICTIONARY_STEMS[stem.slice(0, BEGINNING_LENGTH)] ?? '';
  return ends.split(' ').includes(stem.slice(BEGINNING_LENGTH));
};
