import type { Page } from 'playwright-core';
import { errors } from '../../src/content/errors.ts';
import { loading, productListTexts } from '../../src/content/products.ts';
import { PATHS } from '../../src/domain/paths.ts';
import { heading } from './support/page-facts.ts';
import { describe, expect, inject, test } from './support/test.ts';

/** Longer than STREAM_AFTER_MS, and long enough for the test to see the spinner. */
const SLOW_MS = 1_500;
const SLOW = {
  until: 'commit',
  // The local runtime buffers a compressed response. The deployed one does not. (cloudflare/workers-sdk#6577)
  headers: { 'accept-encoding': 'identity' },
} as const;
const copy = productListTexts(inject('operator'));

const cards = (page: Page) => page.locator('.product-grid h2 a');

/** Makes the browser draw no frame before the page's `load` event, as when it is busy. React waits for a frame. */
const holdFramesUntilLoad = (page: Page) =>
  page.addInitScript(() => {
    const draw = window.requestAnimationFrame;
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => held.push(callback);
    addEventListener('load', () => {
      window.requestAnimationFrame = draw;
      for (const callback of held) callback(performance.now());
    });
  });

describe('while the provider is slow', () => {
  test('the list page shows its layout at once and then replaces the spinner with the products', async ({
    freshPage,
    streamingSite,
  }) => {
    await streamingSite.provider.behave({ delayMs: SLOW_MS });
    const page = await freshPage(PATHS.products, { ...SLOW, origin: streamingSite.url });
    await heading(page, copy.title).waitFor();
    const status = page.locator('[data-late-status]');
    expect(await status.textContent()).toBe(loading.text);
    await cards(page).first().waitFor();
    await expect.poll(() => status.textContent()).toMatch(/^\d+\u00a0varor visas\.$/);
    expect(await page.getByText(loading.text).count()).toBe(0);
  });

  test('products are announced before React has moved them into place', async ({ freshPage, streamingSite }) => {
    await streamingSite.provider.behave({ delayMs: SLOW_MS });
    const page = await freshPage(PATHS.products, {
      ...SLOW,
      origin: streamingSite.url,
      prepare: holdFramesUntilLoad,
    });
    await expect.poll(() => page.locator('[data-late-status]').textContent()).toMatch(/^\d+\u00a0varor visas\.$/);
  });

  test('a late response that a product does not exist is announced and sets the title of the document', async ({
    freshPage,
    streamingSite,
  }) => {
    await streamingSite.provider.behave({ delayMs: SLOW_MS });
    const page = await freshPage(`${PATHS.products}/finns-inte`, { ...SLOW, origin: streamingSite.url });
    await heading(page, errors.productNotFound.title).waitFor();
    await expect.poll(() => page.locator('[data-late-status]').textContent()).toBe(errors.productNotFound.title);
    expect(await page.title()).toContain(errors.productNotFound.title);
  });
});
