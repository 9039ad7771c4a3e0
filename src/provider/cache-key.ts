/** Raised with every deploy that changes what a stored answer means: older ones are then never read again. */
export const CACHE_VERSION = 'v1';

const encode = (value: string): string => encodeURIComponent(value);

/** The key of one resource: its path below the API, and its parameters sorted, so that their order makes no second copy. */
export const cacheKey = (path: string, query: Readonly<Record<string, string>> = {}): string => {
  const parameters = Object.entries(query)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`);
  const segments = path.split('/').map(encode).join('/');
  return `https://cache.internal/${CACHE_VERSION}/${segments}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`;
};
