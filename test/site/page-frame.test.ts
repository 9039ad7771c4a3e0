import { describe, expect, it } from 'vitest';
import { layout } from '../../src/content/layout.ts';
import { PATHS, productPath } from '../../src/domain/paths.ts';
import { createFaultySite, createTestApp, visit } from '../support/create-test-app.ts';

describe('the menu of browsers without popovers', () => {
  it('is a link to the footer, which leads to every page of the menu', async () => {
    const page = await visit(PATHS.about);
    const [link] = await page.all('.header a.menu-fallback');
    const target = link?.attributes.href;
    expect(target).toMatch(/^#./);
    const hrefs = async (selector: string) =>
      (await page.all(selector)).map(({ attributes }) => attributes.href).filter((href) => href?.startsWith('/'));
    const inMenu = await hrefs('.menu a');
    const inFooter = await hrefs(`footer${target} a`);
    expect(inMenu).toEqual([PATHS.steps, PATHS.products, PATHS.faq]);
    expect(inMenu.filter((href) => !inFooter.includes(href))).toEqual([]);
  });
});

it('the footer is a named navigation whose lists have headings', async () => {
  const { footer } = layout(createTestApp().deps.config.operator);
  const page = await visit(PATHS.about);
  expect(await page.texts(`footer nav[aria-label="${footer.label}"] h2`)).toEqual([
    ...footer.columns.map(({ title }) => title),
    footer.legal.title,
  ]);
});

it('the footer links to what groups need, to what the site is, and to the terms', async () => {
  const page = await visit(PATHS.about);
  const columns = await Promise.all([1, 2].map((column) => page.texts(`.footer-links > div:nth-child(${column}) a`)));
  expect(columns).toEqual([
    ['Tjänsten', 'Produkter', 'Hjälp', 'Material till gruppen'],
    ['Om Säljrundan', 'Rockerbetalning', 'Blogg'],
  ]);
  expect(await page.texts('.footer-legal li')).toEqual([
    'Allmänna villkor',
    'Köpvillkor',
    'Ångra ett köp',
    'Integritetspolicy',
    'Tillgänglighet',
  ]);
});

describe('the start buttons', () => {
  const START_URL = 'https://start.example/';
  const REGISTER_URL = 'https://medlem.saljrundan.example/groups/register';
  const hrefsOf = async (path: string, selector: string) => {
    const links = await (await visit(path, { vars: { START_URL } })).all(selector);
    return links.filter(({ text }) => text.trim() === 'Starta försäljning').map(({ attributes }) => attributes.href);
  };

  it.each([PATHS.home, PATHS.faq, '/finns-inte'])(
    'of the header and the menu of %s lead to the registration',
    async (path) => {
      expect(await hrefsOf(path, '.header a, .menu a')).toEqual([REGISTER_URL, REGISTER_URL]);
    },
  );

  it.each([
    [PATHS.home, 3],
    [PATHS.products, 1],
    [PATHS.steps, 1],
    [productPath('fladersaft'), 1],
  ])('in the page %s lead to START_URL', async (path, count) => {
    expect(await hrefsOf(path, 'main a')).toEqual(Array.from({ length: count }, () => START_URL));
  });

  it('of an empty list lead to START_URL', async () => {
    const { provider, site } = createFaultySite({ START_URL });
    await provider.behave({ fault: 'empty' });
    const links = await (await site.visit(PATHS.products)).all('main .empty a');
    expect(links.map(({ attributes }) => attributes.href)).toEqual([START_URL]);
  });
});

const TEXT = 'Vi flyttar den 14 december. Svar dröjer en dag.';
const VARS = { NOTICE_TEXT: TEXT, NOTICE_UNTIL: '2026-12-15' };
const LAST_SECOND = '2026-12-15T22:59:59Z';

describe('the notice', () => {
  it.each([PATHS.home, PATHS.privacy, productPath('fladersaft'), '/finns-inte'])(
    'stands between the skip link and the promo strip with the header of %s',
    async (path) => {
      const page = await visit(path, { now: LAST_SECOND, vars: VARS });
      const parts = await page.all('body > *');
      expect(parts.slice(0, 3).map(({ attributes }) => attributes.class)).toEqual(['skip', 'notice-bar', 'page-top']);
      expect(parts[1]).toMatchObject({ attributes: { 'aria-label': 'Meddelande' }, text: TEXT });
    },
  );

  it('disappears at the end of its last day in Stockholm', async () => {
    const page = await visit(PATHS.about, { now: '2026-12-15T23:00:00Z', vars: VARS });
    expect(await page.all('.notice-bar')).toEqual([]);
  });

  it.each(['/hjalp#leverans', 'https://status.example/'])('links to %s', async (NOTICE_URL) => {
    const vars = { NOTICE_TEXT: TEXT, NOTICE_URL, NOTICE_LINK_TEXT: 'Läs mer om flytten' };
    const page = await visit(PATHS.about, { vars });
    expect(await page.all('.notice-bar a')).toEqual([{ attributes: { href: NOTICE_URL }, text: 'Läs mer om flytten' }]);
  });
});
