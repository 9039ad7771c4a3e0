import { describe, expect, it } from 'vitest';
import { errors } from '../../src/content/errors.ts';
import { createFaultySite, createTestApp } from '../support/create-test-app.ts';
import type { Behaviour } from '../support/faults.ts';
import { EXECUTABLE_INLINE, lastLineOfPanel } from '../support/html.ts';

const BROWSER = {
  'sec-fetch-dest': 'document',
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
};
const CRAWLER = {
  ...BROWSER,
  'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
};
const SLOW_MS = 600;

const setUp = async (behaviour: Behaviour) => {
  const { provider, site } = createFaultySite({ STREAM_AFTER_MS: '50' });
  await provider.behave(behaviour);
  return site;
};

// Most tests run concurrently, because they wait for a slow provider.
describe('a streamed page', () => {
  it('reports nothing when the visitor leaves before the content arrives', async () => {
    const site = await setUp({ delayMs: SLOW_MS });
    const response = await site.get('/produkter/glogg', { headers: BROWSER });
    await response.body?.cancel();
    await site.waitForBackground();
    expect(site.reported).toEqual([]);
  });

  it.each([
    ['/produkter', 'Pepparkakor i kakburk', true],
    ['/produkter/fladersaft', 'Flädersaft', false],
  ])(
    'sends its layout at once and its content later, and outlines the cards of a list: %s',
    async (path, content, isList) => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const site = createTestApp({
        vars: { STREAM_AFTER_MS: '10', PROVIDER_TIMEOUT_MS: '30000' },
        bindings: { PROVIDER: { fetch: (request) => released.then(() => fetch(request)) } },
      });
      const response = await site.get(path, { headers: BROWSER });
      expect(response.status).toBe(200);
      let html = '';
      let early = '';
      for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        html += text;
        if (early !== '' || !html.includes('role="status"')) continue;
        early = html;
        release();
      }
      expect(early).toContain('<header');
      expect(early).not.toContain(content);
      expect(early.includes('class="product-grid card-outlines"')).toBe(isList);
      expect(html).toContain(content);
    },
  );

  it('is sent to each of two browsers that wait for the same data', async () => {
    const { provider, site } = createFaultySite({ STREAM_AFTER_MS: String(SLOW_MS) });
    await provider.behave({ delayMs: 2 * SLOW_MS });
    const visits = [1, 2].map(() => site.visit('/produkter', { headers: BROWSER }));
    for (const page of await Promise.all(visits)) {
      expect(page.headers.get('content-security-policy')).toContain("'nonce-");
      expect(page.html).toContain('Pepparkakor i kakburk');
    }
    expect(await provider.requests()).toHaveLength(1);
  });

  it.concurrent('has one nonce for its inline scripts, a new one for each response, and is not cached', async () => {
    const nonces = new Set<string>();
    for (const tag of ['a', 'b']) {
      const site = await setUp({ delayMs: SLOW_MS });
      const page = await site.visit(`/produkter?tag=${tag}`, { headers: BROWSER });
      const policy = page.headers.get('content-security-policy') ?? '';
      const nonce = /script-src [^;]*'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      expect(page.headers.get('cache-control')).toBe('private, no-cache');
      const scripts = await page.all(EXECUTABLE_INLINE);
      expect(scripts.length).toBeGreaterThan(0);
      expect(new Set(scripts.map(({ attributes }) => attributes.nonce))).toEqual(new Set([nonce]));
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(2);
  });

  it.concurrent('links browsers without JavaScript to the complete page', async () => {
    const site = await setUp({ delayMs: SLOW_MS });
    const page = await site.visit('/produkter?tag=Jul', { headers: BROWSER });
    expect(page.html).toContain('<noscript><a href="/produkter?tag=Jul&amp;vanta=1">');
    const complete = await site.visit('/produkter?tag=Jul&vanta=1', { headers: BROWSER });
    expect(await complete.all(EXECUTABLE_INLINE)).toEqual([]);
  });

  it.concurrent.each([
    ['/produkter', 'Produkterna kunde inte laddas'],
    ['/produkter/fladersaft', 'Produkten kunde inte hämtas'],
  ])('ends with an error message, its code and its announcement when the data fails: %s', async (path, message) => {
    const site = await setUp({ delayMs: SLOW_MS, fault: 'html' });
    const page = await site.visit(path, { headers: BROWSER });
    expect(page.text).toContain(message);
    const announced = (await page.all('[data-late]')).map(({ attributes }) => attributes['data-late']);
    expect(announced).toEqual([message]);
    const failure = site.logged.find(({ event }) => event === 'provider-failure');
    expect(await lastLineOfPanel(page)).toBe(errors.code(String(failure?.requestId)));
    expect(await page.all(`a[href="${path}"]`)).not.toEqual([]);
    expect(await page.all('h1')).toHaveLength(1);
    expect(site.reported).toHaveLength(1);
    expect(site.logged.map(({ event }) => event)).toContain('provider-failure');
  });

  it.concurrent('ends with "Varan finns inte" when the provider answers 404', async () => {
    const site = await setUp({ delayMs: SLOW_MS });
    const page = await site.visit('/produkter/finns-inte', { headers: BROWSER });
    expect(await page.texts('h1')).toEqual(['Varan finns inte']);
  });

  it.concurrent.each([
    ['a product that does not exist', '/produkter/finns-inte', {}, ['noindex']],
    ['a product while the provider fails', '/produkter/fladersaft', { fault: 'html' }, []],
    ['a product that arrives', '/produkter/fladersaft', {}, []],
  ] as const)('tells search engines whether to index %s: %s', async (_case, path, behaviour, robots) => {
    const site = await setUp({ delayMs: SLOW_MS, ...behaviour });
    const page = await site.visit(path, { headers: BROWSER });
    const tags = await page.all('meta[name=robots]');
    expect(tags.map(({ attributes }) => attributes.content)).toEqual(robots);
  });
});

describe('a complete document with the final status and no script of a stream', () => {
  it.concurrent.each([
    ['a crawler', CRAWLER, '/produkter/fladersaft', 200],
    ['a crawler that requests a missing product', CRAWLER, '/produkter/finns-inte', 404],
    ['a client that is not a browser', { 'user-agent': 'curl/8.0' }, '/produkter/fladersaft', 200],
    ['a browser that requests it', BROWSER, '/produkter/fladersaft?vanta=1', 200],
  ])('is sent to %s, however slow the provider is', async (_name, headers, path, status) => {
    const site = await setUp({ delayMs: SLOW_MS });
    const page = await site.visit(path, { headers });
    expect(page.status).toBe(status);
    expect(await page.all(`${EXECUTABLE_INLINE}, [id^="S:"]`)).toEqual([]);
  });

  it.concurrent.each([
    'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36 (compatible; GoogleOther)',
    'Mediapartners-Google',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/534+ (KHTML, like Gecko) BingPreview/1.0b',
    'Mozilla/5.0 (Linux; Android 7.0) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36 (compatible; Google-Read-Aloud; +https://support.google.com/webmasters/answer/1061943)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    'Pinterest/0.2 (+https://www.pinterest.com/bot.html)',
  ])('has status 404 for a missing product when the client is %s, whatever its Sec-Fetch-Dest', async (agent) => {
    const site = await setUp({ delayMs: SLOW_MS });
    const headers = { ...BROWSER, 'user-agent': agent };
    expect((await site.get('/produkter/finns-inte', { headers })).status).toBe(404);
  });

  it('is sent to a browser when the data arrives in time', async () => {
    const site = await setUp({});
    await site.get('/produkter/finns-inte');
    await site.get('/produkter');
    expect((await site.get('/produkter/finns-inte', { headers: BROWSER })).status).toBe(404);
    const page = await site.visit('/produkter', { headers: BROWSER });
    expect(await page.all(EXECUTABLE_INLINE)).toEqual([]);
  });
});
