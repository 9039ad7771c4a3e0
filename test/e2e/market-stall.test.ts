import type { Page } from 'playwright-core';
import { calculator } from '../../src/content/calculator.ts';
import { PATHS } from '../../src/content/paths.ts';
import { CALCULATOR_FIELDS } from '../../src/shared/element-ids.ts';
import { DAILY_WIDTHS, DESKTOP, describe, expect, type Fixtures, PHONE, test } from './support/test.ts';

const URL_WITH_NUMBERS = `${PATHS.home}?${CALCULATOR_FIELDS.participants}=25&${CALCULATOR_FIELDS.productsEach}=20`;

const slider = (page: Page, { sliderLabel }: (typeof calculator)['participants']) =>
  page.getByRole('slider', { name: sliderLabel });

/** How many people and packages are at the market stall. */
const shownAtMarketStall = (page: Page) =>
  Promise.all(
    ['.market-stall-people', '.market-stall-packages'].map((row) =>
      page.locator(`${row} img`).evaluateAll(countVisible),
    ),
  );

const countVisible = (images: readonly Element[]): number =>
  images.filter((image) => getComputedStyle(image).opacity === '1').length;

/** Top and height of the market stall and of the form below it, in the document. */
const boxes = (page: Page) =>
  page.locator('.market-stall, .calculator-form').evaluateAll((parts) =>
    parts.map((part) => {
      const { top, height } = part.getBoundingClientRect();
      return [Math.round(top + scrollY), Math.round(height)];
    }),
  );

const openMarketStall = async (freshPage: Fixtures['freshPage'], options: Parameters<Fixtures['freshPage']>[1]) => {
  const page = await freshPage(URL_WITH_NUMBERS, options);
  await page.locator('.market-stall').scrollIntoViewIfNeeded();
  await expect.poll(() => slider(page, calculator.participants).isEnabled()).toBe(true);
  return page;
};

const MAX_HEIGHT = { [PHONE]: 80, [DESKTOP]: 120 } as const;

describe.each(DAILY_WIDTHS)('the market stall above the calculator, at %i px', (width) => {
  test('is one low band, drawn for the numbers in the page without script', async ({ freshPage }) => {
    const page = await freshPage(URL_WITH_NUMBERS, { width, javaScript: false });
    expect((await page.locator('.market-stall').boundingBox())?.height).toBeLessThanOrEqual(MAX_HEIGHT[width]);
    expect(await shownAtMarketStall(page)).toEqual([3, 3]);
  });

  test('fills and empties with the sliders, and moves nothing around it', async ({ freshPage }) => {
    const page = await openMarketStall(freshPage, { width });
    expect(await shownAtMarketStall(page)).toEqual([3, 3]);
    const before = await boxes(page);
    await slider(page, calculator.participants).press('End');
    await slider(page, calculator.productsEach).press('End');
    await expect.poll(() => shownAtMarketStall(page)).toEqual([6, 6]);
    await slider(page, calculator.participants).press('Home');
    await slider(page, calculator.productsEach).press('Home');
    await expect.poll(() => shownAtMarketStall(page)).toEqual([0, 0]);
    await slider(page, calculator.participants).press('ArrowRight');
    await slider(page, calculator.productsEach).press('ArrowRight');
    await expect.poll(() => shownAtMarketStall(page)).toEqual([1, 1]);
    expect(await boxes(page)).toEqual(before);
  });
});
