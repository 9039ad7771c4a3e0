import type { Page } from 'playwright-core';
import { PATHS } from '../../src/content/paths.ts';
import { CALCULATOR_FIELDS } from '../../src/shared/form-fields.ts';
import { BUDGETS, expectWithin } from '../support/budgets.ts';
import { boxOf } from './support/boxes.ts';
import { settle } from './support/page-facts.ts';
import { PAGES } from './support/routes.ts';
import { DESKTOP, describe, expect, type Fixtures, IS_NIGHTLY, PHONE, test } from './support/test.ts';

const WIDTH = 360;
const MAX_LAYERS = 15;

/**
 * Counts the compositor layers of a page at rest. Chromium reports them only when they change, for example with the
 * height.
 */
const countLayers = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? { width: WIDTH, height: 740 };
  const reported = new Promise<number>((resolve) =>
    session.on('LayerTree.layerTreeDidChange', ({ layers }) => layers && resolve(layers.length)),
  );
  await session.send('DOM.enable');
  await session.send('LayerTree.enable');
  await page.setViewportSize({ width, height: height + 1 });
  await page.screenshot();
  return reported;
};

/** The SVG files among the images and backgrounds that a visitor sees without scrolling. */
const svgFilesInView = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isInView = (element: Element): boolean => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight && element.checkVisibility();
    };
    const sources = [...document.querySelectorAll('body, body *')].filter(isInView).flatMap((element) => {
      const background = getComputedStyle(element).backgroundImage;
      return [...(element instanceof HTMLImageElement ? [element.currentSrc] : []), ...background.split(', ')];
    });
    return [...new Set(sources.flatMap((source) => /[^/]+\.svg/.exec(source) ?? []))];
  });

describe.each(PAGES)('%s at 360 px', (path) => {
  // The drawing and the icon of the first of the three steps are in view.
  const most = { [PATHS.home]: 0, [PATHS.steps]: 2 }[path] ?? 1;

  test(`shows at most ${most} SVG files before the visitor scrolls`, async ({ sharedPage }) => {
    const page = await sharedPage(path, { width: WIDTH });
    expect((await svgFilesInView(page)).length).toBeLessThanOrEqual(most);
  });

  test('has at most 15 compositor layers', async ({ sharedPage }) => {
    const page = await sharedPage(path, { width: WIDTH });
    await settle(page);
    expect(await countLayers(page)).toBeLessThanOrEqual(MAX_LAYERS);
  });
});

/**
 * The landing page while a list is available. With a number for the calculator in its URL, it does not come from the
 * page cache.
 */
const openLanding = async (freshPage: Fixtures['freshPage'], width: number): Promise<Page> => {
  const page = await freshPage(`${PATHS.home}?${CALCULATOR_FIELDS.participants}=30`, {
    width,
    reducedMotion: true,
    prepare: (blank) => blank.request.get(PATHS.products),
  });
  await settle(page);
  return page;
};

describe('the first screen of the landing page', () => {
  test(`shows the first facts on a phone, below a scene that weighs at most ${BUDGETS.scene.kB} kB and is the largest paint`, async ({
    freshPage,
  }) => {
    const page = await openLanding(freshPage, PHONE);
    expect((await boxOf(page, '.hero .scene')).height).toBeCloseTo(205, 0);
    expect((await boxOf(page, '.facts')).top).toBeLessThanOrEqual(664);
    expect((await boxOf(page, '.facts div')).bottom).toBeLessThanOrEqual(740);
    const { bytes, largest } = await page.evaluate(async () => {
      const scene = document.querySelector<HTMLImageElement>('.hero .scene');
      const [file] = performance.getEntriesByName(scene?.currentSrc ?? '');
      const entries = await new Promise<readonly PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      });
      const last = entries.at(-1);
      return {
        bytes: file instanceof PerformanceResourceTiming ? file.encodedBodySize : 0,
        largest: last instanceof LargestContentfulPaint ? last.element?.className : undefined,
      };
    });
    expect(bytes).toBeGreaterThan(0);
    expectWithin(BUDGETS.scene, bytes, PATHS.home);
    expect(largest).toBe('scene');
  });

  test('shows the facts and six products with their names on a computer', async ({ freshPage }) => {
    const page = await openLanding(freshPage, DESKTOP);
    expect((await boxOf(page, '.facts')).top).toBeLessThanOrEqual(534);
    expect(await page.locator('.product-strip img').count()).toBe(6);
    expect((await boxOf(page, '.product-strip')).bottom).toBeLessThanOrEqual(800);
  });

  test.for(IS_NIGHTLY ? [768, 1024, 1080, DESKTOP, 1440, 1920] : [768, 1920])(
    'has a hero of 400 px whose text does not touch the hill at %i px',
    async (width, { freshPage }) => {
      const page = await openLanding(freshPage, width);
      const { height, bottom } = await boxOf(page, '.hero');
      expect(height).toBeCloseTo(400, 0);
      expect(bottom - (await boxOf(page, '.hero .terms')).bottom).toBeGreaterThanOrEqual(64);
    },
  );
});
