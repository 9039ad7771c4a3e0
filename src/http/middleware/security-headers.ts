import { createMiddleware } from 'hono/factory';
import type { InlineText } from '../../client-build.ts';
import type { Config } from '../../config.ts';
import type { AppEnv } from '../app-env.ts';
import { EARLY_SCRIPT } from '../render/assets.ts';

const YEAR_SECONDS = 31_536_000;

/** Browser features that no page uses (Permissions Policy). */
const DISABLED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The same headers for every response. They are listed here instead of being set by a library's options, so that one
 * can read what is sent.
 */
const SECURITY_HEADERS = [
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', DISABLED_FEATURES.map((feature) => `${feature}=()`).join(', ')],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
] as const;

/** After a browser has seen this header, it uses only HTTPS for the host and, if configured, for every host below it. */
const strictTransportSecurity = ({ hstsIncludeSubdomains }: Config): string =>
  `max-age=${2 * YEAR_SECONDS}${hstsIncludeSubdomains ? '; includeSubDomains' : ''}`;

const CSP = 'content-security-policy';

const originOf = (url: string): string => new URL(url).origin;

/**
 * The Content-Security-Policy. It allows the site's own script and style files, the page's own styles and early script
 * but no other inline style or script, images from this site and the provider's media hosts, and reports to the
 * reporting host. A streamed page contains React's inline script, which the nonce allows.
 */
export const contentSecurityPolicy = (
  { imageOrigins, sentryDsn }: Config,
  styles: readonly InlineText[],
  nonce?: string,
): string =>
  [
    "default-src 'none'",
    `script-src 'self' '${EARLY_SCRIPT.hash}'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    `style-src 'self' ${styles.map(({ hash }) => `'${hash}'`).join(' ')}`,
    "font-src 'self'",
    `img-src ${["'self'", ...imageOrigins].join(' ')}`,
    `connect-src 'self'${sentryDsn ? ` ${originOf(sentryDsn)}` : ''}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Used by client/behaviours/consent/dialogs.ts.
    'trusted-types default',
  ].join('; ');

/** Sets the security headers of every response. A response that has its own policy keeps it. */
export const securityHeaders = (config: Config) => {
  const transportSecurity = strictTransportSecurity(config);
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of SECURITY_HEADERS) headers.set(name, value);
    headers.set('strict-transport-security', transportSecurity);
    if (!headers.has(CSP)) headers.set(CSP, contentSecurityPolicy(config, c.get('pageStyles')));
  });
};

/** Keeps every response out of search engines, for a trial or a staging site. */
export const noIndex = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  c.res.headers.set('x-robots-tag', 'noindex');
});
