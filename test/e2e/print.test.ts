import type { Page } from 'playwright-core';
import { extractText } from 'unpdf';
import { catalogue, shopLink } from '../../src/content/catalogue.ts';
import { PATHS } from '../../src/content/paths.ts';
import { createQrCode } from '../../src/shared/qr-code.ts';
import { settle } from './support/page-facts.ts';
import { PAGES, PRODUCT } from './support/routes.ts';
import { SHOP } from './support/shared-shop.ts';
import { describe, expect, type Fixtures, nightlyTest, test } from './support/test.ts';

const openForPrint = async (freshPage: Fixtures['freshPage'], path: string): Promise<Page> => {
  const page = await freshPage(path);
  await page.emulateMedia({ media: 'print' });
  return page;
};

const visible = (page: Page, selector: string): Promise<boolean> => page.locator(selector).first().isVisible();

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text of each printed page. */
const print = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled(images.map((image) => image.decode()));
  });
  const pdf = await page.pdf({ preferCSSPageSize: true, format: 'A4' });
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: false });
  return text.map(plain);
};

/** Makes `print()` countable. */
const countPrints = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-prints', `${Number(document.body.dataset.prints ?? 0) + 1}`);
  });
  return () => page.evaluate(() => Number(document.body.dataset.prints ?? 0));
};

describe('in print', () => {
  test('the list is a brochure with a cover and prices of 14 points, and without controls', async ({ freshPage }) => {
    const page = await freshPage(PATHS.products);
    expect(await visible(page, '.brochure-cover')).toBe(false);
    await page.emulateMedia({ media: 'print' });
    for (const part of ['.brochure-cover', '.write-on', '.card-price strong']) {
      expect(await visible(page, part), part).toBe(true);
    }
    for (const part of ['.promo', '.header', '.catalogue-tools', '.footer', '.page-head']) {
      expect(await visible(page, part), part).toBe(false);
    }
    const points = await page
      .locator('.card-price strong')
      .first()
      .evaluate((price) => (Number.parseFloat(getComputedStyle(price).fontSize) * 72) / 96);
    expect(points).toBeGreaterThanOrEqual(14);
  });

  nightlyTest.for(PAGES)('the last page of %s has more than a few lines', async (path, { freshPage }) => {
    const pages = await print(await freshPage(path));
    expect(pages.at(-1)?.length, pages.at(-1)).toBeGreaterThan(150);
  });

  test('the illustrations of the brochure are not fetched for the screen', async ({ freshPage }) => {
    const page = await freshPage(PATHS.products);
    await settle(page);
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(loaded.some((name) => name.endsWith('/counter.svg'))).toBe(true);
    expect(loaded.some((name) => name.endsWith('/cart.svg'))).toBe(false);
  });

  test('the FAQ page shows every answer, open or not', async ({ freshPage }) => {
    const page = await openForPrint(freshPage, PATHS.faq);
    const heights = await page
      .locator('.faq-item > :not(summary)')
      .evaluateAll((answers) =>
        answers.map((answer) => (answer.checkVisibility() ? answer.getBoundingClientRect().height : 0)),
      );
    expect(heights.length).toBeGreaterThan(20);
    expect(Math.min(...heights)).toBeGreaterThan(0);
  });

  test('the page about withdrawal is the standard form, from a button', async ({ freshPage }) => {
    const page = await freshPage(PATHS.withdrawal);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: 'Skriv ut blanketten' }).click();
    await page.waitForSelector('[data-printed]');
    await page.emulateMedia({ media: 'print' });
    expect(await visible(page, '.form-sheet li')).toBe(true);
    for (const part of ['.page-head', '.withdrawal-message', '.withdrawal .legal-text', '.print-button', '.footer']) {
      expect(await visible(page, part), part).toBe(false);
    }
  });

  test.for([PATHS.purchaseTerms, PRODUCT])(
    '%s shows its text without the elements that need a screen',
    async (path, { freshPage }) => {
      const page = await openForPrint(freshPage, path);
      expect(await visible(page, 'h1')).toBe(true);
      for (const part of ['.promo', '.header nav', '.menu-open', '.footer-links', 'main a.button']) {
        expect(await visible(page, part), part).toBe(false);
      }
    },
  );
});

describe('a seller’s link to a web shop', () => {
  const openField = async (freshPage: Fixtures['freshPage']) => {
    const page = await freshPage(PATHS.products);
    await page.locator('summary', { hasText: shopLink.summary }).click();
    return { page, field: page.getByLabel(shopLink.label) };
  };
  const message = (page: Page, text: string) => page.locator('.shop-link').getByText(text).waitFor();

  test('is on the cover with a QR code, in place of the line and of the address of the range', async ({
    freshPage,
  }) => {
    const { page, field } = await openField(freshPage);
    await field.fill(SHOP);
    await message(page, shopLink.messages.allowed);
    await page.emulateMedia({ media: 'print' });
    const code = page.locator('.brochure-code');
    expect(await code.textContent()).toContain(`Min webbshop: ${SHOP.replace('https://', '')}`);
    expect(await code.locator('.qr-code').count()).toBe(1);
    expect(await code.locator('path').getAttribute('d')).toBe(createQrCode(SHOP).path);
    expect(await visible(page, '.write-on.without-shop')).toBe(false);
    expect(await visible(page, '.shop-link')).toBe(false);
  });

  test('is not printed when it is wrong, and stays in the field', async ({ freshPage }) => {
    const { page, field } = await openField(freshPage);
    const prints = await countPrints(page);
    await field.fill('min webbshop');
    await field.press('Enter');
    await message(page, shopLink.messages.invalid);
    await page.locator('summary', { hasText: shopLink.summary }).click();
    await page.getByRole('button', { name: catalogue.print }).click();
    await message(page, shopLink.messages.invalid);
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await field.inputValue()).toBe('min webbshop');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await visible(page, '.brochure-cover[data-shop]')).toBe(false);
    await field.fill('');
    await page.getByRole('button', { name: catalogue.print }).click();
    await expect.poll(prints).toBe(1);
  });

  test.for([
    [PATHS.products, '.shop-link'],
    [PATHS.material, '.ready-messages button'],
  ] as const)('needs script: %s has no %s without it', async ([path, part], { freshPage }) => {
    expect(await visible(await freshPage(path, { javaScript: false }), part)).toBe(false);
  });
});
