import type { Deps } from '../deps.ts';
import { RateLimitError } from '../provider/errors.ts';
import { withTimeout } from '../shared/timeouts.ts';
import type { AppContext } from './app-env.ts';

/** How long the limiter may take, in milliseconds. Its counter is on the same machine and takes about 1 ms. */
const TIMEOUT_MS = 100;

/** Used in local development, the only place where requests have no IP address. */
const NO_ADDRESS = 'unknown';

const ADDRESS_GROUPS = 8;

/**
 * The number of groups in an IPv6 address that identify the network. A subscriber usually has all addresses of a
 * network.
 */
const NETWORK_GROUPS = 4;

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The key to limit an IP address by: an IPv4 address itself, or the /64 network of an IPv6 address. */
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

/** Rejects with a RateLimitError if the client has sent too many requests that reach the provider. */
export type CheckRateLimit = () => Promise<void>;

/**
 * Limits the requests of one client that reach the provider: API requests with parameters or a credential, and
 * products. wrangler.toml sets the limit. The key of the platform's counter is neither stored nor logged. If the
 * limiter fails, every request passes.
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
