import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { carousel } from '../../src/content/carousel.ts';
import { consentSwedish } from '../../src/content/consent-sv.ts';
import { ANCHORS, PATHS } from '../../src/content/paths.ts';
import { settle } from './support/page-facts.ts';
import { PRODUCT } from './support/routes.ts';
import { describe, expect, type Fixtures, test, WIDTHS } from './support/test.ts';
import { countTransfers, type Transfers } from './support/transfers.ts';

const KB = 1024;

type Visit = { readonly page: Page; readonly transfers: Transfers };

/** Opens a page and waits until the network is idle. */
const open = async (
  freshPage: Fixtures['freshPage'],
  path: string,
  options: Parameters<Fixtures['freshPage']>[1] = {},
): Promise<Visit> => {
  const opened: { transfers?: Transfers } = {};
  const page = await freshPage(path, {
    ...options,
    prepare: async (blank) => {
      opened.transfers = countTransfers(blank);
    },
  });
  await settle(page);
  if (!opened.transfers) throw new Error('Nothing was counted.');
  return { page, transfers: opened.transfers };
};

describe.each(WIDTHS)('gzipped, at %i px,', (width) => {
  test('a page without islands carries at most 4 kB of script', async ({ freshPage }) => {
    const { transfers } = await open(freshPage, PATHS.about, { width });
    expect(await transfers.scriptBytes()).toBeGreaterThan(0);
    expect(await transfers.scriptBytes()).toBeLessThanOrEqual(4 * KB);
  });

  test('the landing page carries at most 4.25 kB of script before the first interaction', async ({ freshPage }) => {
    const { transfers } = await open(freshPage, PATHS.home, { width });
    expect(await transfers.scriptBytes()).toBeLessThanOrEqual(4.25 * KB);
  });

  test('a product page carries at most 16 kB of script before the first interaction', async ({ freshPage }) => {
    const { page, transfers } = await open(freshPage, PRODUCT, { width });
    await page.getByRole('button', { name: carousel.next }).waitFor();
    expect(await transfers.scriptBytes()).toBeLessThanOrEqual(16 * KB);
  });

  test('the hydrated calculator loads at most 80 kB of script in total', async ({ freshPage }) => {
    const { page, transfers } = await open(freshPage, PATHS.home, { width });
    await page.locator(`#${ANCHORS.calculator}`).scrollIntoViewIfNeeded();
    await expect.poll(() => page.getByRole('slider').first().isEnabled()).toBe(true);
    expect(await transfers.scriptBytes()).toBeGreaterThan(40 * KB);
    expect(await transfers.scriptBytes()).toBeLessThanOrEqual(80 * KB);
  });

  test('the consent banner adds at most 11 kB of script and 4 kB of style', async ({ freshPage }) => {
    const decided = await open(freshPage, PATHS.about, { width });
    const undecided = await open(freshPage, PATHS.about, { width, consent: null });
    await undecided.page.getByRole('button', { name: consentSwedish.rejectAll }).waitFor();
    const script = (await undecided.transfers.scriptBytes()) - (await decided.transfers.scriptBytes());
    const style = (await undecided.transfers.styleBytes()) - (await decided.transfers.styleBytes());
    expect(script).toBeLessThanOrEqual(11 * KB);
    expect(style).toBeLessThanOrEqual(4 * KB);
  });
});

test.for([PATHS.home, PATHS.products, PATHS.about])(
  'the render-blocking style sheet of %s is at most 9 kB with brotli',
  async (path, { freshPage }) => {
    const page = await freshPage(path);
    const sheets = page.locator('link[rel="stylesheet"]:not([media])');
    expect(await sheets.count()).toBe(1);
    const url = new URL((await sheets.getAttribute('href')) ?? '', page.url());
    const css = await (await fetch(url)).text();
    expect(css.length).toBeGreaterThan(10_000);
    expect(brotliCompressSync(css).byteLength).toBeLessThanOrEqual(9000);
  },
);
