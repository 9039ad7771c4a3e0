import type { Served } from '../cache/cached-resource.ts';

/** The name under which this cache speaks in Cache-Status (RFC 9211). */
const CACHE_NAME = 'products';

/** One entry of Cache-Status: what the cache did, and for how many seconds its answer is still fresh. */
export const formatCacheStatus = ({
  outcome,
  ageSeconds,
  remainingSeconds,
}: Omit<Served<unknown>, 'entry'>): string => {
  switch (outcome.kind) {
    case 'hit':
      return `${CACHE_NAME}; hit; ttl=${remainingSeconds}; detail=${outcome.tier}`;
    case 'miss':
      return `${CACHE_NAME}; fwd=miss; stored; ttl=${remainingSeconds}`;
    case 'stale':
      return `${CACHE_NAME}; fwd=stale; ttl=${remainingSeconds}; detail=${outcome.failure}; age=${Math.floor(ageSeconds)}`;
    case 'bypass':
      return `${CACHE_NAME}; fwd=bypass`;
  }
};
