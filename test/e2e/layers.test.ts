import type { Page } from 'playwright-core';
import { catalogue } from '../../src/content/catalogue.ts';
import { MANAGE_CONSENT } from '../../src/content/consent.ts';
import { consentSwedish } from '../../src/content/consent-sv.ts';
import { layout } from '../../src/content/layout.ts';
import { PATHS } from '../../src/content/paths.ts';
import { share } from '../../src/content/share.ts';
import { wishList } from '../../src/content/wish-list.ts';
import { isFullyVisible, walkFocus } from './support/focus.ts';
import { PRODUCT } from './support/routes.ts';
import { describe, expect, type Fixtures, IS_NIGHTLY, inject, test } from './support/test.ts';

/** A phone, a computer, and a laptop at 200 % zoom; nightly a tablet and another computer. */
const WINDOWS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
  { width: 640, height: 400 },
  ...(IS_NIGHTLY
    ? [
        { width: 768, height: 1024 },
        { width: 1024, height: 768 },
      ]
    : []),
];

/**
 * Below this height, only the button of the wish list stays at an edge of the window. See
 * client/styles/preferences.css.
 */
const LOW_PX = 420;

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

type Layer = keyof typeof LAYERS;

/**
 * Checks the centre of each place where one of the `uppers` overlaps another layer, at every scroll position of the
 * page. `overlaps` are the pairs found. `wrong` are the places where a lower layer is on top.
 */
const compareLayers = (page: Page, uppers: readonly Layer[]) =>
  page.evaluate(
    ([layers, names]) => {
      const STEP_PX = 29;
      /** What is below shows through rounded corners. */
      const CORNER_PX = 14;
      const selectors = Object.values(layers);
      const all = Object.keys(layers);
      const rankOf = (element: Element | null) => selectors.findLastIndex((selector) => element?.closest(selector));
      const overlaps = new Set<string>();
      const wrong = new Set<string>();
      const compare = (lower: number, upper: number, below: DOMRect, above: DOMRect): void => {
        const left = Math.max(below.left, above.left + CORNER_PX, 0);
        const right = Math.min(below.right, above.right - CORNER_PX, innerWidth);
        const top = Math.max(below.top, above.top + CORNER_PX, 0);
        const bottom = Math.min(below.bottom, above.bottom - CORNER_PX, innerHeight);
        if (left + 1 > right || top + 1 > bottom) return;
        const pair = `${all[upper]} over ${all[lower]}`;
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
        for (const name of names) {
          const upper = all.indexOf(name);
          for (const [lower, belows] of boxes.slice(0, upper).entries())
            for (const above of boxes[upper] ?? []) for (const below of belows) compare(lower, upper, below, above);
        }
      }
      return { overlaps: [...overlaps], wrong: [...wrong] };
    },
    [LAYERS, uppers] as const,
  );

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** With the banner, and with a product on the wish list if the page has one. */
const openPage = async (freshPage: Fixtures['freshPage'], path: string, size: (typeof WINDOWS)[number]) => {
  const page = await freshPage(path, { ...size, reducedMotion: true, consent: null });
  await button(page, consentSwedish.acceptAll).click({ trial: true });
  if (path !== PATHS.home) {
    await page.locator('[data-wish]:visible').first().click();
    await page.locator('.wish-bar .button').waitFor();
    await page.locator('.wish-bar span').first().waitFor({ state: 'attached' });
    // The banner stands on the bar, whose height is known one frame later.
    await page.locator('html[style*="--wish-bar"]').waitFor();
  }
  return page;
};

const SHARE_BUTTONS: Readonly<Record<string, string>> = { [PATHS.products]: share.list, [PRODUCT]: share.product };

describe.each(WINDOWS)('in a window of $width x $height', (size) => {
  const isLow = size.height < LOW_PX;

  test.for([PATHS.products, PRODUCT, PATHS.home])(
    'every focused element on %s is visible, and scrolling content goes under tools, header, bar, banner, notification and skip link',
    async (path, { freshPage }) => {
      const page = await openPage(freshPage, path, size);
      const stops = await walkFocus(page);
      expect(stops.length).toBeGreaterThan(10);
      expect(stops.filter((stop) => !isFullyVisible(stop))).toEqual([]);
      const more = page.getByText(catalogue.more, { exact: true });
      if (await more.isVisible()) await more.click();
      const shareButton = page.getByRole('button', { name: SHARE_BUTTONS[path] ?? 'none' });
      if (await shareButton.isVisible()) {
        await shareButton.click();
        await page.locator('.note').getByText(share.copied).waitFor();
      }
      await page
        .locator('.skip')
        .evaluate((link) => link instanceof HTMLElement && link.focus({ preventScroll: true }));
      const uppers = ['tools', 'header', 'bar', 'banner', 'notification', 'skipLink'] as const;
      const { overlaps, wrong } = await compareLayers(page, uppers);
      expect(wrong).toEqual([]);
      if (isLow) {
        if (path !== PATHS.home) expect(overlaps).toContain('bar over content');
        return;
      }
      expect(overlaps).toContain(size.width < 640 ? 'header over content' : 'skipLink over header');
      expect(overlaps).toEqual(expect.arrayContaining(['header over content', 'banner over content']));
      if (path === PATHS.home) return;
      expect(overlaps).toEqual(expect.arrayContaining(['bar over content', 'notification over content']));
      if (size.width <= 1024) expect(overlaps).toContain('notification over banner');
    },
  );

  test('menu, wish list and preferences lie over everything else', async ({ freshPage }) => {
    const page = await openPage(freshPage, PRODUCT, size);
    await button(page, wishList.show).click();
    await page.getByRole('dialog').getByRole('button', { name: wishList.send }).waitFor();
    const sheet = await compareLayers(page, ['sheet']);
    expect(sheet.wrong).toEqual([]);
    expect(sheet.overlaps).toContain('sheet over content');
    await page.keyboard.press('Escape');
    const menuButton = button(page, layout(inject('operator')).menu.open);
    if (await menuButton.isVisible()) {
      await menuButton.click();
      await page.locator('.menu a').first().click({ trial: true });
      const menu = await compareLayers(page, ['menu']);
      expect(menu.wrong).toEqual([]);
      expect(menu.overlaps).toContain('menu over header');
      await page.keyboard.press('Escape');
    }
    await button(page, share.product).click();
    await page.locator('.note').getByText(share.copied).waitFor();
    await button(page, MANAGE_CONSENT).click();
    await page.locator('.pm__close-btn').click({ trial: true });
    const preferences = await compareLayers(page, ['preferences']);
    expect(preferences.wrong).toEqual([]);
    expect(preferences.overlaps).toContain(`preferences over ${size.width < 700 ? 'notification' : 'content'}`);
    if (isLow) expect(preferences.overlaps).toEqual(expect.arrayContaining(['preferences over header']));
  });
});
