import { RETRY_INTERVAL_MS } from './cache-policy.ts';
import { createLruCache } from './lru-cache.ts';

type Failure = { readonly error: unknown; readonly failedAt: number };

/** Remembers failures by key, as many as an LRU cache holds. `now`: milliseconds since 1970. */
export const createFailures = (now: () => number) => {
  const failures = createLruCache<Failure>(() => 0);
  return {
    /** The failure of the key's last request, for RETRY_INTERVAL_MS. */
    of(key: string): Failure | null {
      const failure = failures.get(key);
      return failure && now() - failure.failedAt < RETRY_INTERVAL_MS ? failure : null;
    },
    remember: (key: string, error: unknown): void => failures.set(key, { error, failedAt: now() }),
    forget: failures.delete,
  };
};
