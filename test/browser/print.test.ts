import type { Page } from 'playwright-core';
import { PATHS } from '../../src/content/paths.ts';
import { PRODUCT } from './support/routes.ts';
import { describe, expect, type Fixtures, test } from './support/test.ts';

const openForPrint = async (openPage: Fixtures['openPage'], path: string): Promise<Page> => {
  const page = await openPage(path);
  await page.emulateMedia({ media: 'print' });
  return page;
};

const visible = (page: Page, selector: string): Promise<boolean> => page.locator(selector).first().isVisible();

describe('in print', () => {
  test('the list is a brochure with a cover, a QR code and prices, and without controls', async ({ openPage }) => {
    const page = await openPage(PATHS.products);
    expect(await visible(page, '.brochure-cover')).toBe(false);
    await page.emulateMedia({ media: 'print' });
    for (const part of ['.brochure-cover', '.brochure-group', '.qr-code', '.card-price strong']) {
      expect(await visible(page, part), part).toBe(true);
    }
    for (const part of ['.promo', '.header', '.catalogue-tools', '.footer', '.page-head']) {
      expect(await visible(page, part), part).toBe(false);
    }
  });

  test('the illustrations of the brochure are not fetched for the screen', async ({ openPage }) => {
    const page = await openPage(PATHS.products);
    await page.waitForLoadState('networkidle');
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(loaded.some((name) => name.endsWith('/disken.svg'))).toBe(true);
    expect(loaded.some((name) => name.endsWith('/karran.svg'))).toBe(false);
  });

  test('the help page shows every answer, open or not', async ({ openPage }) => {
    const page = await openForPrint(openPage, PATHS.help);
    const heights = await page
      .locator('.question > :not(summary)')
      .evaluateAll((answers) =>
        answers.map((answer) => (answer.checkVisibility() ? answer.getBoundingClientRect().height : 0)),
      );
    expect(heights.length).toBeGreaterThan(20);
    expect(Math.min(...heights)).toBeGreaterThan(0);
  });

  test('the page about withdrawal is the standard form, from a button', async ({ openPage }) => {
    const page = await openPage(PATHS.withdrawal);
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
    async (path, { openPage }) => {
      const page = await openForPrint(openPage, path);
      expect(await visible(page, 'h1')).toBe(true);
      for (const part of ['.promo', '.header nav', '.menu-open', '.footer-columns', 'main a.button']) {
        expect(await visible(page, part), part).toBe(false);
      }
    },
  );
});
