import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config.ts';

const YEAR_SECONDS = 31_536_000;

const CSP = 'content-security-policy';

/**
 * The content security policy: no script and no inline style; pictures come from us and from the provider's media
 * hosts. A streamed page carries React's own small script, which the nonce allows.
 */
export const contentSecurityPolicy = ({ providerApiUrl }: Config, nonce?: string): string =>
  [
    "default-src 'none'",
    ...(nonce ? [`script-src 'nonce-${nonce}'`] : []),
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' https: ${new URL(providerApiUrl).origin}`,
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
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
  });
