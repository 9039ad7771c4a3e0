import type { Page } from 'playwright-core';
import { askSeller } from '../../src/content/ask-seller.ts';
import { errors } from '../../src/content/errors.ts';
import { PATHS } from '../../src/content/paths.ts';
import { wishList as copy } from '../../src/content/wish-list.ts';
import { MAX_COUNT, MAX_WISHES } from '../../src/domain/wish-list.ts';
import { targetsBelow } from './support/page-facts.ts';
import { PRODUCT } from './support/routes.ts';
import { collectShares, SHARED_SHOP, SHOP } from './support/shared-shop.ts';
import { expect, PHONE, test } from './support/test.ts';

const NAME = 'Pepparkakor i kakburk';
const NBSP = '\u00a0';

const bar = (page: Page) => page.getByRole('complementary', { name: copy.title });
const panel = (page: Page) => page.getByRole('dialog', { name: copy.title });
const addButton = (page: Page) => page.getByRole('button', { name: `${copy.add} ${NAME}` });
const openPanel = async (page: Page) => {
  await bar(page).getByRole('button', { name: copy.show }).click();
  await panel(page).getByRole('textbox').waitFor();
};
const message = (page: Page) => panel(page).getByRole('textbox').inputValue();
/** Puts wishes into the storage before the page's scripts run. */
const keep = (params: string) => ({
  prepare: (page: Page) => page.addInitScript((stored) => sessionStorage.setItem('lapp', stored), params),
});

test('what is added in the list goes along, and ends as a message to the one who sells', async ({ freshPage }) => {
  const page = await freshPage(PATHS.products, { width: PHONE });
  await addButton(page).click();
  await page.getByRole('button', { name: copy.more(NAME) }).click();
  await bar(page).getByText(`2${NBSP}varor · 290${NBSP}kr · 145${NBSP}kr till gruppen`).waitFor();
  await page.goto(PATHS.about);
  await bar(page).getByText(`290${NBSP}kr`).waitFor();
  await page.goBack();
  await page
    .getByRole('group', { name: copy.countOf(NAME) })
    .getByText('2')
    .waitFor();
  await openPanel(page);
  expect(await message(page)).toBe(`Hej! Jag vill gärna köpa: 2 ${NAME}, 290 kr.\nHälsningar`);
  const href = await panel(page).getByRole('link', { name: copy.send }).getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('body')).toBe((await message(page)).replace('\n', '\r\n'));
  await panel(page).getByRole('button', { name: copy.copy }).click();
  await panel(page).getByText(copy.copied).waitFor();
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
});

test('with a shared web shop the list is for the one who sells, and leads to the shop', async ({ freshPage }) => {
  const page = await freshPage(`${PRODUCT}${SHARED_SHOP}`);
  await addButton(page).click();
  await bar(page).getByText('till Noras grupp').waitFor();
  await openPanel(page);
  expect(await message(page)).toMatch(/^Hej Nora! Jag vill gärna köpa: 1 /);
  expect(await panel(page).getByRole('link', { name: 'Öppna Noras webbshop' }).getAttribute('href')).toBe(SHOP);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.wish:visible, .stepper:visible, .bottom-bar:visible').count()).toBe(0);
});

test('the list works by keyboard, and each change is announced once', async ({ freshPage }) => {
  const page = await freshPage(PRODUCT);
  await addButton(page).focus();
  await page.keyboard.press('Enter');
  const more = page.getByRole('button', { name: copy.more(NAME) });
  await expect.poll(() => more.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByRole('status').getByText(copy.changed(NAME, 1), { exact: true }).waitFor();
  await page.getByRole('link', { name: copy.show }).press('Enter');
  await panel(page).getByRole('textbox').waitFor();
  await page.keyboard.press('Escape');
  await more.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await bar(page).waitFor({ state: 'detached' });
  await expect.poll(() => addButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByRole('link', { name: askSeller.label }).waitFor();
});

test('what the visitor has written stays when a count changes', async ({ freshPage }) => {
  const page = await freshPage(PRODUCT);
  await addButton(page).click();
  await openPanel(page);
  const field = panel(page).getByRole('textbox');
  const more = panel(page).getByRole('button', { name: copy.more(NAME) });
  await field.fill(`${await message(page)} Karin, $& 3 tr`);
  await more.click();
  await expect.poll(() => message(page)).toContain(`2 ${NAME}, 290 kr.\nHälsningar Karin, $& 3 tr`);
  await page.keyboard.press('Escape');
  await openPanel(page);
  expect(await message(page)).toContain('Karin');
  await field.fill('Två burkar, tack. Karin');
  await more.click();
  await panel(page).getByText(copy.message.rewritten).waitFor();
  expect(await message(page)).toBe('Två burkar, tack. Karin');
});

test('the message goes to the share dialog, or is copied where it is too long for e-mail', async ({ freshPage }) => {
  const page = await freshPage(PRODUCT);
  await addButton(page).click();
  await openPanel(page);
  await panel(page).getByRole('textbox').fill('å'.repeat(400));
  const send = panel(page).getByRole('link', { name: copy.send });
  await send.click();
  await panel(page).getByText(copy.copiedInstead).waitFor();
  const shares = await collectShares(page);
  await send.click();
  await send.click();
  await expect.poll(shares).toEqual([{ text: 'å'.repeat(400) }]);
});

test('prices are those of today, and a product that is gone can be taken away', async ({ freshPage }) => {
  const page = await freshPage(
    PATHS.about,
    keep('pepparkakor-i-kakburk=2&finns-inte=1&<script>alert(1)</script>=1&x=y'),
  );
  await bar(page).getByText(`290${NBSP}kr`).waitFor();
  await openPanel(page);
  await panel(page).getByText(copy.gone(2)).waitFor();
  expect(await message(page)).not.toContain('finns-inte');
  // The page's own style sheet knows no steppers.
  expect(await targetsBelow(page, 44)).toEqual([]);
  await panel(page).getByRole('button', { name: copy.remove }).click();
  await panel(page).getByText(copy.gone(2)).waitFor({ state: 'detached' });
  const fewer = panel(page).getByRole('button', { name: copy.fewer(NAME) });
  await fewer.click();
  await fewer.press('Enter');
  await bar(page).waitFor({ state: 'detached' });
  await page.getByRole('status').getByText(copy.empty).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
});

test('where the prices cannot be had, the list says so and tries again', async ({ freshPage, expectProblems }) => {
  expectProblems(/404/);
  const page = await freshPage(PATHS.about, {
    prepare: async (blank) => {
      await keep('pepparkakor-i-kakburk=1').prepare(blank);
      await blank.route('**/api/products', (route) => route.fulfill({ status: 404, body: '' }), { times: 2 });
    },
  });
  await bar(page).getByText(`1${NBSP}vara`, { exact: true }).waitFor();
  await bar(page).getByRole('button').click();
  await panel(page).getByText(errors.productList.message).waitFor();
  await panel(page).getByRole('button', { name: errors.panel.retry }).click();
  await panel(page).getByRole('textbox').waitFor();
});

test('without storage the list is that of the page', async ({ freshPage }) => {
  const prepare = (page: Page) =>
    page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new Error('blocked');
        },
      }),
    );
  const page = await freshPage(PRODUCT, { prepare });
  await addButton(page).click();
  await page.getByRole('button', { name: copy.more(NAME) }).click();
  await bar(page).getByText(`2${NBSP}varor · 290${NBSP}kr`).waitFor();
});

test('a full list takes no other product, nor more of one than its most, and says so', async ({ freshPage }) => {
  const full = Array.from({ length: MAX_WISHES - 1 }, (_, index) => `vara-${index}=1`).join('&');
  const page = await freshPage(PRODUCT, keep(`${full}&mer=${MAX_COUNT}`));
  await addButton(page).click();
  await page.getByRole('status').getByText(copy.full).waitFor();
  await page.evaluate((stored) => sessionStorage.setItem('lapp', stored), `pepparkakor-i-kakburk=${MAX_COUNT - 1}`);
  await page.evaluate(() => dispatchEvent(new Event('wishes-changed')));
  const more = page.getByRole('button', { name: copy.more(NAME) });
  await more.click();
  await more.click();
  await page.getByText(copy.shownCount(MAX_COUNT)).waitFor();
  await page.getByRole('status').getByText(copy.changed(NAME, MAX_COUNT)).waitFor();
});
