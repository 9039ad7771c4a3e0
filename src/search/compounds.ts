import { isStopWord, stemOf } from './swedish-words.ts';
import { MIN_PART_LENGTH, MIN_TAIL_LENGTH, type Vocabulary } from './vocabulary.ts';

/** Where a compound may be split, with the longest end first. An s may join its parts. */
const splitsOf = (word: string) =>
  Array.from({ length: Math.max(0, word.length - 2 * MIN_TAIL_LENGTH + 1) }, (_, at) => ({
    heads: [word.slice(0, at + MIN_TAIL_LENGTH), word.slice(0, at + MIN_TAIL_LENGTH).replace(/s$/, '')],
    tail: word.slice(at + MIN_TAIL_LENGTH),
  }));

const isKnownPart = (part: string, { isKnown }: Vocabulary): boolean =>
  part.length >= MIN_TAIL_LENGTH && !isStopWord(part) && !isStopWord(stemOf(part)) && isKnown(part);

/** The two parts of a compound, when both are known. */
export const splitInTwo = (word: string, vocabulary: Vocabulary): readonly string[] | null => {
  for (const { heads, tail } of splitsOf(word)) {
    const head = isKnownPart(tail, vocabulary) && heads.find((part) => isKnownPart(part, vocabulary));
    if (head) return [head, tail];
  }
  return null;
};

/** The part of a compound that is a known word, or begins one: its end, or else its beginning. */
export const knownPartOf = (word: string, vocabulary: Vocabulary): string | undefined => {
  const splits = splitsOf(word);
  const parts = [...splits.map(({ tail }) => tail), ...splits.toReversed().flatMap(({ heads }) => heads)];
  return parts
    .filter((part) => part.length >= MIN_PART_LENGTH && isKnownPart(part, vocabulary))
    .map(vocabulary.complete)
    .find((part) => part !== undefined);
};
