/** Which parameters of a page's address matter. All others (campaign marks and the like) change nothing. */
export type PageParameters = {
  /** Each value makes a page of its own, which is kept like any other. */
  readonly keyed?: readonly string[];
  /** With one of these the page is made for this one request. */
  readonly unkept?: readonly string[];
};

const NONE: PageParameters = {};

/**
 * The name under which the page at this address is kept: its path, and its keyed parameters in their declared order.
 * Null: it is never kept. Two addresses with one name give the same bytes.
 */
export const pageKey = (
  pathAndQuery: string,
  parametersOf: Readonly<Record<string, PageParameters>>,
): string | null => {
  const queryAt = pathAndQuery.indexOf('?');
  const path = queryAt === -1 ? pathAndQuery : pathAndQuery.slice(0, queryAt);
  // Our addresses need no escapes; with them one page would have names without end.
  if (path.includes('%')) return null;
  if (queryAt === -1) return path;
  const { keyed = [], unkept = [] } = parametersOf[path] ?? NONE;
  const query = new URLSearchParams(pathAndQuery.slice(queryAt));
  if (unkept.some((name) => query.has(name))) return null;
  const own = keyed.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : `${name}=${encodeURIComponent(value)}`;
  });
  return own.length === 0 ? path : `${path}?${own.join('&')}`;
};
