/**
 * The domains whose cookies a page on this host sees, besides those of the host alone: the host itself and its parents. A
 * browser refuses those that are public suffixes.
 */
export const cookieDomains = (hostname: string): readonly string[] => {
  const labels = hostname.split('.');
  return labels.slice(1).map((_, index) => labels.slice(index).join('.'));
};
