import type { Page } from 'playwright-core';
import { catalogue as copy } from '../../src/content/catalogue.ts';
import { PATHS } from '../../src/content/paths.ts';
import { share } from '../../src/content/share.ts';
import type { Order } from '../../src/domain/catalogue.ts';
import { PRODUCT } from './support/routes.ts';
import { DESKTOP, describe, expect, PHONE, test, WIDTHS } from './support/test.ts';

const names = (page: Page): Promise<readonly string[]> => page.locator('.product-grid .card h2').allTextContents();
const chip = (page: Page, name: string) => page.locator('.chip', { hasText: name });
const search = (page: Page) => page.getByLabel(copy.search.label);
const order = (page: Page) => page.getByLabel(copy.order.label, { exact: true });
/** Selects an order like a visitor: the focus, which hydrates the list, comes first. */
const selectOrder = async (page: Page, value: Order): Promise<void> => {
  await order(page).focus();
  await order(page).selectOption(value);
};
const announced = (page: Page) => page.locator('.catalogue').getByRole('status');

/** The URL changes shortly after the last keystroke. */
const waitForQuery = (page: Page, query: string) => page.waitForURL((url) => url.search === query);

describe.each(WIDTHS)('the catalogue filters at %i px', (width) => {
  test('apply a tag, a search and an order at once and in the URL', async ({ freshPage }) => {
    const page = await freshPage(PATHS.products, { width });
    const all = await names(page);
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await selectOrder(page, 'namn');
    await waitForQuery(page, '?ordning=namn');
    expect(await names(page)).toEqual(all.toSorted(new Intl.Collator('sv').compare));
    await chip(page, 'Vegansk').click();
    await waitForQuery(page, '?tag=Vegansk&ordning=namn');
    const vegan = await names(page);
    expect(vegan.length).toBeLessThan(all.length);
    await announced(page).getByText(copy.count(vegan.length)).waitFor({ state: 'attached' });
    await search(page).pressSequentially('choklad');
    await waitForQuery(page, '?tag=Vegansk&ordning=namn&sok=choklad');
    expect((await names(page)).length).toBeLessThan(vegan.length);
    expect(await page.locator('body[data-same-page]').count()).toBe(1);
  });

  test('are restored on the way back from a product', async ({ freshPage }) => {
    const page = await freshPage(PATHS.products, { width });
    await chip(page, 'Vegansk').click();
    await selectOrder(page, 'pris');
    await waitForQuery(page, '?tag=Vegansk&ordning=pris');
    const filtered = await names(page);
    await page.locator('.product-grid .card h2 a').first().click();
    await page.waitForURL(`**${PATHS.products}/*`);
    await page.goBack();
    await waitForQuery(page, '?tag=Vegansk&ordning=pris');
    expect(await names(page)).toEqual(filtered);
    expect(await order(page).inputValue()).toBe('pris');
    expect(await chip(page, 'Vegansk').getAttribute('aria-current')).toBe('true');
  });
});

describe('the link from a product back to the list', () => {
  const back = (page: Page) => page.locator('.back a');

  test('keeps the filters and the scroll position of a visitor who came from the list', async ({ freshPage }) => {
    const page = await freshPage(`${PATHS.products}?ordning=namn`, { width: PHONE });
    const card = page.locator('.product-grid .card h2 a').nth(9);
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await card.click();
    await back(page).click();
    await waitForQuery(page, '?ordning=namn');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -1);
  });

  test('keeps the filters after a step to the next product', async ({ freshPage }) => {
    const page = await freshPage(`${PATHS.products}?tag=Jul`);
    await page.locator('.product-grid .card h2 a').first().click();
    await page.locator('.neighbours [rel="next"]').click();
    await back(page).click();
    await waitForQuery(page, '?tag=Jul');
  });

  test('leads to the list after a jump within the page', async ({ freshPage }) => {
    const page = await freshPage(`${PATHS.products}?tag=Jul`);
    await page.locator('.product-grid .card h2 a').first().click();
    await page.locator('.skip').press('Enter');
    await page.waitForURL((url) => url.hash !== '');
    await back(page).click();
    await page.waitForURL((url) => url.pathname === PATHS.products && url.search === '?tag=Jul');
  });

  test('leads to the whole list when the visitor has not seen the list', async ({ sharedPage }) => {
    const page = await sharedPage(PRODUCT);
    expect(await back(page).getAttribute('href')).toBe(PATHS.products);
  });
});

test('a phone shows the first product without scrolling', async ({ sharedPage }) => {
  const page = await sharedPage(PATHS.products, { width: PHONE });
  const top = await page
    .locator('.card-picture')
    .first()
    .evaluate((picture) => picture.getBoundingClientRect().top);
  expect(top).toBeLessThan(600);
});

test('the list with its filters can be shared', async ({ freshPage }) => {
  const page = await freshPage(`${PATHS.products}?tag=Jul`);
  await page.evaluate(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ url = '' }: ShareData) => document.body.setAttribute('data-shared', url),
    });
  });
  await page.getByRole('button', { name: share.list }).click();
  await page.locator('body[data-shared$="/produkter?tag=Jul"]').waitFor();
});

test('the back button leaves the list, however often its filters changed', async ({ freshPage }) => {
  const page = await freshPage(PATHS.about);
  await page.goto(PATHS.products);
  await selectOrder(page, 'namn');
  await waitForQuery(page, '?ordning=namn');
  await chip(page, 'Vegansk').click();
  await waitForQuery(page, '?tag=Vegansk&ordning=namn');
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe(PATHS.about);
});

test('a reload keeps the filters', async ({ freshPage }) => {
  const page = await freshPage(PATHS.products);
  await selectOrder(page, 'pris');
  await waitForQuery(page, '?ordning=pris');
  const filtered = await names(page);
  await page.reload();
  expect(await names(page)).toEqual(filtered);
  expect(await order(page).inputValue()).toBe('pris');
});

test('a search without a hit says so and links back to all products with the focus', async ({ freshPage }) => {
  const page = await freshPage(PATHS.products);
  const all = await names(page);
  await search(page).pressSequentially('zzz');
  await page.getByRole('heading', { name: copy.noMatches.title }).waitFor();
  await announced(page).getByText(copy.noMatches.text).waitFor({ state: 'attached' });
  await page.getByRole('link', { name: copy.noMatches.link }).click();
  expect(await names(page)).toEqual(all);
  expect(await search(page).inputValue()).toBe('');
  expect(await chip(page, copy.tags.all).evaluate((link) => link === document.activeElement)).toBe(true);
});

test('the print button prints once the images further down have loaded', async ({ freshPage }) => {
  const page = await freshPage(PATHS.products, { width: PHONE });
  await page.evaluate(() => {
    window.print = () => {
      const images = Array.from(document.querySelectorAll<HTMLImageElement>('.product-grid img'));
      document.body.dataset.printed = String(images.every(({ complete }) => complete));
    };
  });
  await page.getByRole('button', { name: copy.print }).click();
  await page.locator('body[data-printed]').waitFor();
  expect(await page.locator('body').getAttribute('data-printed')).toBe('true');
});

test('without script the form and the tags load a filtered list', async ({ freshPage }) => {
  const page = await freshPage(PATHS.products, { javaScript: false, width: PHONE });
  const all = await names(page);
  await search(page).fill('kaffe');
  await page.getByRole('button', { name: copy.submit }).click();
  await page.waitForURL((url) => url.searchParams.get('sok') === 'kaffe');
  const found = await names(page);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(all.length);
  await chip(page, copy.tags.all).click();
  expect(await search(page).inputValue()).toBe('kaffe');
});

test.for([PHONE, 768, DESKTOP, 1920])(
  'at %i px the call to action fills the rest of its row after any number of products',
  async (width, { freshPage }) => {
    const page = await freshPage(PATHS.products, { width });
    const gaps = await page.locator('.product-grid').evaluate((grid) => {
      const found: string[] = [];
      const end = Math.round(grid.getBoundingClientRect().right);
      const isAtEnd = (item: Element) => Math.round(item.getBoundingClientRect().right) === end;
      const topOf = (item: Element) => Math.round(item.getBoundingClientRect().top);
      const callToAction = grid.querySelector('.call-to-action-card');
      for (
        let last = callToAction?.previousElementSibling;
        callToAction && last;
        last = callToAction.previousElementSibling
      ) {
        const isWhole = isAtEnd(callToAction) && (isAtEnd(last) || topOf(last) === topOf(callToAction));
        if (!isWhole) found.push(`after ${grid.children.length - 1} products`);
        last.remove();
      }
      return found;
    });
    expect(gaps).toEqual([]);
  },
);
