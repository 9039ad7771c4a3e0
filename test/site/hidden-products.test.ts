import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { createEntry } from '../../src/cache/entry.ts';
import { errors } from '../../src/content/errors.ts';
import { PATHS, productPath, RESOURCE_PATHS } from '../../src/domain/paths.ts';
import { createHiddenProducts } from '../../src/provider/hidden-products.ts';
import { productSummarySchema } from '../../src/provider/schema.ts';
import { createTestApp } from '../support/create-test-app.ts';
import { createClock, createFaultyProvider } from '../support/faults.ts';

const HIDDEN = 'glogg';
const HIDING = { HIDDEN_PRODUCTS: `finns-inte, ${HIDDEN}` };
/** The id is also in the URLs of the product's page and images. */
const NAMES_IT = /glogg|Alkoholfri/;
const VISITOR = { headers: { authorization: 'Bearer anna' } };
const LIST = '/api/products';
const LIST_OF_TAG = `${LIST}?tag=Jul`;

/** Products whose average price is 129 kr: 145, 129, 95, 219, 89, 159 and 69. */
const SEVEN = [
  'pepparkakor-i-kakburk',
  'morgonrunda-bryggkaffe',
  'skogshallonsylt',
  'doftljus-granskog',
  'froknacke',
  'baktrion',
  'polkakarameller',
];

/** A provider, and versions of the site that differ in their variables. */
const setUp = () => {
  const provider = createFaultyProvider();
  const clock = createClock();
  const sharedCache = crypto.randomUUID();
  const version = (vars: Readonly<Record<string, string>> = {}, cacheName = sharedCache) =>
    createTestApp({
      vars: { PROVIDER_API_URL: provider.url, ...vars },
      now: clock.now,
      cacheName,
      bindings: { CATALOGUE_SNAPSHOT: env.CATALOGUE_SNAPSHOT },
    });
  return {
    provider,
    clock,
    version,
    /** A new version in a data centre that has never seen the catalogue. */
    elsewhere: (vars: Readonly<Record<string, string>> = {}) => version(vars, crypto.randomUUID()),
    requests: async () => (await provider.requests()).length,
  };
};

type Site = ReturnType<typeof createTestApp>;

/**
 * The answers that name a product. The first six need only the list, the next two also another product, and the last
 * three are never in a shared cache.
 */
const ANSWERS: readonly (readonly [name: string, path: string, init?: RequestInit])[] = [
  ['the start page', PATHS.home],
  ['the list and its brochure', PATHS.products],
  ['the list of a tag', `${PATHS.products}?tag=Jul`],
  ['a search', `${PATHS.products}?sok=gl%C3%B6gg`],
  ['the JSON of the list', LIST],
  ['the sitemap', RESOURCE_PATHS.sitemap],
  ['the page before it', productPath('froknacke')],
  ['the page of one that shares a tag', productPath('pepparkakor-i-kakburk')],
  ['the JSON of a list with parameters', LIST_OF_TAG],
  ['the JSON of the list with a credential', LIST, VISITOR],
  ['the JSON of a list with parameters and a credential', LIST_OF_TAG, VISITOR],
];
const [OF_LIST, CACHED] = [ANSWERS.slice(0, 6), ANSWERS.slice(0, 8)];

/** Where the answers come from. `make` returns a version with these variables. */
const SOURCES: readonly (readonly [
  name: string,
  answers: typeof ANSWERS,
  make: (shop: ReturnType<typeof setUp>, vars: Readonly<Record<string, string>>) => Promise<Site>,
])[] = [
  ['the provider', ANSWERS, async ({ version }, vars) => version(vars)],
  [
    'memory, while the provider fails and the copies are stale,',
    [...OF_LIST, ['the JSON of a list with parameters', LIST_OF_TAG]],
    async ({ provider, clock, version }, vars) => {
      const site = version(vars);
      for (const path of [LIST, LIST_OF_TAG]) await site.get(path);
      await provider.behave({ fault: 'html' });
      clock.advance(3_600);
      return site;
    },
  ],
  [
    'the Cache API, while the provider fails,',
    CACHED,
    async ({ provider, clock, version }, vars) => {
      const before = version();
      for (const [, path] of CACHED) await before.get(path);
      await before.waitForBackground();
      await provider.behave({ fault: 'html' });
      clock.advance(100);
      return version(vars);
    },
  ],
  [
    'the snapshot, while the provider fails,',
    CACHED,
    async ({ provider, clock, elsewhere }, vars) => {
      await elsewhere().deps.provider.updateSnapshot();
      await provider.behave({ fault: 'html' });
      clock.advance(100);
      return elsewhere(vars);
    },
  ],
  [
    'the snapshot, while the provider fails and the copies are stale,',
    OF_LIST,
    async ({ provider, clock, elsewhere }, vars) => {
      await elsewhere().deps.provider.updateSnapshot();
      await provider.behave({ fault: 'html' });
      clock.advance(3_600);
      return elsewhere(vars);
    },
  ],
];

describe('a hidden product', () => {
  it.each(SOURCES)('is named by no answer from %s and by each without the variable', async (_source, answers, make) => {
    const answersOf = async (vars: Readonly<Record<string, string>>) => {
      const site = await make(setUp(), vars);
      // The start page waits only a moment for a list.
      await site.get(LIST);
      const found = [];
      for (const [name, path, init] of answers) {
        const response = await site.get(path, init);
        found.push({ name, status: response.status, namesIt: NAMES_IT.test(await response.text()) });
      }
      return found;
    };
    const expected = (namesIt: boolean) => answers.map(([name]) => ({ name, status: 200, namesIt }));
    expect(await answersOf({})).toEqual(expected(true));
    expect(await answersOf(HIDING)).toEqual(expected(false));
  });

  it('counts neither among the products nor in the average price of the start page', async () => {
    const { provider, version } = setUp();
    await provider.behave({ only: [...SEVEN, HIDDEN] });
    const factsOf = async (site: Site) => {
      await site.get(LIST);
      const page = await site.visit(PATHS.home);
      const [note = ''] = await page.texts('.receipt-note');
      return [await page.texts('.product-strip > a'), /snittpris är (.+?)\u00a0kr/.exec(note)?.[1]];
    };
    expect(await factsOf(version())).toEqual([['Alla 8 varor'], '124']);
    expect(await factsOf(version(HIDING))).toEqual([['Alla 7 varor'], '129']);
  });

  it('leaves no tag behind that only this product has', async () => {
    const { provider, version } = setUp();
    await provider.behave({ only: ['froknacke', HIDDEN] });
    expect(await (await version().visit(PATHS.products)).texts('.chip')).toContain('Jul');
    expect(await (await version(HIDING).visit(PATHS.products)).texts('.chip')).not.toContain('Jul');
  });

  it('has a page that says so with 404 and whom to ask, whatever any cache has, and the provider is not asked', async () => {
    const { clock, version, elsewhere, requests } = setUp();
    await elsewhere().deps.provider.updateSnapshot();
    await version().get(productPath(HIDDEN));
    const before = await requests();
    clock.advance(3_600);
    for (const site of [version(HIDING), elsewhere(HIDING)]) {
      const page = await site.visit(productPath(HIDDEN));
      expect([page.status, page.headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect(await page.texts('main h1')).toEqual([errors.productHidden.title]);
      expect((await page.all('main .actions a')).map(({ attributes }) => attributes.href)).toEqual([
        PATHS.products,
        `${PATHS.faq}#kontakt`,
      ]);
      expect(page.text).not.toContain('Alkoholfri');
      // The mouse of other missing pages would eat beside an allergen alarm.
      expect(await page.all('main img')).toEqual([]);
      for (const init of [{}, VISITOR]) {
        const json = await site.get(`${LIST}/${HIDDEN}`, init);
        expect([json.status, await json.json()]).toEqual([
          404,
          { error: { code: 'not_found', message: 'this product is not shown at present' } },
        ]);
      }
      expect([site.reported, site.logged]).toEqual([[], []]);
    }
    expect(await requests()).toBe(before);
  });

  it('leaves a list with another ETag, so that the ETag of the whole list is not confirmed', async () => {
    const { version } = setUp();
    const whole = await version().get(LIST);
    const etag = whole.headers.get('etag') ?? '';
    const site = version(HIDING);
    const filtered = await site.get(LIST, { headers: { 'if-none-match': etag } });
    expect(filtered.status).toBe(200);
    expect(await filtered.json()).toEqual((await whole.json<{ id: string }[]>()).filter(({ id }) => id !== HIDDEN));
    const own = { headers: { 'if-none-match': filtered.headers.get('etag') ?? '' } };
    expect([(await site.get(LIST, own)).status, (await version().get(LIST, own)).status]).toEqual([304, 200]);
    const unaffected = await version({ HIDDEN_PRODUCTS: 'finns-inte' }).get(LIST, {
      headers: { 'if-none-match': etag },
    });
    expect(unaffected.status).toBe(304);
  });

  it.each([
    ['GLOGG', 'glogg'],
    ['007', '7'],
    ['7', '007'],
  ])('is hidden as %s even if an API also serves it as %s', (id, other) => {
    const { has } = createHiddenProducts([id]);
    expect([has(id), has(other), has(`${other}0`)]).toEqual([true, true, false]);
  });

  it('is left out of a copy once, and a copy without it is passed through', async () => {
    const copy = await createEntry([productSummarySchema.parse({ id: HIDDEN, name: 'Glögg', price: 8950 })], 0);
    const { leaveOut } = createHiddenProducts([HIDDEN]);
    const filtered = await leaveOut(copy);
    expect([filtered.value, filtered.text, filtered.storedAt]).toEqual([[], '[]', copy.storedAt]);
    expect(await leaveOut(copy)).toBe(filtered);
    expect(await leaveOut(filtered)).toBe(filtered);
    expect(await createHiddenProducts([]).leaveOut(copy)).toBe(copy);
  });

  it('stays in the stored copies, and is back at once when the variable is emptied', async () => {
    const { provider, version, elsewhere } = setUp();
    const hiding = version(HIDING);
    await hiding.deps.provider.updateSnapshot();
    for (const path of [LIST, `${LIST}/froknacke`]) await hiding.get(path);
    await hiding.waitForBackground();
    await provider.behave({ fault: 'html' });
    for (const site of [version(), elsewhere()]) {
      expect(await (await site.get(LIST)).text()).toMatch(NAMES_IT);
      expect((await site.visit(productPath(HIDDEN))).text).toContain('Alkoholfri');
    }
  });
});

it('what names products is kept by clients for at most five minutes, even if product data is fresh for longer', async () => {
  const { clock, version } = setUp();
  const site = version({ PRODUCT_TTL_SECONDS: '3600' });
  await site.get(LIST);
  clock.advance(60);
  const ages = [LIST, `${LIST}/${HIDDEN}`, RESOURCE_PATHS.sitemap].map(async (path) => {
    const { headers } = await site.get(path);
    return [headers.get('cache-control'), headers.get('age')];
  });
  expect(await Promise.all(ages)).toEqual([
    ['public, max-age=360', '60'],
    ['public, max-age=300', '0'],
    ['public, max-age=300', null],
  ]);
});
