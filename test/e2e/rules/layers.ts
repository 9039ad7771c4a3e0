import type { Page } from 'playwright-core';
import { boxesOf } from '../support/boxes.ts';
import { type Rule, unless } from './rule.ts';

/** The layers that can lie over other elements, from the bottom up. */
const LAYERS = {
  content: 'main :is(a, button, input, select, .stepper):not(.catalogue-actions *)',
  tools: '.catalogue-actions',
  header: '.header',
  bar: '.wish-bar',
  banner: '.cm',
  notification: '.note',
  preferences: '.pm',
  skipLink: '.skip:focus',
  menu: '.menu:popover-open',
  sheet: '.sheet[open]',
};

/**
 * Checks the centre of each place where a layer overlaps a lower one, at every scroll position of the page. `overlaps`
 * are the pairs found. `wrong` are the places where the lower layer is on top.
 */
const compareLayers = (page: Page, uppers: readonly string[]) =>
  page.evaluate(
    ([layers, uppers]) => {
      const STEP_PX = 29;
      /** What is below shows through rounded corners. */
      const CORNER_PX = 14;
      const [names, selectors] = [Object.keys(layers), Object.values(layers)];
      const rankOf = (element: Element | null) => selectors.findLastIndex((selector) => element?.closest(selector));
      const overlaps = new Set<string>();
      const wrong = new Set<string>();
      const compare = (lower: number, upper: number, below: DOMRect, above: DOMRect): void => {
        const left = Math.max(below.left, above.left + CORNER_PX, 0);
        const right = Math.min(below.right, above.right - CORNER_PX, innerWidth);
        const top = Math.max(below.top, above.top + CORNER_PX, 0);
        const bottom = Math.min(below.bottom, above.bottom - CORNER_PX, innerHeight);
        if (left + 1 > right || top + 1 > bottom) return;
        const pair = `${names[upper]} over ${names[lower]}`;
        overlaps.add(pair);
        const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (rankOf(found) < upper) wrong.add(`${pair}: ${found?.outerHTML.slice(0, 80)}`);
      };
      for (let y = 0; y <= document.documentElement.scrollHeight - innerHeight; y += STEP_PX) {
        scrollTo({ top: y, behavior: 'instant' });
        const boxes = selectors.map((selector) =>
          [...document.querySelectorAll(selector)]
            .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
            .map((element) => element.getBoundingClientRect()),
        );
        for (const [upper, aboves] of boxes.entries()) {
          if (!uppers.includes(names[upper] ?? '')) continue;
          for (const [lower, belows] of boxes.slice(0, upper).entries())
            for (const above of aboves) for (const below of belows) compare(lower, upper, below, above);
        }
      }
      scrollTo({ top: 0, behavior: 'instant' });
      return { overlaps: [...overlaps], wrong: [...wrong] };
    },
    [LAYERS, uppers] as const,
  );

/** For places that name the layers that overlap there. */
export const LAYERED: readonly Rule[] = [
  {
    name: 'shows a notification clear of the consent banner',
    at: ({ overlaps = [] }) => overlaps.length > 0,
    find: async (page) => {
      const [[note], [banner]] = [await boxesOf(page, '.note'), await boxesOf(page, LAYERS.banner)];
      const isClear = !note || !banner || note.bottom <= banner.top || note.top >= banner.bottom;
      return unless(isClear, `the notification ends at ${note?.bottom} px, and the banner begins at ${banner?.top} px`);
    },
  },
  {
    name: 'shows the upper of two layers wherever they overlap',
    at: ({ overlaps = [] }) => overlaps.length > 0,
    find: async (page, { overlaps: expected = [] }) => {
      const { overlaps, wrong } = await compareLayers(
        page,
        expected.map((pair) => pair.replace(/ over .*/, '')),
      );
      return [...wrong, ...expected.filter((pair) => !overlaps.includes(pair)).map((pair) => `nowhere: ${pair}`)];
    },
  },
];
