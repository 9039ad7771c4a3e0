import type { Deps } from '../deps.ts';
import { RateLimitError } from '../provider/errors.ts';
import { withTimeout } from '../shared/timeouts.ts';
import type { AppContext } from './app-env.ts';

/** How long the limiter may take, in milliseconds. Its counter is on the same machine and takes about one. */
const TIMEOUT_MS = 100;

/** Only local development has requests without an address. */
const NO_ADDRESS = 'unknown';

const ADDRESS_GROUPS = 8;

/** The groups of an IPv6 address that name a network. A subscriber usually has all addresses of it. */
const NETWORK_GROUPS = 4;

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** What an address is limited as: an IPv4 address itself, an IPv6 address as its /64 network. */
const rateLimitKey = (address: string): string => {
  const [, ipv4] = IPV4_IN_IPV6.exec(address) ?? [];
  if (ipv4) return ipv4;
  if (!address.includes(':')) return address;
  const [start = [], end = []] = address
    .toLowerCase()
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, ADDRESS_GROUPS - start.length - end.length)).fill('0');
  const network = [...start, ...zeros, ...end].slice(0, NETWORK_GROUPS);
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
};

/** Rejects with a RateLimitError when the client has sent too many requests that reach the provider. */
export type CheckRateLimit = () => Promise<void>;

/**
 * Limits the requests of one client that reach the provider: API requests with parameters or a credential, and products.
 * The limit stands in wrangler.toml. The key of the platform's counter is neither stored nor logged. A limiter that fails
 * lets everybody through.
 */
export const createRateLimit =
  ({ rateLimiter, incidents }: Pick<Deps, 'rateLimiter' | 'incidents'>) =>
  (c: AppContext): CheckRateLimit | undefined => {
    if (rateLimiter === null) return undefined;
    const key = rateLimitKey(c.req.header('cf-connecting-ip') ?? NO_ADDRESS);
    return async () => {
      try {
        const { success } = await withTimeout(rateLimiter.limit({ key }), TIMEOUT_MS);
        incidents.recovered('rate limiter');
        if (success) return;
      } catch (error) {
        incidents.failed('rate limiter', error);
        return;
      }
      throw new RateLimitError('too many uncached requests from one address');
    };
  };
