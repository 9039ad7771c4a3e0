import type { Served } from '../cache/cached-resource.ts';
import { formatCacheStatus } from './cache-status.ts';

/**
 * Lifetime and provenance of an answer made of provider data. `max-age` counts from when the provider was asked, as
 * `Age` does, so a client holds it exactly as long as we do (RFC 9111, section 4.2).
 */
export const productHeaders = (served: Omit<Served<unknown>, 'entry'>): Readonly<Record<string, string>> => {
  const { outcome, ageSeconds, remainingSeconds, providerMs } = served;
  const cacheStatus = {
    'cache-status': formatCacheStatus(served),
    'server-timing': serverTiming(providerMs, outcome.kind),
  };
  if (outcome.kind === 'bypass') return { ...cacheStatus, 'cache-control': 'private, no-store' };
  const age = Math.floor(ageSeconds);
  const control = outcome.kind === 'stale' ? 'no-cache' : `public, max-age=${age + remainingSeconds}`;
  return { ...cacheStatus, 'cache-control': control, age: String(age) };
};

const serverTiming = (providerMs: number, cache: string): string => `provider;dur=${providerMs}, cache;desc=${cache}`;
