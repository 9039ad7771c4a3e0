import type { Page } from 'playwright-core';
import { DESKTOP, expect, PHONE, test } from './support/test.ts';
import { TOUR_MS, tour } from './support/tour.ts';

/** WCAG 2.5.8 asks for 24; a thumb wants 44 (2.5.5, on level AAA). */
const LEAST_PX = 24;
const THUMB_PX = 44;

/** What can be pressed and is smaller than that both ways; a link in a sentence may be as high as its line. */
const targetsBelow =
  (least: number) =>
  (page: Page): Promise<readonly string[]> =>
    page.evaluate((px) => {
      /** A link's box may be drawn over the whole of its card or strip. */
      const boxOf = (element: Element): DOMRect => {
        const isSpread = ['::before', '::after'].some((part) => {
          const { content, position, inset } = getComputedStyle(element, part);
          return content !== 'none' && position === 'absolute' && inset === '0px';
        });
        let box = element;
        if (isSpread) {
          do box = box.parentElement ?? document.body;
          while (getComputedStyle(box).position === 'static' && box !== document.body);
        }
        return box.getBoundingClientRect();
      };
      const isInSentence = (element: Element): boolean =>
        getComputedStyle(element).display === 'inline' && element.closest('p, li, dd, td') !== null;
      return [...document.querySelectorAll('a[href], button, input, select, summary')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((element) => !element.closest('[inert], .skip') && !isInSentence(element))
        .flatMap((element) => {
          const { width, height } = boxOf(element);
          // Half a pixel is lost where the page is scaled.
          return Math.min(width, height) < px - 0.5 ? [`${width} x ${height}: ${element.outerHTML.slice(0, 120)}`] : [];
        });
    }, least);

test('every target on a computer is at least 24 px wide and high', { timeout: TOUR_MS }, async ({
  openPage,
  expectProblems,
}) => {
  expect(await tour({ openPage, expectProblems }, { width: DESKTOP }, targetsBelow(LEAST_PX))).toEqual([]);
});

test('every target on a phone is at least 44 px wide and high', { timeout: TOUR_MS }, async ({
  openPage,
  expectProblems,
}) => {
  expect(await tour({ openPage, expectProblems }, { width: PHONE }, targetsBelow(THUMB_PX))).toEqual([]);
});
