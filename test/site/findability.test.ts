import { describe, expect, it } from 'vitest';
import { productTexts } from '../../src/content/products.ts';
import { productCard } from '../../src/content/share-image.ts';
import { FILTER_PARAMS } from '../../src/domain/catalogue-filter.ts';
import { isNoindexAt } from '../../src/domain/pages.ts';
import { PATHS, RESOURCE_PATHS } from '../../src/domain/paths.ts';
import { FAQ_QUERY } from '../../src/shared/form-fields.ts';
import { createFaultySite, createTestApp, fetchSite, visit } from '../support/create-test-app.ts';
import type { Page } from '../support/html.ts';
import { PRODUCT } from '../support/routes.ts';

const ORIGIN = 'https://www.saljrundan.example';

/** The `meta` elements of the head, by name or property. */
const metaOf = async (page: Page): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await page.all('head meta')).map(({ attributes }) => [
      attributes.property ?? attributes.name ?? '',
      attributes.content ?? '',
    ]),
  );

const load = async (path: string) => {
  const page = await visit(path);
  const links = await page.all('head link[rel=canonical]');
  return { meta: await metaOf(page), canonical: links.map(({ attributes }) => attributes.href) };
};

/** The blog is not indexed as long as it has no entries. */
const INDEXED_PATHS = Object.values(PATHS).filter((path) => !isNoindexAt(path));

describe.each([...INDEXED_PATHS, PRODUCT])('%s', (path) => {
  it('has its canonical URL and a complete share card', async () => {
    const { meta, canonical } = await load(`${path}?utm_source=x`);
    expect(canonical).toEqual([`${ORIGIN}${path}`]);
    expect(Object.fromEntries(meta)).toMatchObject({
      'og:url': `${ORIGIN}${path}`,
      'og:title': expect.stringMatching(/Säljrundan/),
      'og:description': expect.stringMatching(/\S/),
      'og:image': expect.stringMatching(/^https?:/),
      'og:image:type': expect.stringMatching(/^image\/(jpeg|png)$/),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/\S/),
      'twitter:card': 'summary_large_image',
    });
    expect(meta.has('robots')).toBe(false);
  });
});

it.each([
  ['99', 'vad frakten kostar', 'en fraktavgift på 99\u00a0kr'],
  ['', 'när frakten är fri', 'en fraktavgift, som gruppledaren ser'],
])(
  'the description of the steps promises exactly what the page says about freight: with a fee of %j, %s',
  async (fee, promise, text) => {
    const page = await visit(PATHS.steps, { vars: { SHIPPING_FEE_KRONOR: fee } });
    expect((await metaOf(page)).get('description')).toContain(promise);
    expect(page.text).toContain(text);
  },
);

it("a product page uses the product's share card, but does not show it on the page", async () => {
  const page = await visit(PRODUCT);
  const meta = await metaOf(page);
  expect(meta.get('og:image')).toMatch(/\/images\/pepparkakor-i-kakburk-card-1200\.jpg$/);
  expect(meta.get('og:image:type')).toBe('image/jpeg');
  expect(meta.get('og:image:alt')).toBe('Pepparkakor i kakburk. Röd och grön kakburk med pepparkakor framför.');
  expect(page.html.match(/-card-1200/g)).toHaveLength(1);
  expect(await page.all('.slide')).toHaveLength(4);
});

it.each([
  ['/produkter?sok=kaffe&ordning=pris', '/produkter'],
  ['/?deltagare=12&produkter=10', '/'],
])('%s has the canonical URL %s', async (path, canonicalPath) => {
  expect((await load(path)).canonical).toEqual([`${ORIGIN}${canonicalPath}`]);
});

it('the empty blog is marked noindex and has no canonical URL', async () => {
  const { meta, canonical } = await load(PATHS.blog);
  expect(meta.get('robots')).toBe('noindex');
  expect(canonical).toEqual([]);
});

describe('an error page', () => {
  const { site } = createFaultySite();

  it.each([
    ['/finns-inte', {}, 404],
    ['/produkter/finns-inte', {}, 404],
    ['/hjalp', { method: 'POST' }, 405],
  ])('is marked noindex and has no canonical URL at %s %j', async (path, init, status) => {
    const page = await site.visit(path, init);
    expect(page.status).toBe(status);
    expect((await metaOf(page)).get('robots')).toBe('noindex');
    expect(page.html).not.toContain('rel="canonical"');
  });
});

it('the description of a product has 120 to 155 characters, however long its name and tagline are', () => {
  const { operator } = createTestApp().deps.config;
  for (let name = 1; name <= 200; name += 1) {
    for (const tagline of [0, 1, 9, 10, 31, 60, 300]) {
      const product = { name: 'n'.repeat(name), tagline: 't'.repeat(tagline), price: name * tagline * 7 };
      expect(productTexts(operator).meta(product).description, `${name}, ${tagline}`).toMatch(/^.{120,155}$/);
    }
  }
});

describe('the share image of a product', () => {
  const asset = (...endings: readonly [string, number][]) => ({
    name: 'Burk på ett bord',
    renditions: endings.map(([ending, width]) => ({ url: `https://cdn.example/b-${width}${ending}`, width })),
  });

  const productWith = (...media: readonly ReturnType<typeof asset>[]) => ({ name: 'Sylt', media, shareCard: null });

  it('is the first image when other sites cannot read the format of the share card', () => {
    const shareCard = { name: '', url: 'https://cdn.example/k.avif' };
    expect(productCard({ ...productWith(asset(['.jpg', 1600])), shareCard })?.url).toBe(
      'https://cdn.example/b-1600.jpg',
    );
  });

  it('is the widest JPEG or PNG of the first image when the product has no share card', () => {
    const media = asset(['.avif', 1600], ['.webp', 1200], ['.JPG?v=2', 960], ['.jpg', 800], ['.png', 480]);
    expect(productCard(productWith(media))).toEqual({
      url: 'https://cdn.example/b-960.JPG?v=2',
      width: 960,
      type: 'image/jpeg',
      alt: 'Burk på ett bord',
    });
  });

  it.each([
    ['only AVIF images', [asset(['.avif', 1600])]],
    ['only a small image', [asset(['.jpg', 480])]],
    ['no image', []],
  ])("is the site's share card for a product with %s", (_case, media) => {
    expect(productCard(productWith(...media))).toBeNull();
  });
});

const loadResource = async (path: string) => {
  const response = await fetchSite(path);
  expect(response.status).toBe(200);
  return { type: response.headers.get('content-type'), cache: response.headers.get('cache-control'), response };
};

describe('the sitemap', () => {
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);
  const staticUrls = INDEXED_PATHS.map((path) => `${ORIGIN}${path}`);

  it('lists every page but the empty blog, and every product with its image', async () => {
    const { type, cache, response } = await loadResource(RESOURCE_PATHS.sitemap);
    expect(type).toBe('application/xml; charset=utf-8');
    expect(cache).toBe('public, max-age=300');
    const xml = await response.text();
    const urls = locations(xml);
    expect(urls.slice(0, staticUrls.length)).toEqual(staticUrls);
    const products = urls.slice(staticUrls.length);
    expect(products.length).toBeGreaterThanOrEqual(24);
    expect(products).toContain(`${ORIGIN}${PRODUCT}`);
    expect(xml.match(/<image:loc>http[^<]+<\/image:loc>/g)).toHaveLength(products.length);
    expect(new Set(urls).size).toBe(urls.length);
  });

  it('states a modification date only for pages with a known date', async () => {
    const xml = await (await loadResource(RESOURCE_PATHS.sitemap)).response.text();
    const dated = [...xml.matchAll(/<loc>[^<]*(\/[^</]*)<\/loc><lastmod>(\d{4}-\d\d-\d\d)</g)].map(([, path]) => path);
    expect(dated).toEqual([PATHS.groupTerms, PATHS.purchaseTerms, PATHS.privacy, PATHS.accessibility]);
  });

  it('lists the static pages and is not cached while the provider fails', async () => {
    const { provider, site } = createFaultySite();
    await provider.behave({ fault: 'html' });
    const response = await site.get(RESOURCE_PATHS.sitemap);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(locations(await response.text())).toEqual(staticUrls);
  });
});

it('robots.txt allows everything but the API and names the sitemap', async () => {
  const { type, cache, response } = await loadResource(RESOURCE_PATHS.robots);
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

describe('NOINDEX', () => {
  const { get } = createTestApp({ vars: { NOINDEX: 'true' } });

  it.each([PATHS.home, '/finns-inte', '/api/products'])('marks %s as not to be indexed', async (path) => {
    expect((await get(path)).headers.get('x-robots-tag')).toBe('noindex');
  });

  it('marks a cached page', async () => {
    await get(PATHS.about);
    const cached = await get(PATHS.about);
    expect(cached.headers.get('cache-status')).toBe('pages; hit');
    expect(cached.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('makes robots.txt disallow everything and name no sitemap', async () => {
    expect(await (await get(RESOURCE_PATHS.robots)).text()).toBe('User-agent: *\nDisallow: /\n');
  });
});

it('security.txt names the contact and always expires in six months', async () => {
  const now = '2027-02-28T23:30:00Z';
  const response = await createTestApp({ now }).get(RESOURCE_PATHS.securityText);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect((await response.text()).split('\n')).toEqual([
    'Contact: mailto:support@saljrundan.example',
    'Expires: 2027-08-28T00:00:00Z',
    'Preferred-Languages: sv, en',
    `Canonical: ${ORIGIN}/.well-known/security.txt`,
    '',
  ]);
});

it('a crawler that follows every link, even hidden ones, finds no search URL', async () => {
  const site = createTestApp();
  const found = new Set<string>(['/']);
  // Iterating over a set includes what is added during the iteration.
  for (const href of found) {
    const page = await site.visit(href);
    if (!page.headers.get('content-type')?.startsWith('text/html')) continue;
    for (const { attributes } of await page.all('a')) {
      const { origin, pathname, search } = new URL(attributes.href ?? '', new URL(href, ORIGIN));
      if (origin === ORIGIN) found.add(pathname + search);
    }
  }
  expect([...found]).toEqual(expect.arrayContaining([...Object.values(PATHS), PRODUCT]));
  const isSearch = (href: string): boolean => {
    const { searchParams } = new URL(href, ORIGIN);
    return searchParams.has(FILTER_PARAMS.search) || searchParams.has(FAQ_QUERY);
  };
  expect([...found].filter(isSearch)).toEqual([]);
});
