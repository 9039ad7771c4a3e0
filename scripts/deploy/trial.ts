/** Stands for the sandbox's address while nothing is deployed. */
export const DRY_RUN_SANDBOX_URL = 'https://saljrundan-sandbox.account.workers.dev';

/** The origin on workers.dev of another Worker of the same account. */
export const siblingOrigin = (url: string, worker: string): string => {
  const { protocol, host } = new URL(url);
  return `${protocol}//${worker}${host.slice(host.indexOf('.'))}`;
};
