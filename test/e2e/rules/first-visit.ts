import { inject } from 'vitest';
import { consentSwedish } from '../../../src/content/consent-sv.ts';
import { layout } from '../../../src/content/layout.ts';
import { PATHS } from '../../../src/domain/paths.ts';
import { PRODUCT } from '../../support/routes.ts';
import { boxesOf, boxOf } from '../support/boxes.ts';
import { focusStop, isFullyVisible, tabThrough, walkFocus } from '../support/focus.ts';
import { controlsWithoutEdge, sidewaysOverflow } from '../support/page-facts.ts';
import { DESKTOP } from '../support/visitors.ts';
import { inMedia, inWindow } from './restyling.ts';
import { type Rule, unless } from './rule.ts';

/** Pressing Tab takes ten times as long as to focus each element by script. */
const TABBED: readonly string[] = [PATHS.home, PATHS.faq, PRODUCT];

/** A phone's banner has the text, a row of buttons and a row of links. */
const MAX_BANNER_PX = 156;
/** What a buyer looks for in the first view of a computer. */
const WANTED: Readonly<Record<string, readonly string[]>> = {
  [PATHS.products]: ['.card-price strong'],
  [PRODUCT]: ['.deal strong', '.main-action .button'],
};

/** The rules of a page whose question about cookies is not answered yet. */
export const UNANSWERED: readonly Rule[] = [
  {
    name: `has a consent banner of at most ${MAX_BANNER_PX} px on a phone`,
    find: async (page) => {
      const { height } = await boxOf(page, '.cm');
      return unless(height <= MAX_BANNER_PX, `${height} px`);
    },
  },
  {
    name: 'covers neither a price nor the main button in the first view of a computer with the consent banner',
    at: ({ path }) => path in WANTED,
    find: (page, { path }) =>
      inWindow(page, { width: DESKTOP, height: 800 }, async () => {
        const { left, right, top, bottom } = await boxOf(page, '.cm');
        const found = await Promise.all(
          (WANTED[path] ?? []).map(async (selector) => {
            const inView = (await boxesOf(page, selector)).filter((box) => box.bottom <= bottom);
            const covered = inView.filter((box) => box.bottom > top && box.right > left && box.left < right);
            return [
              ...unless(inView.length > 0, `${selector} is below the first view`),
              ...covered.map((box) => `${selector} ends at ${box.bottom} px, and the banner begins at ${top} px`),
            ];
          }),
        );
        return found.flat();
      }),
  },
  {
    name: 'shows every focused element next to the consent banner',
    find: async (page, { path }) => {
      const isTabbed = TABBED.includes(path);
      const stops = await (isTabbed ? tabThrough : walkFocus)(page);
      const hidden = stops.filter((stop) => !isFullyVisible(stop)).map((stop) => JSON.stringify(stop));
      const names = stops.map(({ name }) => name);
      const { rejectAll, acceptAll } = consentSwedish;
      const positions = stops.map(({ position }) => position);
      const isOrdered = positions.every((position, index) => position > (positions[index - 1] ?? -1));
      // From the last element, the focus leaves the page, or starts again.
      const next = await focusStop(page);
      return [
        ...hidden,
        ...unless(!isTabbed || next === null || next.position === positions[0], `the focus is kept in ${next?.name}`),
        ...[rejectAll, acceptAll].filter((name) => !names.includes(name)).map((name) => `no ${name}`),
        ...unless(!isTabbed || names[0] === layout(inject('operator')).skipLink, `starts at ${names[0]}`),
        ...unless(isOrdered, `not in the order of the document: ${positions}`),
      ];
    },
  },
  {
    name: 'shows the edges of the consent banner’s buttons in forced colours',
    find: (page) => inMedia(page, { forcedColors: 'active' }, () => controlsWithoutEdge(page)),
  },
];

/** The rules of a page that was loaded without script. */
export const WITHOUT_SCRIPT: readonly Rule[] = [
  {
    name: 'shows no button that needs script',
    find: (page) =>
      page
        .locator('button:visible:not([type=submit], [popovertarget])')
        .evaluateAll((buttons) => buttons.map(({ outerHTML }) => outerHTML.slice(0, 120))),
  },
  {
    name: 'does not tell of a wish list, which needs script',
    find: (page) => page.locator('.how-to-buy:visible').allTextContents(),
  },
  {
    name: 'does not scroll sideways without script',
    find: async (page) => {
      const overflow = await sidewaysOverflow(page);
      return unless(overflow <= 0, `by ${overflow} px`);
    },
  },
];
