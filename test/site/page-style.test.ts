import { describe, expect, it } from 'vitest';
import { CLIENT_BUILD } from '../../src/client-build.ts';
import { privacyPolicy } from '../../src/content/legal/privacy-policy.ts';
import { PAGE_KINDS, PAGES, type PageKind } from '../../src/domain/pages.ts';
import { PATHS } from '../../src/domain/paths.ts';
import { createFaultySite, createTestApp, fetchSite, visit } from '../support/create-test-app.ts';
import { type Page, readPage } from '../support/html.ts';
import { scriptsIn, stylesIn } from '../support/page-style.ts';
import { PRODUCT } from '../support/routes.ts';

const BROWSER = { 'sec-fetch-dest': 'document' };

/** The hash of a text, in the form of a Content-Security-Policy. */
const sourceOf = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
};

/** The sources that a directive of a response's policy allows, without a nonce. */
const allowed = ({ headers }: Page, directive: string): string | undefined =>
  new RegExp(`(?:^|; )${directive} ([^;]+)`)
    .exec(headers.get('content-security-policy') ?? '')?.[1]
    ?.replace(/ 'nonce-[^']+'/, '');

/** The page kinds whose style is in a page. */
const kindsOf = ({ html }: Page): readonly string[] =>
  Object.entries(CLIENT_BUILD.kindStyles)
    .filter(([, { text }]) => stylesIn(html).includes(text))
    .map(([kind]) => kind);

const expectOwnStylesAlone = async (page: Page): Promise<void> => {
  const [common = '', ofKind = '', ...others] = stylesIn(page.html);
  expect(common).toBe(CLIENT_BUILD.commonStyle.text);
  expect(others).toEqual([]);
  expect(allowed(page, 'style-src')).toBe(`'self' ${await sourceOf(common)} ${await sourceOf(ofKind)}`);
  const [script = '', ...otherScripts] = scriptsIn(page.html);
  expect(script).toContain('data-started');
  expect(otherScripts).toEqual([]);
  expect(allowed(page, 'script-src')).toBe(`'self' ${await sourceOf(script)}`);
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
    await expectOwnStylesAlone(await visit(path));
  });

  it.each([PATHS.home, PRODUCT, PATHS.privacy])('at %s, even from the page cache', async (path) => {
    // The clock stands, so that the page does not expire between the two requests.
    const site = createTestApp({ now: new Date().toISOString() });
    await site.visit(path);
    const cached = await site.visit(path);
    expect(cached.headers.get('cache-status')).toContain('hit');
    await expectOwnStylesAlone(cached);
  });

  it.each([
    ['a method that the page does not support', PATHS.faq, { method: 'PUT' }, 405, 'help'],
    ['a path with two slashes', `http://localhost:8787/${PATHS.products}`, { method: 'POST' }, 405, 'catalogue'],
    [
      'a form with problems',
      PATHS.withdrawal,
      {
        method: 'POST',
        headers: { origin: 'http://localhost:8787', 'content-type': 'application/x-www-form-urlencoded' },
      },
      422,
      'withdrawal',
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
      'withdrawal',
    ],
  ] as const)('after %s', async (_what, path, init, status, kind) => {
    const page = await readPage(await fetchSite(path, init));
    expect(page.status).toBe(status);
    expect(kindsOf(page)).toEqual([kind]);
    await expectOwnStylesAlone(page);
  });

  it.each([
    [PATHS.products, 'catalogue'],
    [PRODUCT, 'product'],
  ])('at %s while the provider fails, where they are those of the kind "%s"', async (path, kind) => {
    const { provider, site } = createFaultySite();
    await provider.behave({ fault: 'status', status: 500 });
    const page = await site.visit(path);
    expect(page.status).toBe(502);
    expect(kindsOf(page)).toEqual([kind]);
    await expectOwnStylesAlone(page);
  });

  it.each([PATHS.products, PRODUCT])('at %s when it is streamed', async (path) => {
    const { provider, site } = createFaultySite({ STREAM_AFTER_MS: '20' });
    await provider.behave({ delayMs: 40 });
    const page = await site.visit(path, { headers: BROWSER });
    expect(page.headers.get('content-security-policy')).toContain("'nonce-");
    await expectOwnStylesAlone(page);
  });
});

/** Paths that no row of PAGES has. */
const OTHER_PATHS: Partial<Readonly<Record<PageKind, readonly string[]>>> = {
  landing: [`${PATHS.home}?deltagare=900`],
  catalogue: [`${PATHS.products}?sok=kaffe`],
  product: [PRODUCT, `${PATHS.products}/finns-inte`, `${PATHS.products}/%00`, `${PATHS.products}/a/b`],
  help: [`${PATHS.faq}?sok=frakt`],
  legal: [`${PATHS.privacy}/1999-01-01`],
  text: ['/finns-inte', '/api-finns-inte/x'],
};

const PATHS_OF_KINDS = PAGE_KINDS.map((kind) => {
  const ofPages = Object.values(PAGES).filter((page) => page.kind === kind);
  return [kind, [...ofPages.map(({ path }) => path), ...(OTHER_PATHS[kind] ?? [])]] as const;
});

it.each(PATHS_OF_KINDS)('the style of the kind "%s" is in the pages %j', async (kind, paths) => {
  for (const path of paths) expect(kindsOf(await visit(path)), path).toEqual([kind]);
});

const SHEETS = import.meta.glob<string>('../../client/styles/**/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The selectors that a selector with `:is(…)` stands for. */
const alternativesOf = (selector: string): readonly string[] => {
  const [list, names] = /:is\(([^()]*)\)/.exec(selector) ?? [];
  if (list === undefined || names === undefined) return [selector];
  return names.split(',').flatMap((name) => alternativesOf(selector.replace(list, name)));
};

/** The selectors of a sheet's rules, also of those in at-rules, but not of nested ones. */
const selectorsIn = (css: string): readonly string[] => {
  const selectors: string[] = [];
  const open: ('rule' | 'at-rule')[] = [];
  for (const [, prelude = '', end] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (end === '}') open.pop();
    if (end !== '{') continue;
    const isRule = !prelude.trim().startsWith('@');
    if (isRule && !open.includes('rule')) selectors.push(...prelude.split(/,(?![^(]*\))/).flatMap(alternativesOf));
    open.push(isRule ? 'rule' : 'at-rule');
  }
  return selectors;
};

const classesIn = (selector: string): readonly string[] =>
  [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name);

it.each(PATHS_OF_KINDS)(
  'the style of the kind "%s" imports no sheet whose classes none of its pages has: %j',
  async (kind, paths) => {
    const classes = new Set<string>();
    for (const path of paths) {
      for (const { attributes } of await (await visit(path)).all('[class]'))
        for (const name of attributes.class?.split(' ') ?? []) classes.add(name);
    }
    const isUsed = (selector: string): boolean => {
      const names = classesIn(selector);
      return names.length > 0 && names.every((name) => classes.has(name));
    };
    const list = SHEETS[`../../client/styles/pages/${kind}.css`] ?? '';
    const imported = [...list.matchAll(/@import "\.\.\/([\w-]+\.css)" layer/g)].map(([, name = '']) => name);
    expect(imported).not.toEqual([]);
    expect(imported.filter((name) => !selectorsIn(SHEETS[`../../client/styles/${name}`] ?? '').some(isUsed))).toEqual(
      [],
    );
  },
);

it('each kind of page has a sheet, and no other sheet is one of a kind', () => {
  const kinds = Object.keys(SHEETS).flatMap((path) => /\/pages\/([\w-]+)\.css$/.exec(path)?.[1] ?? []);
  expect(kinds.toSorted()).toEqual(PAGE_KINDS.toSorted());
});

it('a former version of a legal text has the styles of legal texts, and its policy names them', async () => {
  const { deps } = createTestApp();
  const former = { ...privacyPolicy(deps.config.operator), date: { year: 2025, month: 1, day: 2 } };
  const page = await visit(`${PATHS.privacy}/2025-01-02`, { formerTexts: { [PATHS.privacy]: [former] } });
  expect(page.status).toBe(200);
  await expectOwnStylesAlone(page);
});

it('the last-resort page has no style', async () => {
  const page = await visit(PATHS.faq, {
    now: () => {
      throw new RangeError('the clock is broken');
    },
  });
  expect(stylesIn(page.html)).toEqual([]);
});
