import * as fc from 'fast-check';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { AppEnv } from '../../src/http/app-env.ts';
import { normalizePath } from '../../src/http/middleware/normalize-path.ts';
import { checkAsyncProperty } from '../support/check-property.ts';

const app = new Hono<AppEnv>();
app.use(normalizePath);
app.get('/produkter/:id', (c) => c.text(c.req.param('id')));

const path = fc
  .array(
    fc.constantFrom('/', '//', '\\', '.', 'a', 'evil.example', '%', '2', '5', '6', '1', 'e', '%61', '%25', '%2F', 'å'),
    {
      maxLength: 8,
    },
  )
  .map((parts) => parts.join(''));

it('every path stays on its host, needs at most one redirect if escaped correctly, and products have one path', async () => {
  await checkAsyncProperty(
    fc.asyncProperty(path, fc.constantFrom('', '/produkter/'), async (end, start) => {
      let url = new URL(`http://site.example${start || '/'}${end}?q=%61`);
      let response = await app.request(url);
      for (let steps = 0; response.status === 301; steps += 1) {
        // Broken escapes may decode to further escapes.
        expect(steps).toBeLessThan(url.pathname.includes('%') ? 10 : 1);
        url = new URL(response.headers.get('location') ?? '', url);
        response = await app.request(url);
      }
      expect(url.host).toBe('site.example');
      expect(url.search).toBe('?q=%61');
      const id = response.status === 200 ? await response.text() : '';
      if (/^[\w-]+$/.test(id)) expect(url.pathname).toBe(`/produkter/${id}`);
    }),
  );
});
