import { RateLimitError } from '../cache/rate-limit-error.ts';
import { withTimeout } from '../cache/timeouts.ts';
import type { Deps } from '../deps.ts';
import { createIncidents } from '../reporting/incidents.ts';
import type { AppContext } from './app-env.ts';

/** The counter is on the same machine and takes about a millisecond. */
const LIMITER_TIMEOUT_MS = 100;

/** Only local development has requests without an address. */
const NO_ADDRESS = 'unknown';

/** Rejects with a RateLimitError when the client has sent too many requests that reach the provider. */
export type Admit = () => Promise<void>;

/**
 * Limits the requests of one client that reach the provider uncached: API requests with parameters or a credential, and
 * products that no cache knows. The limit stands in wrangler.toml. The client's address is the key of the platform's
 * counter and is neither stored nor logged. A limiter that fails admits everybody.
 */
export const createRateLimit = ({ rateLimiter, report }: Pick<Deps, 'rateLimiter' | 'report'>) => {
  const incidents = createIncidents(report);
  return (c: AppContext): Admit | undefined =>
    rateLimiter === null
      ? undefined
      : async () => {
          try {
            const key = c.req.header('cf-connecting-ip') ?? NO_ADDRESS;
            const { success } = await withTimeout(rateLimiter.limit({ key }), LIMITER_TIMEOUT_MS);
            incidents.recovered('rate limiter');
            if (success) return;
          } catch (error) {
            incidents.failed('rate limiter', error);
            return;
          }
          throw new RateLimitError('too many uncached requests from one address');
        };
};
