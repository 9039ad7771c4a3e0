import { describe, expect, it } from 'vitest';
import { errors } from '../../src/content/errors.ts';
import { MAX_PRODUCT_ID_LENGTH } from '../../src/domain/product.ts';
import { LAST_RESORT_PAGE } from '../../src/http/errors/last-resort-page.ts';
import { createFaultySite, createTestApp, fetchSite, visit } from '../support/create-test-app.ts';
import { lastLineOfPanel, type Page, readPage } from '../support/html.ts';

const linksOf = async (page: Page) =>
  (await page.all('main a')).map(({ text, attributes }) => `${text} -> ${attributes.href}`);

describe('the site', () => {
  it('shows "Hoppsan!" and three links where no page exists', async () => {
    const page = await visit('/finns-inte');
    expect((await page.texts('h1'))[0]).toBe('Hoppsan!');
    expect(await linksOf(page)).toEqual([
      'Till startsidan -> /',
      'Till sortimentet -> /produkter',
      'Till hjälpen -> /hjalp',
    ]);
  });

  it.each(['å', 'a%2fb', '..%2fadmin', '%E0%A4%A', '%00', 'a'.repeat(MAX_PRODUCT_ID_LENGTH + 1)])(
    'answers 404 at /produkter/%s, an impossible id, without a provider request',
    async (id) => {
      const { provider, site } = createFaultySite();
      const page = await site.visit(`/produkter/${id}`);
      expect(page.status).toBe(404);
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect((await page.texts('h1'))[0]).toBe('Varan finns inte');
      expect(await linksOf(page)).toContain('Till sortimentet -> /produkter');
      expect(await provider.requests()).toEqual([]);
    },
  );

  describe('the log', () => {
    const form = { origin: 'http://localhost:8787', 'content-type': 'application/x-www-form-urlencoded' };

    it.each<[number, string, string, RequestInit]>([
      [405, '/hjalp', '/*', { method: 'PUT' }],
      [413, '/angra', '/angra', { method: 'POST', headers: form, body: `namn=${'x'.repeat(100_000)}` }],
    ])(
      'has one line for a page with status %i, with the error code that ends its panel',
      async (status, path, route, init) => {
        const { visit, logged } = createTestApp();
        const page = await visit(path, init);
        expect(logged).toEqual([{ event: 'refused', status, route, requestId: expect.any(String) }]);
        expect(await lastLineOfPanel(page)).toBe(errors.code(String(logged[0]?.requestId)));
      },
    );

    it('has the route of a product whose page fails, and not the path that the visitor typed', async () => {
      const { provider, site } = createFaultySite();
      await provider.behave({ fault: 'status', status: 500 });
      await site.get('/produkter/nora-annasson');
      const [line] = site.logged.filter(({ event }) => event === 'provider-failure');
      expect(line).toMatchObject({ route: '/produkter/:id', failure: 'status' });
      expect(JSON.stringify(site.logged)).not.toContain('nora');
    });

    it.each<[string, RequestInit]>([
      ['/finns-inte', {}],
      ['/api/products', { method: 'PUT' }],
    ])('has no line for %s, which shows no error code', async (path, init) => {
      const { visit, logged } = createTestApp();
      expect((await visit(path, init)).text).not.toContain('felkod');
      expect(logged).toEqual([]);
    });
  });

  it.each([
    ['POST', '/finns-inte'],
    ['OPTIONS', '/produkter/a/b'],
    ['DELETE', '/api/finns-inte'],
    ['PUT', '/build/assets/finns-inte.js'],
  ])('answers %s at %s, where there is no page, with 404, even from another site', async (method, path) => {
    const response = await fetchSite(path, { method, headers: { 'sec-fetch-site': 'cross-site' } });
    expect([response.status, response.headers.get('allow')]).toEqual([404, null]);
  });

  it.each([
    ['POST', '/produkter/fladersaft', 'GET, HEAD'],
    ['POST', '/produkter', 'GET, HEAD'],
    ['POST', '/produkter//fladersaft/', 'GET, HEAD'],
    ['OPTIONS', '/produkter', 'GET, HEAD'],
    ['PUT', '/angra', 'GET, HEAD, POST'],
  ])(
    'answers %s at %s with 405 and the methods that it allows (%s), even from another site',
    async (method, path, allowed) => {
      const page = await readPage(await fetchSite(path, { method, headers: { 'sec-fetch-site': 'cross-site' } }));
      expect(page.status).toBe(405);
      expect(page.headers.get('allow')).toBe(allowed);
      for (const title of ['h1', 'title']) {
        const [element] = await page.all(title);
        expect([element?.attributes.lang, element?.text]).toEqual(['en', expect.stringMatching(/^Error 405/)]);
      }
      expect(await linksOf(page)).toContain('Gå hem -> /');
    },
  );

  it.each([
    ['/hjalp/?a=1', '/hjalp?a=1'],
    ['/produkter/fladersaft/', '/produkter/fladersaft'],
    ['http://localhost:8787//hjalp/', '/hjalp'],
    [`/hjalp${'/'.repeat(40)}`, '/hjalp'],
    ['/produkter//fladersaft', '/produkter/fladersaft'],
    [`http://localhost:8787${'//a'.repeat(3)}//?x=//`, '/a/a/a?x=//'],
    ['/%70rodukter/fl%61dersaft?sok=%61', '/produkter/fladersaft?sok=%61'],
  ])('redirects %s to %s, whatever the scheme and the host', async (path, location) => {
    const response = await fetchSite(path);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(location);
  });

  it.each<[path: string, location: string]>([
    ['/HJALP', '/hjalp'],
    ['/hjälp', '/hjalp'],
    ['/hja\u0308lp', '/hjalp'],
    ['/%c3%85NGRA', '/angra'],
    ['/köpvillkor', '/kopvillkor'],
    ['/Robots.txt', '/robots.txt'],
    ...[
      '.',
      ',',
      ';',
      ':',
      '!',
      ')',
      ']',
      '}',
      "'",
      '"',
      '”',
      '’',
      '»',
      '>',
      '…',
      '%3F).',
      '.%20',
      '%0A',
      '%C2%A0',
    ].map((ending): [string, string] => [`/hjalp${ending}`, '/hjalp']),
    ...['\u2060', '\u200b', '\u00ad', '\ufeff', '\u00a0'].map((invisible): [string, string] => [
      `/om-${invisible}oss`,
      '/om-oss',
    ]),
    ['/%E2%81%A0hjalp', '/hjalp'],
    ['/)', '/'],
    ['/Hjälp//).?sok=%61', '/hjalp?sok=%61'],
    ['/hjalp%23frakt', '/hjalp#frakt'],
    ['/Hjälp.%23fr%61kt?utm=1', '/hjalp?utm=1#fr%61kt'],
    ['/produkter%23shop=https%3A%2F%2Fnora.example&namn=Nora', '/produkter#shop=https%3A%2F%2Fnora.example&namn=Nora'],
    [
      '/produkter%23shop%3Dhttps%253A%252F%252Fnora.example%26namn%3D%C3%85sa',
      '/produkter#shop=https%3A%2F%2Fnora.example&namn=%C3%85sa',
    ],
    ['/%23//evil.example', '/#//evil.example'],
    ['/hjalp%23%0D%0Aset-cookie:a=%253', '/hjalp#set-cookie:a=%3'],
    ['/PRODUKTER/fladersaft', '/produkter/fladersaft'],
    ['/produkter/Flader-saft_.”', '/produkter/Flader-saft_'],
    ['/produkter/flader%C2%ADsaft', '/produkter/fladersaft'],
    ['/produkter/)', '/produkter'],
  ])('redirects %s, as people type and paste it, to %s in one step', async (path, location) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await fetchSite(path, { method });
      expect([response.status, response.headers.get('location')]).toEqual([301, location]);
      expect(response.headers.get('etag')).toBeNull();
    }
    expect((await fetchSite(location)).status).not.toBe(301);
  });

  it('requests a product with a full stop after its path from the provider as often as without it', async () => {
    const requestsFor = async (path: string) => {
      const { provider, site } = createFaultySite();
      const response = await site.get(path);
      if (response.status === 301) await site.get(response.headers.get('location') ?? '');
      // The list, for the product's neighbours, may be requested after the response.
      return (await provider.requests()).filter(({ path }) => path === 'fladersaft');
    };
    const plain = await requestsFor('/produkter/fladersaft');
    expect(plain).toHaveLength(1);
    expect(await requestsFor('/Produkter/fladersaft.')).toEqual(plain);
  });

  it.each([
    '/sm%C3%B6rg%c3%a5s',
    '/produkter/a%20b',
    '/produkter/FLÄDERSAFT',
    '/hjalp%2F',
    '/hjalp%5C',
    '/hj%2561lp',
    '/hjalp%2523frakt',
    '/%5Cevil.example',
    '/%2F%2Fevil.example).',
    '/%E2%81%A0/evil.example',
    '/%E0%A4%A',
    '/%',
    '/finns-inte.',
    '/FINNS-INTE%23frakt',
    '/api/products/fladersaft.',
    '/kopvillkor/2020-01-01.',
  ])('answers 404 at %s, which stands for no page', async (path) => {
    expect((await fetchSite(path)).status).toBe(404);
  });

  it.each(['/HJALP', '/hjalp.'])('answers 404 to a form posted to %s', async (path) => {
    expect((await fetchSite(path, { method: 'POST' })).status).toBe(404);
  });
});

describe('an outage of the provider', () => {
  const vars = { PROVIDER_API_URL: 'http://localhost:9' };

  it.each([
    ['/produkter', 'Produkterna kunde inte laddas'],
    ['/produkter/pepparkakor-i-kakburk', 'Produkten kunde inte hämtas'],
  ])('makes %s show "%s" in the normal layout, with a link to try again', async (path, text) => {
    const page = await visit(path, { vars });
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('10');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.text).toContain(text);
    expect(await page.all('header nav')).not.toHaveLength(0);
    expect(await linksOf(page)).toContain(`Försök igen -> ${path}`);
    // Only the list is loaded again without leaving the page.
    expect(await page.all('[data-retry]')).toHaveLength(path === '/produkter' ? 1 : 0);
  });

  it.each(['/', '/hjalp'])('does not affect %s', async (path) => {
    const [during, normal] = await Promise.all([visit(path, { vars }), visit(path, {})]);
    expect(during.status).toBe(200);
    expect(during.html).toBe(normal.html);
  });
});

describe('an internal error', () => {
  /** The clock throws once, so that the page fails and the error page works. */
  const createBrokenSite = () => {
    let clockReads = 0;
    return createTestApp({
      now: () => {
        clockReads += 1;
        if (clockReads === 1) throw new RangeError('the clock is broken: secret detail');
        return new Date('2026-11-20T12:00:00Z');
      },
    });
  };

  it('answers 500 with the specified text, the two buttons and a short code at the end, without error details', async () => {
    const { visit, reported } = createBrokenSite();
    const page = await visit('/hjalp');
    const { text } = page;
    expect(page.status).toBe(500);
    expect((await page.texts('h1'))[0]).toBe('Något gick fel');
    expect(text).toContain('Ett oväntat fel inträffade.');
    expect(await linksOf(page)).toEqual(expect.arrayContaining(['Ladda om sidan -> /hjalp', 'Gå hem -> /']));
    expect(text).not.toContain('secret detail');
    expect(reported).toHaveLength(1);
    const code = String(reported[0]?.context.requestId);
    expect(code).toMatch(/^[0-9AFHRXY]{6}$/);
    expect(await lastLineOfPanel(page)).toBe(errors.code(code));
  });

  it('falls back to the static page when the error page fails too, and reports both errors', async () => {
    const { visit, reported } = createTestApp({
      now: () => {
        throw new RangeError('the clock is broken');
      },
    });
    const page = await visit('/hjalp');
    expect(page.status).toBe(500);
    expect(page.html).toBe(LAST_RESORT_PAGE);
    expect(page.html).toContain('Ooops, something went wrong :( ');
    expect(await linksOf(page)).toEqual(['Gå hem -> /']);
    expect(reported).toHaveLength(2);
  });
});
