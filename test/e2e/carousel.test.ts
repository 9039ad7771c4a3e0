import type { CDPSession, Page } from 'playwright-core';
import { CAROUSEL_INTERVAL_MS } from '../../client/state/autoplay.ts';
import { carousel } from '../../src/content/carousel.ts';
import { productPath } from '../../src/domain/paths.ts';
import { slideId } from '../../src/shared/element-ids.ts';
import { PRODUCT } from '../support/routes.ts';
import { boxOf } from './support/boxes.ts';
import { waitForStart } from './support/page-facts.ts';
import { describe, expect, type Fixtures, PHONE, test } from './support/test.ts';

/** The number of images of PRODUCT. */
const TOTAL = 4;
const TWO_IMAGES = productPath('froknacke');
const POSITIONS = [1, 2, 3, 4];
const LONG_MS = 3 * CAROUSEL_INTERVAL_MS;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const slides = (page: Page) => page.locator('.slide');
const at = (page: Page, position: number) => page.getByText(carousel.position(position, TOTAL), { exact: true });

const position = (page: Page) => page.locator('.carousel-position').textContent();

type Options = Parameters<Fixtures['freshPage']>[1];

/** Opens a product page and waits for its carousel. The test controls the page's clock. */
const openCarousel = async (freshPage: Fixtures['freshPage'], options: Options = {}) => {
  const page = await freshPage(PRODUCT, { ...options, prepare: (blank) => blank.clock.install(), until: 'load' });
  // The button is inactive until the carousel has started.
  await expect.poll(() => button(page, carousel.next).isEnabled()).toBe(true);
  return page;
};

/** Imitates a switch to another tab, or back. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: isHidden ? 'hidden' : 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** Scrolls the stage out of view, or back. A new observer is notified after the page's own observers. */
const setOutOfView = (page: Page, isOut: boolean) =>
  page.evaluate(async (out) => {
    scrollTo({ top: out ? document.body.scrollHeight : 0, behavior: 'instant' });
    const stage = document.querySelector('.stage');
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver((entries) => {
        if (entries.at(-1)?.isIntersecting === !out) resolve();
      });
      if (stage) observer.observe(stage);
    });
  }, isOut);

const setHeld = (page: Page, isHeld: boolean) =>
  page.locator('.stage').dispatchEvent(isHeld ? 'pointerdown' : 'pointerup', { pointerType: 'touch' });

const setHovered = (page: Page, isHovered: boolean) => page.locator(isHovered ? '.stage' : 'h1').hover();

const setFocused = (page: Page, isFocused: boolean) =>
  page.locator(isFocused ? '.carousel-next' : '.header .logo').focus();

/** Zooms in, or back. A new listener is notified after the page's own listeners. */
const setZoomedIn = async (page: Page, isZoomedIn: boolean) => {
  const zoom = await page.evaluateHandle(() => ({
    changed: new Promise((resolve) => visualViewport?.addEventListener('resize', resolve, { once: true })),
  }));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: isZoomedIn ? 2 : 1 });
  await zoom.evaluate(async ({ changed }) => void (await changed));
  await session.detach();
};

/** Also waits until the pause button is hidden, which nobody needs without motion, or visible. */
const setReducedMotion = async (page: Page, isReduced: boolean) => {
  await page.emulateMedia({ reducedMotion: isReduced ? 'reduce' : 'no-preference' });
  await button(page, carousel.pause).waitFor({ state: isReduced ? 'hidden' : 'visible' });
};

test('a product’s images stand side by side without script, and anchors lead to them', async ({ freshPage }) => {
  const page = await freshPage(`${PRODUCT}#${slideId(3)}`, { width: PHONE, javaScript: false });
  expect(await slides(page).count()).toBe(TOTAL);
  expect(await button(page, carousel.next).isVisible()).toBe(false);
  await expect.poll(async () => (await slides(page).nth(2).boundingBox())?.x).toBeLessThan(PHONE);
  await expect.poll(async () => (await slides(page).nth(0).boundingBox())?.x).toBeLessThan(0);
});

/**
 * How far the edges of the shown image are from the edges of the stage, in widths of the stage. 0: the image fills the
 * stage.
 */
const offset = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const stageBox = document.querySelector('.stage')?.getBoundingClientRect();
    const slide = document.querySelector('.slide[data-shown]')?.getBoundingClientRect();
    if (!stageBox || !slide) return Number.NaN;
    const distances = [slide.left - stageBox.left, slide.right - stageBox.right];
    return Math.max(...distances.map(Math.abs)) / stageBox.width;
  });

/** Presses a button of the carousel, and returns the side from which the next image moves into the stage. */
const press = (page: Page, selector: string): Promise<number> =>
  page.evaluate((buttonSelector) => {
    document.querySelector<HTMLElement>(buttonSelector)?.click();
    const stageBox = document.querySelector('.stage')?.getBoundingClientRect();
    const slide = document.querySelector('.slide[data-shown]')?.getBoundingClientRect();
    return stageBox && slide ? Math.sign(slide.x - stageBox.x) : Number.NaN;
  }, selector);

test('a press counts as soon as the buttons work, and some frames later', async ({ freshPage }) => {
  for (const frames of [0, 1, 2, 3]) {
    const page = await freshPage(PRODUCT, {
      reducedMotion: true,
      prepare: (blank) =>
        blank.addInitScript((wait) => {
          const after = (rest: number, run: () => void): void => {
            if (rest === 0) run();
            else requestAnimationFrame(() => after(rest - 1, run));
          };
          new MutationObserver((_changes, observer) => {
            const next = document.querySelector<HTMLButtonElement>('.carousel-next:enabled');
            if (!next) return;
            observer.disconnect();
            after(wait, () => {
              next.click();
              after(4, () => document.body.setAttribute('data-pressed', ''));
            });
          }).observe(document, { subtree: true, childList: true, attributes: true });
        }, frames),
    });
    await page.locator('body[data-pressed]').waitFor();
    expect(await position(page), `${frames} frames`).toBe(carousel.position(2, TOTAL));
  }
});

test('a carousel keeps its direction from the end to the beginning, and counts every press during a movement', async ({
  freshPage,
}) => {
  for (const { path, presses } of [
    { path: PRODUCT, presses: TOTAL + 1 },
    { path: TWO_IMAGES, presses: 3 },
  ]) {
    const page = await freshPage(path);
    await button(page, carousel.pause).click();
    for (const [selector, side] of [
      ['.carousel-next', 1],
      ['.carousel-previous', -1],
    ] as const) {
      for (let pressed = 1; pressed <= presses; pressed += 1) {
        expect(await press(page, selector), `${path} ${selector} ${pressed}`).toBe(side);
        await expect.poll(() => offset(page)).toBeCloseTo(0, 2);
      }
    }
  }
  const page = await freshPage(PRODUCT);
  await button(page, carousel.pause).click();
  for (const selector of ['.carousel-next', '.carousel-previous']) {
    const shown = await page.evaluate(
      ([buttonSelector, presses]) =>
        Array.from({ length: presses }, () => {
          document.querySelector<HTMLElement>(buttonSelector)?.click();
          return document.querySelector('.carousel-position')?.textContent;
        }),
      [selector, 2 * TOTAL] as const,
    );
    expect(shown.slice(TOTAL)).toEqual(shown.slice(0, TOTAL));
    expect(new Set(shown)).toEqual(new Set(POSITIONS.map((index) => carousel.position(index, TOTAL))));
    expect(await position(page)).toBe(shown.at(-1));
    await expect.poll(() => offset(page)).toBeCloseTo(0, 2);
  }
});

describe('a carousel', () => {
  /**
   * The deltas of a sideways swipe on a trackpad: they grow quickly, and then shrink slowly and unevenly for a long
   * time.
   */
  const SWIPE = [1, 2, 6, 18, 42, 60, 74, 70, 71, 60, 52, 44, 45, 36, 30, 24, 25, 18, 14, 10, 8, 6, 7, 4, 3, 2, 1, 1];
  const swipe = async (page: Page, deltas: readonly number[]): Promise<void> => {
    await page.locator('.stage').evaluate((stage, moved) => {
      for (const deltaX of moved)
        stage.dispatchEvent(new WheelEvent('wheel', { deltaX, deltaY: 1, bubbles: true, cancelable: true }));
    }, deltas);
    await page.clock.runFor(200);
  };

  test('moves by one image with each sideways swipe on a trackpad', async ({ freshPage }) => {
    const page = await openCarousel(freshPage);
    await setHovered(page, true);
    await at(page, 1).waitFor();
    const back = SWIPE.map((delta) => -delta);
    for (const [deltas, expected] of [
      [SWIPE, 2],
      [SWIPE, 3],
      [back, 2],
      [[3, -2, 4, 5], 2],
      [back, 1],
      [back, TOTAL],
    ] as const) {
      await swipe(page, deltas);
      expect(await position(page)).toBe(carousel.position(expected, TOTAL));
    }
  });

  test('leaves page and history where they are on a sideways swipe, and lets the page scroll', async ({
    freshPage,
  }) => {
    const page = await openCarousel(freshPage);
    await setHovered(page, true);
    await page.mouse.wheel(200, 0);
    await at(page, 2).waitFor();
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
    await page.mouse.wheel(4, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await position(page)).toBe(carousel.position(2, TOTAL));
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await setZoomedIn(page, true);
    await page.mouse.move(300, 300);
    await page.mouse.wheel(200, 0);
    await expect.poll(() => page.evaluate(() => visualViewport?.offsetLeft)).toBeGreaterThan(0);
    expect(await position(page)).toBe(carousel.position(2, TOTAL));
  });

  test('that stands still shows one image by thumbnail and arrow key, in any window and direction', async ({
    freshPage,
  }) => {
    const page = await openCarousel(freshPage, { reducedMotion: true });
    const expectShown = async (expected: number): Promise<void> => {
      await page.clock.runFor(100);
      await at(page, expected).waitFor();
      expect(await page.locator('.slide[data-shown]').getAttribute('id')).toBe(slideId(expected));
      await expect.poll(() => offset(page)).toBeCloseTo(0, 2);
    };
    await page.keyboard.press('ArrowRight');
    await expectShown(1);
    for (const _press of POSITIONS) await button(page, carousel.previous).click();
    for (const target of [3, 1, TOTAL, 2]) {
      await page.getByRole('link', { name: carousel.thumbnailLabel(target) }).click();
      await expectShown(target);
    }
    const inert = await slides(page).evaluateAll((all) => all.map((slide) => slide.matches('[inert]')));
    expect(inert).toEqual([true, false, true, true]);
    await button(page, carousel.next).focus();
    await page.keyboard.press('ArrowRight');
    await expectShown(3);
    await page.keyboard.press('ArrowLeft');
    await expectShown(2);
    for (const [width, height] of [
      [780, 390],
      [391, 780],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectShown(2);
    }
    // As a translation to Arabic does.
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    for (const expected of [3, TOTAL, 1, 2]) {
      await button(page, carousel.next).click();
      await expectShown(expected);
    }
  });

  test('waits for the first image before it loads its script', async ({ freshPage }) => {
    const image = Promise.withResolvers<void>();
    const scripts: string[] = [];
    const page = await freshPage(PRODUCT, {
      until: 'commit',
      prepare: async (blank) => {
        blank.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
        await blank.route(/\.(avif|webp)$/, async (route) => {
          await image.promise;
          await route.continue();
        });
      },
    });
    await waitForStart(page);
    // By then the site's own observer has seen the stage, and its idle callback, if it asked for one, has run.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const observer = new IntersectionObserver(() => requestIdleCallback(() => setTimeout(resolve)));
          for (const stage of document.querySelectorAll('.stage')) observer.observe(stage);
        }),
    );
    // A request of the page that comes later.
    await page.evaluate(() => fetch('/robots.txt'));
    expect(scripts.filter((url) => url.includes('create-carousel'))).toEqual([]);
    image.resolve();
    await expect.poll(() => button(page, carousel.next).isEnabled()).toBe(true);
  });

  test('stops for as long as something prevents it or it is paused, and has no inert image while it plays', async ({
    freshPage,
  }) => {
    const page = await openCarousel(freshPage, { width: PHONE });
    const expectMoving = async (left: string | null): Promise<void> => {
      await page.clock.runFor(CAROUSEL_INTERVAL_MS + 500);
      await expect.poll(() => position(page)).not.toBe(left);
    };
    for (const { when, set } of [
      { when: 'the tab is hidden', set: setHidden },
      { when: 'it is out of view', set: setOutOfView },
      { when: 'the visitor has zoomed in', set: setZoomedIn },
      { when: 'a finger rests on it', set: setHeld },
      { when: 'the pointer is over it', set: setHovered },
      { when: 'the focus is in it', set: setFocused },
      { when: 'the visitor prefers reduced motion', set: setReducedMotion },
    ]) {
      await set(page, true);
      const left = await position(page);
      await page.clock.runFor(LONG_MS);
      expect(await position(page), when).toBe(left);
      await set(page, false);
      await expectMoving(left);
    }
    // Somebody may be reading any of them.
    expect(await page.locator('.slide[inert]').count()).toBe(0);
    await button(page, carousel.pause).click();
    await page.mouse.move(5, 5);
    const left = await position(page);
    await page.clock.runFor(LONG_MS);
    expect(await position(page)).toBe(left);
    await button(page, carousel.play).click();
    await expectMoving(left);
  });
});

type Point = { readonly x: number; readonly y: number };

const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints });

/** Moves a finger over the screen in steps, as a hand does. */
const swipe = async (page: Page, from: Point, to: Point, steps = 8): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await touch(session, 'touchStart', [from]);
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    await touch(session, 'touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
  }
  await touch(session, 'touchEnd', []);
  await session.detach();
};

/** Swipes over the whole stage, to the left (-1) or to the right (1), once its images stand still. */
const swipeStage = async (page: Page, direction: 1 | -1): Promise<void> => {
  const stage = await boxOf(page, '.stage');
  const offset = async () => Math.round((await boxOf(page, '.slide[data-shown]')).left - stage.left);
  await expect.poll(offset).toBe(0);
  const [left, right] = [
    { x: stage.left + 70, y: stage.top + 100 },
    { x: stage.right - 70, y: stage.top + 100 },
  ];
  await (direction === 1 ? swipe(page, left, right) : swipe(page, right, left));
};

describe('by touch', () => {
  test('a swipe turns to the next image, even from the last to the first and back', async ({ freshPage }) => {
    const page = await freshPage(`${PRODUCT}#${slideId(TOTAL)}`, { width: PHONE });
    await at(page, TOTAL).waitFor();
    await page.getByRole('button', { name: carousel.pause }).tap();
    await swipeStage(page, -1);
    await at(page, 1).waitFor();
    await swipeStage(page, -1);
    await at(page, 2).waitFor();
    await swipeStage(page, 1);
    await at(page, 1).waitFor();
    await swipeStage(page, 1);
    await at(page, TOTAL).waitFor();
  });

  test('a swipe over a zoomed-in image moves across the image, and not to the next one', async ({ freshPage }) => {
    const page = await freshPage(PRODUCT, { width: PHONE });
    await page.getByRole('button', { name: carousel.pause }).tap();
    const session = await page.context().newCDPSession(page);
    const { left, top } = await boxOf(page, '.stage');
    await session.send('Input.synthesizePinchGesture', { x: left + 180, y: top + 135, scaleFactor: 2 });
    const shownLeft = () => page.evaluate(() => visualViewport?.offsetLeft ?? 0);
    await expect.poll(() => page.evaluate(() => visualViewport?.scale ?? 1)).toBeGreaterThan(1.5);
    const before = await shownLeft();
    await swipe(page, { x: 250, y: top + 135 }, { x: 150, y: top + 135 });
    await expect.poll(shownLeft).toBeGreaterThan(before);
    expect(await at(page, 1).count()).toBe(1);
    // Chromium pans a zoomed-in page whatever this value is.
    expect(await page.locator('.stage').evaluate((stage) => getComputedStyle(stage).touchAction)).toBe('auto');
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
    await page.locator('.stage:not([data-zoomed])').waitFor();
    await swipeStage(page, -1);
    await at(page, 2).waitFor();
  });
});
