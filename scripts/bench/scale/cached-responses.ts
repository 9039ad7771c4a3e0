import { NO_JITTER, type Policy } from './policy.ts';

/** Cloudflare evicts what is not requested and does not document when. One day is a cautious estimate. */
const EVICTION_AGE_SECONDS = 24 * 60 * 60;

/** A provider response in a data centre's cache when the outage begins. Times in seconds from that moment. */
export type CachedResponse = {
  /** Fraction of the data centre's requests that need this response. */
  readonly share: number;
  /** Minus infinity when it was never stored or has been evicted. */
  readonly storedAt: number;
  /** From here on, a request for it makes the isolate call the provider. */
  readonly revalidateAt: number;
  /** From here on, a request for it fails. */
  readonly expiredAt: number;
  /** Sum of the shares up to and including this one, ordered by `revalidateAt`. */
  readonly cumulativeShare: number;
};

const toStoredAt = (age: number): number => (age < EVICTION_AGE_SECONDS ? -age : Number.NEGATIVE_INFINITY);

/** Ordered by `revalidateAt`. */
export const toCachedResponses = (
  ages: readonly number[],
  shares: readonly number[],
  { revalidateAge, expiredAge }: Policy,
): readonly CachedResponse[] => {
  const firstRevalidateAge = revalidateAge(NO_JITTER);
  let cumulativeShare = 0;
  return shares
    .map((share, index) => ({ share, storedAt: toStoredAt(ages[index] ?? Number.POSITIVE_INFINITY) }))
    .map(({ share, storedAt }) => ({
      share,
      storedAt,
      revalidateAt: Math.max(0, storedAt + firstRevalidateAge),
      expiredAt: Math.max(0, storedAt + expiredAge),
    }))
    .sort((a, b) => a.revalidateAt - b.revalidateAt)
    .map((response) => {
      cumulativeShare += response.share;
      return { ...response, cumulativeShare };
    });
};

/** Returns the first of the leading `count` responses whose cumulative share exceeds `point`. */
export const pickCachedResponse = (
  responses: readonly CachedResponse[],
  count: number,
  point: number,
): CachedResponse | undefined => {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((responses[middle]?.cumulativeShare ?? 0) > point) high = middle;
    else low = middle + 1;
  }
  return responses[low];
};
