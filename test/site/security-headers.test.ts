import { expect, it } from 'vitest';
import { createTestApp } from '../support/create-test-app.ts';
import { fetchSite } from '../support/fetch-site.ts';

const policyOf = (response: Response): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (response.headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );

it.each([
  ['/', 200],
  ['/produkter', 200],
  ['/api/products', 200],
  ['/finns-inte', 404],
  ['/produkter/a%20b', 400],
  ['/healthz', 200],
  ['/hjalp/', 301],
])('%s (%i) has every security header', async (path, status) => {
  const response = await fetchSite(path);
  expect(response.status).toBe(status);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  const policy = policyOf(response);
  expect(policy).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'form-action': "'self'",
    'require-trusted-types-for': "'script'",
  });
  expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*/);
});

it('the CSP allows images from the provider and MEDIA_ORIGINS, and reports to the reporting host alone', async () => {
  const vars = {
    PROVIDER_API_URL: 'https://api.example/v2',
    MEDIA_ORIGINS: 'https://cdn.example, https://img.example',
    SENTRY_DSN: 'https://key@ingest.example/1',
  };
  const policy = policyOf(await createTestApp({ vars }).get('/'));
  expect(policy['img-src']).toBe("'self' https://api.example https://cdn.example https://img.example");
  expect(policy['connect-src']).toBe("'self' https://ingest.example");
});

it('no response redirects or links to a host named in the request path', async () => {
  for (const path of ['//evil.example/', '//evil.example/%2f..', '/\\evil.example/']) {
    const response = await fetchSite(`http://localhost:8787${path}`, { method: 'GET' });
    const location = response.headers.get('location');
    if (location) expect(new URL(location, 'http://localhost:8787').host).toBe('localhost:8787');
    const html = await response.text();
    expect(html).not.toMatch(/href="(\/\/|https?:\/\/)evil/);
  }
});
