import type { RunningSite } from '../site.ts';

export const PROVIDER_PATH = '/faults/soak';

/** Sends a request that must succeed. Returns the text of the response. */
export const call = async (url: string, init?: RequestInit): Promise<string> => {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: status ${response.status}: ${text}`);
  return text;
};

/** Sets how the sandbox provider behaves. */
export const behave = async ({ providerUrl }: RunningSite, behaviour: unknown): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  await call(`${providerUrl}${PROVIDER_PATH}`, { method: 'PUT', headers, body: JSON.stringify(behaviour) });
};

/** Fires the cron trigger over HTTP, as Miniflare allows. Resolves when its work is done. */
export const fireCron = async ({ url }: RunningSite): Promise<void> => {
  await call(`${url}/cdn-cgi/handler/scheduled`);
};
