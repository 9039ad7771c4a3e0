import { PATHS } from '../../src/content/paths.ts';
import { PAGES, PRODUCT } from './support/routes.ts';
import { DESKTOP, describe, expect, IS_NIGHTLY, PHONE, test } from './support/test.ts';

describe('in a window that is taller than the page', () => {
  test.for([PATHS.blog, PATHS.about, PRODUCT])(
    'the footer of %s stands at the bottom',
    async (path, { sharedPage }) => {
      const page = await sharedPage(path, { width: DESKTOP, height: 4000 });
      const bottom = await page.locator('.footer').evaluate((footer) => footer.getBoundingClientRect().bottom);
      expect(Math.round(bottom)).toBe(4000);
    },
  );
});

test('at 360 px the footer is at most 500 px high', async ({ sharedPage }) => {
  const page = await sharedPage(PATHS.about, { width: 360 });
  expect((await page.locator('.footer').boundingBox())?.height).toBeLessThanOrEqual(500);
});

test('at 360 px the promo strip has two lines', async ({ sharedPage }) => {
  const page = await sharedPage(PATHS.about, { width: 360 });
  const { height, lineHeight } = await page.locator('.promo p').evaluate((text) => ({
    height: text.getBoundingClientRect().height,
    lineHeight: Number.parseFloat(getComputedStyle(text).lineHeight),
  }));
  expect(height / lineHeight).toBeLessThan(2.5);
});

test.for([1440, 1920])(
  'at %i px the logo and the start button stand at the same place on every page',
  async (width, { sharedPage }) => {
    const places = new Set<string>();
    for (const path of PAGES) {
      const page = await sharedPage(path, { width });
      const sides = await page
        .locator('.header :is(.logo, .button)')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().x));
      places.add(sides.join());
    }
    expect([...places]).toHaveLength(1);
  },
);

test.for(IS_NIGHTLY ? [320, PHONE, 768, 900, DESKTOP, 1920] : [320])(
  'at %i px the shelf of the call to action shows all its goods',
  async (width, { sharedPage }) => {
    const page = await sharedPage(PATHS.home, { width });
    await page.locator('.shelf').scrollIntoViewIfNeeded();
    const { left, right } = await page.locator('.shelf').evaluate((shelf) => shelf.getBoundingClientRect());
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
  },
);
