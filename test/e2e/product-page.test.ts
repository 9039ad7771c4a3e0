import { PRODUCT } from '../support/routes.ts';
import { boxesOf, boxOf } from './support/boxes.ts';
import { describe, expect, test } from './support/test.ts';

describe('a product page', () => {
  test('has its name, price and main action in the first view, and its text beside the image where there is room', async ({
    freshPage,
  }) => {
    const page = await freshPage(PRODUCT, { width: 320, height: 640 });
    const boxes = await boxesOf(page, '.pictures button');
    expect(boxes).toHaveLength(4);
    for (const box of boxes) {
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      const neighbours = boxes.filter(
        (other) => other.left < box.right && box.left < other.right && other.top < box.bottom && box.top < other.bottom,
      );
      expect(neighbours).toEqual([box]);
    }
    for (const { width, height, isBeside, parts } of [
      { width: 320, height: 640, isBeside: false, parts: ['h1', '.deal strong'] },
      { width: 360, height: 740, isBeside: false, parts: ['h1', '.deal strong', '.main-action p'] },
      { width: 699, height: 1024, isBeside: false, parts: ['h1', '.deal strong'] },
      { width: 700, height: 1024, isBeside: true, parts: ['h1', '.deal strong'] },
      { width: 1280, height: 800, isBeside: true, parts: ['h1', '.deal strong'] },
      { width: 1920, height: 1080, isBeside: true, parts: ['h1', '.deal strong'] },
    ]) {
      await page.setViewportSize({ width, height });
      const size = `${width} x ${height}`;
      for (const part of parts) expect((await boxOf(page, part)).bottom, `${part} ${size}`).toBeLessThanOrEqual(height);
      const [words, stage] = [await boxOf(page, '.product-words'), await boxOf(page, '.stage')];
      expect(words.left >= stage.right, size).toBe(isBeside);
      expect(words.top >= stage.bottom, size).toBe(!isBeside);
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
