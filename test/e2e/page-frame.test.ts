import { PATHS } from '../../src/content/paths.ts';
import { PRODUCT } from './support/routes.ts';
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

  test('a call to action stands on the footer', async ({ sharedPage }) => {
    const page = await sharedPage(PATHS.blog, { width: DESKTOP, height: 2600 });
    const [callToAction, footer] = await page
      .locator('.call-to-action, .footer')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
    expect(callToAction?.bottom).toBe(footer?.top);
  });
});

test.for(IS_NIGHTLY ? [900, 1024, DESKTOP, 1920] : [900])(
  'at %i px the company and the legal links stand side by side at the end of the footer',
  async (width, { sharedPage }) => {
    const page = await sharedPage(PATHS.blog, { width });
    const [company, legal] = await page.locator('.footer-end p, .footer-legal').evaluateAll((parts) =>
      parts.map((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return { left, right, middle: (top + bottom) / 2 };
      }),
    );
    expect(legal?.left).toBeGreaterThan(company?.right ?? width);
    expect(legal?.middle).toBeCloseTo(company?.middle ?? 0, 0);
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
