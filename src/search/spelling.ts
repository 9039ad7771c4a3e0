import { blurred, isWithin, stemOf } from './swedish-words.ts';

/** Shorter words are not corrected. */
export const MIN_CORRECTED_LENGTH = 4;
/** Shorter words have too many neighbours that mean something else. */
const MIN_SLIP_LENGTH = 5;
/** From this length on, two slips leave a word recognisable. */
const MIN_TWO_SLIPS_LENGTH = 8;
/** Minimum length of the part of a longer word that the misspelt one does not stand for. */
const MIN_REST_LENGTH = 3;

const A_CODE = 97;

/** A word as misspelt words are compared. `letters` are those of its stem. */
type Blurred = { readonly whole: string; readonly stem: string; readonly letters: number };

/** A word that a misspelt one may have been meant to be: of the texts, or one that visitors use, which has no uses. */
export type KnownWord = Blurred & { readonly word: string; readonly uses: number };

/** A bit for each letter of a word without dots; other characters share one. */
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

const toBlurred = (word: string): Blurred => {
  const stem = blurred(stemOf(word));
  return { whole: blurred(word), stem, letters: lettersOf(stem) };
};

export const toKnownWord = (word: string, uses: number): KnownWord => ({ word, uses, ...toBlurred(word) });

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
const hasNearPart = (slips: number, wanted: Blurred, { whole, uses }: KnownWord): boolean =>
  uses > 0 &&
  slips <= 1 &&
  whole.length > wanted.whole.length &&
  [-slips, 0, slips].some((more) => {
    const length = wanted.whole.length + more;
    return (
      (whole[0] === wanted.whole[0] && isWithin(slips, wanted.whole, whole.slice(0, length))) ||
      (whole.at(-1) === wanted.whole.at(-1) &&
        whole.length >= length + MIN_REST_LENGTH &&
        isWithin(slips, wanted.whole, whole.slice(-length)))
    );
  });

/** The known word that is nearest to a misspelt one, or else the one with the nearest beginning or end. */
export const correctSpelling = (word: string, known: readonly KnownWord[]): string | undefined => {
  if (word.length < MIN_CORRECTED_LENGTH) return;
  const wanted = toBlurred(word);
  const lengthening = ({ whole }: KnownWord): number => Math.abs(whole.length - wanted.whole.length);
  for (const isLike of [isNear, hasNearPart]) {
    for (let slips = 0; slips <= maxSlips(word); slips += 1) {
      const [best] = known
        .filter((other) => countBits(wanted.letters & ~other.letters) <= slips && isLike(slips, wanted, other))
        .sort((a, b) => lengthening(a) - lengthening(b) || b.uses - a.uses);
      if (best) return best.word;
    }
  }
};
