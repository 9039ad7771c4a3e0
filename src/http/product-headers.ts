import type { CacheResult } from '../cache/cached-resource.ts';

/** The identifier of the data cache in Cache-Status (RFC 9211). */
const CACHE_NAME = 'products';

/** How long clients may keep what names products, so that one that the operator hides disappears from them too. */
export const PRODUCTS_MAX_AGE_SECONDS = 300;

type CacheMetadata = Omit<CacheResult<unknown>, 'entry'>;

/**
 * Describes the freshness and the origin of a response with provider data. `max-age` counts from the provider request,
 * as `Age` does, so clients keep the response as long as this cache does (RFC 9111, section 4.2), but no longer than
 * PRODUCTS_MAX_AGE_SECONDS from now.
 */
export const productHeaders = ({
  outcome,
  ageSeconds,
  remainingSeconds,
}: CacheMetadata): Readonly<Record<string, string>> => {
  const ttl = Math.floor(remainingSeconds);
  const age = Math.floor(ageSeconds);
  const maxAge = Math.min(Math.round(ageSeconds + remainingSeconds), age + PRODUCTS_MAX_AGE_SECONDS);
  const fresh = { 'cache-control': `public, max-age=${maxAge}`, age: String(age) };
  switch (outcome.kind) {
    case 'hit':
      return { 'cache-status': `${CACHE_NAME}; hit; ttl=${ttl}; detail=${outcome.tier}`, ...fresh };
    case 'miss':
      return { 'cache-status': `${CACHE_NAME}; fwd=miss; stored; ttl=${ttl}`, ...fresh };
    case 'stale':
      return {
        'cache-status': `${CACHE_NAME}; fwd=stale; ttl=${ttl}; detail=${outcome.reason}; age=${age}`,
        'cache-control': 'no-cache',
        age: String(age),
      };
    case 'bypass':
      return { 'cache-status': `${CACHE_NAME}; fwd=bypass`, 'cache-control': 'private, no-store' };
  }
};
