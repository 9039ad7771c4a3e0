import { FAILURE_MEMORY_MS, RETRY_INTERVAL_MS } from './cache-policy.ts';
import { createLruCache } from './lru-cache.ts';

export type Failure = { readonly error: unknown; readonly failedAt: number };

/** Remembers failures by key, as many as an LRU cache holds. `now`: milliseconds since 1970. */
export const createFailures = (now: () => number, isRetried: (key: string) => boolean) => {
  const failures = createLruCache<Failure>(() => 0);
  const ageMs = (failure: Failure | null): number => (failure ? now() - failure.failedAt : Number.POSITIVE_INFINITY);
  return {
    /** The failure of the key's last request. One that nobody has retried for a while says nothing any more. */
    of(key: string): Failure | null {
      if (ageMs(failures.get(key)) >= FAILURE_MEMORY_MS && !isRetried(key)) failures.delete(key);
      return failures.get(key);
    },
    remember: (key: string, error: unknown): void => failures.set(key, { error, failedAt: now() }),
    forget: failures.delete,
    mayRetry: (key: string): boolean => ageMs(failures.get(key)) >= RETRY_INTERVAL_MS,
  };
};
