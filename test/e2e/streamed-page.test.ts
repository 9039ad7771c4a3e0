import type { Page } from 'playwright-core';
import { errors } from '../../src/content/errors.ts';
import { loading, productListTexts } from '../../src/content/products.ts';
import { PATHS } from '../../src/domain/paths.ts';
import { heading } from './support/page-facts.ts';
import { describe, expect, inject, test } from './support/test.ts';

/** Longer than STREAM_AFTER_MS, and long enough for the test to see the spinner. */
const SLOW_MS = 1_500;
/** Every coding that a browser accepts, alone and together. */
const CODINGS = ['gzip', 'br', 'gzip, deflate, br, zstd'];
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

/** Reads a response until its text includes `part`. */
const readUntil = async ({ body }: Response, part: string): Promise<void> => {
  let text = '';
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (text.includes(part)) return;
  }
  throw new Error(`The response does not include ${part}.`);
};

describe('while the provider is slow', () => {
  test.for(CODINGS)(
    'the first part of a page arrives before its data when the browser accepts %s',
    async (codings, { streamingSite }) => {
      await streamingSite.provider.behave({ delayMs: SLOW_MS });
      const headers = {
        'accept-encoding': codings,
        'sec-fetch-dest': 'document',
        'user-agent': 'Mozilla/5.0 Firefox/140.0',
      };
      // The site remembers which product does not exist, so each case has its own.
      const path = `${PATHS.products}/finns-inte-${codings.length}`;
      const asked = performance.now();
      const response = await fetch(`${streamingSite.url}${path}`, { headers });
      await readUntil(response, loading.text);
      expect(performance.now() - asked).toBeLessThan(SLOW_MS);
    },
  );

  test('the list page shows its layout at once and then replaces the spinner with the products', async ({
    freshPage,
    streamingSite,
  }) => {
    await streamingSite.provider.behave({ delayMs: SLOW_MS });
    const page = await freshPage(PATHS.products, { until: 'commit', origin: streamingSite.url });
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
      until: 'commit',
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
    const page = await freshPage(`${PATHS.products}/finns-inte`, { until: 'commit', origin: streamingSite.url });
    await heading(page, errors.productNotFound.title).waitFor();
    await expect.poll(() => page.locator('[data-late-status]').textContent()).toBe(errors.productNotFound.title);
    expect(await page.title()).toContain(errors.productNotFound.title);
  });
});
