import { isoDate } from '../content/format.ts';
import { RESOURCE_PATHS } from '../content/paths.ts';
import type { Deps } from '../deps.ts';
import { addDays, stockholmDate } from '../domain/plain-date.ts';
import type { AppContext } from '../http/app-env.ts';
import { sendResource } from './send-resource.ts';

/** RFC 9116 recommends less than a year. The date is computed per request, so it never expires while the site runs. */
const VALID_DAYS = 180;

/** security.txt: how to report a vulnerability (RFC 9116). */
export const securityTxtRoute =
  ({ config, now }: Deps) =>
  (c: AppContext) =>
    sendResource(c, {
      contentType: 'text/plain; charset=utf-8',
      body: `Contact: mailto:${config.operator.supportEmail}
Expires: ${isoDate(addDays(stockholmDate(now()), VALID_DAYS))}T00:00:00Z
Preferred-Languages: sv, en
Canonical: ${config.publicOrigin}${RESOURCE_PATHS.securityText}
`,
    });
