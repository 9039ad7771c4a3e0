import { createEtag, matchesEtag } from '../cache/etag.ts';
import { landing } from '../content/landing.ts';
import { THEME_COLOR } from '../content/layout.ts';
import { readLegalVersions } from '../content/legal/legal-versions.ts';
import type { Deps } from '../deps.ts';
import { PATHS, RESOURCE_PATHS } from '../domain/paths.ts';
import { addDays, isoDate, stockholmDate } from '../domain/plain-date.ts';
import type { AppContext } from '../http/app-env.ts';

/** How long clients may cache a resource that names no product. */
const MAX_AGE_SECONDS = 3600;

type ResourceBody = {
  readonly contentType: string;
  readonly body: string;
  /** How long clients may cache the body. 0 if it is incomplete and must not be cached. */
  readonly maxAgeSeconds?: number;
};

/** Sends the response of a resource route, such as robots.txt. A client that already has the same bytes gets no body. */
export const sendResource = async (
  c: AppContext,
  { contentType, body, maxAgeSeconds = MAX_AGE_SECONDS }: ResourceBody,
) => {
  const etag = await createEtag(new TextEncoder().encode(body));
  const headers = {
    'content-type': contentType,
    'cache-control': maxAgeSeconds > 0 ? `public, max-age=${maxAgeSeconds}` : 'no-cache',
    etag,
  };
  return matchesEtag(c.req.header('if-none-match'), etag) ? c.body(null, 304, headers) : c.body(body, 200, headers);
};

/** All pages may be crawled. The API only repeats the products on them. */
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
      body: config.noindex ? NOT_INDEXED : indexed(config.publicOrigin),
    });

/**
 * RFC 9116 recommends less than a year. The date is computed for each request, so the file never expires while the site
 * runs.
 */
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

/** The versions of the legal texts as JSON. A deployment compares them with those that it would replace them with. */
export const legalTextsRoute =
  ({ config }: Deps) =>
  async (c: AppContext) => {
    const versions = await readLegalVersions(config.operator);
    return sendResource(c, { contentType: 'application/json', body: JSON.stringify(versions) });
  };

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest. `minimal-ui` keeps the browser's back button, because the site links to other sites. */
export const manifestRoute = ({ config: { operator } }: Deps) => {
  const manifest = {
    id: PATHS.home,
    name: operator.productName,
    short_name: operator.productName,
    description: landing(operator).meta.description,
    lang: 'sv',
    dir: 'ltr',
    start_url: PATHS.home,
    scope: PATHS.home,
    display: 'minimal-ui',
    theme_color: THEME_COLOR,
    background_color: THEME_COLOR,
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
  };
  const body = JSON.stringify(manifest);
  return (c: AppContext) => sendResource(c, { contentType: 'application/manifest+json', body });
};
