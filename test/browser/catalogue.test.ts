import type { Page } from 'playwright-core';
import { catalogue as copy } from '../../src/content/catalogue.ts';
import { PATHS } from '../../src/content/paths.ts';
import type { Order } from '../../src/domain/catalogue.ts';
import { describe, expect, PHONE, test, WIDTHS } from './support/test.ts';

const names = (page: Page): Promise<readonly string[]> => page.locator('.product-grid .card h2').allTextContents();
const chip = (page: Page, name: string) => page.locator('.chip', { hasText: name });
const search = (page: Page) => page.getByLabel(copy.search.label);
const order = (page: Page) => page.getByLabel(copy.order.label, { exact: true });
/** As a visitor does, who cannot choose without turning to the list. */
const chooseOrder = async (page: Page, value: Order): Promise<void> => {
  await order(page).focus();
  await order(page).selectOption(value);
};
const announced = (page: Page) => page.locator('.catalogue').getByRole('status');

/** The address settles a little after the last keystroke. */
const addressToBe = (page: Page, query: string) => page.waitForURL((url) => url.search === query);

describe.each(WIDTHS)('the list’s tools at %i px', (width) => {
  test('show what a tag, a search and an order leave at once, in the address too', async ({ openPage }) => {
    const page = await openPage(PATHS.products, { width });
    const all = await names(page);
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await chooseOrder(page, 'namn');
    await addressToBe(page, '?ordning=namn');
    expect(await names(page)).toEqual(all.toSorted(new Intl.Collator('sv').compare));
    await chip(page, 'Vegansk').click();
    await addressToBe(page, '?tag=Vegansk&ordning=namn');
    const vegan = await names(page);
    expect(vegan.length).toBeLessThan(all.length);
    await announced(page).getByText(copy.count(vegan.length)).waitFor({ state: 'attached' });
    await search(page).pressSequentially('choklad');
    await addressToBe(page, '?tag=Vegansk&ordning=namn&sok=choklad');
    expect((await names(page)).length).toBeLessThan(vegan.length);
    expect(await page.locator('body[data-same-page]').count()).toBe(1);
  });

  test('are as they were on the way back from a product', async ({ openPage }) => {
    const page = await openPage(PATHS.products, { width });
    await chip(page, 'Vegansk').click();
    await chooseOrder(page, 'pris');
    await addressToBe(page, '?tag=Vegansk&ordning=pris');
    const chosen = await names(page);
    await page.locator('.product-grid .card h2 a').first().click();
    await page.waitForURL(`**${PATHS.products}/*`);
    await page.goBack();
    await addressToBe(page, '?tag=Vegansk&ordning=pris');
    expect(await names(page)).toEqual(chosen);
    expect(await order(page).inputValue()).toBe('pris');
    expect(await chip(page, 'Vegansk').getAttribute('aria-current')).toBe('true');
  });
});

test('back leaves the list, however much was chosen on it', async ({ openPage }) => {
  const page = await openPage(PATHS.about);
  await page.goto(PATHS.products);
  await chooseOrder(page, 'namn');
  await addressToBe(page, '?ordning=namn');
  await chip(page, 'Vegansk').click();
  await addressToBe(page, '?tag=Vegansk&ordning=namn');
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe(PATHS.about);
});

test('a reload shows what was chosen', async ({ openPage }) => {
  const page = await openPage(PATHS.products);
  await chooseOrder(page, 'pris');
  await addressToBe(page, '?ordning=pris');
  const chosen = await names(page);
  await page.reload();
  expect(await names(page)).toEqual(chosen);
  expect(await order(page).inputValue()).toBe('pris');
});

test('a search that finds nothing says so and leads back to all of it, with the focus', async ({ openPage }) => {
  const page = await openPage(PATHS.products);
  const all = await names(page);
  await search(page).pressSequentially('zzz');
  await page.getByRole('heading', { name: copy.noMatches.title }).waitFor();
  await announced(page).getByText(copy.noMatches.text).waitFor({ state: 'attached' });
  await page.getByRole('link', { name: copy.noMatches.link }).click();
  expect(await names(page)).toEqual(all);
  expect(await search(page).inputValue()).toBe('');
  expect(await chip(page, copy.tags.all).evaluate((link) => link === document.activeElement)).toBe(true);
});

test('the button prints, once the pictures further down have come', async ({ openPage }) => {
  const page = await openPage(PATHS.products, { width: PHONE });
  await page.evaluate(() => {
    window.print = () => {
      const pictures = Array.from(document.querySelectorAll<HTMLImageElement>('.product-grid img'));
      document.body.dataset.printed = String(pictures.every(({ complete }) => complete));
    };
  });
  await page.getByRole('button', { name: copy.print }).click();
  await page.locator('body[data-printed]').waitFor();
  expect(await page.locator('body').getAttribute('data-printed')).toBe('true');
});

test('without script the form and the tags ask for the list anew', async ({ openPage }) => {
  const page = await openPage(PATHS.products, { javaScript: false, width: PHONE });
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
