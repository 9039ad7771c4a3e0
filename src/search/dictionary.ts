import { DICTIONARY_STEMS } from './dictionary-stems.ts';
import { withoutEndings } from './swedish-words.ts';

/** Length of the beginnings by which the stems are listed. */
export const BEGINNING_LENGTH = 2;

/** Whether a folded word is one of a Swedish dictionary. It knows those that are a slip away from a word of the site. */
export const isInDictionary = (word: string): boolean => {
  const stem = withoutEndings(word);
  const ends = DICTIONARY_STEMS[stem.slice(0, BEGINNING_LENGTH)] ?? '';
  return ends.split(' ').includes(stem.slice(BEGINNING_LENGTH));
};
