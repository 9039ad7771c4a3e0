import type { Page } from 'playwright-core';
import { catalogue } from '../../src/content/catalogue.ts';
import { faqSearch } from '../../src/content/faq-search.ts';
import { PATHS } from '../../src/content/paths.ts';
import { describe, expect, test } from './support/test.ts';

type Search = { readonly path: string; readonly label: string; readonly results: string };

const FAQ: Search = { path: PATHS.faq, label: faqSearch.label, results: '.faq-hits > .faq-item > [id]' };
const CATALOGUE: Search = {
  path: PATHS.products,
  label: catalogue.search.label,
  results: '.product-grid:not([hidden]) > .card h2 a',
};

const textsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((it) => it.textContent.trim()));

/** What a visitor sees of a search: its results in their order, what is marked, and how it was understood. */
const outcomeOf = async (page: Page, { results }: Search) => ({
  results: await page.locator(results).evaluateAll((all) => all.map((it) => it.id || it.textContent)),
  open: await page.locator('.faq-item[open] > [id]').evaluateAll((all) => all.map(({ id }) => id)),
  marks: await textsOf(page, '.faq mark'),
  notes: await textsOf(page, '.corrected-search:not([hidden]), .diet-note:not([hidden])'),
  literal: await page
    .locator('.corrected-search:not([hidden]) a')
    .evaluateAll((all) => all.map((it) => it.getAttribute('href')?.replace(/^https?:\/\/[^/]+/, ''))),
  firstOrder: await textsOf(page, 'option:first-child'),
});

const waitForQuery = (page: Page, query: string) =>
  page.waitForURL((url) => url.searchParams.get('sok') === (query || null));

describe('while the visitor types', () => {
  test.for([
    { search: FAQ, query: 'när betalas fakutran' },
    { search: FAQ, query: '"faktura"' },
    { search: CATALOGUE, query: 'ragsokkkor' },
    { search: CATALOGUE, query: 'glutenfri' },
  ] as const)(
    'a search for "$query" on $search.path finds the same as on the server',
    async ({ search, query }, { freshPage, sharedPage }) => {
      const server = await sharedPage(`${search.path}?${new URLSearchParams({ sok: query })}`, { javaScript: false });
      const typed = await freshPage(search.path);
      await typed.getByLabel(search.label).pressSequentially(query);
      await waitForQuery(typed, query);
      expect(await outcomeOf(typed, search)).toEqual(await outcomeOf(server, search));
    },
  );
});

test.for([FAQ, CATALOGUE])(
  'a click on the link of a corrected search on $path searches for exactly the words',
  async (search, { freshPage }) => {
    const page = await freshPage(search.path);
    const query = search === FAQ ? 'fakkturrra' : 'ragsokkkor';
    await page.getByLabel(search.label).pressSequentially(query);
    await page.locator('.corrected-search a').click();
    await waitForQuery(page, `"${query}"`);
    expect((await outcomeOf(page, search)).results).toEqual([]);
    expect(await page.getByLabel(search.label).inputValue()).toBe(`"${query}"`);
    // The link is gone.
    expect(await page.locator('main :focus').count()).toBe(1);
  },
);

test('the live search of the FAQ leads to the sections of other pages, which the server finds', async ({
  freshPage,
}) => {
  const page = await freshPage(PATHS.faq);
  await page.getByLabel(FAQ.label).pressSequentially('inkasso');
  await waitForQuery(page, 'inkasso');
  await page.getByRole('link', { name: faqSearch.more }).click();
  await page.locator('.found-sections a').first().waitFor();
  expect(await page.locator('.found-sections a').first().getAttribute('href')).toBe(`${PATHS.groupTerms}#faktura`);
  await page.getByLabel(FAQ.label).fill('moms');
  await page.locator('.found-sections').waitFor({ state: 'hidden' });
  expect(await page.getByRole('link', { name: faqSearch.more }).isVisible()).toBe(true);
});

test('clearing a search of the FAQ puts every question back into its place', async ({ freshPage, sharedPage }) => {
  const questions = (page: Page) => textsOf(page, '.faq-section .faq-item summary');
  const page = await freshPage(`${PATHS.faq}?sok=frakt`);
  await page.getByLabel(FAQ.label).fill('');
  await waitForQuery(page, '');
  expect(await questions(page)).toEqual(await questions(await sharedPage(PATHS.faq)));
  expect(await page.locator('.faq-hits > .faq-item').count()).toBe(0);
});

test('the questions are headings, and a search that finds none leaves no empty groups', async ({ freshPage }) => {
  const page = await freshPage(PATHS.faq);
  await page.locator('.faq-section > summary').first().click();
  expect(await page.locator('.faq').getByRole('heading', { level: 3 }).count()).toBeGreaterThan(3);
  await page.getByLabel(FAQ.label).fill('zzz');
  await expect.poll(() => page.locator('.faq').getByRole('group').count()).toBe(0);
  await page.getByLabel(FAQ.label).fill('frakt');
  await page.getByRole('heading', { level: 2, name: faqSearch.hits }).waitFor();
});
