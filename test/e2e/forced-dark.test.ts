import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { carousel } from '../../src/content/carousel.ts';
import { consentSwedish } from '../../src/content/consent-sv.ts';
import { PATHS } from '../../src/content/paths.ts';
import { PRODUCT } from './support/routes.ts';
import { DESKTOP, describe, expect, type Fixtures, PHONE, test } from './support/test.ts';

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for glyphs. */
const TEXT = 4.5;
const GLYPH = 3;

/** Makes the browser darken the page, as Chrome on Android and Samsung Internet do for visitors who want all pages dark. */
const darken = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
};

/**
 * `prefersLight`: a browser that ignores `color-scheme: only light`, as Chromium does when its visitor prefers light
 * pages.
 */
const openDark = (
  freshPage: Fixtures['freshPage'],
  path: string,
  width: number,
  { prefersLight = false, ...options }: Parameters<Fixtures['freshPage']>[1] & { readonly prefersLight?: boolean } = {},
): Promise<Page> =>
  freshPage(path, {
    width,
    reducedMotion: true,
    prepare: async (page) => {
      if (!prefersLight) await page.emulateMedia({ colorScheme: 'dark' });
      await darken(page);
    },
    ...options,
  });

/** The relative luminance of WCAG. */
const luminance = (color: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/**
 * The contrast in a picture of an element between its background, which is its most frequent colour, and the colour
 * that differs most from it, in the middle of a stroke. `inset` leaves out the edge, in CSS pixels.
 */
const contrastOf = async (element: Locator, inset = 0): Promise<number> => {
  const page = element.page();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  const clip = {
    x: box.x + inset,
    y: box.y + inset,
    width: box.width - 2 * inset,
    height: box.height - 2 * inset,
  };
  const picture = await page.screenshot({ clip, animations: 'disabled' });
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let pixel = 0; pixel < data.length; pixel += 3) {
    const color = data.subarray(pixel, pixel + 3).join();
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const [ground = 0, ...others] = [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([color]) => luminance(color.split(',').map(Number)));
  const contrasts = others.map((other) => (Math.max(ground, other) + 0.05) / (Math.min(ground, other) + 0.05));
  return Math.max(1, ...contrasts);
};

describe('in a browser that darkens pages', () => {
  test.for([true, false])(
    'yellow elements are readable, whether the visitor prefers light pages: %s',
    async (prefersLight, { freshPage }) => {
      const page = await openDark(freshPage, PATHS.home, PHONE, { prefersLight });
      const parts = [
        '.receipt-title',
        '.receipt-sum',
        '.receipt-rows dt >> nth=0',
        '.receipt-note',
        '.receipt-note a',
        '.receipt .actions a',
      ];
      for (const part of parts)
        expect.soft(await contrastOf(page.locator(part).first()), part).toBeGreaterThanOrEqual(TEXT);
      // The inset leaves out their round ends.
      for (const button of ['.button.sun', '.receipt .button'])
        expect.soft(await contrastOf(page.locator(button).first(), 14), button).toBeGreaterThanOrEqual(TEXT);
      await page.locator('.button.sun').first().hover();
      expect
        .soft(await contrastOf(page.locator('.button.sun').first(), 14), 'under a pointer')
        .toBeGreaterThanOrEqual(TEXT);

      const faq = await openDark(freshPage, `${PATHS.faq}?sok=pengar`, PHONE, { prefersLight });
      expect.soft(await contrastOf(faq.locator('.faq mark').first()), 'mark').toBeGreaterThanOrEqual(TEXT);
    },
  );

  test.for([PHONE, DESKTOP])(
    'the words on the scene of the start page are readable at %i px',
    async (width, { freshPage }) => {
      const page = await openDark(freshPage, PATHS.home, width);
      for (const part of ['h1', '.hero .lead', '.hero .terms'])
        expect.soft(await contrastOf(page.locator(part).first()), part).toBeGreaterThanOrEqual(TEXT);
    },
  );

  test.for([PHONE, DESKTOP])('the controls of the carousel are visible at %i px', async (width, { freshPage }) => {
    // Without motion there is nothing to pause.
    const page = await openDark(freshPage, PRODUCT, width, { reducedMotion: false });
    const next = page.getByRole('button', { name: carousel.next });
    await expect.poll(() => next.isEnabled()).toBe(true);
    for (const control of ['.carousel-previous', '.carousel-next', '.carousel-toggle', '.share button'])
      expect.soft(await contrastOf(page.locator(`.stage ${control}`), 12), control).toBeGreaterThanOrEqual(GLYPH);
  });

  test('the dots of tags, arrows, and the marks of buttons and questions are visible', async ({ freshPage }) => {
    const list = await openDark(freshPage, PATHS.products, PHONE);
    const names = await list.locator('.tags li').allTextContents();
    for (const name of new Set(names)) {
      const dot = list.locator('.tags li', { hasText: name }).first().locator('svg');
      expect.soft(await contrastOf(dot), name).toBeGreaterThanOrEqual(GLYPH);
    }
    expect.soft(await contrastOf(list.locator('.menu-open'), 10), 'menu').toBeGreaterThanOrEqual(GLYPH);

    const product = await openDark(freshPage, PRODUCT, PHONE);
    const arrow = product.locator('a.arrow.backwards');
    // The arrow alone, without its words.
    await arrow.evaluate((link) => link.replaceChildren());
    expect.soft(await contrastOf(arrow), 'arrow').toBeGreaterThanOrEqual(GLYPH);

    const faq = await openDark(freshPage, PATHS.faq, PHONE);
    const summary = faq.locator('.faq-section > summary').first();
    // Only the circle. The inset leaves out what is inside it.
    await summary.evaluate((element) => {
      element.replaceChildren();
      Object.assign(element.style, { width: '34px', minHeight: '0', padding: '0' });
    });
    expect.soft(await contrastOf(summary, 6), 'plus').toBeGreaterThanOrEqual(GLYPH);
  });

  test('the code of the meeting sheet is dark on light', async ({ freshPage }) => {
    const page = await openDark(freshPage, PATHS.material, PHONE);
    expect(await contrastOf(page.locator('.sheet-code svg'))).toBeGreaterThanOrEqual(TEXT);
  });

  test('the switches of the cookie settings are visible', async ({ freshPage }) => {
    const page = await openDark(freshPage, PATHS.about, PHONE, { consent: null });
    const banner = page.getByRole('region', { name: consentSwedish.banner.title });
    await banner.waitFor();
    expect.soft(await contrastOf(banner.locator('.cm__desc')), 'banner').toBeGreaterThanOrEqual(TEXT);
    await banner.locator('.cm__btn--secondary').click();
    const toggle = page.locator('.section__toggle:not(:checked)').first();
    await toggle.waitFor();
    expect(await contrastOf(toggle, 8)).toBeGreaterThanOrEqual(GLYPH);
  });
});
