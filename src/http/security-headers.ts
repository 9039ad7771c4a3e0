import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config.ts';

const YEAR_SECONDS = 31_536_000;

/** What a page may ask a browser for and ours never do. */
const POWERS = [
  'accelerometer',
  'autoplay',
  'camera',
  'displayCapture',
  'encryptedMedia',
  'geolocation',
  'gyroscope',
  'hid',
  'idleDetection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'pictureInPicture',
  'publickeyCredentialsGet',
  'screenWakeLock',
  'serial',
  'usb',
  'xrSpatialTracking',
];

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
  ].join('; ');

/** The policy of every answer that did not set a policy of its own. */
export const defaultPolicy = (config: Config) => {
  const policy = contentSecurityPolicy(config);
  return createMiddleware(async (c, next) => {
    await next();
    if (!c.res.headers.has(CSP)) c.res.headers.set(CSP, policy);
  });
};

export const securityHeaders = () =>
  secureHeaders({
    strictTransportSecurity: `max-age=${2 * YEAR_SECONDS}; includeSubDomains`,
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    xXssProtection: false,
    xDownloadOptions: false,
    permissionsPolicy: Object.fromEntries(POWERS.map((power) => [power, []])),
  });
