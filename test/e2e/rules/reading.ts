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

/** The rules that hold wherever a visitor is. They leave the page as it is. */
export const ANYWHERE: readonly Rule[] = [
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
