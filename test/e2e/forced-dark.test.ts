import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { consentSwedish } from '../../src/content/consent-sv.ts';
import { PATHS } from '../../src/content/paths.ts';
import { PRODUCT } from './support/routes.ts';
import { DESKTOP, describe, expect, type Fixtures, PHONE, test } from './support/test.ts';

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for glyphs. */
const TEXT = 4.5;
const GLYPH = 3;

/** Makes the browser darken the page, as Chrome on Android and Samsung Internet do for visitors who want all pages dark. */
const darken = async (page: Page, enabled = true): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled });
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

  test('the dots of tags are visible', async ({ freshPage }) => {
    const page = await openDark(freshPage, PATHS.products, PHONE);
    const names = await page.locator('.tags li').allTextContents();
    for (const name of new Set(names)) {
      const dot = page.locator('.tags li', { hasText: name }).first().locator('svg');
      expect.soft(await contrastOf(dot), name).toBeGreaterThanOrEqual(GLYPH);
    }
  });

  test('the code of the meeting sheet is dark on light', async ({ freshPage }) => {
    const page = await openDark(freshPage, PATHS.material, PHONE);
    expect(await contrastOf(page.locator('.sheet-code svg'))).toBeGreaterThanOrEqual(TEXT);
  });

  test('the text of the consent banner is readable', async ({ freshPage }) => {
    const page = await openDark(freshPage, PATHS.about, PHONE, { consent: null });
    const banner = page.getByRole('region', { name: consentSwedish.banner.title });
    await banner.waitFor();
    expect(await contrastOf(banner.locator('.cm__desc'))).toBeGreaterThanOrEqual(TEXT);
  });
});

/** The ways in which browsers replace the colours of a page. */
const RECOLOURINGS = [
  { way: 'dark forced colours', colorScheme: 'dark', forcedColors: 'active' },
  { way: 'light forced colours', colorScheme: 'light', forcedColors: 'active' },
  { way: 'darkened, for a visitor who prefers dark pages', colorScheme: 'dark', forcedColors: 'none' },
  { way: 'darkened, for a visitor who prefers light pages', colorScheme: 'light', forcedColors: 'none' },
] as const;

type Marks = {
  readonly where: string;
  readonly path: string;
  readonly options?: Parameters<Fixtures['freshPage']>[1];
  readonly arrange?: (page: Page) => Promise<unknown>;
  /** The element of each mark, and how much of its edge is left out, in CSS pixels. */
  readonly marks: Readonly<Record<string, number>>;
};

const first = (page: Page, selector: string): Locator => page.locator(selector).filter({ visible: true }).first();

/** Leaves nothing in an element but the mark that the style sheet adds. */
const keepMark = (page: Page, selector: string) =>
  first(page, selector).evaluate((element) => element.replaceChildren());

/** Leaves only the circle at the end of a question or of a section. */
const keepCircle = async (page: Page, selector: string): Promise<void> => {
  await keepMark(page, selector);
  await first(page, selector).evaluate(({ style }) =>
    Object.assign(style, { width: '34px', minHeight: '0', padding: '0' }),
  );
};

const MARKS: readonly Marks[] = [
  {
    where: 'the list',
    path: PATHS.products,
    arrange: async (page) => {
      await keepMark(page, '.catalogue-more summary');
      await page.getByRole('searchbox').evaluate((field) => field.removeAttribute('placeholder'));
    },
    marks: { '.menu-open svg': 0, '.search-field': 6, '.catalogue-more summary': 8 },
  },
  {
    where: 'the open menu',
    path: PATHS.about,
    arrange: (page) => page.locator('.menu-open').click(),
    marks: { '.menu .icon-button': 12 },
  },
  {
    where: 'a product on the wish list',
    path: PRODUCT,
    // Without motion there is nothing to pause.
    options: { reducedMotion: false },
    arrange: async (page) => {
      await page.locator('.carousel-toggle').click();
      await page.locator('.carousel-toggle[data-paused]').waitFor();
      await page.locator('.deal [data-wish]').click();
      await page.locator('.deal .stepper').waitFor();
    },
    marks: {
      'a.arrow svg': 0,
      '.neighbours svg': 0,
      '.stage .share svg': 0,
      '.carousel-previous svg': 0,
      '.carousel-next svg': 0,
      '.carousel-toggle svg': 0,
      '.deal .stepper button >> nth=0': 10,
      '.deal .stepper button >> nth=1': 10,
    },
  },
  {
    where: 'a running carousel',
    path: PRODUCT,
    options: { reducedMotion: false },
    arrange: (page) => page.locator('.carousel-toggle:enabled').waitFor(),
    marks: { '.carousel-toggle svg': 0 },
  },
  {
    where: 'a section and a question',
    path: PATHS.faq,
    arrange: async (page) => {
      await page.locator('.faq-section > summary').first().click();
      await page.locator('.faq-item > summary').first().click();
      await keepCircle(page, '.faq-section:not([open]) > summary');
      await keepCircle(page, '.faq-item[open] > summary');
    },
    marks: { '.faq-section:not([open]) > summary': 6, '.faq-item[open] > summary': 6 },
  },
  {
    where: 'a table of contents',
    path: PATHS.privacy,
    arrange: (page) => keepMark(page, '.page-index summary'),
    marks: { '.page-index summary': 8 },
  },
  {
    where: 'the calculator',
    path: PATHS.home,
    marks: { '.slider': 0 },
  },
  {
    where: 'the cookie settings',
    path: PATHS.about,
    arrange: async (page) => {
      await page.locator('[data-manage-consent]').click();
      await page.locator('.section__toggle:not(:checked)').first().waitFor();
    },
    marks: {
      '.pm__close-btn svg': 0,
      '.pm__section-arrow svg': 0,
      '.section__toggle:not(:checked)': 0,
      '.section__toggle:checked': 0,
    },
  },
];

test.for(MARKS)(
  'the marks of $where are visible in forced colours and in a browser that darkens pages',
  async ({ path, options, arrange, marks }, { freshPage }) => {
    const page = await freshPage(path, { width: PHONE, reducedMotion: true, ...options });
    await arrange?.(page);
    for (const { way, ...media } of RECOLOURINGS) {
      await page.emulateMedia(media);
      await darken(page, media.forcedColors === 'none');
      for (const [mark, inset] of Object.entries(marks))
        expect.soft(await contrastOf(first(page, mark), inset), `${mark}, ${way}`).toBeGreaterThanOrEqual(GLYPH);
    }
  },
);
