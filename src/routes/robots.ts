import { MACHINE_PATHS } from '../content/paths.ts';
import type { Deps } from '../deps.ts';
import type { AppContext } from '../http/app-env.ts';
import { sendMachineFile } from './machine-file.ts';

/** RFC 9309. Everything is for everybody; the API gives the same products without their pages. */
export const robotsRoute =
  ({ config }: Deps) =>
  (c: AppContext) =>
    sendMachineFile(c, {
      type: 'text/plain; charset=utf-8',
      body: `User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${config.publicOrigin}${MACHINE_PATHS.sitemap}
`,
    });
