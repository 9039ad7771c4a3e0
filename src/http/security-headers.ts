import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config.ts';

const YEAR_SECONDS = 31_536_000;

/** Pages carry no script and no inline style; pictures come from us and from the provider's media hosts. */
export const securityHeaders = ({ providerApiUrl }: Config) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: ["'self'"],
      fontSrc: ["'self'"],
      imgSrc: ["'self'", 'https:', new URL(providerApiUrl).origin],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
    },
    strictTransportSecurity: `max-age=${2 * YEAR_SECONDS}; includeSubDomains`,
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    xXssProtection: false,
    xDownloadOptions: false,
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
  });
