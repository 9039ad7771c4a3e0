import type { Page } from 'playwright-core';
import { PATHS } from '../../src/content/paths.ts';
import { loading } from '../../src/content/product-states.ts';
import { products as productsCopy } from '../../src/content/products.ts';
import { retry } from '../../src/content/retry.ts';
import { tellProvider } from './support/lab.ts';
import { heading } from './support/page-facts.ts';
import { afterEach, describe, expect, inject, test, WIDTHS } from './support/test.ts';

const copy = productsCopy(inject('site'));

const FAILED = [/^failed request: .* 502$/, /^console error: .*status of 502/];
/** Malformed answers are failures that leave the provider's other pages alone. */
const BROKEN = { fault: 'wrong-shape' } as const;

const cards = (page: Page) => page.locator('.product-grid h2 a');
const retryLink = (page: Page) => page.locator('main').getByText(copy.error.retry, { exact: true });

afterEach(() => tellProvider());

describe('where the catalogue failed', () => {
  test.for(WIDTHS)(
    'a retry shows the products in place, at %i px',
    async (width, { openPage, expectProblems, unvisitedSiteUrl: origin }) => {
      expectProblems(...FAILED);
      await tellProvider(BROKEN);
      const page = await openPage(PATHS.products, { origin, width });
      await heading(page, copy.error.title).waitFor();
      await tellProvider({ delayMs: 1_000 });
      await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
      await retryLink(page).click();
      await page.locator('[aria-busy="true"]').getByText(loading.text).last().waitFor();
      await cards(page).first().waitFor();
      await page
        .getByRole('status')
        .getByText(retry.shown(await cards(page).count()))
        .waitFor({ state: 'attached' });
      expect(await page.locator('body[data-same-page]').count()).toBe(1);
      expect(await retryLink(page).count()).toBe(0);
    },
  );

  test('a retry without script asks for the same page again', async ({
    openPage,
    expectProblems,
    unvisitedSiteUrl: origin,
  }) => {
    expectProblems(...FAILED);
    await tellProvider(BROKEN);
    const page = await openPage(`${PATHS.products}?tag=Jul`, { origin, javaScript: false });
    await heading(page, copy.error.title).waitFor();
    await tellProvider();
    await retryLink(page).click();
    await cards(page).first().waitFor();
    expect(page.url()).toBe(`${origin}${PATHS.products}?tag=Jul`);
  });
});
