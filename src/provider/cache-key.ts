/** Raised with every deploy that changes what a stored answer means: older ones are then never read again. */
export const CACHE_VERSION = 'v1';

/**
 * The address below which one provider's answers are kept. Another provider's are other answers. It is of the site's own
 * host, as Cloudflare's documentation of the Cache API advises (another host may cost a DNS look-up), and of a path that
 * no route has: visitors come to the Worker, never to what is kept there.
 */
export const cacheBase = (publicOrigin: string, providerUrl: string): string =>
  `${publicOrigin}/.cache/products/${CACHE_VERSION}/${encodeURIComponent(providerUrl)}/`;

/**
 * The key of one resource: its path below the API, as an address has it, and its parameters sorted, so that their order
 * makes no second copy.
 */
export const cacheKey = (base: string, path: string, query: Readonly<Record<string, string>> = {}): string => {
  const parameters = Object.entries(query)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return `${base}${path}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`;
};
