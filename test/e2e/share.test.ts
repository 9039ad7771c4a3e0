import type { Page } from 'playwright-core';
import { askSeller } from '../../src/content/ask-seller.ts';
import { calculator } from '../../src/content/calculator.ts';
import { ownShop } from '../../src/content/own-shop.ts';
import { inOwnShop } from '../../src/content/products.ts';
import { share } from '../../src/content/share.ts';
import { wishList } from '../../src/content/wish-list.ts';
import { ANCHORS, PATHS } from '../../src/domain/paths.ts';
import { createQrCode } from '../../src/shared/qr-code.ts';
import { PRODUCT } from '../support/routes.ts';
import { boxOf } from './support/boxes.ts';
import { fixedElements, settle, waitForStart } from './support/page-facts.ts';
import { collectCopies, collectMails, collectShares, fillInOwnShop, SHOP } from './support/sharing.ts';
import { DESKTOP, describe, expect, PHONE, test } from './support/test.ts';

const NAME = 'Pepparkakor i kakburk';
const NBSP = '\u00a0';
/** As earlier versions of the site wrote it. */
const FORMER_SHOP = `shop=${encodeURIComponent(SHOP)}&namn=Nora`;
/** The recorder sends its first envelope after five seconds. */
const SLOW_TEST = { timeout: 60_000 };

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(sessionStorage));

test('a web shop in a former URL is removed from it, and the anchor remains', async ({ freshPage }) => {
  for (const [hash, former] of [
    ['', `#${FORMER_SHOP}`],
    [`#${ANCHORS.calculator}`, `#${ANCHORS.calculator}&${FORMER_SHOP}`],
  ] as const) {
    const page = await freshPage(`${PATHS.home}${former}`);
    expect(new URL(page.url()).hash).toBe(hash);
    if (hash) await expect.poll(async () => (await boxOf(page, hash)).top).toBeLessThan(150);
    await page.evaluate((fragment) => location.assign(fragment), former);
    await expect.poll(() => new URL(page.url()).hash).toBe(hash);
    expect(await storedKeys(page)).not.toContain('webbshop');
    expect(await page.locator(`[href^="${SHOP}"]`).count()).toBe(0);
  }
});

describe('a seller’s own web shop', () => {
  test('is shared in place of the list and a product, but not in place of the calculation', async ({ freshPage }) => {
    const page = await freshPage(PATHS.material, { width: DESKTOP });
    await fillInOwnShop(page);
    for (const [path, label, shared] of [
      [PATHS.products, share.list, { text: inOwnShop.list, url: SHOP }],
      [PRODUCT, share.product, { text: `${NAME}, 145${NBSP}kr. Finns i min webbshop:`, url: SHOP }],
      [
        `${PATHS.home}?deltagare=12`,
        share.result,
        { url: new URL(`/?deltagare=12&produkter=20#${ANCHORS.calculator}`, page.url()).href },
      ],
    ] as const) {
      await page.goto(path);
      await waitForStart(page);
      const shares = await collectShares(page);
      await page.getByRole('button', { name: label }).click();
      await expect.poll(shares).toEqual([expect.objectContaining(shared)]);
    }
  });

  test('is a blank in the message to customers until it is known, and never in a message to the group', async ({
    freshPage,
  }) => {
    const page = await freshPage(PATHS.material);
    const copies = await collectCopies(page);
    const articles = page.locator('.ready-messages article');
    // The page names its public origin, and a button shares the address that the visitor is at.
    const { origin } = new URL(page.url());
    const shown = (await articles.locator('> p').allTextContents()).map((text) =>
      text.replace(/ http:\/\/localhost\//, ` ${origin}/`),
    );
    const copyAll = async () => {
      for (const button of await articles.locator('[data-copy]').all()) {
        const before = (await copies()).length;
        await button.click();
        await expect.poll(copies).toHaveLength(before + 1);
      }
      return (await copies()).slice(-shown.length);
    };
    expect(await copyAll()).toEqual(shown);
    await page.locator('.note').getByText(share.copiedText).waitFor();
    expect(shown[1]).toMatch(/\[din länk\]$/);
    await fillInOwnShop(page);
    expect(await copyAll()).toEqual(shown.map((message) => message.replace('[din länk]', SHOP)));
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

  test('is refused next to its field when it is invalid, is shown again, and is removed with its text', async ({
    freshPage,
  }) => {
    const page = await freshPage(PATHS.material);
    const link = page.getByLabel(ownShop.label);
    await link.focus();
    await settle(page);
    await link.fill('min webbshop');
    // An input method uses this Enter.
    await link.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
    expect(await page.getByText(ownShop.messages.invalid).count()).toBe(0);
    for (const [text, message] of [
      ['min webbshop', ownShop.messages.invalid],
      ['https://evil.example/', ownShop.messages.foreign],
      [`${SHOP}?x=1`, ownShop.messages.extra],
    ] as const) {
      await link.fill(text);
      await link.press('Enter');
      await page.getByText(message).waitFor();
      expect(await link.getAttribute('aria-invalid')).toBe('true');
      expect(await storedKeys(page)).not.toContain('webbshop');
    }
    await fillInOwnShop(page);
    await page.goto(PATHS.about);
    await page.goto(PATHS.material);
    await expect.poll(() => link.inputValue()).toBe(SHOP);
    await page.getByText(ownShop.messages.allowed).waitFor();
    await link.fill('');
    await page.getByText(ownShop.messages.allowed).waitFor({ state: 'detached' });
    expect(await storedKeys(page)).not.toContain('webbshop');
  });
});

test('a customer asks the seller, with the URL of the page', async ({ freshPage }) => {
  for (const [path, text] of [
    [PRODUCT, askSeller.product('Pepparkakor i kakburk')],
    [PATHS.products, askSeller.list],
  ] as const) {
    const page = await freshPage(path, { width: PHONE });
    const shares = await collectShares(page);
    await page.getByRole('link', { name: askSeller.label }).click();
    await expect.poll(shares).toEqual([{ text, url: new URL(path, page.url()).href }]);
  }
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
    await shownText(page).getByRole('button', { name: share.copy }).click();
    await shownText(page).getByText(share.notCopied).waitFor();
    await expect.poll(() => selection(page)).toContain(page.url());
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

test(
  'no request, report or recording contains a web shop, a former URL’s seller or a wish',
  SLOW_TEST,
  async ({ monitoredPage, expectProblems, reports }) => {
    expectProblems(/^page error: .*a test's error/);
    const requests: string[] = [];
    const page = await monitoredPage(`${PATHS.home}?deltagare=12#${ANCHORS.calculator}&${FORMER_SHOP}`, {
      consent: ['analytics'],
      prepare: async (blank) =>
        void blank.on('request', (request) =>
          requests.push([request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join(' ')),
        ),
    });
    const sentText = async () => (await reports.texts()).join('\n');
    const recordings = async () => (await reports.types()).filter((type) => type === 'replay_recording').length;
    await page.getByText(calculator.title).first().waitFor();
    await expect.poll(recordings, { timeout: 20_000 }).toBeGreaterThan(0);
    // A fragment that arrives while the recording runs.
    await page.evaluate((former) => location.assign(`#${former}`), FORMER_SHOP);
    await page.goto(PATHS.material);
    await waitForStart(page);
    await fillInOwnShop(page);
    // The form next to the shop's field is sent.
    await page.locator('.material-form [type=submit]').click();
    await page.waitForURL(/deltagare=/);
    await page.goto(PATHS.products);
    await page.locator('.brochure-cover[data-shop]').waitFor({ state: 'attached' });
    await page.locator('[data-wish]').first().click();
    await page.getByRole('button', { name: wishList.show }).click();
    await page.getByRole('dialog').getByRole('button', { name: wishList.send }).click();
    await page.getByRole('dialog').getByRole('textbox').waitFor();
    await page.keyboard.press('Escape');
    await page.evaluate((message) => {
      setTimeout(() => {
        throw new Error(message);
      });
    }, `a test's error at ${PATHS.products}#${FORMER_SHOP} and #${FORMER_SHOP}`);
    const before = await recordings();
    await expect.poll(recordings, { timeout: 20_000 }).toBeGreaterThan(before);
    await expect.poll(sentText).toContain("a test's error");
    expect(await sentText()).toContain('wish-bar');
    expect(await sentText()).not.toMatch(/nora|klass-9b|shop=|namn=|hemlig|jag%20vill/i);
    expect(await sentText()).not.toContain(createQrCode(SHOP).path);
    expect(requests.length).toBeGreaterThan(5);
    expect(requests.filter((request) => /nora|klass-9b|shop=|namn=/i.test(request))).toEqual([]);
  },
);
