import type { Page } from 'playwright-core';
import { PATHS } from '../../src/content/paths.ts';
import { renderSkippedContent } from './support/page-facts.ts';
import { DESKTOP, describe, expect, IS_NIGHTLY, PHONE, test } from './support/test.ts';

const CURVES = '.trail';

/** How far the curves are clipped: `none` and a negative inset show all of a curve. */
const clipPaths = (page: Page) =>
  page.locator(CURVES).evaluateAll((curves) => curves.map((curve) => getComputedStyle(curve).clipPath));

/** Texts through which a curve goes. */
const crossedTexts = (page: Page) =>
  page.evaluate((curves) => {
    const points = [...document.querySelectorAll<SVGPathElement>(`${curves} path`)].flatMap((path) => {
      const matrix = path.getScreenCTM();
      if (!matrix || path.getBoundingClientRect().width === 0) return [];
      return Array.from({ length: 101 }, (_, i) =>
        path.getPointAtLength((path.getTotalLength() * i) / 100).matrixTransform(matrix),
      );
    });
    const isCrossed = ({ left, right, top, bottom }: DOMRect) =>
      points.some(({ x, y }) => x > left && x < right && y > top && y < bottom);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const crossed: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some(isCrossed)) crossed.push(text.nodeValue ?? '');
    }
    return { points: points.length, crossed };
  }, CURVES);

describe.each([PATHS.home, PATHS.steps])('the dotted line on %s', (path) => {
  test.for(IS_NIGHTLY ? [320, PHONE, 768, DESKTOP, 1920] : [PHONE, DESKTOP])(
    'crosses no text at %i px',
    async (width, { freshPage }) => {
      const page = await freshPage(path, { width, reducedMotion: true });
      await renderSkippedContent(page);
      const { points, crossed } = await crossedTexts(page);
      expect(points).toBeGreaterThan(100);
      expect(crossed).toEqual([]);
    },
  );

  test('is drawn while the visitor scrolls', async ({ freshPage }) => {
    const page = await freshPage(path, { width: PHONE });
    const last = page.locator(`${CURVES}:visible`).last();
    const clipPath = () => last.evaluate((curve) => getComputedStyle(curve).clipPath);
    await expect.poll(clipPath).toContain('100%');
    await last.evaluate((curve) => scrollBy(0, curve.getBoundingClientRect().bottom - innerHeight / 3));
    await expect.poll(clipPath).toContain('(0% - 4px)');
  });

  test('is complete and still under reduced motion', async ({ freshPage }) => {
    const page = await freshPage(path, { width: PHONE, reducedMotion: true });
    expect([...new Set(await clipPaths(page))]).toEqual(['none']);
  });
});
