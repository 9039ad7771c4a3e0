import { calculator } from '../../src/content/calculator.ts';
import { ANCHORS, PATHS } from '../../src/content/paths.ts';
import { wishList } from '../../src/content/wish-list.ts';
import { PRODUCT } from '../e2e/support/routes.ts';
import type { Page } from './support/page.ts';
import { expect, test } from './support/test.ts';
import { addProduct } from './support/wish-bar.ts';

/** The focused element, as a selector: "button.icon-button". */
const focused = (page: Page) =>
  page.evaluate(() => `${document.activeElement?.localName}.${document.activeElement?.className}`);

test('the markup of a product in a list has name, text, price and tags, in this order', async ({ visit }) => {
  const page = await visit(PATHS.products);
  const orders = await page.evaluate(() =>
    [...document.querySelectorAll('.card')].map((card) =>
      [...card.children].map(({ localName, className }) => className || localName).join(' '),
    ),
  );
  expect(orders.length).toBeGreaterThan(20);
  for (const order of orders) expect(order).toMatch(/^(picture h2|h2 no-media) p card-price (tags )?wish$/);
});

test("the focus enters the menu before the page becomes inert, and the menu's button stays outside the inert parts", async ({
  visit,
}) => {
  const page = await visit(PATHS.about);
  for (let opening = 0; opening < 2; opening += 1) {
    await page.pressOn('.menu-open');
    await page.see('.menu > button', { isFocused: true });
    await expect.poll(() => page.evaluate(() => document.querySelectorAll('main[inert], .logo[inert]').length)).toBe(2);
    expect(await page.evaluate(() => document.querySelector('.menu-open')?.closest('[inert]') === null)).toBe(true);
    // The Tab key reaches the button from outside the page, and backwards from the menu.
    await page.evaluate(() => document.querySelector<HTMLElement>('.menu-open')?.focus());
    await page.see('.menu .log-in', { isFocused: true });
    await page.evaluate(() => document.querySelector<HTMLElement>('.menu .log-in')?.blur());
    await page.evaluate(() => document.querySelector<HTMLElement>('.menu-open')?.focus());
    await page.see('.menu > button', { isFocused: true });
    await page.reach('.menu > button');
    await page.press('Escape');
    await page.see('.menu-open', { isFocused: true });
    expect(await page.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);
  }
});

test('a page that was left through a link in the menu is usable on the way back', async ({ visit }) => {
  const page = await visit(PATHS.about);
  await page.pressOn('.menu-open');
  await page.pressOn(`.menu a[href="${PATHS.faq}"]`);
  await page.arriveAt(PATHS.faq);
  await page.back();
  await page.arriveAt(PATHS.about);
  expect(await page.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);
  await page.seeNone('.menu > button');
});

test('the wish list has a name and its sum as text, and announces changes', async ({ visit }) => {
  const page = await visit(PRODUCT);
  await addProduct(page);
  await page.pressOn('.wish-bar button');
  await page.see('.wish-sum', { text: expect.stringMatching(/^Summa .* till gruppen$/) });
  expect(await page.evaluate(() => document.querySelector('.wish-panel')?.getAttribute('aria-label'))).toBe(
    wishList.title,
  );
  expect(await focused(page)).toBe('button.icon-button');
  expect(await page.lookAll('.wish-panel [role="status"]')).toEqual([]);
  await page.pressOn('.wish-panel .stepper button:last-of-type');
  await page.see('.wish-panel > [role="status"]', { text: expect.stringMatching(/^Summa .* till gruppen\.$/) });
  await page.press('Escape');
  await page.see('.wish-bar button', { isFocused: true });
});

test('the sum of the calculator is plain text, and a new sum is announced outside the calculator', async ({
  visit,
}) => {
  const page = await visit(`${PATHS.home}#${ANCHORS.calculator}`);
  await page.see('[data-island="calculator"][data-state="ready"]');
  await page.focus(`[aria-label="${calculator.productsEach.sliderLabel}"]`);
  await page.press('ArrowRight');
  await page.see('body > [role="status"]', { text: expect.stringContaining('Er förtjänst') });
  expect(await page.lookAll('#calculator output, #calculator [role="status"]')).toEqual([]);
});

test('the form for withdrawal marks no field as invalid', async ({ visit }) => {
  const page = await visit(PATHS.withdrawal);
  const states = await page.evaluate(() =>
    [...document.querySelectorAll('main form, main form input')].map((field) => field.getAttribute('aria-invalid')),
  );
  expect(states).toEqual(['false', 'false', 'false', 'false', 'false']);
});
