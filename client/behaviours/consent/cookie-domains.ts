/**
 * The domains whose cookies are visible to a page on this host, in addition to the host's own cookies: the host and its
 * parents. A browser refuses a domain that is a public suffix.
 */
export const cookieDomains = (hostname: string): readonly string[] => {
  const labels = hostname.split('.');
  return labels.slice(1).map((_, index) => labels.slice(index).join('.'));
};
