import type { CacheResult } from '../cache/cached-resource.ts';

/** The identifier of the data cache in Cache-Status (RFC 9211). */
const CACHE_NAME = 'products';

type CacheMetadata = Omit<CacheResult<unknown>, 'entry'>;

const formatCacheStatus = ({ outcome, ageSeconds, remainingSeconds }: CacheMetadata): string => {
  const ttl = Math.floor(remainingSeconds);
  switch (outcome.kind) {
    case 'hit':
      return `${CACHE_NAME}; hit; ttl=${ttl}; detail=${outcome.tier}`;
    case 'miss':
      return `${CACHE_NAME}; fwd=miss; stored; ttl=${ttl}`;
    case 'stale':
      return `${CACHE_NAME}; fwd=stale; ttl=${ttl}; detail=${outcome.reason}; age=${Math.floor(ageSeconds)}`;
    case 'bypass':
      return `${CACHE_NAME}; fwd=bypass`;
  }
};

/**
 * Describes the freshness and the origin of a response with provider data. `max-age` counts from the provider request,
 * as `Age` does, so clients keep the response exactly as long as this cache does (RFC 9111, section 4.2).
 */
export const productHeaders = (result: CacheMetadata): Readonly<Record<string, string>> => {
  const { outcome, ageSeconds, remainingSeconds } = result;
  const provenance = { 'cache-status': formatCacheStatus(result) };
  if (outcome.kind === 'bypass') return { ...provenance, 'cache-control': 'private, no-store' };
  const age = Math.floor(ageSeconds);
  const cacheControl =
    outcome.kind === 'stale' ? 'no-cache' : `public, max-age=${Math.round(ageSeconds + remainingSeconds)}`;
  return { ...provenance, 'cache-control': cacheControl, age: String(age) };
};
