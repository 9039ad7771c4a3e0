import { expect, it } from 'vitest';
import { CLIENT_BUILD } from '../../src/client-build.ts';
import { createTestApp, fetchSite } from '../support/create-test-app.ts';

const policyOf = (response: Response): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (response.headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );

/** Exact values, because each of these headers is a promise. */
const SECURITY_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** `img-src` and `connect-src` depend on the configuration, and `style-src` depends on the page. */
const POLICY = {
  'default-src': "'none'",
  'script-src': `'self' '${CLIENT_BUILD.earlyScript.hash}'`,
  'font-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
};

const expectSecurityHeaders = (response: Response): void => {
  expect(Object.fromEntries(response.headers)).toMatchObject(SECURITY_HEADERS);
  const { 'img-src': images, 'connect-src': connections, 'style-src': styles, ...policy } = policyOf(response);
  expect(policy).toEqual(POLICY);
  expect(images).toMatch(/^'self' http/);
  expect(connections).toMatch(/^'self'/);
  expect(styles).toMatch(/^'self'(?: 'sha256-[\w+/]+='){2}$/);
  expect(response.headers.get('content-security-policy')).not.toMatch(/unsafe|\*/);
};

it.each([
  ['/', 200],
  ['/produkter', 200],
  ['/api/products', 200],
  ['/api/products/finns-inte', 404],
  ['/api/products?a=1&a=2', 400],
  ['/finns-inte', 404],
  ['/produkter/finns-inte', 404],
  ['/healthz', 200],
  ['/sitemap.xml', 200],
  ['/hjalp/', 301],
])('%s (%i) has every security header', async (path, status) => {
  const response = await fetchSite(path);
  expect(response.status).toBe(status);
  expectSecurityHeaders(response);
});

it.each(['/produkter', '/hjalp', '/api/products'])(
  'a 304, a response to HEAD and a 405 at %s have every security header',
  async (path) => {
    const etag = (await fetchSite(path)).headers.get('etag') ?? '';
    const notModified = await fetchSite(path, { headers: { 'if-none-match': etag } });
    const head = await fetchSite(path, { method: 'HEAD' });
    const wrongMethod = await fetchSite(path, { method: 'POST' });
    expect([notModified.status, head.status, wrongMethod.status]).toEqual([304, 200, 405]);
    for (const response of [notModified, head, wrongMethod]) expectSecurityHeaders(response);
  },
);

it.each(['/produkter', '/produkter/fladersaft', '/api/products'])(
  'a provider failure at %s has every security header',
  async (path) => {
    const response = await createTestApp({ vars: { PROVIDER_API_URL: 'http://localhost:9' } }).get(path);
    expect(response.status).toBe(503);
    expectSecurityHeaders(response);
  },
);

it('an internal error has every security header, even when its page cannot be rendered', async () => {
  const response = await createTestApp({
    now: () => {
      throw new RangeError('the clock is broken');
    },
  }).get('/hjalp');
  expect(response.status).toBe(500);
  expectSecurityHeaders(response);
});

it('Strict-Transport-Security includes the subdomains of the site only when configured', async () => {
  const { get } = createTestApp({ vars: { HSTS_INCLUDE_SUBDOMAINS: 'true' } });
  expect((await get('/')).headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
});

it('the CSP allows images only from the provider and MEDIA_ORIGINS, and reports only to the reporting host', async () => {
  const vars = {
    PROVIDER_API_URL: 'https://api.example/v2',
    MEDIA_ORIGINS: 'https://cdn.example, https://img.example',
    SENTRY_DSN: 'https://key@ingest.example/1',
  };
  const policy = policyOf(await createTestApp({ vars }).get('/'));
  expect(policy['img-src']).toBe("'self' https://api.example https://cdn.example https://img.example");
  expect(policy['connect-src']).toBe("'self' https://ingest.example");
});
