import { competitionToday } from '../../src/content/competition.ts';
import { layout } from '../../src/content/layout.ts';
import { PATHS } from '../../src/content/paths.ts';
import { competitionAt } from '../../src/domain/competition.ts';
import { boxesOf, boxOf } from './support/boxes.ts';
import { PAGES, PRODUCT } from './support/routes.ts';
import { DESKTOP, describe, expect, inject, PHONE, test } from './support/test.ts';

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

test('the lists of the footer keep their names at 360 px', async ({ sharedPage }) => {
  const page = await sharedPage(PATHS.about, { width: 360 });
  const { footer } = layout(inject('operator'));
  const names = await page.getByRole('navigation', { name: footer.label }).getByRole('heading').allTextContents();
  expect(names).toEqual([...footer.columns.map(({ title }) => title), footer.legal.title]);
});

test('the header underlines the link to the current section', async ({ sharedPage }) => {
  const page = await sharedPage(PATHS.products, { width: DESKTOP });
  const current = page.locator('.header a[aria-current]');
  expect(await current.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe('underline');
});

/** The relative luminance of WCAG 2.2. */
const luminanceOf = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[\da-f]{2}/g) ?? [])
    .map((digits) => Number.parseInt(digits, 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

test('quiet text has a contrast of 7:1 on every light background', async ({ sharedPage }) => {
  const page = await sharedPage(PATHS.about, { width: DESKTOP });
  const [ink = 0, ...backgrounds] = await page
    .evaluate(() => {
      const tokens = getComputedStyle(document.documentElement);
      return ['ink-soft', 'paper', 'mint', 'sand', 'sky'].map((name) => tokens.getPropertyValue(`--${name}`));
    })
    .then((colours) => colours.map(luminanceOf));
  const contrasts = backgrounds.map((background) => (background + 0.05) / (ink + 0.05));
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(7);
});

test('at every width, page titles have the same position and size, and so do the logo and the start button', async ({
  sharedPage,
}) => {
  // The last width is the one that the page was opened at.
  const widths = [PHONE, 768, 1440, 1920, DESKTOP];
  const titles = widths.map(() => new Set<string>());
  const sides = widths.map(() => new Set<string>());
  for (const path of PAGES) {
    const page = await sharedPage(path, { width: DESKTOP });
    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 800 });
      const title = page.locator('h1');
      const { x, y } = (await title.boundingBox()) ?? {};
      const size = await title.evaluate((heading) => getComputedStyle(heading).fontSize);
      if (path !== PRODUCT) titles[index]?.add([x, Math.round(y ?? 0), size].join());
      const places = await page
        .locator('.header :is(.logo, .button)')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().x));
      sides[index]?.add(places.join());
    }
  }
  expect(titles.map((found) => [...found])).toEqual(widths.map(() => [expect.any(String)]));
  expect(sides.map((found) => [...found])).toEqual(widths.map(() => [expect.any(String)]));
});

test('at 360 px the promo strip has at most three lines on every day', async ({ sharedPage }) => {
  const page = await sharedPage(PATHS.about, { width: 360 });
  const sentences = ['2026-08-01', '2026-10-01', '2026-12-01', '2027-02-01'].flatMap((day) =>
    [null, 'Klass 9 B'].map((winner) =>
      competitionToday(
        competitionAt(new Date(`${day}T12:00:00Z`), { year: 2026, winner, decidedBy: null, prizeKronor: null }),
      ),
    ),
  );
  const lines = await page.locator('.promo').evaluate((strip, sentences) => {
    const today = strip.querySelector('strong');
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(strip);
    const shown = today?.textContent ?? '';
    const lines = sentences.map((sentence) => {
      today?.replaceChildren(sentence);
      const height = strip.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
      return Math.round(height / Number.parseFloat(lineHeight));
    });
    today?.replaceChildren(shown);
    return lines;
  }, sentences);
  expect(Math.max(...lines)).toBe(3);
});

test('the promo strip stays in view with the header only in a large window, and neither covers a heading', async ({
  sharedPage,
}) => {
  const page = await sharedPage(PATHS.groupTerms, { width: DESKTOP });
  const windows = [
    [900, 700, true],
    [899, 700, false],
    [900, 699, false],
    [PHONE, 740, false],
    // The last size is the one that the page was opened at.
    [DESKTOP, 800, true],
  ] as const;
  for (const [width, height, stays] of windows) {
    await page.setViewportSize({ width, height });
    await page
      .locator('main h2')
      .nth(2)
      .evaluate((heading) => heading.scrollIntoView());
    const [strip, header] = [await boxOf(page, '.promo'), await boxOf(page, '.header')];
    const top = await page
      .locator('main h2')
      .nth(2)
      .evaluate((heading) => heading.getBoundingClientRect().top);
    const name = `${width} × ${height}`;
    expect(strip.bottom > 0, name).toBe(stays);
    expect(Math.round(header.top), name).toBe(Math.round(Math.max(0, strip.bottom)));
    expect(top, name).toBeGreaterThanOrEqual(header.bottom);
  }
});

test('at 360 px the common questions of the FAQ have rows of equal height, and start on the same line in each row', async ({
  sharedPage,
}) => {
  const page = await sharedPage(PATHS.faq, { width: 360 });
  const boxes = await boxesOf(page, '.faq-common li');
  expect(new Set(boxes.map(({ height }) => Math.round(height)))).toHaveLength(1);
  const tops = (await boxesOf(page, '.faq-common a')).map(({ top }) => Math.round(top));
  expect(new Set(tops)).toHaveLength(boxes.length / 2);
});

test.for([PHONE, DESKTOP])(
  'at %i px the link about the illustrations stands below the start button',
  async (width, { sharedPage }) => {
    const page = await sharedPage(PATHS.steps, { width });
    const [start, about] = [await boxOf(page, '.steps-end .button'), await boxOf(page, '.steps-end p')];
    expect(about.top).toBeGreaterThanOrEqual(start.bottom);
  },
);
