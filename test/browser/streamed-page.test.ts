import type { Page } from 'playwright-core';
import { errors } from '../../src/content/errors.ts';
import { loading } from '../../src/content/loading.ts';
import { PATHS } from '../../src/content/paths.ts';
import { products as productsCopy } from '../../src/content/products.ts';
import { tellProvider } from './support/faults.ts';
import { heading } from './support/page-facts.ts';
import { afterEach, describe, expect, inject, test } from './support/test.ts';

/** Longer than the page waits before it begins to stream, and long enough to be looked at. */
const SLOW_MS = 2_500;
const SLOW = {
  until: 'commit',
  // The local runtime holds a compressed answer back to its end; the deployed one does not. (cloudflare/workers-sdk#6577)
  headers: { 'accept-encoding': 'identity' },
} as const;
const copy = productsCopy(inject('site'));

const cards = (page: Page) => page.locator('.product-grid h2 a');

afterEach(() => tellProvider());

describe('while the provider is slow', () => {
  test('the list’s frame stands at once, and the products take the spinner’s place', async ({
    openPage,
    unvisitedSiteUrl: origin,
  }) => {
    await tellProvider({ delayMs: SLOW_MS });
    const page = await openPage(PATHS.products, { ...SLOW, origin });
    await heading(page, copy.title).waitFor();
    await page.getByRole('status').getByText(loading.text).waitFor();
    await cards(page).first().waitFor();
    expect(await page.getByText(loading.text).count()).toBe(0);
  });

  test('a product’s page does the same', async ({ openPage, unvisitedSiteUrl: origin }) => {
    await tellProvider({ delayMs: SLOW_MS });
    const page = await openPage(`${PATHS.products}/raggsockor`, { ...SLOW, origin });
    await page.getByText(loading.text).waitFor();
    await heading(page, 'Raggsockor').waitFor();
    await expect.poll(() => page.title()).toContain('Raggsockor');
  });

  test('a link to the complete page stands there for a browser without script', async ({
    openPage,
    unvisitedSiteUrl: origin,
  }) => {
    await tellProvider({ delayMs: SLOW_MS });
    const page = await openPage(PATHS.products, { ...SLOW, origin, javaScript: false });
    await page.getByRole('link', { name: loading.withoutScript }).click();
    await cards(page).first().waitFor();
    expect(await page.getByText(loading.text).count()).toBe(0);
  });

  test('a failure that comes late says so in the content’s place', async ({ openPage, unvisitedSiteUrl: origin }) => {
    await tellProvider({ delayMs: SLOW_MS, fault: 'html' });
    const page = await openPage(PATHS.products, { ...SLOW, origin });
    await page.getByText(loading.text).waitFor();
    await heading(page, errors.productList.title, 2).waitFor();
    expect(await heading(page, copy.title).isVisible()).toBe(true);
  });
});
