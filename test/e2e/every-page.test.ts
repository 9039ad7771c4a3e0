import type { Page } from 'playwright-core';
import { findViolationsAndIncomplete } from './support/axe.ts';
import { isFullyVisible, walkFocus } from './support/focus.ts';
import {
  animations,
  brokenImages,
  controlsWithoutEdge,
  layoutShifts,
  renderedFonts,
  sidewaysOverflow,
  targetsBelow,
  textBelow,
} from './support/page-facts.ts';
import { ALL } from './support/routes.ts';
import { DESKTOP, describe, expect, PHONE, test, WIDTHS } from './support/test.ts';
import { findClippedText } from './support/text-fit.ts';
import { findUnclearNames } from './support/tree.ts';

/** In the file of the variable font, the style follows the name. */
const FONT = /^Outfit\b/;
/** 1280 px at a zoom of 400 %: WCAG 1.4.10. */
const REFLOW_WIDTH = 320;
/** WCAG 2.5.8 requires 24 px. A thumb needs the 44 px of 2.5.5 (level AAA). */
const TARGET_PX = { [DESKTOP]: 24, [PHONE]: 44 } as const;
const SMALLEST_TEXT_PX = 13;
/** axe treats what lies beyond the edge of a scrollable table as an element that covers it. */
const SCROLLED_AWAY = /color-contrast: .*<(caption|th|td)\b/;

const inForcedColours = async <Result>(page: Page, look: () => Promise<Result>): Promise<Result> => {
  await page.emulateMedia({ forcedColors: 'active' });
  try {
    return await look();
  } finally {
    await page.emulateMedia({ forcedColors: 'none' });
  }
};

const atWidth = async <Result>(page: Page, width: number, look: () => Promise<Result>): Promise<Result> => {
  const { width: before, height } = page.viewportSize() ?? { width, height: width };
  await page.setViewportSize({ width, height });
  try {
    return await look();
  } finally {
    await page.setViewportSize({ width: before, height });
  }
};

// The tests of one path share one page. The last ones open its `details`.
describe.each(WIDTHS)('at %i px', (width) => {
  const options = { width, reducedMotion: true };

  describe.each(ALL)('%s', (path) => {
    test('has no motion for visitors who prefer reduced motion', async ({ sharedPage }) => {
      expect(await animations(await sharedPage(path, options))).toEqual([]);
    });

    test('does not shift while it loads and while the visitor scrolls', async ({ sharedPage }) => {
      expect(await layoutShifts(await sharedPage(path, options))).toEqual([]);
    });

    test('has one heading, all its images and its font, and does not scroll sideways', async ({ sharedPage }) => {
      const page = await sharedPage(path, options);
      expect(await page.locator('h1').count()).toBe(1);
      expect(await page.locator('h1').isVisible()).toBe(true);
      expect(await brokenImages(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toBe(0);
      expect(await renderedFonts(page, 'h1')).toEqual([expect.stringMatching(FONT)]);
    });

    if (width === PHONE) {
      test('has no accessibility violations or unclear names, and the contrast of all text is measurable', async ({
        sharedPage,
      }) => {
        const found = await findViolationsAndIncomplete(await sharedPage(path, options));
        expect(found.filter((finding) => !SCROLLED_AWAY.test(finding))).toEqual([]);
        expect(await findUnclearNames(await sharedPage(path, options))).toEqual([]);
      });
    }

    test('shows every element while it has the focus', async ({ sharedPage }) => {
      const stops = await walkFocus(await sharedPage(path, options));
      expect(stops.length).toBeGreaterThan(10);
      expect(stops.filter((stop) => !isFullyVisible(stop))).toEqual([]);
    });

    test(`has targets of at least ${TARGET_PX[width]} px`, async ({ sharedPage }) => {
      expect(await targetsBelow(await sharedPage(path, options), TARGET_PX[width])).toEqual([]);
    });

    test(`has no text smaller than ${SMALLEST_TEXT_PX} px`, async ({ sharedPage }) => {
      expect(await textBelow(await sharedPage(path, options), SMALLEST_TEXT_PX)).toEqual([]);
    });

    if (width === PHONE) {
      test('shows the edge of every control in forced colours', async ({ sharedPage }) => {
        const page = await sharedPage(path, options);
        expect(await inForcedColours(page, () => controlsWithoutEdge(page))).toEqual([]);
      });

      test(`fits a screen of ${REFLOW_WIDTH} px`, async ({ sharedPage }) => {
        const page = await sharedPage(path, options);
        expect(await atWidth(page, REFLOW_WIDTH, () => findClippedText(page))).toEqual([]);
      });
    }
  });
});
