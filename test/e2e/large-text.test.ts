import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { PATHS } from '../../src/content/paths.ts';
import { walkFocus } from './support/focus.ts';
import { sidewaysOverflow, waitForStart } from './support/page-facts.ts';
import { PAGES, PRODUCT } from './support/routes.ts';
import { STATES } from './support/states.ts';
import { DESKTOP, describe, expect, IS_NIGHTLY, test } from './support/test.ts';
import { findClippedText } from './support/text-fit.ts';
import { createVisitors, launchBrowser, type Visitors } from './support/visitors.ts';

type Place = Pick<(typeof STATES)[number], 'name' | 'path' | 'options'> & Partial<(typeof STATES)[number]>;

const PLACES: readonly Place[] = [
  ...[...PAGES, '/finns-inte'].map((path) => ({ name: path, path })),
  ...STATES.filter(({ isAnotherWindow = false }) => IS_NIGHTLY || !isAnotherWindow),
];
const WIDTHS = IS_NIGHTLY ? [320, 360, 390, 768] : [320];
/** In pixels. 32 is text at 200 %. */
const TEXT_SIZES = IS_NIGHTLY ? [16, 20, 24, 32] : [32];

/** The text spacing that WCAG 2.2, 1.4.12 lets a visitor set. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

const spaceText = (page: Page): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, TEXT_SPACING);

/** Words that continue on another line although they fit on one. Hyphens, soft hyphens and URLs may break. */
const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true })) continue;
      // Not the letter after a soft hyphen: its box includes the hyphen at the end of the line above.
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(
        /(?<!\u00AD|\S*([@/]|\.\p{L})\S*)[\p{L}\p{N}]{2,}(?!\S*([@/]|\.\p{L}))/gu,
      )) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        const width = boxes.reduce((sum, box) => sum + box.width, 0);
        const lines = new Set(boxes.map(({ top }) => Math.round(top)));
        // The gutters and the frame of a panel take about a third of a screen's width.
        if (lines.size > 1 && width < innerWidth * 0.65) broken.push(word);
      }
    }
    return broken;
  });

describe.each(TEXT_SIZES)('text of %i px', (textPx) => {
  let visitors: Visitors;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const browser = await launchBrowser(textPx);
    visitors = createVisitors(browser);
    close = () => browser.close();
  });
  afterAll(() => close());

  describe.each(WIDTHS)('at a width of %i px', (width) => {
    test.for(PLACES)(
      'fits $name: nothing scrolls sideways, is cut off or is broken',
      async ({ path, options, arrange }) => {
        const visitor = await visitors.take({ width, reducedMotion: true, ...options }, false);
        const page = await visitor.openPage();
        await page.goto(path);
        await waitForStart(page);
        await arrange?.(page);
        expect(await findClippedText(page)).toEqual([]);
        expect(await brokenWords(page)).toEqual([]);
        if (textPx === 16) {
          await spaceText(page);
          expect(await findClippedText(page)).toEqual([]);
        }
        await visitors.release(visitor, true);
      },
    );
  });
});

test('with text spacing, no width scrolls sideways', async ({ freshPage }) => {
  const page = await freshPage(PATHS.about, { width: DESKTOP });
  await spaceText(page);
  const tooWide: number[] = [];
  for (let width = 320; width <= 1000; width += 10) {
    await page.setViewportSize({ width, height: 800 });
    if ((await sidewaysOverflow(page)) > 0) tooWide.push(width);
  }
  expect(tooWide).toEqual([]);
});

/** The places where a page repeats the words of the provider or the visitor. */
const FOREIGN_TEXT =
  'h1, .lead, .prose p, .prose li, .tags li, .card a, .card > p, .neighbours a, .product-strip li a, .correction';

test.for([PATHS.home, PATHS.products, `${PATHS.faq}?sok=zzz`, PATHS.withdrawal, PRODUCT])(
  'an unbroken word of 178 letters does not widen %s',
  async (path, { freshPage }) => {
    const page = await freshPage(path, { width: 320, javaScript: false });
    const word = 'W'.repeat(178);
    await page.evaluate(
      ([selector = '', text = '']) => {
        for (const { lastChild } of document.querySelectorAll(selector)) if (lastChild) lastChild.textContent = text;
        for (const field of document.querySelectorAll('main input')) field.setAttribute('value', text);
      },
      [FOREIGN_TEXT, word],
    );
    expect(await page.getByText(word).count()).toBeGreaterThan(0);
    expect(await sidewaysOverflow(page)).toBe(0);
  },
);

// 1280 x 1024 at 400 %, and phones in landscape orientation.
test.for([
  [320, 256],
  [320, 320],
  [360, 300],
  [427, 320],
] as const)('nothing covers the focus in a window of %i x %i', async ([width, height], { freshPage }) => {
  for (const { path, options, arrange } of STATES.filter(
    ({ name, isAnotherWindow = false }) => /banner|broken link/.test(name) && !isAnotherWindow,
  )) {
    const page = await freshPage(path, { width, height, reducedMotion: true, ...options });
    await arrange(page);
    const stops = await walkFocus(page);
    expect(stops.length).toBeGreaterThan(10);
    expect(stops.filter(({ isUncovered }) => !isUncovered).map(({ name }) => name)).toEqual([]);
  }
});
