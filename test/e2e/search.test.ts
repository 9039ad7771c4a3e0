import type { Page } from 'playwright-core';
import { catalogue } from '../../src/content/catalogue.ts';
import { faqSearch } from '../../src/content/faq-search.ts';
import { PATHS } from '../../src/content/paths.ts';
import { describe, expect, test } from './support/test.ts';

type Search = { readonly path: string; readonly label: string; readonly results: string };

const FAQ: Search = { path: PATHS.faq, label: faqSearch.label, results: '.faq-item[open] > [id]' };
const CATALOGUE: Search = {
  path: PATHS.products,
  label: catalogue.search.label,
  results: '.product-grid:not([hidden]) > .card h2 a',
};

/** What a visitor sees of a search: its results, and the links to other words. */
const outcomeOf = async (page: Page, { results }: Search) => ({
  results: await page.locator(results).evaluateAll((all) => all.map((it) => it.id || it.textContent)),
  nearest: await page.locator('.nearest-words:not([hidden]) a').evaluateAll((all) => all.map((it) => it.textContent)),
});

const waitForQuery = (page: Page, query: string) =>
  page.waitForURL((url) => url.searchParams.get('sok') === (query || null));

describe('while the visitor types', () => {
  test.for([
    { search: FAQ, query: 'när betalas fakutran' },
    { search: CATALOGUE, query: 'ragsokkkor' },
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

test.for([FAQ, CATALOGUE])('a click on a near word on $path searches for it', async (search, { freshPage }) => {
  const page = await freshPage(search.path);
  await page.getByLabel(search.label).pressSequentially(search === FAQ ? 'fakkturrra' : 'ragsokkkor');
  const word = page.locator('.nearest-words a').first();
  const text = await word.textContent();
  await word.click();
  await waitForQuery(page, text ?? '');
  expect((await outcomeOf(page, search)).results.length).toBeGreaterThan(0);
  expect(await page.getByLabel(search.label).inputValue()).toBe(text);
});
