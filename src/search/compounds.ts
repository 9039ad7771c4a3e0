import { isPrefix, isStopWord, stemOf } from './swedish-words.ts';
import { MIN_TAIL_LENGTH } from './vocabulary.ts';

/** Shorter ends of an unknown beginning say too little of a compound. */
const MIN_KNOWN_TAIL_LENGTH = 5;

/** Where a compound may be split, with the longest end first. An s may join its parts. */
const splitsOf = (word: string) =>
  Array.from({ length: Math.max(0, word.length - 2 * MIN_TAIL_LENGTH + 1) }, (_, at) => ({
    head: word.slice(0, at + MIN_TAIL_LENGTH),
    tail: word.slice(at + MIN_TAIL_LENGTH),
  }));

const withoutJoint = (head: string): string => head.replace(/s$/, '');

/** A compound of which at least the tail is known. */
type Compound = { readonly head: string; readonly tail: string; readonly isHeadKnown: boolean };

/** Splits a compound of two known words, or else of an unknown head and a long known tail. Null: it is neither. */
export const splitInTwo = (word: string, isKnown: (part: string) => boolean): Compound | null => {
  const isPart = (part: string): boolean =>
    part.length >= MIN_TAIL_LENGTH && !isStopWord(part) && !isStopWord(stemOf(part)) && isKnown(part);
  const splits = splitsOf(word).filter(({ tail }) => isPart(tail));
  for (const { head, tail } of splits) {
    const known = [head, withoutJoint(head)].find(isPart);
    if (known !== undefined) return { head: known, tail, isHeadKnown: true };
  }
  const half = splits.find(
    ({ head, tail }) => tail.length >= MIN_KNOWN_TAIL_LENGTH && !isStopWord(head) && !isPrefix(head),
  );
  return half ? { ...half, isHeadKnown: false } : null;
};
