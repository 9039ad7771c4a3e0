import { NO_JITTER, type Policy } from './policy.ts';

/** The platform drops what nobody has asked for. It does not say when; a day is a cautious guess. */
const EVICTED_AGE_SECONDS = 24 * 60 * 60;

/** One of the provider's answers as an outage finds it in a data centre. Times from the beginning of the outage. */
export type KeptAnswer = {
  /** The part of the data centre's requests that ask for it. */
  readonly share: number;
  /** Minus infinity when it was never there or is there no more. */
  readonly storedAt: number;
  /** From then on a request for it makes the isolate ask the provider. */
  readonly dueAt: number;
  /** From then on a request for it fails. */
  readonly deadAt: number;
  /** The shares of all that are due by then, this one's too. */
  readonly sharesSoFar: number;
};

const toStoredAt = (age: number): number => (age < EVICTED_AGE_SECONDS ? -age : Number.NEGATIVE_INFINITY);

/** In the order in which they come due. */
export const toKeptAnswers = (
  ages: readonly number[],
  shares: readonly number[],
  { dueAge, deadAge }: Policy,
): readonly KeptAnswer[] => {
  const firstDueAge = dueAge(NO_JITTER);
  let sharesSoFar = 0;
  return shares
    .map((share, index) => ({ share, storedAt: toStoredAt(ages[index] ?? Number.POSITIVE_INFINITY) }))
    .map(({ share, storedAt }) => ({
      share,
      storedAt,
      dueAt: Math.max(0, storedAt + firstDueAge),
      deadAt: Math.max(0, storedAt + deadAge),
    }))
    .sort((a, b) => a.dueAt - b.dueAt)
    .map((kept) => {
      sharesSoFar += kept.share;
      return { ...kept, sharesSoFar };
    });
};

/** The one among the first `count` at which the shares so far exceed `point`. */
export const pickKeptAnswer = (
  answers: readonly KeptAnswer[],
  count: number,
  point: number,
): KeptAnswer | undefined => {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((answers[middle]?.sharesSoFar ?? 0) > point) high = middle;
    else low = middle + 1;
  }
  return answers[low];
};
