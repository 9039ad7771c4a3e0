import { PRODUCT } from '../support/routes.ts';
import { boxesOf, boxOf } from './support/boxes.ts';
import { describe, expect, test } from './support/test.ts';

describe('a product page', () => {
  test('has controls on its images that do not cover each other, even in a low window', async ({ freshPage }) => {
    const page = await freshPage(PRODUCT, { width: 320, height: 560 });
    await page.locator('.carousel-toggle').waitFor();
    const boxes = await boxesOf(page, '.carousel-controls > *');
    expect(boxes).toHaveLength(4);
    for (const box of boxes) {
      const neighbours = boxes.filter(
        (other) => other.left < box.right && box.left < other.right && other.top < box.bottom && box.top < other.bottom,
      );
      expect(neighbours).toEqual([box]);
    }
  });

  test('has its price in the first view, and beside the images where there is room', async ({ freshPage }) => {
    const page = await freshPage(PRODUCT, { width: 320, height: 640 });
    for (const { width, height, isBeside } of [
      { width: 320, height: 640, isBeside: false },
      { width: 699, height: 1024, isBeside: false },
      { width: 700, height: 1024, isBeside: true },
      { width: 740, height: 360, isBeside: true },
      { width: 1280, height: 800, isBeside: true },
      { width: 1920, height: 1080, isBeside: true },
    ]) {
      await page.setViewportSize({ width, height });
      const size = `${width} x ${height}`;
      const [price, stage] = [await boxOf(page, '.deal strong'), await boxOf(page, '.stage')];
      expect(price.bottom, size).toBeLessThanOrEqual(height);
      expect(price.left >= stage.right, size).toBe(isBeside);
      expect(price.top >= stage.bottom, size).toBe(!isBeside);
      expect(await page.locator('.thumbnails').isVisible(), size).toBe(isBeside);
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
