import { exports } from 'cloudflare:workers';

/** Sends a request to the running Worker of wrangler.toml. Does not follow redirects. */
export const fetchSite = (path: string, init: RequestInit = {}): Promise<Response> =>
  exports.default.fetch(new Request(new URL(path, 'http://localhost:8787'), { redirect: 'manual', ...init }));
