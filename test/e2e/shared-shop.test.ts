import type { Page } from 'playwright-core';
import { askSeller } from '../../src/content/ask-seller.ts';
import { calculator } from '../../src/content/calculator.ts';
import { consentSwedish } from '../../src/content/consent-sv.ts';
import { ownShop } from '../../src/content/own-shop.ts';
import { ANCHORS, PATHS } from '../../src/content/paths.ts';
import { share } from '../../src/content/share.ts';
import { sharedShop as copy } from '../../src/content/shared-shop.ts';
import { wishList } from '../../src/content/wish-list.ts';
import { createQrCode } from '../../src/shared/qr-code.ts';
import { boxOf } from './support/boxes.ts';
import { fixedElements, layoutShifts, settle, targetsBelow, waitForStart } from './support/page-facts.ts';
import { PRODUCT } from './support/routes.ts';
import {
  collectCopies,
  collectMails,
  collectShares,
  fillInOwnShop,
  SHARED_SHOP,
  SHOP,
  SHOP_HOST,
} from './support/shared-shop.ts';
import { DAILY_WIDTHS, DESKTOP, describe, expect, PHONE, test } from './support/test.ts';

const ORDER = copy.order('Nora');
const MIN_TARGET = 44;
/** The recorder sends its first envelope after five seconds. */
const SLOW_TEST = { timeout: 60_000 };

const bar = (page: Page) => page.getByRole('complementary', { name: copy.label });
const isFocused = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element === document.activeElement);

describe.each(DAILY_WIDTHS)('a shared web shop at %i px', (width) => {
  test('stands below every page of the visit, and is removed from the URL', async ({ freshPage }) => {
    const page = await freshPage(`${PATHS.products}${SHARED_SHOP}`, { width });
    expect(new URL(page.url()).hash).toBe('');
    const link = bar(page).getByRole('link', { name: ORDER });
    expect(await link.getAttribute('href')).toBe(SHOP);
    expect(await link.textContent()).toBe(`${ORDER} ${SHOP_HOST}`);
    await page.goto(PATHS.about);
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe(SHOP);
    expect(new URL(page.url()).hash).toBe('');
    expect(await targetsBelow(page, MIN_TARGET)).toEqual([]);
  });

  test.for([PATHS.home, PATHS.products, PATHS.blog, PRODUCT])('moves nothing on %s', async (path, { freshPage }) => {
    const prepare = (page: Page) => page.addInitScript(() => sessionStorage.clear());
    const page = await freshPage(`${path}${SHARED_SHOP}`, { width, prepare });
    await page.locator('html[data-shop]').waitFor();
    await settle(page);
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('does not cover the last line of the footer', async ({ freshPage }) => {
    const page = await freshPage(`${PATHS.blog}${SHARED_SHOP}`, { width });
    await bar(page).waitFor();
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    expect((await boxOf(page, '.footer')).bottom).toBeLessThanOrEqual((await boxOf(page, '.bottom-bar')).top + 1);
  });

  test('stands below the consent banner', async ({ freshPage }) => {
    const page = await freshPage(`${PRODUCT}${SHARED_SHOP}`, { width, consent: null });
    await bar(page).waitFor();
    await page.getByRole('button', { name: consentSwedish.acceptAll }).click({ trial: true });
    await expect
      .poll(async () => (await boxOf(page, '.bottom-bar')).top - (await boxOf(page, '.cm')).bottom)
      .toBeGreaterThanOrEqual(0);
    await bar(page).getByRole('link').click({ trial: true });
  });
});

test('a shared web shop is removed from every page with one key press', async ({ freshPage }) => {
  const page = await freshPage(`${PATHS.products}${SHARED_SHOP}`);
  await bar(page).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await isFocused(page, '.shop-bar a')).toBe(true);
  await page.keyboard.press('Tab');
  expect(await isFocused(page, '.shop-bar button')).toBe(true);
  await page.keyboard.press('Enter');
  await bar(page).waitFor({ state: 'detached' });
  expect(await isFocused(page, 'main')).toBe(true);
  await page.getByRole('link', { name: askSeller.label }).waitFor();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('webbshop');
  await page.goto(PRODUCT);
  await page.getByRole('link', { name: askSeller.label }).waitFor();
  await settle(page);
  expect(await bar(page).count()).toBe(0);
});

test('a product’s main action is the order, and the bar is shown while the action is out of sight', async ({
  freshPage,
}) => {
  const page = await freshPage(`${PRODUCT}${SHARED_SHOP}`, { width: PHONE });
  const action = page.locator('main').getByRole('link', { name: ORDER });
  expect(await action.getAttribute('href')).toBe(SHOP);
  await action.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await bar(page).waitFor({ state: 'hidden' });
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await bar(page).waitFor();
});

test('the anchor before a shared web shop stays, and the page scrolls to it', async ({ freshPage }) => {
  const page = await freshPage(`${PATHS.home}#${ANCHORS.calculator}&${SHARED_SHOP.slice(1)}`);
  await bar(page).waitFor();
  expect(new URL(page.url()).hash).toBe(`#${ANCHORS.calculator}`);
  await expect.poll(async () => (await boxOf(page, `#${ANCHORS.calculator}`)).top).toBeLessThan(150);
});

test('a shared web shop is taken from a URL that only changes its fragment', async ({ freshPage }) => {
  const page = await freshPage(PATHS.about);
  await page.evaluate((hash) => location.assign(hash), SHARED_SHOP);
  await bar(page).waitFor();
  expect(new URL(page.url()).hash).toBe('');
});

test('a web shop on a foreign host is refused with a sentence and never shown', async ({ freshPage }) => {
  const address = 'https://nora.medlem.saljrundan.example.evil.example/';
  const page = await freshPage(`${PRODUCT}#shop=${encodeURIComponent(address)}&namn=<img src=x onerror=alert(1)>`);
  await page.locator('.note').getByText(copy.refused).waitFor();
  expect(new URL(page.url()).hash).toBe('');
  expect(await bar(page).count()).toBe(0);
  expect(await page.locator('[href*="evil"], [href^="javascript"], [src="x"]').count()).toBe(0);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('webbshop');
  await page.getByRole('link', { name: askSeller.label }).waitFor();
});

test('a refused shop is explained in two lines above the kept one', async ({ freshPage }) => {
  const page = await freshPage(`${PATHS.products}${SHARED_SHOP}`, { width: 360 });
  await bar(page).waitFor();
  await page.evaluate(() => location.assign('#shop=https%3A%2F%2Fbutik.example%2F'));
  await page.locator('.note').getByText(copy.refused).waitFor();
  const [note, kept] = [await boxOf(page, '.note'), await boxOf(page, '.bottom-bar')];
  expect(note.bottom).toBeLessThanOrEqual(kept.top);
  const lines = await page.locator('.note').evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    range.setEnd(element, 1);
    return range.getClientRects().length;
  });
  expect(lines).toBeLessThanOrEqual(2);
});

describe('a seller’s own web shop', () => {
  test('is shared along with the list, a product and the calculation', async ({ freshPage }) => {
    const page = await freshPage(PATHS.material, { width: DESKTOP });
    await fillInOwnShop(page);
    const cases = [
      { path: PATHS.products, label: share.list, url: `${PATHS.products}${SHARED_SHOP}` },
      { path: PRODUCT, label: share.product, url: `${PRODUCT}${SHARED_SHOP}` },
      {
        path: `${PATHS.home}?deltagare=12`,
        label: share.result,
        url: `/?deltagare=12&produkter=20#${ANCHORS.calculator}&${SHARED_SHOP.slice(1)}`,
      },
    ];
    for (const { path, label, url } of cases) {
      await page.goto(path);
      await waitForStart(page);
      const shares = await collectShares(page);
      await page.getByRole('button', { name: label }).click();
      await expect.poll(shares).toEqual([expect.objectContaining({ url: new URL(url, page.url()).href })]);
      // The seller needs no offer to order.
      expect(await bar(page).count()).toBe(0);
    }
  });

  test.for([PATHS.material, `${PATHS.material}${SHARED_SHOP}`])(
    'leaves a blank in the message to customers until it is known: %s',
    async (path, { freshPage }) => {
      const page = await freshPage(path);
      const copies = await collectCopies(page);
      const [, message] = await page.locator('.ready-messages article > p').allTextContents();
      await page.locator('.ready-messages article').nth(1).locator('[data-copy]').click();
      await expect.poll(copies).toEqual([message]);
      await page.locator('.note').getByText(share.copiedBlanks).waitFor();
      expect(message).toMatch(/\[din länk\]$/);
    },
  );

  test('is the link in a copied message to customers, but not in a message to the group', async ({ freshPage }) => {
    const page = await freshPage(PATHS.material);
    await fillInOwnShop(page);
    await page.evaluate(() => {
      Object.assign(navigator.clipboard, {
        writeText: async (text: string) => document.body.setAttribute('data-copied', text),
      });
    });
    const copied = async (message: number): Promise<string | null> => {
      const button = page.locator('.ready-messages article').nth(message).locator('[data-copy]');
      await page.evaluate(() => document.body.removeAttribute('data-copied'));
      await button.click();
      return page.locator('body[data-copied]').getAttribute('data-copied');
    };
    expect((await copied(1))?.split(' ').at(-1)).toBe(SHOP);
    for (const toGroup of [0, 2]) expect(await copied(toGroup)).not.toMatch(/shop=|Nora/);
  });

  test('lasts for one page where nothing can be stored, and the page says so', async ({ freshPage }) => {
    const prepare = (blank: Page) =>
      blank.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
    const page = await freshPage(PATHS.material, { prepare });
    await page.getByLabel(ownShop.label).fill(SHOP);
    await page.getByText(ownShop.messages.unstored).waitFor();
    expect(await page.getByLabel(ownShop.label).getAttribute('aria-invalid')).toBe('false');
  });

  test('is shown again on the page where it was entered, and is removed when its field is emptied', async ({
    freshPage,
  }) => {
    const page = await freshPage(PATHS.material);
    await fillInOwnShop(page);
    await page.goto(PATHS.about);
    await page.goto(PATHS.material);
    await expect.poll(() => page.getByLabel(ownShop.label).inputValue()).toBe(SHOP);
    expect(await page.getByLabel(ownShop.name).inputValue()).toBe('Nora');
    await page.getByText(ownShop.messages.allowed).waitFor();
    await page.getByLabel(ownShop.label).fill('');
    await page.getByText(ownShop.messages.allowed).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('webbshop');
  });

  test('is refused next to its field when it is invalid, and nothing is kept', async ({ freshPage }) => {
    const page = await freshPage(PATHS.material);
    const link = page.getByLabel(ownShop.label);
    for (const [text, message] of [
      ['min webbshop', ownShop.messages.invalid],
      ['https://evil.example/', ownShop.messages.foreign],
      [`${SHOP}?x=1`, ownShop.messages.extra],
    ] as const) {
      await link.fill(text);
      await link.press('Enter');
      await page.getByText(message).waitFor();
      expect(await link.getAttribute('aria-invalid')).toBe('true');
      expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('webbshop');
    }
  });

  test('leaves Enter to an input method that is composing', async ({ freshPage }) => {
    const page = await freshPage(PATHS.material);
    const link = page.getByLabel(ownShop.label);
    await link.focus();
    await settle(page);
    await link.fill('min webbshop');
    await link.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
    expect(await page.getByText(ownShop.messages.invalid).count()).toBe(0);
    await link.press('Enter');
    await page.getByText(ownShop.messages.invalid).waitFor();
  });

  test('has no form and no name for its fields, so that it is never sent', async ({ freshPage }) => {
    const page = await freshPage(PATHS.material);
    const fields = await page
      .locator('.own-shop input')
      .evaluateAll((inputs) => inputs.map((input) => [input.getAttribute('name'), input.closest('form')]));
    expect(fields).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});

test.for([
  [PRODUCT, askSeller.product('Pepparkakor i kakburk')],
  [PATHS.products, askSeller.list],
] as const)('on %s a customer asks the seller, with the URL of the page', async ([path, text], { freshPage }) => {
  const page = await freshPage(path, { width: PHONE });
  const shares = await collectShares(page);
  await page.getByRole('link', { name: askSeller.label }).click();
  await expect.poll(shares).toEqual([{ text, url: new URL(path, page.url()).href }]);
});

/** Imitates the browsers in some apps, which can neither share nor copy. */
const blockClipboard = (page: Page) =>
  page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }),
  );
const shownText = (page: Page) => page.getByRole('dialog', { name: share.shown });
const selection = (page: Page) =>
  shownText(page)
    .getByRole('textbox')
    .evaluate((field) =>
      field instanceof HTMLTextAreaElement ? field.value.slice(field.selectionStart, field.selectionEnd) : null,
    );

test('where nothing can be shared, the question to the seller is an e-mail, can be copied and is not printed', async ({
  freshPage,
}) => {
  const page = await freshPage(PRODUCT);
  const mails = await collectMails(page);
  const copies = await collectCopies(page);
  await page.getByRole('link', { name: askSeller.label }).click();
  await shownText(page).getByText(share.noMail).waitFor();
  const text = `${askSeller.product('Pepparkakor i kakburk')} ${page.url()}`;
  await expect.poll(() => mails().map((mail) => mail.get('body'))).toEqual([text]);
  expect(await copies()).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await fixedElements(page)).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
  await shownText(page).getByRole('button', { name: share.copy }).click();
  await shownText(page).getByText(askSeller.copied).waitFor();
  expect(await copies()).toEqual([text]);
});

describe('where nothing can be shared or copied', () => {
  test('a double press sends one e-mail and shows its text once, until a press outside it', async ({ freshPage }) => {
    const page = await freshPage(PRODUCT);
    await blockClipboard(page);
    const mails = await collectMails(page);
    const link = page.getByRole('link', { name: askSeller.label });
    const { x = 0, y = 0, width = 0 } = (await link.boundingBox()) ?? {};
    // This position is also outside the dialog.
    const press = (clickCount: number) => page.mouse.click(x + width - 20, y + 20, { clickCount });
    await press(2);
    await shownText(page).waitFor();
    // The second press of a double press may come even after the dialog has opened.
    await press(1);
    await expect.poll(() => mails().length).toBe(1);
    expect(await shownText(page).count()).toBe(1);
    const pressBeside = async () => {
      await page.mouse.click(2, 2);
      return shownText(page).count();
    };
    await expect.poll(pressBeside).toBe(0);
    expect(mails().length).toBe(1);
  });

  test('the URL is shown and selected', async ({ freshPage }) => {
    const page = await freshPage(PRODUCT);
    await blockClipboard(page);
    await page.getByRole('button', { name: share.product }).click();
    await shownText(page).getByText(share.notCopied).waitFor();
    await expect.poll(() => selection(page)).toBe(page.url());
    const description = await shownText(page)
      .getByRole('textbox')
      .evaluate((field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent);
    expect(description).toBe(share.notCopied);
    // A retry would not help.
    expect(await shownText(page).getByRole('button', { name: share.copy }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => shownText(page).count()).toBe(0);
    await page.getByRole('button', { name: share.product }).click();
    await shownText(page).waitFor();
  });

  test('the question to the seller is an e-mail, and is shown as well', async ({ freshPage }) => {
    const page = await freshPage(PRODUCT);
    await blockClipboard(page);
    const mails = await collectMails(page);
    await page.getByRole('link', { name: askSeller.label }).click();
    await expect.poll(() => mails().length).toBe(1);
    await shownText(page).getByRole('button', { name: share.copy }).click();
    await shownText(page).getByText(share.notCopied).waitFor();
    await expect.poll(() => selection(page)).toContain(page.url());
  });
});

test('a share dialog that the visitor closes leaves everything as it was, and opens again', async ({ freshPage }) => {
  const page = await freshPage(PRODUCT);
  const copies = await collectCopies(page);
  const mails = await collectMails(page);
  await page.evaluate(() => {
    let opened = 0;
    Object.assign(navigator, {
      canShare: () => true,
      share: () => {
        opened += 1;
        document.body.dataset.opened = String(opened);
        return Promise.reject(new DOMException('closed', 'AbortError'));
      },
    });
  });
  const opened = () => page.locator('body').getAttribute('data-opened');
  await page.getByRole('button', { name: share.product }).click();
  await expect.poll(opened).toBe('1');
  await page.getByRole('button', { name: share.product }).click();
  await expect.poll(opened).toBe('2');
  await page.getByRole('link', { name: askSeller.label }).click();
  await expect.poll(opened).toBe('3');
  await settle(page);
  expect(await copies()).toEqual([]);
  expect(mails()).toEqual([]);
  expect(await shownText(page).count()).toBe(0);
  expect(await page.locator('.note').count()).toBe(0);
});

test('after a share that never ends, the next press copies, and the one after it shares', async ({ freshPage }) => {
  const page = await freshPage(PRODUCT);
  const shares = await collectShares(page);
  const copies = await collectCopies(page);
  const button = page.getByRole('button', { name: share.product });
  await button.click();
  await expect.poll(shares).toHaveLength(1);
  await expect
    .poll(async () => {
      await button.click();
      return copies();
    })
    .toEqual([page.url()]);
  await button.click();
  await expect.poll(shares).toHaveLength(2);
});

test(
  'no request, report or recording contains a shared or own web shop',
  SLOW_TEST,
  async ({ monitoredPage, expectProblems, reports }) => {
    expectProblems(/^page error: .*a test's error/);
    const requests: string[] = [];
    const page = await monitoredPage(`${PATHS.home}?deltagare=12#${ANCHORS.calculator}&${SHARED_SHOP.slice(1)}`, {
      consent: ['analytics'],
      prepare: async (blank) =>
        void blank.on('request', (request) =>
          requests.push([request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join(' ')),
        ),
    });
    const sentText = async () => (await reports.texts()).join('\n');
    await bar(page).waitFor();
    await page.getByText(calculator.title).first().waitFor();
    await expect.poll(sentText, { timeout: 20_000 }).toContain('"replay_recording"');
    // A fragment that arrives while the recording runs.
    await page.evaluate((hash) => location.assign(hash), SHARED_SHOP);
    await page.goto(PRODUCT);
    await waitForStart(page);
    await page.locator('main').getByRole('link', { name: ORDER }).waitFor();
    await page.locator('.product [data-wish]').click();
    await page.getByRole('button', { name: wishList.show }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Hemlig hälsning');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: wishList.fewer('Pepparkakor i kakburk') }).click();
    await page.goto(PATHS.products);
    await bar(page).getByRole('button').click();
    await page.goto(PATHS.material);
    await waitForStart(page);
    await fillInOwnShop(page);
    // The form next to the shop's fields is sent.
    await page.locator('.material-form [type=submit]').click();
    await page.waitForURL(/deltagare=/);
    await page.goto(PATHS.products);
    await page.locator('.brochure-cover[data-shop]').waitFor({ state: 'attached' });
    await page.evaluate((message) => {
      setTimeout(() => {
        throw new Error(message);
      });
    }, `a test's error at ${PATHS.products}${SHARED_SHOP} and ${SHARED_SHOP}`);
    const before = (await reports.types()).filter((type) => type === 'replay_recording').length;
    const recordings = async () => (await reports.types()).filter((type) => type === 'replay_recording').length;
    await expect.poll(recordings, { timeout: 20_000 }).toBeGreaterThan(before);
    await expect.poll(sentText).toContain("a test's error");
    expect(await sentText()).toContain('shop-bar');
    expect(await sentText()).not.toMatch(/nora|klass-9b|shop=|namn=|hemlig|jag%20vill/i);
    expect(await sentText()).not.toContain(createQrCode(SHOP).path);
    expect(requests.length).toBeGreaterThan(5);
    expect(requests.filter((request) => /nora|klass-9b|shop=|namn=/i.test(request))).toEqual([]);
  },
);
