import { createMiddleware } from 'hono/factory';
import type { Config } from '../../config.ts';
import type { AppEnv } from '../app-env.ts';
import { PAGE_HEADERS } from '../render/page-headers.ts';

const YEAR_SECONDS = 31_536_000;

/** What a page may ask a browser for and ours never do. */
const DISABLED_FEATURES =
  'accelerometer autoplay camera display-capture encrypted-media geolocation gyroscope hid idle-detection magnetometer microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking';

/** The same for every answer. */
const SECURITY_HEADERS = Object.entries({
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': DISABLED_FEATURES.replace(/(\S+) ?/g, '$1=(), ').slice(0, -2),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': `max-age=${2 * YEAR_SECONDS}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});

const CSP = 'content-security-policy';

const originOf = (url: string): string => new URL(url).origin;

/**
 * The content security policy: our own script files, no inline script or style; pictures from us and from the
 * provider's media hosts; reports to the reporting host. A streamed page carries React's own small script, which the
 * nonce allows.
 */
export const contentSecurityPolicy = ({ providerApiUrl, mediaOrigins, sentryDsn }: Config, nonce?: string): string =>
  [
    "default-src 'none'",
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    "style-src 'self'",
    "font-src 'self'",
    `img-src ${["'self'", originOf(providerApiUrl), ...mediaOrigins].join(' ')}`,
    `connect-src 'self'${sentryDsn ? ` ${originOf(sentryDsn)}` : ''}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Ours lets the consent library's own markup through; the carousel's library makes its own again and again.
    "trusted-types default html 'allow-duplicates'",
  ].join('; ');

/** The security headers of every answer; pages are made with them. */
export const securityHeaders = (config: Config) => {
  const all = [...SECURITY_HEADERS, [CSP, contentSecurityPolicy(config)]] satisfies [string, string][];
  const pageHeaders = new Headers([...all, ...Object.entries(PAGE_HEADERS)]);
  return createMiddleware<AppEnv>(async (c, next) => {
    c.set('pageHeaders', pageHeaders);
    await next();
    const { headers } = c.res;
    if (headers.has(CSP)) return;
    for (const [name, value] of all) headers.set(name, value);
  });
};
