import * as fc from 'fast-check';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { AppEnv } from '../../src/http/app-env.ts';
import { normalizePath } from '../../src/http/middleware/normalize-path.ts';
import { readUrl } from '../../src/http/middleware/read-url.ts';
import { checkAsyncProperty } from '../support/check-property.ts';

const PAGES = ['/', '/produkter', '/hjalp'];

const app = new Hono<AppEnv>();
app.use(readUrl);
app.use(normalizePath(PAGES));
for (const page of PAGES) app.get(page, (c) => c.text(page));
app.get('/produkter/:id', (c) => (/^[\w-]+$/.test(c.req.param('id')) ? c.text(c.req.param('id')) : c.notFound()));

const path = fc
  .array(
    fc.constantFrom(
      ...['/', '//', '\\', '.', 'a', 'evil.example', '%', '2', '5', '6', '1', 'e', '%61', '%25', '%2F', '%5C', 'å'],
      ...[
        'hjalp',
        'HJÄLP',
        '%23',
        '%2523',
        '%3F',
        '%20',
        ')',
        '”',
        '@',
        ':',
        '\u2060',
        '%E2%81%A0',
        '%C2%AD',
        '／',
        '%0D%0A',
      ],
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

it('every path stays on its host, needs at most one redirect if escaped correctly, and pages have one path', async () => {
  await checkAsyncProperty(
    fc.asyncProperty(path, fc.constantFrom('', '/produkter/', '/Produkter/'), async (end, start) => {
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
      const found = response.status === 200 ? await response.text() : '';
      if (found !== '') expect([found, `/produkter/${found}`]).toContain(url.pathname);
    }),
  );
});
