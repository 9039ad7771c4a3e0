import type { Page } from 'playwright-core';
import { extractText } from 'unpdf';
import { catalogue } from '../../src/content/catalogue.ts';
import { errors } from '../../src/content/errors.ts';
import { formatPrice } from '../../src/content/format.ts';
import { notification } from '../../src/content/notification.ts';
import { ownShop } from '../../src/content/own-shop.ts';
import { wishList } from '../../src/content/wish-list.ts';
import { PATHS } from '../../src/domain/paths.ts';
import { toWishParams } from '../../src/domain/wish-list.ts';
import { createQrCode } from '../../src/shared/qr-code.ts';
import { IMPORTED_PRODUCT, IMPORTED_TABLE, PRODUCT } from '../support/routes.ts';
import { breakChunk, chunk, UNREACHABLE } from './support/chunks.ts';
import { settle } from './support/page-facts.ts';
import { fillInOwnShop, SHOP } from './support/sharing.ts';
import { storeWishes } from './support/stored-wishes.ts';
import { describe, expect, type Fixtures, inject, test } from './support/test.ts';

const openForPrint = async (
  freshPage: Fixtures['freshPage'],
  path: string,
  options: Parameters<typeof freshPage>[1] = {},
): Promise<Page> => {
  const page = await freshPage(path, options);
  await page.emulateMedia({ media: 'print' });
  return page;
};

const visible = (page: Page, selector: string): Promise<boolean> => page.locator(selector).first().isVisible();

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text of each printed page. The brochure has a paper size of its own. */
const print = async (page: Page, paper: 'A4' | 'A6' = 'A4'): Promise<readonly string[]> => {
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled(images.map((image) => image.decode()));
  });
  const pdf = await page.pdf({ preferCSSPageSize: true, format: paper });
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: false });
  return text.map(plain);
};

/** Makes calls of `print()` countable. */
const countPrints = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-prints', `${Number(document.body.dataset.prints ?? 0) + 1}`);
  });
  return () => page.evaluate(() => Number(document.body.dataset.prints ?? 0));
};

describe('in print', () => {
  test('the list is a brochure with a cover and 14-point prices, and without controls', async ({ freshPage }) => {
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

  // Three rows of cards fit on a page, and there are four.
  test('the products start right after the cover, whose URLs are on one line each and can be copied', async ({
    freshPage,
    expectProblems,
  }) => {
    expectProblems(/socks-400\.jpg/);
    const page = await freshPage(PATHS.products, { origin: inject('importedUrl') });
    const urls = await page.locator('.brochure-notes a').allTextContents();
    expect(urls).toHaveLength(3);
    const [cover = '', first = ''] = await print(page);
    expect(cover.split(' ')).toEqual(expect.arrayContaining(urls));
    expect(first).toContain('Äppelmust Solgläntan');
  });

  test('the illustrations of the brochure are not loaded for the screen', async ({ freshPage }) => {
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

  test('the page about withdrawal is the standard form, printed by a button', async ({ freshPage }) => {
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
});

describe('a wish list with every product', () => {
  /** Opens the list of products in a tab with a wish list. Resolves also to the names and prices of the products, in öre. */
  const openWithList = async (freshPage: Fixtures['freshPage']) => {
    const page = await freshPage(PATHS.products);
    const products = await page.locator('[data-wish]').evaluateAll((buttons) =>
      buttons.map((button) => ({
        id: button.getAttribute('data-wish') ?? '',
        name: button.getAttribute('data-name') ?? '',
        price: Number(button.getAttribute('data-price')),
        count: 2,
      })),
    );
    await storeWishes(page, toWishParams(products));
    await page.reload();
    await page.getByRole('complementary', { name: wishList.title }).getByText(wishList.sum(products)).waitFor();
    return { page, products };
  };

  test('is printed alone while it is open: without its controls, and on as many pages as it needs', async ({
    freshPage,
  }) => {
    const { page, products } = await openWithList(freshPage);
    for (const path of [PATHS.products, PATHS.material, PRODUCT]) {
      await page.goto(path);
      await page.getByRole('button', { name: wishList.show }).click();
      await page.getByRole('dialog').getByRole('button', { name: wishList.send }).waitFor();
      const pages = await print(page, 'A6');
      const rows = products.map(({ name, price, count }) => `${name} ${count} ${formatPrice(price * count)}`);
      const sum = `${wishList.sumLabel} ${wishList.sum(products)} ${wishList.share(products)}`;
      expect(pages.join(' '), path).toBe(plain([wishList.title, ...rows, sum, wishList.note].join(' ')));
      expect(pages.length, path).toBeGreaterThan(1);
    }
  });

  test('is not on the printed brochure while it is closed', async ({ freshPage }) => {
    const { page } = await openWithList(freshPage);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.card .stepper').count()).toBeGreaterThan(0);
    expect(await page.locator(':is(.wish, .stepper, .wish-bar):visible').count()).toBe(0);
  });
});

describe('an imported product', () => {
  const openProduct = (freshPage: Fixtures['freshPage'], path = IMPORTED_PRODUCT) =>
    openForPrint(freshPage, path, { origin: inject('importedUrl') });

  test('has every word on paper, and every cell of its table', async ({ freshPage }) => {
    for (const path of [IMPORTED_PRODUCT, IMPORTED_TABLE]) {
      const page = await openProduct(freshPage, path);
      const text = await page.locator('.prose').evaluate((prose) => {
        const parts: string[] = [];
        const walker = document.createTreeWalker(prose, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) parts.push(walker.currentNode.nodeValue ?? '');
        return parts.join(' ');
      });
      const words = [...new Set(text.match(/[\p{L}\p{N}]+/gu))];
      expect(words.length).toBeGreaterThan(50);
      const paper = (await print(page)).join(' ');
      expect(
        words.filter((word) => !paper.includes(word)),
        path,
      ).toEqual([]);
    }
  });

  test('has one image on paper, shown whole', async ({ freshPage }) => {
    const page = await openProduct(freshPage);
    const images = page.locator('.pictures img:visible');
    expect(await images.count()).toBe(1);
    const isWhole = await images.evaluate(
      (image) =>
        image instanceof HTMLImageElement &&
        (getComputedStyle(image).objectFit !== 'cover' ||
          Math.abs(image.width / image.height - image.naturalWidth / image.naturalHeight) < 0.02),
    );
    expect(isWhole).toBe(true);
  });
});

describe('a browser that does not print', () => {
  const hint = (page: Page) => page.locator('.note').getByText(errors.print.message);

  test('makes the page say how to print, even at the next press', async ({ freshPage }) => {
    const page = await freshPage(PATHS.products);
    for (const kind of ['does nothing', 'does not exist', 'throws'] as const) {
      await page.evaluate((how) => {
        const print = (): void => {
          if (how === 'throws') throw new DOMException('not allowed', 'NotAllowedError');
        };
        const value = how === 'does not exist' ? undefined : print;
        Object.defineProperty(window, 'print', { value, configurable: true });
      }, kind);
      for (let press = 0; press < 2; press++) {
        await page.getByRole('button', { name: catalogue.print }).click();
        await hint(page).waitFor();
        await page.getByRole('button', { name: notification.dismiss }).click();
        await hint(page).waitFor({ state: 'detached' });
      }
    }
  });

  test('is not assumed when print() has reported that it prints', async ({ freshPage }) => {
    const page = await freshPage(PATHS.products, { prepare: (blank) => blank.clock.install(), until: 'load' });
    await page.evaluate(() => {
      window.print = () => {
        document.body.dataset.printed = '';
        setTimeout(() => dispatchEvent(new Event('beforeprint')), 1_000);
      };
    });
    await page.getByRole('button', { name: catalogue.print }).click();
    await page.locator('[data-printed]').waitFor();
    await page.clock.runFor(60_000);
    expect(await hint(page).count()).toBe(0);
  });

  test('is not assumed when print() first loads the page: only then does the page say how to print', async ({
    freshPage,
  }) => {
    const late = Promise.withResolvers<void>();
    const page = await freshPage(PATHS.products, {
      prepare: async (blank) => {
        await blank.clock.install();
        await blank.route('**/*', async (route) => {
          if (route.request().resourceType() === 'image') await late.promise;
          await route.continue();
        });
      },
      until: 'commit',
    });
    await page.evaluate(() => {
      window.print = () => {
        document.body.dataset.printed = '';
      };
    });
    await page.getByRole('button', { name: catalogue.print }).click();
    await page.locator('[data-printed]').waitFor();
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.clock.runFor(60_000);
    // The code of the hint would have been requested before.
    const marker = '/robots.txt';
    await page.evaluate((path) => fetch(path).then((response) => response.text()), marker);
    expect(loaded.map((url) => new URL(url).pathname)).toEqual([marker]);
    late.resolve();
    await page.waitForLoadState('load');
    await page.clock.runFor(60_000);
    await hint(page).waitFor();
  });
});

describe('a seller’s own web shop', () => {
  /** The list in a tab in which the seller has entered a web shop. */
  const openList = async (freshPage: Fixtures['freshPage'], options: Parameters<typeof freshPage>[1] = {}) => {
    const page = await freshPage(PATHS.material, options);
    await fillInOwnShop(page);
    await page.goto(PATHS.products);
    return page;
  };

  test('is on the cover of the brochure with a QR code in place of the line, and is checked before it is printed', async ({
    freshPage,
  }) => {
    const page = await openList(freshPage);
    await page.locator('.brochure-cover[data-shop]').waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    const code = page.locator('.brochure-code');
    expect(await code.textContent()).toContain(`Min webbshop: ${SHOP.replace('https://', '')}`);
    expect(await code.locator('.qr-code').count()).toBe(1);
    expect(await code.locator('path').getAttribute('d')).toBe(createQrCode(SHOP).path);
    expect(await visible(page, '.write-on.without-shop')).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    const prints = await countPrints(page);
    // As if the operator no longer had web shops on this host.
    await page.evaluate(() => {
      document.body.dataset.shopOrigins = 'https://shop.example';
    });
    await page.getByRole('button', { name: catalogue.print }).click();
    await expect.poll(prints).toBe(1);
    expect(await page.locator('.brochure-cover[data-shop]').count()).toBe(0);
  });

  test('is never omitted from a printed brochure: without its QR code nothing is printed, and the page says so', async ({
    freshPage,
    expectProblems,
  }) => {
    expectProblems(...UNREACHABLE, /^page error: .*dynamically imported module/);
    const page = await openList(freshPage, { prepare: (blank) => breakChunk(blank, 'qr-code') });
    const prints = await countPrints(page);
    await page.getByRole('button', { name: catalogue.print }).click();
    await page.locator('.note').getByText(ownShop.codeFailed).waitFor();
    expect(await prints()).toBe(0);
  });

  test('delays printing for at most ten seconds, and then the page says so', async ({ freshPage, expectProblems }) => {
    expectProblems(/^page error: .*could not import the QR code in time/);
    const page = await openList(freshPage, {
      prepare: async (blank) => {
        await blank.clock.install();
        await blank.route(chunk('qr-code'), () => new Promise(() => undefined));
      },
    });
    const prints = await countPrints(page);
    await page.getByRole('button', { name: catalogue.print }).click();
    const note = page.locator('.note').getByText(ownShop.codeFailed);
    const isShownLater = async (): Promise<boolean> => {
      await page.clock.runFor(1_000);
      return note.isVisible();
    };
    await expect.poll(isShownLater).toBe(true);
    expect(await prints()).toBe(0);
  });

  test('and the buttons that copy a message are hidden without script, which they need', async ({ freshPage }) => {
    const page = await freshPage(PATHS.material, { javaScript: false });
    for (const part of ['.own-shop', '.ready-messages button']) expect(await visible(page, part), part).toBe(false);
  });
});
