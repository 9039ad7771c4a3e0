import { RESOURCE_PATHS } from '../content/paths.ts';
import type { Deps } from '../deps.ts';
import type { AppContext } from '../http/app-env.ts';
import { sendResource } from './send-resource.ts';

/** robots.txt (RFC 9309). All pages may be crawled. The API only repeats their products. */
export const robotsRoute =
  ({ config }: Deps) =>
  (c: AppContext) =>
    sendResource(c, {
      contentType: 'text/plain; charset=utf-8',
      body: `User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${config.publicOrigin}${RESOURCE_PATHS.sitemap}
`,
    });
