import { describe, expect, it } from 'vitest';
import { LAST_RESORT_PAGE } from '../../src/http/errors/last-resort-page.ts';
import { createTestApp } from '../support/create-test-app.ts';
import { fetchSite } from '../support/fetch-site.ts';
import { findAll, readableText } from '../support/html.ts';

const linksOf = async (html: string) =>
  (await findAll(html, 'main a')).map(({ text, attributes }) => `${text} -> ${attributes.href}`);

describe('a visitor who goes astray', () => {
  it.each(['/finns-inte', '/produkter/finns-inte', '/produkter/a/b', '/index.html'])(
    'gets 404 and a way home at %s',
    async (path) => {
      const response = await fetchSite(path);
      expect(response.status).toBe(404);
      const html = await response.text();
      expect((await findAll(html, 'meta[name=robots]'))[0]?.attributes.content).toBe('noindex');
      expect((await findAll(html, 'main a')).length).toBeGreaterThan(0);
    },
  );

  it('is told "Hoppsan!" where there is no page, with a link home', async () => {
    const html = await (await fetchSite('/finns-inte')).text();
    expect((await findAll(html, 'h1'))[0]?.text).toBe('Hoppsan!');
    expect((await findAll(html, 'main a[href="/"]')).length).toBe(1);
  });

  it.each(['/produkter/a%20b', `/produkter/${'a'.repeat(65)}`, '/produkter/%2e%2e%2fadmin'])(
    'gets 400 at %s',
    async (path) => {
      const response = await fetchSite(path);
      expect(response.status).toBe(400);
      expect((await findAll(await response.text(), 'h1'))[0]?.text).toBe('Error 400');
    },
  );

  it('has its heading marked as English', async () => {
    const [heading] = await findAll(await (await fetchSite('/produkter/a%20b')).text(), 'h1');
    expect(heading?.attributes.lang).toBe('en');
  });

  it('is not refused for parameters that advertisements add', async () => {
    expect((await fetchSite(`/produkter?fbclid=${'a'.repeat(300)}&utm_source=x`)).status).toBe(200);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('gets 405 with Allow for %s', async (method) => {
    const response = await fetchSite('/produkter', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    const html = await response.text();
    expect((await findAll(html, 'h1'))[0]?.text).toBe('Error 405');
    expect(await linksOf(html)).toContain('Gå hem -> /');
  });

  it('is led from a trailing slash to the page itself', async () => {
    const response = await fetchSite('/hjalp/?a=1');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('http://localhost:8787/hjalp?a=1');
  });

  it('gets the headers of a page with HEAD, and no body', async () => {
    const response = await fetchSite('/hjalp', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toBe('');
  });
});

describe('while the provider is down', () => {
  const down = () => createTestApp({ vars: { PROVIDER_API_URL: 'http://localhost:9' } });

  it.each([
    ['/produkter', 'Produkterna kunde inte laddas'],
    ['/produkter/pepparkakor-i-kakburk', 'Produkten kunde inte hämtas'],
  ])('%s says "%s" in the normal layout, with a way to try again', async (path, text) => {
    const { get } = down();
    const response = await get(path);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(await readableText(html)).toContain(text);
    expect(await findAll(html, 'header nav')).not.toHaveLength(0);
    expect(await linksOf(html)).toContain(`Försök igen -> ${path}`);
  });

  it.each(['/', '/sa-fungerar-det', '/hjalp', '/tavlingar', '/integritetspolicy'])('%s is untouched', async (path) => {
    const { get } = down();
    const [there, here] = await Promise.all([get(path), createTestApp().get(path)]);
    expect(there.status).toBe(200);
    expect(await there.text()).toBe(await here.text());
  });
});

describe('a fault of our own', () => {
  const broken = () => {
    let asked = 0;
    return createTestApp({
      now: () => {
        asked += 1;
        if (asked === 1) throw new RangeError('the clock is broken: secret detail');
        return new Date('2026-11-20T12:00:00Z');
      },
    });
  };

  it('is a 500 with the specified words, the two buttons and an id, and nothing of the error itself', async () => {
    const { get, reported } = broken();
    const response = await get('/hjalp');
    expect(response.status).toBe(500);
    const html = await response.text();
    const text = await readableText(html);
    expect((await findAll(html, 'h1'))[0]?.text).toBe('Något gick fel');
    expect(text).toContain('Ett oväntat fel inträffade.');
    expect(await linksOf(html)).toEqual(expect.arrayContaining(['Ladda om sidan -> /hjalp', 'Gå hem -> /']));
    expect(text).not.toContain('secret detail');
    expect(reported).toHaveLength(1);
    const requestId = reported[0]?.context.requestId;
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(text).toContain(requestId);
  });

  it('that spoils the error page as well ends in the last resort, and both are reported', async () => {
    const { get, reported } = createTestApp({
      now: () => {
        throw new RangeError('the clock is broken');
      },
    });
    const response = await get('/hjalp');
    expect(response.status).toBe(500);
    const html = await response.text();
    expect(html).toBe(LAST_RESORT_PAGE);
    expect(html).toContain('Ooops, something went wrong :( ');
    expect(await linksOf(html)).toEqual(['Gå hem -> /']);
    expect(reported).toHaveLength(2);
  });
});
