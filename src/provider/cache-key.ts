/**
 * Raised when the meaning of a stored field changes, so that older entries are never read. Entries may lack a new
 * field.
 */
const CACHE_VERSION = 'v2';

type CacheKeyOptions = {
  readonly publicOrigin: string;
  /** The base URL of the upstream API, so that another API's entries are never mixed in. */
  readonly upstreamUrl: string;
  /** `CACHE_EPOCH`: after it changes, older entries are never read. */
  readonly epoch: string;
};

/**
 * The URL prefix of all keys for one upstream API. It is on the site's own host, as Cloudflare's documentation of the
 * Cache API advises (another host may cost a DNS lookup), and on a path that no route serves.
 */
export const cacheKeyBase = ({ publicOrigin, upstreamUrl, epoch }: CacheKeyOptions): string =>
  `${publicOrigin}/.cache/products/${CACHE_VERSION}${epoch && `-${epoch}`}/${encodeURIComponent(upstreamUrl)}/`;

/** The key of one resource: its path below the API and its parameters, sorted so that their order does not matter. */
export const cacheKey = (base: string, path: string, query: Readonly<Record<string, string>> = {}): string => {
  const parameters = Object.entries(query)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return `${base}${path}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`;
};
