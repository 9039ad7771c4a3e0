import { isPrefix, isStopWord, stemOf } from './swedish-words.ts';
import { MIN_TAIL_LENGTH } from './vocabulary.ts';

/** With an unknown head, a shorter tail says too little about the compound. */
const MIN_KNOWN_TAIL_LENGTH = 5;

/** The places where a compound may be split, with the longest tail first. An s may join its parts. */
const splitsOf = (word: string) =>
  Array.from({ length: Math.max(0, word.length - 2 * MIN_TAIL_LENGTH + 1) }, (_, at) => ({
    head: word.slice(0, at + MIN_TAIL_LENGTH),
    tail: word.slice(at + MIN_TAIL_LENGTH),
  }));

const withoutJoint = (head: string): string => head.replace(/s$/, '');

/** A compound whose tail, at least, is known. */
type Compound = { readonly head: string; readonly tail: string; readonly isHeadKnown: boolean };

/**
 * Splits a compound into two known words, or else into an unknown head and a long known tail. Null: neither is
 * possible.
 */
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
