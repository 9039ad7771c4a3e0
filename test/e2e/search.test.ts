import * as fc from 'fast-check';
import type { Page } from 'playwright-core';
import { catalogue } from '../../src/content/catalogue.ts';
import { faqSearch } from '../../src/content/faq-search.ts';
import { PATHS } from '../../src/content/paths.ts';
import { ORDERS, type Order } from '../../src/domain/catalogue-filter.ts';
import { checkAsyncProperty } from '../support/check-property.ts';
import { settle } from './support/page-facts.ts';
import { DESKTOP, describe, expect, IS_NIGHTLY, PHONE, test } from './support/test.ts';
import { readViews } from './support/views.ts';

type Search = { readonly path: string; readonly label: string };

const FAQ: Search = { path: PATHS.faq, label: faqSearch.label };
const CATALOGUE: Search = { path: PATHS.products, label: catalogue.search.label };

const waitForQuery = (page: Page, query: string) =>
  page.waitForURL((url) => url.searchParams.get('sok') === (query || null));

const expectViewOfUrl = async (page: Page, step: unknown): Promise<void> => {
  await settle(page);
  await expect
    .poll(async () => {
      const { shown, loaded } = await page.evaluate(readViews);
      return JSON.stringify(shown) === JSON.stringify(loaded);
    })
    .toBe(true)
    .catch(async () => {
      const { shown, loaded } = await page.evaluate(readViews);
      expect(shown, JSON.stringify(step)).toEqual(loaded);
    });
};

describe('a view that was swapped in equals the one that its URL loads', () => {
  type Step =
    | { readonly kind: 'type'; readonly text: string }
    | { readonly kind: 'tag'; readonly index: number }
    | { readonly kind: 'order'; readonly order: Order }
    | { readonly kind: 'link' | 'back' | 'forward' };

  const WORDS = [
    'kaffe',
    'ragsokkkor',
    'glutenfri',
    'zzz',
    'choklad te',
    'cookie',
    'fakkturrra',
    '"frakt"',
    'swish',
    'bryggkafefe',
  ];
  const text = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('', ...WORDS) },
    fc.string({ unit: 'grapheme', maxLength: 100 }),
    fc.string({ unit: fc.constantFrom('%', '"', '&', '+', '<', '\\', "'", ' ', 'å', '🍪', '#', '?'), maxLength: 100 }),
  );
  const step: fc.Arbitrary<Step> = fc.oneof(
    text.map((typed) => ({ kind: 'type', text: typed }) as const),
    fc.nat({ max: 8 }).map((index) => ({ kind: 'tag', index }) as const),
    fc.constantFrom(...ORDERS).map((order) => ({ kind: 'order', order }) as const),
    fc.constantFrom('link', 'back', 'forward').map((kind) => ({ kind }) as const),
  );
  /** A hasty visitor neither waits for the view nor presses Enter. */
  const steps = fc.array(fc.record({ taken: step, isHasty: fc.boolean() }), { minLength: 16, maxLength: 16 });

  /** The link of a correction or suggestion, or the one to everything. */
  const OTHER_LINKS = '.corrected-search a, .suggested-search a, .offered-tag a, .empty .button, .search-all a';

  /** Presses a link if it is present. Runs as one task, because a response may remove the link. */
  const press = (page: Page, selector: string, index = 0): Promise<void> =>
    page.evaluate(
      ([links, at]) => {
        const link = document.querySelectorAll<HTMLAnchorElement>(links)[at];
        if (link?.checkVisibility()) link.click();
      },
      [selector, index] as const,
    );

  const take = async (page: Page, { label }: Search, taken: Step, isHasty: boolean): Promise<void> => {
    switch (taken.kind) {
      case 'type':
        await page.getByLabel(label).fill(taken.text);
        if (!isHasty) await page.getByLabel(label).press('Enter');
        return;
      case 'tag':
        return press(page, '.chip', taken.index);
      case 'link':
        return press(page, OTHER_LINKS);
      case 'order':
        if (label === CATALOGUE.label)
          await page.getByLabel(catalogue.order.label, { exact: true }).selectOption(taken.order);
        return;
      case 'back':
      case 'forward':
        // Stays within the entries of this document.
        await page.evaluate((isBack) => {
          const to = window.navigation?.entries()[(window.navigation.currentEntry?.index ?? 0) + (isBack ? -1 : 1)];
          if (to?.sameDocument) history.go(isBack ? -1 : 1);
        }, taken.kind === 'back');
        return;
    }
  };

  test.for([
    { search: CATALOGUE, start: PATHS.products },
    { search: CATALOGUE, start: `${PATHS.products}?tag=jul&ordning=namn&sok=%20choklad%0Ate%20&x=1` },
    { search: FAQ, start: PATHS.faq },
    { search: FAQ, start: `${PATHS.faq}?sok=kontnater` },
  ])(
    'from $start, whatever the visitor searches, chooses and leaves',
    { timeout: 120_000 },
    async ({ search, start }, { freshPage }) => {
      const page = await freshPage(start, { width: 1280 });
      await page.getByLabel(search.label).focus();
      await settle(page);
      await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
      await checkAsyncProperty(
        fc.asyncProperty(steps, async (all) => {
          for (const { taken, isHasty } of all) {
            await take(page, search, taken, isHasty);
            if (!isHasty) await expectViewOfUrl(page, taken);
          }
          await expectViewOfUrl(page, all);
        }),
        IS_NIGHTLY ? 30 : 2,
      );
      expect(await page.locator('body[data-same-page]').count()).toBe(1);
    },
  );
});

test.for([FAQ, CATALOGUE])(
  'a click on the link of a corrected search on $path searches for exactly the typed words',
  async ({ path, label }, { freshPage }) => {
    const page = await freshPage(path);
    const query = path === PATHS.faq ? 'fakkturrra' : 'ragsokkkor';
    await page.getByLabel(label).pressSequentially(query);
    await page.locator('.corrected-search a').click();
    await waitForQuery(page, `"${query}"`);
    await page.locator('.corrected-search').waitFor({ state: 'detached' });
    expect(await page.locator('.product-grid .card, .faq-hits .faq-item').count()).toBe(0);
    expect(await page.getByLabel(label).inputValue()).toBe(`"${query}"`);
    // The link is gone, and the focus has moved on.
    expect(await page.locator('main :focus').count()).toBe(1);
  },
);

test('a search while typing finds sections of other pages, as a submitted search does', async ({ freshPage }) => {
  const page = await freshPage(PATHS.faq);
  await page.getByLabel(FAQ.label).pressSequentially('inkasso');
  await page.locator('.found-sections a').first().waitFor();
  expect(await page.locator('.found-sections a').first().getAttribute('href')).toBe(`${PATHS.groupTerms}#faktura`);
});

test.for([
  { query: 'faktura', first: '.faq-hits summary' },
  { query: 'avtal', first: '.found-sections a' },
  { query: 'min fkaturwa', first: '.suggested-search a' },
  { query: 'zzz', first: '.search-ask a' },
])(
  'Enter in the search of the FAQ moves the focus to the first result: $query',
  async ({ query, first }, { freshPage }) => {
    const page = await freshPage(PATHS.faq);
    await page.getByLabel(FAQ.label).focus();
    // Until the code of views has loaded, Enter loads the page.
    await settle(page);
    await page.getByLabel(FAQ.label).fill(query);
    await page.getByLabel(FAQ.label).press('Enter');
    await waitForQuery(page, query);
    await expect
      .poll(() =>
        page
          .locator(first)
          .first()
          .evaluate((element) => element === document.activeElement),
      )
      .toBe(true);
  },
);

test.for([
  {
    width: DESKTOP,
    query: 'bryggkafefe',
    outcome: 'leaves the focus in its field on a computer, even without results',
  },
  { width: PHONE, query: 'kaffe', outcome: 'puts the keyboard of a phone away' },
])('Enter in a search of the list $outcome', async ({ width, query }, { freshPage }) => {
  const page = await freshPage(PATHS.products, { width });
  const field = page.getByLabel(catalogue.search.label);
  await field.focus();
  await settle(page);
  await field.fill(query);
  await field.press('Enter');
  await waitForQuery(page, query);
  await settle(page);
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(width === DESKTOP);
});

test('an answer that the visitor has opened stays open as long as it is in the view', async ({ freshPage }) => {
  const page = await freshPage(`${PATHS.faq}?sok=faktura`);
  const fourth = page.locator('.faq-hits .faq-item').nth(3);
  const id = await fourth.locator('[id]').getAttribute('id');
  await page.getByLabel(FAQ.label).focus();
  await settle(page);
  await fourth.locator('summary').click();
  for (const query of ['fakturan', '']) {
    await page.getByLabel(FAQ.label).fill(query);
    await waitForQuery(page, query);
    await expect.poll(() => page.locator(`.faq-item[open] > #${id}`).count()).toBe(1);
  }
});

test('an answer that a link has opened stays open as long as it is in the view, and so does the last one of its group', async ({
  freshPage,
}) => {
  const page = await freshPage(PATHS.faq);
  await page.getByLabel(FAQ.label).focus();
  await settle(page);
  await page.locator('.faq-common a').first().click();
  const id = new URL(page.url()).hash.slice(1);
  const answer = page.locator(`.faq-section[open] .faq-item[open] > #${id}`);
  await answer.waitFor();
  const searchAndClear = async (): Promise<void> => {
    for (const query of ['zzz', '']) {
      await page.getByLabel(FAQ.label).fill(query);
      await waitForQuery(page, query);
    }
  };
  await searchAndClear();
  await expect.poll(() => answer.count()).toBe(1);
  // Opening one question of a section closes the others.
  const questions = page.locator('.faq-section[open] .faq-item > summary');
  await questions.nth(0).click();
  await questions.nth(1).click();
  await questions.nth(0).click();
  const open = () => page.locator('.faq-section .faq-item[open] > [id]').evaluateAll((all) => all.map((it) => it.id));
  const before = await open();
  expect(before).toHaveLength(1);
  await searchAndClear();
  await expect.poll(open).toEqual(before);
});

test('the answer that a link points to is shown above a search, even at Back, and the way out of a search leads to its field', async ({
  freshPage,
}) => {
  const page = await freshPage(PATHS.faq);
  await page.getByLabel(FAQ.label).fill('zzz');
  await waitForQuery(page, 'zzz');
  const id = await page.locator('.faq-sections .answer').first().getAttribute('id');
  await page.evaluate((hash) => location.assign(`#${hash}`), id);
  const answer = page.locator(`#${id}`);
  await answer.waitFor();
  await page.getByRole('link', { name: faqSearch.all.label }).click();
  await waitForQuery(page, '');
  const field = page.getByLabel(FAQ.label);
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.goBack();
  await waitForQuery(page, 'zzz');
  await expect.poll(() => answer.isVisible()).toBe(true);
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
