import { isStopWord, stemOf } from './swedish-words.ts';
import { MIN_TAIL_LENGTH } from './vocabulary.ts';

/** A shorter tail says too little about the compound when its head is unknown. */
const MIN_KNOWN_TAIL_LENGTH = 5;

/** The places where a compound may be split, with the longest tail first. An s may join its parts. */
const splitsOf = (word: string) =>
  Array.from({ length: Math.max(0, word.length - 2 * MIN_TAIL_LENGTH + 1) }, (_, at) => ({
    head: word.slice(0, at + MIN_TAIL_LENGTH),
    tail: word.slice(at + MIN_TAIL_LENGTH),
  }));

const withoutJoint = (head: string): string => head.replace(/s$/, '');

/** Splits a compound into two known words. Null: this is not possible. */
export const splitInTwo = (
  word: string,
  isKnown: (part: string) => boolean,
): { readonly head: string; readonly tail: string } | null => {
  const isPart = (part: string): boolean =>
    part.length >= MIN_TAIL_LENGTH && !isStopWord(part) && !isStopWord(stemOf(part)) && isKnown(part);
  for (const { head, tail } of splitsOf(word)) {
    const known = isPart(tail) ? [head, withoutJoint(head)].find(isPart) : undefined;
    if (known !== undefined) return { head: known, tail };
  }
  return null;
};

/** The longest tail of a compound that is a known word: "kaffe" of "snabbkaffe". */
export const findKnownTail = (word: string, isKnown: (part: string) => boolean): string | undefined =>
  splitsOf(word).find(
    ({ head, tail }) => tail.length >= MIN_KNOWN_TAIL_LENGTH && !isStopWord(head) && !isStopWord(tail) && isKnown(tail),
  )?.tail;
