import { blurred, isWithin, withoutEndings, withoutPrefix } from './swedish-words.ts';

/** Shorter words are not corrected. */
export const MIN_CORRECTED_LENGTH = 4;
/** Shorter stems have too many similar words that mean something else. */
const MIN_STEM_LENGTH = 6;
/** From this length on, a word with two slips is still recognisable. */
const MIN_FAR_LENGTH = 8;

/** For words that are compared without their endings. */
const MAX_ENDING_LENGTH = 2;

const A_CODE = 97;

/** The forms of a word that are used to compare misspelt words. */
type Blurred = { readonly whole: string; readonly stem: string };

/** A word that a misspelt word may stand for. */
export type KnownWord = Blurred & { readonly word: string; readonly uses: number; readonly letters: number };

/** One bit for each letter in a word without dots. All other characters share a bit. */
export const lettersOf = (word: string): number => {
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

const toBlurred = (word: string): Blurred => ({ whole: blurred(word), stem: blurred(withoutEndings(word)) });

export const toKnownWord = (word: string, uses: number): KnownWord => {
  const { whole, stem } = toBlurred(word);
  return { word, uses, whole, stem, letters: lettersOf(whole) };
};

/** Whether one of the words is roughly the other with a prefix, as "oöppnade" is for "öppnad". */
const differByPrefix = (a: string, b: string): boolean => {
  const [restOfA, restOfB] = [withoutPrefix(a), withoutPrefix(b)];
  if ((restOfA === null) === (restOfB === null)) return false;
  const [rest, other] = restOfA === null ? [restOfB ?? '', a] : [restOfA, b];
  // Their endings may differ.
  return blurred(other).startsWith(blurred(rest).slice(0, -MAX_ENDING_LENGTH));
};

/** Compares two lists by the first numbers that differ. */
const compareInTurn = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return (a[at] ?? 0) - (b[at] ?? 0);
};

/** Whether the words, or their stems, differ by at most one slip. */
const isNear = (wanted: Blurred, { whole, stem }: Blurred): boolean =>
  isWithin(1, wanted.whole, whole) ||
  (wanted.stem.length >= MIN_STEM_LENGTH && stem.length >= MIN_STEM_LENGTH && isWithin(1, wanted.stem, stem));

/** Whether the words differ by at most two slips and begin with the same letter. */
const isFar = (wanted: Blurred, { whole }: Blurred): boolean =>
  wanted.whole[0] === whole[0] && isWithin(2, wanted.whole, whole);

/**
 * The most likely correction of a misspelt word. A word that differs only in dots and double letters comes first, then
 * one that is close even with them, then one with the same first letter and length, then one that more texts contain.
 */
const findBest = (
  word: string,
  known: readonly KnownWord[],
  slips: number,
  isLike: (wanted: Blurred, other: Blurred) => boolean,
): string | undefined => {
  const wanted = toBlurred(word);
  const letters = lettersOf(wanted.stem);
  const orderOf = (other: KnownWord): readonly number[] => [
    Number(other.whole !== wanted.whole),
    Number(!isWithin(slips, word, other.word)),
    Number(other.whole[0] !== wanted.whole[0]) + Math.abs(other.whole.length - wanted.whole.length),
    -other.uses,
  ];
  const [best] = known
    .filter((other) => countBits(letters & ~other.letters) <= slips && isLike(wanted, other))
    .filter((other) => !differByPrefix(word, other.word))
    .map((other) => ({ other, order: orderOf(other) }))
    .sort((a, b) => compareInTurn(a.order, b.order));
  return best?.other.word;
};

/** The known word that differs from a word by one typing slip, or only in dots and double letters. */
export const findNear = (word: string, known: readonly KnownWord[]): string | undefined =>
  word.length < MIN_CORRECTED_LENGTH ? undefined : findBest(word, known, 1, isNear);

/** The known word that differs from a long word by two slips. */
export const findFar = (word: string, known: readonly KnownWord[]): string | undefined =>
  word.length < MIN_FAR_LENGTH ? undefined : findBest(word, known, 2, isFar);
