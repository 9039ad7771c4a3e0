import { RESOURCE_PATHS } from '../content/paths.ts';
import type { Deps } from '../deps.ts';
import type { AppContext } from '../http/app-env.ts';
import { sendResource } from './send-resource.ts';

/** All pages may be crawled. The API only repeats their products. */
const indexed = (publicOrigin: string): string => `User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${publicOrigin}${RESOURCE_PATHS.sitemap}
`;

const NOT_INDEXED = `User-agent: *
Disallow: /
`;

/** robots.txt (RFC 9309). */
export const robotsRoute =
  ({ config }: Deps) =>
  (c: AppContext) =>
    sendResource(c, {
      contentType: 'text/plain; charset=utf-8',
      body: config.noIndex ? NOT_INDEXED : indexed(config.publicOrigin),
    });
