import type { Page } from 'playwright-core';
import { CAROUSEL_INTERVAL_MS } from '../../client/state/autoplay.ts';
import { carousel } from '../../src/content/carousel.ts';
import { productPath } from '../../src/content/paths.ts';
import { slideId } from '../../src/shared/element-ids.ts';
import { waitForStart } from './support/page-facts.ts';
import { PRODUCT } from './support/routes.ts';
import { describe, expect, type Fixtures, PHONE, test, WIDTHS } from './support/test.ts';

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

const setZoomedIn = async (page: Page, isZoomedIn: boolean) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: isZoomedIn ? 2 : 1 });
  await page.waitForFunction((scale) => visualViewport?.scale === scale, isZoomedIn ? 2 : 1);
  await session.detach();
};

/** Also waits until the pause button is hidden, which nobody needs without motion, or visible. */
const setReducedMotion = async (page: Page, isReduced: boolean) => {
  await page.emulateMedia({ reducedMotion: isReduced ? 'reduce' : 'no-preference' });
  await button(page, carousel.pause).waitFor({ state: isReduced ? 'hidden' : 'visible' });
};

describe.each(WIDTHS)('a product’s images at %i px', (width) => {
  test('stand side by side without script, and anchors lead to them', async ({ freshPage }) => {
    const page = await freshPage(`${PRODUCT}#${slideId(3)}`, { width, javaScript: false });
    expect(await slides(page).count()).toBe(TOTAL);
    expect(await button(page, carousel.next).isVisible()).toBe(false);
    await expect.poll(async () => (await slides(page).nth(2).boundingBox())?.x).toBeLessThan(width);
    await expect.poll(async () => (await slides(page).nth(0).boundingBox())?.x).toBeLessThan(0);
  });
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

test.for([0, 1, 2, 3])(
  'a press counts %i frames after the buttons have started to work',
  async (frames, { freshPage }) => {
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
    expect(await position(page)).toBe(carousel.position(2, TOTAL));
  },
);

test('the same image as before fills the stage after the window has become wider or narrower', async ({
  freshPage,
}) => {
  const page = await freshPage(PRODUCT, { width: 390, height: 780, reducedMotion: true });
  await button(page, carousel.next).click();
  await at(page, 2).waitFor();
  for (const [width, height] of [
    [780, 390],
    [391, 780],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => offset(page)).toBeCloseTo(0, 2);
    expect(await position(page)).toBe(carousel.position(2, TOTAL));
  }
});

test('one image fills the stage even after a translation has turned the direction of the page', async ({
  freshPage,
}) => {
  const page = await freshPage(PRODUCT, { reducedMotion: true });
  await expect.poll(() => button(page, carousel.next).isEnabled()).toBe(true);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  for (const expected of [2, 3, TOTAL, 1]) {
    await button(page, carousel.next).click();
    await at(page, expected).waitFor();
    await expect.poll(() => offset(page)).toBeCloseTo(0, 2);
  }
});

describe.each([
  { direction: 'forwards', selector: '.carousel-next', side: 1 },
  { direction: 'backwards', selector: '.carousel-previous', side: -1 },
])('a carousel that goes $direction', ({ selector, side }) => {
  test.for([
    { images: 'four images', path: PRODUCT, presses: 2 * TOTAL },
    { images: 'two images', path: TWO_IMAGES, presses: 4 },
  ])('keeps its direction from the end to the beginning, with $images', async ({ path, presses }, { freshPage }) => {
    const page = await freshPage(path);
    await button(page, carousel.pause).click();
    for (let pressed = 1; pressed <= presses; pressed += 1) {
      expect(await press(page, selector), `press ${pressed}`).toBe(side);
      await expect.poll(() => offset(page)).toBeCloseTo(0, 2);
    }
  });

  test('counts every press, even during a movement', async ({ freshPage }) => {
    const page = await freshPage(PRODUCT);
    await button(page, carousel.pause).click();
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
  });
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

  test('moves on a sideways swipe, while page and history stay', async ({ freshPage }) => {
    const page = await openCarousel(freshPage);
    await setHovered(page, true);
    await page.mouse.wheel(200, 0);
    await at(page, 2).waitFor();
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  });

  test('leaves a sideways swipe to a visitor who has zoomed in', async ({ freshPage }) => {
    const page = await openCarousel(freshPage);
    await setZoomedIn(page, true);
    await page.mouse.move(300, 300);
    await page.mouse.wheel(200, 0);
    await expect.poll(() => page.evaluate(() => visualViewport?.offsetLeft)).toBeGreaterThan(0);
    expect(await position(page)).toBe(carousel.position(1, TOTAL));
  });

  test('lets the page scroll while the pointer is on it', async ({ freshPage }) => {
    const page = await openCarousel(freshPage);
    await setHovered(page, true);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(4, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    expect(await position(page)).toBe(carousel.position(1, TOTAL));
  });

  test('shows the image of each thumbnail, even after going past the last image', async ({ freshPage }) => {
    const page = await openCarousel(freshPage, { reducedMotion: true });
    for (const _press of POSITIONS) await button(page, carousel.previous).click();
    for (const target of [3, 1, TOTAL, 2]) {
      await page.getByRole('link', { name: carousel.thumbnailLabel(target) }).click();
      await page.clock.runFor(100);
      await at(page, target).waitFor();
      expect(await page.locator('.slide[data-shown]').getAttribute('id')).toBe(slideId(target));
      await expect.poll(() => offset(page)).toBeCloseTo(0, 2);
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

  test('that stands still has inert images except for the visible one', async ({ freshPage }) => {
    const page = await openCarousel(freshPage, { reducedMotion: true });
    await button(page, carousel.next).click();
    await at(page, 2).waitFor();
    const inert = await slides(page).evaluateAll((all) => all.map((slide) => slide.matches('[inert]')));
    expect(inert).toEqual([true, false, true, true]);
  });

  test('makes no image inert while it plays, because somebody may be reading it', async ({ freshPage }) => {
    const page = await openCarousel(freshPage);
    await page.clock.runFor(CAROUSEL_INTERVAL_MS + 500);
    await at(page, 2).waitFor();
    expect(await page.locator('.slide[inert]').count()).toBe(0);
  });

  test('stops after a click on pause and continues after a click on play', async ({ freshPage }) => {
    const page = await openCarousel(freshPage);
    await button(page, carousel.pause).click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(LONG_MS);
    expect(await at(page, 1).isVisible()).toBe(true);
    await button(page, carousel.play).click();
    await page.clock.runFor(CAROUSEL_INTERVAL_MS + 500);
    await at(page, 2).waitFor();
  });

  test.for([
    { when: 'the tab is hidden', set: setHidden },
    { when: 'it is out of view', set: setOutOfView },
    { when: 'the visitor has zoomed in', set: setZoomedIn },
    { when: 'a finger rests on it', set: setHeld },
    { when: 'the pointer is over it', set: setHovered },
    { when: 'the focus is in it', set: setFocused },
    { when: 'the visitor prefers reduced motion', set: setReducedMotion },
  ])('stops while $when and continues afterwards', async ({ set }, { freshPage }) => {
    const page = await openCarousel(freshPage, { width: PHONE });
    await set(page, true);
    const left = await position(page);
    await page.clock.runFor(LONG_MS);
    expect(await position(page)).toBe(left);
    await set(page, false);
    await page.clock.runFor(CAROUSEL_INTERVAL_MS + 500);
    await expect.poll(() => position(page)).not.toBe(left);
  });

  test('follows the arrow keys while the focus is in it', async ({ freshPage }) => {
    const page = await openCarousel(freshPage, { reducedMotion: true });
    await page.keyboard.press('ArrowRight');
    expect(await at(page, 1).isVisible()).toBe(true);
    await button(page, carousel.next).focus();
    await page.keyboard.press('ArrowRight');
    await at(page, 2).waitFor();
    await page.keyboard.press('ArrowLeft');
    await at(page, 1).waitFor();
  });
});
