import { RESOURCE_PATHS } from '../content/paths.ts';
import type { Deps } from '../deps.ts';
import type { AppContext } from '../http/app-env.ts';
import { sendResource } from './resource-response.ts';

/** RFC 9309. Everything is for everybody; the API gives the same products without their pages. */
export const robotsRoute =
  ({ config }: Deps) =>
  (c: AppContext) =>
    sendResource(c, {
      type: 'text/plain; charset=utf-8',
      body: `User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${config.publicOrigin}${RESOURCE_PATHS.sitemap}
`,
    });
