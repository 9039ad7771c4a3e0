import type { Page } from 'playwright-core';
import { isFullyVisible, tabThrough, walkFocus } from '../support/focus.ts';
import { animations, emptyBands, sidewaysOverflow, targetsBelow, textBelow } from '../support/page-facts.ts';
import { findUnclearNames } from '../support/tree.ts';
import { isStyled, onPhone, type Rule, unless } from './rule.ts';

/** WCAG 2.5.8 requires 24 px. A thumb needs the 44 px of 2.5.5 (level AAA). */
const TARGET_PX = { desktop: 24, phone: 44 };
/** The consent library's switch is 32 px high, and beside it is a row of the full size that explains it. */
const LIBRARY_SWITCH = 'section__toggle';
const SMALLEST_TEXT_PX = 13;
/** Safari zooms in when a field with smaller text gets the focus. */
const SMALLEST_FIELD_TEXT_PX = 16;

/** The parts of a product's page in the order of the specification, which is also that of the markup. */
const PRODUCT_PARTS = ['.back', 'h1', '.lead', '.stage', '.deal strong', '.ask.button', '.product-text'];

/** The pairs of neighbouring parts of which the second stands neither below the first nor to its right. */
const outOfOrder = (page: Page): Promise<readonly string[]> =>
  page.evaluate((selectors) => {
    const top = scrollY;
    // The images stay in view while the text beside them scrolls.
    scrollTo({ top: 0, behavior: 'instant' });
    const parts = selectors.flatMap((selector) => {
      const element = document.querySelector(`main:has(.product) ${selector}`);
      return element ? [{ selector, box: element.getBoundingClientRect() }] : [];
    });
    scrollTo({ top, behavior: 'instant' });
    return parts.flatMap(({ selector, box }, index) => {
      const next = parts[index + 1];
      const isNext = !next || next.box.top >= box.bottom || (next.box.left >= box.right && next.box.top >= box.top);
      return isNext ? [] : [`${next.selector} after ${selector}`];
    });
  }, PRODUCT_PARTS);

/** The rules that hold wherever a visitor is. They leave the page as it is. */
export const ANYWHERE: readonly Rule[] = [
  { name: 'shows the parts of a product in their order', find: outOfOrder },
  { name: 'leaves no empty band', at: isStyled, find: emptyBands },
  {
    name: 'has no motion for visitors who prefer reduced motion',
    at: ({ hasMotion = false }) => !hasMotion,
    find: animations,
  },
  {
    name: 'does not scroll sideways',
    find: async (page) => {
      const overflow = await sidewaysOverflow(page);
      return unless(overflow <= 0, `by ${overflow} px`);
    },
  },
  { name: 'has no unclear names', at: onPhone, find: findUnclearNames },
  {
    name: 'shows every element while it has the focus',
    at: isStyled,
    find: async (page, { trapsFocus = false }) => {
      const stops = await (trapsFocus ? tabThrough : walkFocus)(page);
      const hidden = stops.filter((stop) => !isFullyVisible(stop)).map((stop) => JSON.stringify(stop));
      return [...unless(stops.length > 2, `only ${stops.length} elements can have the focus`), ...hidden];
    },
  },
  {
    name: `has targets of at least ${TARGET_PX.phone} px on a phone and ${TARGET_PX.desktop} px on a computer`,
    find: async (page, place) => {
      const found = await targetsBelow(page, onPhone(place) ? TARGET_PX.phone : TARGET_PX.desktop);
      return found.filter((finding) => !finding.includes(LIBRARY_SWITCH));
    },
  },
  { name: `has no text smaller than ${SMALLEST_TEXT_PX} px`, find: (page) => textBelow(page, SMALLEST_TEXT_PX) },
  {
    name: 'has no field that makes Safari zoom',
    at: onPhone,
    find: (page) =>
      page
        .locator('input, select, textarea')
        .evaluateAll(
          (fields, leastPx) =>
            fields
              .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < leastPx)
              .map(({ outerHTML }) => outerHTML),
          SMALLEST_FIELD_TEXT_PX,
        ),
  },
];
