import { blurred, isWithinOneSlip, withoutDoubles } from './swedish-words.ts';

/** Shorter words have too many similar words that mean something else. */
export const MIN_COMPARED_LENGTH = 4;

const A_CODE = 97;

/** A word that a misspelt word may stand for. */
export type KnownWord = {
  readonly word: string;
  readonly blurred: string;
  readonly letters: number;
  /** The number of entries that have the word. */
  readonly uses: number;
};

/** One bit for each letter in a word without dots. All other characters share a bit. */
export const lettersOf = (word: string): number => {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - A_CODE;
    bits |= 1 << (letter >= 0 && letter < 26 ? letter : 26);
  }
  return bits;
};

export const toKnownWord = (word: string, uses: number): KnownWord => ({
  word,
  blurred: blurred(word),
  letters: lettersOf(blurred(word)),
  uses,
});

/** Whether more than one bit is set: of the letters that one word has and another lacks, more than one slip. */
export const hasSeveralBits = (bits: number): boolean => (bits & (bits - 1)) !== 0;

/** The endings of a word and of its opposite may differ. */
const MAX_ENDING_LENGTH = 2;

/** Whether a word is roughly another one with the prefix o-, as "oöppnade" is for "öppnad". */
const isOppositeOf = (word: string, other: string): boolean =>
  word.startsWith('o') && blurred(other).startsWith(blurred(word.slice(1)).slice(0, -MAX_ENDING_LENGTH));

/** Whether a word is a typed one with letters doubled, as "kaffe" is for "kafe". "Glas" is not for "glass". */
export const isWithDoubles = (word: string, typed: string): boolean =>
  word.length > typed.length && withoutDoubles(word) === withoutDoubles(typed);

/** Compares two lists by the first numbers that differ. */
const compareInTurn = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return (a[at] ?? 0) - (b[at] ?? 0);
};

/**
 * The known word that differs from a word by one typing slip, or only in dots and double letters. A word that differs
 * only in dots and double letters comes first, then one that is close even with them, then one with the same first
 * letter and length, then one that more texts contain.
 */
export const findNear = (word: string, known: readonly KnownWord[]): string | undefined => {
  if (word.length < MIN_COMPARED_LENGTH) return;
  const typed = blurred(word);
  const letters = lettersOf(typed);
  const orderOf = (other: KnownWord): readonly number[] => [
    Number(other.blurred !== typed),
    Number(!isWithinOneSlip(word, other.word)),
    Number(other.blurred[0] !== typed[0]) + Math.abs(other.blurred.length - typed.length),
    -other.uses,
  ];
  const [best] = known
    .filter((other) => !hasSeveralBits(letters & ~other.letters) && isWithinOneSlip(typed, other.blurred))
    .filter((other) => !isOppositeOf(word, other.word) && !isOppositeOf(other.word, word))
    .map((other) => ({ other, order: orderOf(other) }))
    .sort((a, b) => compareInTurn(a.order, b.order));
  return best?.other.word;
};
