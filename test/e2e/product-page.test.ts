import { boxesOf, boxOf } from './support/boxes.ts';
import { PRODUCT } from './support/routes.ts';
import { describe, expect, PHONE, test } from './support/test.ts';

describe('a product page', () => {
  test.for([
    [320, 640],
    [360, 740],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ] as const)('has its name and its price in the first view of %i x %i', async ([width, height], { sharedPage }) => {
    const page = await sharedPage(PRODUCT, { width, height });
    for (const part of ['h1', '.deal strong']) {
      expect((await boxOf(page, part)).bottom, part).toBeLessThanOrEqual(height);
    }
  });

  test('has its main action and the line for the buyer in the first view of a phone', async ({ sharedPage }) => {
    const page = await sharedPage(PRODUCT, { width: PHONE, height: 740 });
    expect((await boxOf(page, '.main-action p')).bottom).toBeLessThanOrEqual(740);
  });

  test.for([
    [699, false],
    [700, true],
  ] as const)('at %i px has its text beside the image: %s', async ([width, isBeside], { sharedPage }) => {
    const page = await sharedPage(PRODUCT, { width });
    const [words, stage] = [await boxOf(page, '.product-words'), await boxOf(page, '.stage')];
    expect(words.left >= stage.right).toBe(isBeside);
    expect(words.top >= stage.bottom).toBe(!isBeside);
    expect(await page.locator('.thumbnails').isVisible()).toBe(isBeside);
  });

  test('has room for its carousel’s buttons and the share button side by side', async ({ freshPage }) => {
    const page = await freshPage(PRODUCT, { width: 320 });
    const boxes = await boxesOf(page, '.pictures button');
    expect(boxes).toHaveLength(4);
    for (const box of boxes) {
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      const neighbours = boxes.filter(
        (other) => other.left < box.right && box.left < other.right && other.top < box.bottom && box.top < other.bottom,
      );
      expect(neighbours).toEqual([box]);
    }
  });

  test('on paper names its sender and its URL, keeps its margins and has no focus ring', async ({ freshPage }) => {
    const page = await freshPage(PRODUCT);
    await page.locator('.skip').press('Tab');
    await page.locator('.carousel-next').focus();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.footer-end p').last().isVisible()).toBe(true);
    expect(await page.locator('.page-address').textContent()).toMatch(new RegExp(`^[^/]+${PRODUCT}$`));
    expect(await page.locator('.page-address').isVisible()).toBe(true);
    // The pages of the brochure have no margins.
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).getPropertyValue('page'))).toBe('auto');
    for (const part of ['.carousel-next', '.more-products', '.share']) {
      expect(await page.locator(part).isVisible(), part).toBe(false);
    }
  });
});
