const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1']);

/** An address that may stand in a page: https, or http on this machine. Anything else is null, as if it were absent. */
export const toMediaUrl = (value: string): string | null => {
  const url = URL.parse(value);
  if (!url || url.username || url.password) return null;
  const allowed = url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL_HOSTS.has(url.hostname));
  return allowed ? url.href : null;
};
