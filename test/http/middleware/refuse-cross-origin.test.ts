import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { AppEnv } from '../../../src/http/app-env.ts';
import { readUrl } from '../../../src/http/middleware/read-url.ts';
import { refuseCrossOrigin } from '../../../src/http/middleware/refuse-cross-origin.ts';

const app = new Hono<AppEnv>();
app.use(readUrl);
app.use(refuseCrossOrigin([{ path: '/form', refuse: async (c) => c.text('the empty form', 403) }]));
app.get('/page', (c) => c.text('the page'));
app.post('/form', (c) => c.text('the result'));
// Nothing in this route mentions other sites.
app.post('/orders/:id', (c) => c.text('the order'));

it.each([
  ['POST', '/orders/1', 'cross-site', 403, 'the request comes from another site'],
  ['POST', '/orders/1', 'same-site', 403, 'the request comes from another site'],
  ['POST', '/orders/1', 'same-origin', 200, 'the order'],
  ['POST', '/form', 'cross-site', 403, 'the empty form'],
  ['POST', '/form', 'same-origin', 200, 'the result'],
  ['GET', '/page', 'cross-site', 200, 'the page'],
  ['HEAD', '/page', 'cross-site', 200, ''],
  ['POST', '/page', 'cross-site', 404, '404 Not Found'],
  ['DELETE', '/orders/1', 'cross-site', 404, '404 Not Found'],
  ['POST', '/finns-inte', 'cross-site', 404, '404 Not Found'],
])('a %s at %s from a browser that says %s gets %i', async (method, path, site, status, text) => {
  const response = await app.request(path, { method, headers: { 'sec-fetch-site': site } });
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(text);
});
