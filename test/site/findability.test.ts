import { describe, expect, it } from 'vitest';
import { MACHINE_PATHS, PATHS, productPath } from '../../src/content/paths.ts';
import { productCard } from '../../src/content/share-image.ts';
import { createTestApp } from '../support/create-test-app.ts';
import { fetchSite } from '../support/fetch-site.ts';
import { findAll } from '../support/html.ts';
import { createClock, createLab } from '../support/lab.ts';

const ORIGIN = 'https://www.saljrundan.example';
const PRODUCT = productPath('pepparkakor-i-kakburk');

/** The head's `meta` elements by their name or property. */
const metaOf = async (html: string): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await findAll(html, 'head meta')).map(({ attributes }) => [
      attributes.property ?? attributes.name ?? '',
      attributes.content ?? '',
    ]),
  );

const load = async (path: string) => {
  const html = await (await fetchSite(path)).text();
  const links = await findAll(html, 'head link[rel=canonical]');
  return { meta: await metaOf(html), canonical: links.map(({ attributes }) => attributes.href) };
};

describe.each([...Object.values(PATHS), PRODUCT])('%s', (path) => {
  it('names its own address, and a card with a picture for shared links', async () => {
    const { meta, canonical } = await load(`${path}?utm_source=x`);
    expect(canonical).toEqual([`${ORIGIN}${path}`]);
    expect(Object.fromEntries(meta)).toMatchObject({
      'og:url': `${ORIGIN}${path}`,
      'og:title': expect.stringMatching(/Säljrundan/),
      'og:description': expect.stringMatching(/\S/),
      'og:image': `${ORIGIN}/og/saljrundan.png`,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/\S/),
      'twitter:card': 'summary_large_image',
    });
    expect(meta.has('robots')).toBe(false);
  });
});

describe('a filtered list', () => {
  it('names the whole list as its address', async () => {
    expect((await load('/produkter?tag=Jul')).canonical).toEqual([`${ORIGIN}/produkter`]);
  });
});

describe('pages that are not to be found', () => {
  const lab = createLab();
  const site = createTestApp({ vars: { PROVIDER_API_URL: lab.url } });

  it.each([
    ['/finns-inte', {}, 404],
    ['/produkter/finns-inte', {}, 404],
    ['/produkter/a%20b', {}, 400],
    ['/hjalp', { method: 'POST' }, 405],
  ])('%s %j says so', async (path, init, status) => {
    const response = await site.get(path, init);
    expect(response.status).toBe(status);
    const html = await response.text();
    expect((await metaOf(html)).get('robots')).toBe('noindex');
    expect(html).not.toContain('rel="canonical"');
  });

  it.each([PATHS.products, PRODUCT])('%s says so while the provider fails', async (path) => {
    await lab.behave({ fault: 'html' });
    const response = await createTestApp({ vars: { PROVIDER_API_URL: lab.url } }).get(path);
    expect(response.status).toBe(502);
    expect((await metaOf(await response.text())).get('robots')).toBe('noindex');
  });
});

describe('the picture of a shared product', () => {
  const asset = (...endings: readonly [string, number][]) => ({
    name: 'Burk på ett bord',
    renditions: endings.map(([ending, width]) => ({ url: `https://cdn.example/b-${width}${ending}`, width })),
  });

  it('is its own widest that others can read', () => {
    const media = [asset(['.avif', 1600], ['.JPG?v=2', 960], ['.webp', 800], ['.png', 480])];
    expect(productCard({ name: 'Sylt', media })).toEqual({
      url: 'https://cdn.example/b-960.JPG?v=2',
      width: 960,
      type: 'image/jpeg',
      alt: 'Burk på ett bord',
    });
  });

  it.each([
    ['AVIF alone', [asset(['.avif', 1600])]],
    ['an address that does not tell', [asset(['', 1600])]],
    ['a small picture', [asset(['.jpg', 480])]],
    ['no picture', []],
  ])("is the site's own with %s", (_why, media) => {
    expect(productCard({ name: 'Sylt', media })).toBeNull();
  });
});

const file = async (path: string) => {
  const response = await fetchSite(path);
  expect(response.status).toBe(200);
  return { type: response.headers.get('content-type'), cache: response.headers.get('cache-control'), response };
};

describe('the sitemap', () => {
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);
  const statics = Object.values(PATHS).map((path) => `${ORIGIN}${path}`);

  it('lists every page and every product with its picture', async () => {
    const { type, cache, response } = await file(MACHINE_PATHS.sitemap);
    expect(type).toBe('application/xml; charset=utf-8');
    expect(cache).toBe('public, max-age=3600');
    const xml = await response.text();
    const found = locations(xml);
    expect(found.slice(0, statics.length)).toEqual(statics);
    const products = found.slice(statics.length);
    expect(products.length).toBeGreaterThanOrEqual(24);
    expect(products).toContain(`${ORIGIN}${PRODUCT}`);
    expect(xml.match(/<image:loc>http[^<]+<\/image:loc>/g)).toHaveLength(products.length);
    expect(new Set(found).size).toBe(found.length);
  });

  it('says when a page changed only where that is known', async () => {
    const xml = await (await file(MACHINE_PATHS.sitemap)).response.text();
    const dated = [...xml.matchAll(/<loc>[^<]*(\/[^</]*)<\/loc><lastmod>(\d{4}-\d\d-\d\d)</g)].map(([, path]) => path);
    expect(dated).toEqual([PATHS.groupTerms, PATHS.purchaseTerms, PATHS.privacy, PATHS.accessibility]);
  });

  it('lists the pages that stand alone while the provider fails, and is not kept', async () => {
    const lab = createLab();
    await lab.behave({ fault: 'html' });
    const response = await createTestApp({ vars: { PROVIDER_API_URL: lab.url } }).get(MACHINE_PATHS.sitemap);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(locations(await response.text())).toEqual(statics);
  });
});

it('robots.txt lets all in but the API, and names the sitemap', async () => {
  const { type, cache, response } = await file(MACHINE_PATHS.robots);
  expect(type).toBe('text/plain; charset=utf-8');
  expect(cache).toBe('public, max-age=3600');
  expect((await response.text()).split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    '',
    `Sitemap: ${ORIGIN}/sitemap.xml`,
    '',
  ]);
});

it('the manifest names the site, its colours and its icons', async () => {
  const { type, response } = await file(MACHINE_PATHS.manifest);
  expect(type).toBe('application/manifest+json');
  expect(await response.json()).toMatchObject({
    name: 'Säljrundan',
    lang: 'sv',
    start_url: '/',
    theme_color: '#fffaf0',
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { sizes: '512x512', purpose: 'maskable' }],
  });
  const html = await (await fetchSite('/')).text();
  expect((await findAll(html, 'link[rel=manifest]'))[0]?.attributes.href).toBe(MACHINE_PATHS.manifest);
});

it('security.txt names the contact and never runs out, nor lasts a year', async () => {
  const clock = createClock('2027-02-28T23:30:00Z');
  const response = await createTestApp({ now: clock.now }).get(MACHINE_PATHS.securityText);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect((await response.text()).split('\n')).toEqual([
    'Contact: mailto:support@saljrundan.example',
    'Expires: 2027-08-28T00:00:00Z',
    'Preferred-Languages: sv, en',
    `Canonical: ${ORIGIN}/.well-known/security.txt`,
    '',
  ]);
});
