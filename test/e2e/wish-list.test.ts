import type { Locator, Page } from 'playwright-core';
import { askSeller } from '../../src/content/ask-seller.ts';
import { errors } from '../../src/content/errors.ts';
import { share } from '../../src/content/share.ts';
import { wishList as copy } from '../../src/content/wish-list.ts';
import { PATHS } from '../../src/domain/paths.ts';
import { MAX_COUNT, MAX_WISHES } from '../../src/domain/wish-list.ts';
import { PRODUCT } from '../support/routes.ts';
import { boxesOf, boxOf } from './support/boxes.ts';
import { settle, targetsBelow, waitForStart } from './support/page-facts.ts';
import { collectCopies, collectMails, collectShares } from './support/sharing.ts';
import { storeWishes } from './support/stored-wishes.ts';
import { DESKTOP, expect, PHONE, test } from './support/test.ts';

const NAME = 'Pepparkakor i kakburk';
const NBSP = '\u00a0';
const WISH = 'pepparkakor-i-kakburk=1';
const HOUR_MS = 60 * 60_000;

const bar = (page: Page) => page.getByRole('complementary', { name: copy.title });
const panel = (page: Page) => page.getByRole('dialog', { name: copy.title });
const sendButton = (page: Page) => panel(page).getByRole('button', { name: copy.send });
const sentText = (page: Page) => page.getByRole('dialog', { name: share.shown });
const addButton = (page: Page) => page.getByRole('button', { name: `${copy.add} ${NAME}` });
const openPanel = async (page: Page) => {
  await bar(page).getByRole('button', { name: copy.show }).click();
  await sendButton(page).waitFor();
};
/** Presses the panel's button on a device without a share dialog. Returns the message that is then shown. */
const send = async (page: Page): Promise<string> => {
  await sendButton(page).click();
  return sentText(page).getByRole('textbox').inputValue();
};
/** The texts of the buttons and links in the colour of a page's main action. */
const primaryActions = (place: Locator): Promise<readonly string[]> =>
  place.locator('.button:visible, .wish:visible:not(.round)').evaluateAll((buttons) => {
    const [probe] = [document.body.appendChild(document.createElement('i'))];
    probe.style.background = 'var(--pine)';
    const pine = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return buttons
      .filter((button) => getComputedStyle(button).backgroundColor === pine)
      .map((button) => button.textContent?.trim() ?? '');
  });
const isInView = async (part: Locator, { height }: { readonly height: number }): Promise<boolean> => {
  const box = await part.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= height;
};
/** Puts wishes into the storage before the page's scripts run. */
const keep = (params: string) => ({
  prepare: (page: Page) => storeWishes(page, params),
});

test('products that are added in the list are shown on other pages, and end up in the message to the seller', async ({
  freshPage,
}) => {
  const page = await freshPage(PATHS.products, { width: 320 });
  const heights = async () => (await boxesOf(page, '.product-grid .card')).map(({ height }) => height);
  /** The tops of the card's price, by the width of the window. */
  const tops = async () => {
    const found: number[] = [];
    for (const width of [360, 768, DESKTOP, 320]) {
      await page.setViewportSize({ width, height: 740 });
      found.push((await boxOf(page, '.card-price strong')).top);
    }
    return found;
  };
  const topsBefore = await tops();
  const before = await heights();
  await page.getByRole('button', { name: copy.addProduct(NAME), exact: true }).click();
  await page.getByRole('group', { name: copy.countOf(NAME) }).waitFor();
  expect(await heights()).toEqual(before);
  expect(await tops()).toEqual(topsBefore);
  await page.getByRole('button', { name: copy.more(NAME) }).click();
  await bar(page).getByText(`2${NBSP}varor 290${NBSP}kr 145${NBSP}kr till gruppen`).waitFor();
  await page.goto(PATHS.about);
  await bar(page).getByText(`290${NBSP}kr`).waitFor();
  await page.goBack();
  await page
    .getByRole('group', { name: copy.countOf(NAME) })
    .getByText('2')
    .waitFor();
  await openPanel(page);
  const mails = await collectMails(page);
  const copies = await collectCopies(page);
  const text = await send(page);
  expect(text).toBe(`Hej! Jag vill gärna köpa: 2 st ${NAME}, 290 kr.\nHälsningar`);
  await sentText(page).getByText(share.noMail).waitFor();
  await expect.poll(() => mails().map((mail) => mail.get('body'))).toEqual([text.replace('\n', '\r\n')]);
  expect(await copies()).toEqual([]);
  await sentText(page).getByRole('button', { name: share.copy }).click();
  await sentText(page).getByText(askSeller.copied).waitFor();
  expect(await copies()).toEqual([text]);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(copy.show);
});

test('the list works by keyboard, and each change is announced once', async ({ freshPage }) => {
  const page = await freshPage(PRODUCT);
  await addButton(page).focus();
  await page.keyboard.press('Enter');
  const more = page.getByRole('button', { name: copy.more(NAME) });
  await expect.poll(() => more.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByRole('status').getByText(copy.changed(NAME, 1), { exact: true }).waitFor();
  await bar(page).getByRole('button', { name: copy.show }).press('Enter');
  await sendButton(page).waitFor();
  await page.keyboard.press('Escape');
  await more.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await bar(page).waitFor({ state: 'detached' });
  await expect.poll(() => addButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByRole('link', { name: askSeller.label }).waitFor();
});

test('on the page of another product the one main action is to add the product, and afterwards to show the list', async ({
  freshPage,
}) => {
  const page = await freshPage(PRODUCT, { width: PHONE, ...keep('morgonrunda-bryggkaffe=1') });
  await bar(page).getByText(`129${NBSP}kr`).waitFor();
  const all = page.locator('body');
  expect(await primaryActions(all)).toEqual([`${copy.add} ${NAME}`]);
  expect(await page.getByText(copy.show, { exact: true }).count()).toBe(1);
  await addButton(page).click();
  await bar(page).getByText(`274${NBSP}kr`).waitFor();
  expect(await primaryActions(all)).toEqual([copy.show]);
  expect(await page.getByText(copy.show, { exact: true }).count()).toBe(1);
});

test('in a low window the button of the list is in view, and its message goes to the share dialog', async ({
  freshPage,
}) => {
  const size = { width: 740, height: 360 };
  const page = await freshPage(PRODUCT, size);
  await addButton(page).click();
  const button = bar(page).getByRole('button', { name: copy.show });
  await button.waitFor();
  await page.evaluate(() => scrollTo(0, 300));
  expect(await isInView(button, size)).toBe(true);
  await openPanel(page);
  const shares = await collectShares(page);
  await sendButton(page).dblclick();
  await expect.poll(shares).toEqual([{ text: copy.message([{ name: NAME, price: 14_500, count: 1 }]) }]);
  expect(await sendButton(page).isVisible()).toBe(true);
});

test('six products, their sum and one button are in view from any page, which does not scroll under them', async ({
  freshPage,
}) => {
  const size = { width: 360, height: 640 };
  const page = await freshPage(PATHS.products, size);
  const buttons = page.locator('[data-wish]');
  const ids = await buttons.evaluateAll((all) => all.slice(0, 6).map((it) => it.getAttribute('data-wish')));
  await storeWishes(page, ids.map((id) => `${id}=2`).join('&'));
  for (const path of [PATHS.products, PATHS.about]) {
    await page.goto(path);
    await openPanel(page);
    const rows = panel(page).getByRole('listitem');
    expect(await rows.count()).toBe(6);
    await expect
      .poll(() =>
        rows
          .locator('img')
          .evaluateAll((all) => all.map((it) => it instanceof HTMLImageElement && it.naturalWidth > 0)),
      )
      .toEqual(ids.map(() => true));
    for (const part of [rows.first(), rows.last(), panel(page).getByText(copy.sumLabel), sendButton(page)])
      expect(await isInView(part, size)).toBe(true);
    expect(await primaryActions(panel(page))).toEqual([copy.send]);
  }
  const before = await page.evaluate(() => scrollY);
  for (const { x, y } of [
    { x: 4, y: 4 },
    { x: 180, y: 400 },
  ]) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 3_000);
    await settle(page);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  }
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
});

test('prices are current, and a product that is gone can be removed', async ({ freshPage }) => {
  const page = await freshPage(
    PATHS.about,
    keep('pepparkakor-i-kakburk=2&finns-inte=1&<script>alert(1)</script>=1&x=y'),
  );
  await bar(page).getByText(`290${NBSP}kr`).waitFor();
  await openPanel(page);
  await panel(page).getByText(copy.gone(2)).waitFor();
  // The page's own style sheet has no styles for steppers.
  expect(await targetsBelow(page, 44)).toEqual([]);
  await panel(page).getByRole('button', { name: copy.remove }).click();
  await panel(page).getByText(copy.gone(2)).waitFor({ state: 'detached' });
  const fewer = panel(page).getByRole('button', { name: copy.fewer(NAME) });
  await fewer.click();
  await fewer.press('Enter');
  await bar(page).waitFor({ state: 'detached' });
  await page.getByRole('status').getByText(copy.empty).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  expect(await page.locator('main').evaluate((main) => getComputedStyle(main).outlineStyle)).toBe('none');
});

test('when the prices cannot be loaded, the list says so in place of what it showed, and tries again', async ({
  freshPage,
  expectProblems,
}) => {
  expectProblems(/404/);
  const page = await freshPage(PRODUCT, keep(WISH));
  let isFailing = true;
  await page.route('**/api/products', (route) => (isFailing ? route.fulfill({ status: 404 }) : route.continue()));
  await openPanel(page);
  // As another tab does, with a product that this page does not show.
  await page.evaluate((stored) => {
    localStorage.setItem('lapp', `${Date.now()} ${stored}&morgonrunda-bryggkaffe=1`);
    dispatchEvent(new Event('wishes-changed'));
  }, WISH);
  await bar(page).getByText(`2${NBSP}varor`, { exact: true }).waitFor();
  await panel(page).getByText(errors.productList.message).waitFor();
  expect(await sendButton(page).isVisible()).toBe(false);
  isFailing = false;
  await panel(page).getByRole('button', { name: errors.panel.retry }).click();
  await sendButton(page).waitFor();
});

test('a full list refuses another product, and more of a product than its maximum, and says so', async ({
  freshPage,
}) => {
  const full = Array.from({ length: MAX_WISHES - 1 }, (_, index) => `vara-${index}=1`).join('&');
  const page = await freshPage(PRODUCT, keep(`${full}&mer=${MAX_COUNT}`));
  await addButton(page).click();
  await page.getByRole('status').getByText(copy.full).waitFor();
  await page.evaluate(
    (stored) => {
      localStorage.setItem('lapp', `${Date.now()} ${stored}`);
      dispatchEvent(new Event('wishes-changed'));
    },
    `pepparkakor-i-kakburk=${MAX_COUNT - 1}`,
  );
  const more = page.getByRole('button', { name: copy.more(NAME) });
  await more.click();
  await more.click();
  await page.getByText(copy.shownCount(MAX_COUNT)).waitFor();
  await page.getByRole('status').getByText(copy.changed(NAME, MAX_COUNT)).waitFor();
});

test('all tabs have one list, which the first page that is opened an hour after the last change removes', async ({
  freshPage,
}) => {
  const page = await freshPage(PRODUCT);
  const other = await page.context().newPage();
  await other.goto(new URL(PATHS.about, page.url()).href);
  await waitForStart(other);
  await addButton(page).click();
  await bar(other).getByText(`1${NBSP}vara`).waitFor();
  await openPanel(other);
  await page.getByRole('button', { name: copy.more(NAME) }).click();
  await panel(other).getByText(`290${NBSP}kr`).first().waitFor();
  await page.getByRole('button', { name: copy.fewer(NAME) }).dblclick();
  for (const tab of [page, other]) await bar(tab).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('lapp');
  await addButton(page).click();
  await bar(page).waitFor();
  await page.evaluate((params) => localStorage.setItem('lapp', params), `${Date.now() - HOUR_MS} ${WISH}`);
  await other.reload();
  await expect.poll(() => other.evaluate(() => localStorage.getItem('lapp'))).toBeNull();
  await bar(page).waitFor({ state: 'detached' });
});

test('the list works for the page while the storage is blocked', async ({ freshPage }) => {
  const page = await freshPage(PRODUCT, {
    prepare: (blank) =>
      blank.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('refused', 'SecurityError');
          },
        });
      }),
  });
  await addButton(page).click();
  await page.getByRole('button', { name: copy.more(NAME) }).click();
  await bar(page).getByText(`2${NBSP}varor 290${NBSP}kr`).waitFor();
});
