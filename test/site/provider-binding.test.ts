import { exports } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { createTestApp } from '../support/create-test-app.ts';

it('a product API that is bound as a service is called without the network', async () => {
  // The site's own API has the provider's shape. Nothing listens on the port of this URL.
  const site = createTestApp({
    vars: { PROVIDER_API_URL: 'http://localhost:9/api' },
    bindings: { PROVIDER: { fetch: (request) => exports.default.fetch(request) } },
  });
  const list = await site.get('/api/products');
  expect(list.status).toBe(200);
  expect(await list.json()).not.toEqual([]);
  expect((await site.get('/produkter/fladersaft')).status).toBe(200);
});
