import type { Page } from 'playwright-core';
import { calculator } from '../../src/content/calculator.ts';
import { sharedResult } from '../../src/content/earnings.ts';
import { formatKronor } from '../../src/content/format.ts';
import { goal } from '../../src/content/goal.ts';
import { share } from '../../src/content/share.ts';
import { PARTICIPANTS } from '../../src/domain/calculator.ts';
import { ANCHORS, PATHS } from '../../src/domain/paths.ts';
import { estimateProfit } from '../../src/domain/profit.ts';
import { boxesOf, boxOf } from './support/boxes.ts';
import { describe, expect, type Fixtures, PHONE, test } from './support/test.ts';

const CALCULATOR = `${PATHS.home}#${ANCHORS.calculator}`;

const people = (page: Page) => page.getByLabel(calculator.participants.label);
const products = (page: Page) => page.getByLabel(calculator.productsEach.label);
const peopleSlider = (page: Page) => page.getByRole('slider', { name: calculator.participants.sliderLabel });
const profit = (participants: number, productsEach: number) =>
  formatKronor(estimateProfit(participants, productsEach).profitKronor);
const shownProfit = async (page: Page) =>
  (await page.locator('.receipt-sum').textContent())?.trim().replace(/\s+/g, '\u00a0');

/** Opens the calculator and waits until it is hydrated, which enables its sliders. */
const openCalculator = async (freshPage: Fixtures['freshPage'], path = CALCULATOR) => {
  const page = await freshPage(path, { width: PHONE });
  await people(page).scrollIntoViewIfNeeded();
  await expect.poll(() => peopleSlider(page).isEnabled()).toBe(true);
  return page;
};

/** Today's average price in kronor as the Worker sent it to the calculator, or null. */
const averageOf = async (page: Page): Promise<number | null> =>
  JSON.parse((await page.locator('[data-island="calculator"]').getAttribute('data-props')) ?? '').receipt.averageKronor;

describe('the calculator with script', () => {
  test('keeps fields, sliders and the URL in step without new history entries, and corrects a number on blur', async ({
    freshPage,
  }) => {
    const page = await openCalculator(freshPage);
    const before = await page.evaluate(() => history.length);
    await people(page).fill('12');
    await expect.poll(() => peopleSlider(page).inputValue()).toBe('12');
    await products(page).fill('9');
    await page.getByRole('slider', { name: calculator.productsEach.sliderLabel }).press('ArrowRight');
    await expect.poll(() => products(page).inputValue()).toBe('10');
    await page.waitForURL(/deltagare=12/);
    await page.waitForURL(/produkter=10/);
    expect(await page.evaluate(() => history.length)).toBe(before);
    const ring = await peopleSlider(page).evaluate((slider) => {
      slider.focus();
      const { outlineOffset, outlineWidth } = getComputedStyle(slider);
      return slider.getBoundingClientRect().bottom + Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    });
    expect((await boxOf(page, '.slider-scale')).top, 'below the focus ring').toBeGreaterThanOrEqual(ring);
    const shared = await openCalculator(freshPage, page.url());
    expect(await shownProfit(shared)).toBe(profit(12, 10));
    await people(shared).fill('99');
    expect(await people(shared).inputValue()).toBe('99');
    await people(shared).blur();
    await expect.poll(() => people(shared).inputValue()).toBe(`${PARTICIPANTS.max}`);
    await shared.getByText(calculator.participants.adjustment('above')).waitFor();
  });

  test('calculates the sales for a target profit', async ({ freshPage }) => {
    const page = await openCalculator(freshPage);
    const average = await averageOf(page);
    const answer = goal.answer('20000', PARTICIPANTS.default, average);
    const each = answer?.productsEach;
    if (!answer || !each) throw new Error('The goal of this test must be within reach.');
    const { figure, unit, aside } = goal.headline(estimateProfit(PARTICIPANTS.default, each), answer);
    await page.getByRole('button', { name: goal.modes.goal }).click();
    expect(await page.locator('.receipt').textContent(), 'without a goal').not.toMatch(/[\d?]/);
    expect(await page.locator('.receipt :is(p, dl)').count(), 'without a goal').toBe(0);
    await page.getByLabel(goal.label).fill('20000');
    await page.getByRole('status').getByText(answer.text).waitFor({ state: 'attached' });
    expect(await shownProfit(page)).toBe(`${figure} ${unit}`.replace(/\s+/g, '\u00a0'));
    expect(await page.locator('.receipt-aside').textContent()).toBe(aside);
    await page.waitForURL((url) => url.searchParams.get('produkter') === `${each}`);
    // The form without script and the share button have the same numbers as the URL.
    const form = page.locator('form.calculator');
    expect(await form.evaluate((sent: HTMLFormElement) => new FormData(sent).get('produkter'))).toBe(`${each}`);
    const shared = await page.getByRole('button', { name: share.result }).getAttribute('data-text');
    expect(shared).toBe(sharedResult(estimateProfit(PARTICIPANTS.default, each), average));
    await page.getByRole('button', { name: goal.modes.estimate }).click();
    expect(await products(page).inputValue()).toBe(`${each}`);
    expect(await shownProfit(page)).toBe(profit(PARTICIPANTS.default, each));
  });

  test('lets the visitor undo typing in the target profit, and writes it with spaces when the field is left', async ({
    freshPage,
  }) => {
    const page = await openCalculator(freshPage);
    await page.getByRole('button', { name: goal.modes.goal }).click();
    const field = page.getByLabel(goal.label);
    await field.pressSequentially('40000');
    await field.press('Home');
    await field.pressSequentially('7');
    await field.press('ControlOrMeta+z');
    expect(await field.inputValue()).toBe('40000');
    await field.blur();
    expect(await field.inputValue()).toBe(goal.formatTyped('40000'));
  });

  test('keeps what the visitor typed before hydration', async ({ freshPage }) => {
    const page = await freshPage(PATHS.home, {
      width: PHONE,
      prepare: (blank) =>
        blank.route(
          '**/build/assets/main-*.js',
          async (route) => {
            await people(blank).fill('9');
            await route.continue();
          },
          { times: 1 },
        ),
      until: 'commit',
    });
    await people(page).scrollIntoViewIfNeeded();
    await expect.poll(() => peopleSlider(page).isEnabled()).toBe(true);
    expect(await people(page).inputValue()).toBe('9');
    await expect.poll(() => peopleSlider(page).inputValue()).toBe('9');
  });
});

const FIELDS = '.calculator-field > input';
const SLIDERS = '.slider input';
const SUM = '.receipt-sum';
const START = '.receipt a.button';

describe('the link to the calculator', () => {
  test('shows fields and sum in one view, below the header', async ({ freshPage }) => {
    for (const { width, height, parts } of [
      { width: 1280, height: 800, parts: [FIELDS, SLIDERS, SUM, START] },
      { width: 360, height: 740, parts: [FIELDS, SLIDERS, SUM, START] },
      { width: 320, height: 640, parts: [FIELDS, SLIDERS, SUM] },
    ]) {
      const size = `${width} x ${height}`;
      const page = await freshPage(CALCULATOR, { width, height, reducedMotion: true });
      await expect.poll(() => peopleSlider(page).isEnabled()).toBe(true);
      const gap = (await boxOf(page, '.calculator')).top - (await boxOf(page, '.header')).bottom;
      expect(gap, size).toBeGreaterThanOrEqual(0);
      expect(gap, size).toBeLessThanOrEqual(16);
      const bottoms = (await boxesOf(page, parts.join())).map(({ bottom }) => bottom);
      expect(bottoms, size).toHaveLength(parts.length + 2);
      expect(Math.max(...bottoms), size).toBeLessThanOrEqual(height);
    }
  });
});
