import { exports } from 'cloudflare:workers';

/** The Worker of wrangler.toml, built and running, asked as a visitor would. Redirects are not followed. */
export const fetchSite = (path: string, init: RequestInit = {}): Promise<Response> =>
  exports.default.fetch(new Request(new URL(path, 'http://localhost:8787'), { redirect: 'manual', ...init }));
