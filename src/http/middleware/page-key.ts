/** How a route's pages are cached. Query parameters that are not named (campaign tags and the like) change nothing. */
export type CachePolicy = {
  /** Query parameters that are part of the cache key. Each of their values is a page of its own. */
  readonly cacheKeyParams?: readonly string[];
  /** Query parameters that bypass the cache: the page is rendered for this request alone. */
  readonly bypassParams?: readonly string[];
};

/**
 * The cache key of the page at `url`: its path, and its key parameters in their declared order. Null: the page is not
 * cached. URLs with the same key get the same bytes.
 */
export const pageKey = (
  { pathname, searchParams }: URL,
  { cacheKeyParams = [], bypassParams = [] }: CachePolicy,
): string | null => {
  // No path here needs percent-encoding. With it, one page would have any number of keys.
  if (pathname.includes('%') || bypassParams.some((name) => searchParams.has(name))) return null;
  const params = cacheKeyParams.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : `${name}=${encodeURIComponent(value)}`;
  });
  return params.length === 0 ? pathname : `${pathname}?${params.join('&')}`;
};
