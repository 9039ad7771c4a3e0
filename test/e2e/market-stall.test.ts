import type { Page } from 'playwright-core';
import { calculator } from '../../src/content/calculator.ts';
import { PATHS } from '../../src/domain/paths.ts';
import { CALCULATOR_FIELDS } from '../../src/shared/form-fields.ts';
import { DESKTOP, describe, expect, PHONE, test } from './support/test.ts';

const countVisible = (images: readonly Element[]): number =>
  images.filter((image) => getComputedStyle(image).opacity === '1').length;

/** The number of people and packages at the market stall. */
const shownAtMarketStall = (page: Page) =>
  Promise.all(['people', 'packages'].map((row) => page.locator(`.market-stall-${row} img`).evaluateAll(countVisible)));

/** The position and height of the market stall and of the form below it, in the document. */
const boxes = (page: Page) =>
  page.locator('.market-stall, .calculator-form').evaluateAll((parts) =>
    parts.map((part) => {
      const { top, height } = part.getBoundingClientRect();
      return [Math.round(top + scrollY), Math.round(height)];
    }),
  );

const NUMBERS = `${PATHS.home}?${CALCULATOR_FIELDS.participants}=25&${CALCULATOR_FIELDS.productsEach}=20`;

describe('the market stall above the calculator', () => {
  test('is one low band, and is drawn without script for the numbers in the page', async ({ freshPage }) => {
    const page = await freshPage(NUMBERS, { width: PHONE, javaScript: false });
    const height = async () => (await page.locator('.market-stall').boundingBox())?.height;
    expect(await height()).toBeLessThanOrEqual(80);
    await page.setViewportSize({ width: DESKTOP, height: 800 });
    expect(await height()).toBeLessThanOrEqual(120);
    expect(await shownAtMarketStall(page)).toEqual([3, 3]);
  });

  test('fills and empties with the sliders, and moves nothing around it', async ({ freshPage }) => {
    const page = await freshPage(NUMBERS, { width: PHONE });
    await page.locator('.market-stall').scrollIntoViewIfNeeded();
    const sliders = [calculator.participants, calculator.productsEach].map(({ sliderLabel }) =>
      page.getByRole('slider', { name: sliderLabel }),
    );
    await expect.poll(() => sliders[0]?.isEnabled()).toBe(true);
    const before = await boxes(page);
    for (const [key, shown] of [
      ['End', [6, 6]],
      ['Home', [0, 0]],
      ['ArrowRight', [1, 1]],
    ] as const) {
      for (const slider of sliders) await slider.press(key);
      await expect.poll(() => shownAtMarketStall(page)).toEqual(shown);
    }
    expect(await boxes(page)).toEqual(before);
  });
});
