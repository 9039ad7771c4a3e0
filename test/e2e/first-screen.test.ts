import type { Page } from 'playwright-core';
import { countLayers } from '../../scripts/lighthouse/layers.ts';
import { PATHS } from '../../src/content/paths.ts';
import { settle } from './support/page-facts.ts';
import { PAGES } from './support/routes.ts';
import { describe, expect, test } from './support/test.ts';

const WIDTH = 360;
const MAX_LAYERS = 15;

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
  test('shows at most one SVG file before the visitor scrolls', async ({ sharedPage }) => {
    const page = await sharedPage(path, { width: WIDTH });
    expect((await svgFilesInView(page)).length).toBeLessThanOrEqual(1);
  });

  test('has at most 15 compositor layers', async ({ sharedPage }) => {
    const page = await sharedPage(path, { width: WIDTH });
    await settle(page);
    expect(await countLayers(page)).toBeLessThanOrEqual(MAX_LAYERS);
  });
});

test('the landing page shows no SVG file before the visitor scrolls', async ({ sharedPage }) => {
  const page = await sharedPage(PATHS.home, { width: WIDTH });
  expect(await svgFilesInView(page)).toEqual([]);
});
