import { describe, expect, it } from 'vitest';
import { CLIENT_BUILD, type PageKind } from '../../src/client-build.ts';
import { privacyPolicy } from '../../src/content/legal/privacy-policy.ts';
import { PATHS, productPath } from '../../src/content/paths.ts';
import { createFaultySite, createTestApp, fetchSite } from '../support/create-test-app.ts';
import { scriptsIn, stylesIn } from '../support/page-style.ts';

const PRODUCT = productPath('pepparkakor-i-kakburk');
const BROWSER = { 'sec-fetch-dest': 'document' };

/** The hash of a text, in the form of a Content-Security-Policy. */
const sourceOf = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
};

/** The sources that a directive of a response's policy allows, without a nonce. */
const allowed = ({ headers }: Response, directive: string): string | undefined =>
  new RegExp(`(?:^|; )${directive} ([^;]+)`)
    .exec(headers.get('content-security-policy') ?? '')?.[1]
    ?.replace(/ 'nonce-[^']+'/, '');

const expectOwnStylesAlone = async (response: Response): Promise<void> => {
  const html = await response.text();
  const [common = '', ofKind = '', ...others] = stylesIn(html);
  expect(common).toBe(CLIENT_BUILD.commonStyle.text);
  expect(others).toEqual([]);
  expect(allowed(response, 'style-src')).toBe(`'self' ${await sourceOf(common)} ${await sourceOf(ofKind)}`);
  const [script = '', ...otherScripts] = scriptsIn(html);
  expect(script).toContain('data-started');
  expect(otherScripts).toEqual([]);
  expect(allowed(response, 'script-src')).toBe(`'self' ${await sourceOf(script)}`);
};

describe('the styles and the script in a page are the ones that its policy names, and the only ones', () => {
  it.each([
    ...Object.values(PATHS),
    PRODUCT,
    `${PATHS.products}?tag=Vegansk`,
    `${PATHS.products}?sok=kaffe`,
    `${PATHS.faq}?sok=frakt`,
    `${PATHS.home}?deltagare=900`,
    `${PATHS.groupTerms}/1999-01-01`,
    '/finns-inte',
    `${PATHS.products}/finns-inte`,
  ])('at %s', async (path) => {
    await expectOwnStylesAlone(await fetchSite(path));
  });

  it.each([PATHS.home, PRODUCT, PATHS.privacy])('at %s, even from the page cache', async (path) => {
    await fetchSite(path);
    const cached = await fetchSite(path);
    expect(cached.headers.get('cache-status')).toContain('hit');
    await expectOwnStylesAlone(cached);
  });

  it.each([
    ['a method that the page does not support', PATHS.faq, { method: 'PUT' }, 405],
    ['a path with two slashes', `http://localhost:8787/${PATHS.products}`, { method: 'POST' }, 405],
    [
      'a form with problems',
      PATHS.withdrawal,
      {
        method: 'POST',
        headers: { origin: 'http://localhost:8787', 'content-type': 'application/x-www-form-urlencoded' },
      },
      422,
    ],
    [
      'a completed form',
      PATHS.withdrawal,
      {
        method: 'POST',
        headers: { origin: 'http://localhost:8787', 'content-type': 'application/x-www-form-urlencoded' },
        body: 'namn=Nora&order=1&epost=nora%40kund.example',
      },
      200,
    ],
  ] as const)('after %s', async (_what, path, init, status) => {
    const response = await fetchSite(path, init);
    expect(response.status).toBe(status);
    await expectOwnStylesAlone(response);
  });

  it.each([PATHS.products, PRODUCT])('at %s while the provider fails', async (path) => {
    const { provider, site } = createFaultySite();
    await provider.behave({ fault: 'status', status: 500 });
    const response = await site.get(path);
    expect(response.status).toBe(502);
    await expectOwnStylesAlone(response);
  });

  it.each([PATHS.products, PRODUCT])('at %s when it is streamed', async (path) => {
    const { provider, site } = createFaultySite({ STREAM_AFTER_MS: '20' });
    await provider.behave({ delayMs: 40 });
    const response = await site.get(path, { headers: BROWSER });
    expect(response.headers.get('content-security-policy')).toContain("'nonce-");
    await expectOwnStylesAlone(response);
  });
});

/** The page kinds whose style is in a page. */
const kindsOf = (html: string): readonly string[] =>
  Object.entries(CLIENT_BUILD.kindStyles)
    .filter(([, { text }]) => stylesIn(html).includes(text))
    .map(([kind]) => kind);

it.each<[PageKind, readonly string[]]>([
  ['landing', [PATHS.home, `${PATHS.home}?deltagare=900`]],
  ['catalogue', [PATHS.products, `${PATHS.products}?sok=kaffe`]],
  ['product', [PRODUCT, `${PATHS.products}/finns-inte`, `${PATHS.products}/a/b`]],
  ['help', [PATHS.faq, `${PATHS.faq}?sok=frakt`]],
  ['steps', [PATHS.steps]],
  ['legal', [PATHS.groupTerms, PATHS.purchaseTerms, PATHS.privacy, PATHS.accessibility, `${PATHS.privacy}/1999-01-01`]],
  ['withdrawal', [PATHS.withdrawal]],
  ['material', [PATHS.material]],
  ['text', [PATHS.about, PATHS.blog, PATHS.payment, PATHS.competition, '/finns-inte', '/api-finns-inte/x']],
])('the style of the kind "%s" is in the pages %j', async (kind, paths) => {
  for (const path of paths) expect(kindsOf(await (await fetchSite(path)).text()), path).toEqual([kind]);
});

it('a former version of a legal text has the styles of legal texts, and its policy names them', async () => {
  const { deps } = createTestApp();
  const former = { ...privacyPolicy(deps.config.operator), date: { year: 2025, month: 1, day: 2 } };
  const { get } = createTestApp({ formerTexts: { [PATHS.privacy]: [former] } });
  const response = await get(`${PATHS.privacy}/2025-01-02`);
  expect(response.status).toBe(200);
  await expectOwnStylesAlone(response);
});

it('the last-resort page has no style', async () => {
  const { get } = createTestApp({
    now: () => {
      throw new RangeError('the clock is broken');
    },
  });
  expect(stylesIn(await (await get(PATHS.faq)).text())).toEqual([]);
});
