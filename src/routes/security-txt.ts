import { isoDate } from '../content/format.ts';
import { RESOURCE_PATHS } from '../content/paths.ts';
import type { Deps } from '../deps.ts';
import { addDays, stockholmDate } from '../domain/plain-date.ts';
import type { AppContext } from '../http/app-env.ts';
import { sendResource } from './resource-response.ts';

/** The standard wants less than a year. The file is made anew each time, so it never runs out while the site runs. */
const VALID_DAYS = 180;

/** Whom to tell of a weakness: RFC 9116. */
export const securityTxtRoute =
  ({ config, now }: Deps) =>
  (c: AppContext) =>
    sendResource(c, {
      type: 'text/plain; charset=utf-8',
      body: `Contact: mailto:${config.site.supportEmail}
Expires: ${isoDate(addDays(stockholmDate(now()), VALID_DAYS))}T00:00:00Z
Preferred-Languages: sv, en
Canonical: ${config.publicOrigin}${RESOURCE_PATHS.securityText}
`,
    });
