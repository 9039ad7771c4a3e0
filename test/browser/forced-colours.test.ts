import type { Page } from 'playwright-core';
import { catalogue } from '../../src/content/catalogue.ts';
import { consentSwedish } from '../../src/content/consent-sv.ts';
import { PATHS } from '../../src/content/paths.ts';
import { tabThrough } from './support/focus.ts';
import { expect, PHONE, test } from './support/test.ts';
import { TOUR_MS, tour } from './support/tour.ts';

const FORCED = { forcedColors: true, reducedMotion: true } as const;

/** Buttons and fields that nothing but a colour would tell from the page: they have neither a border nor a line. */
const controlsWithoutEdge = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, .button, .chip, select, input:not([type="range"], [type="checkbox"])')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { borderBottomStyle, borderBottomWidth, textDecorationLine } = getComputedStyle(control);
        const hasBorder = borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) >= 1;
        return !hasBorder && !textDecorationLine.includes('underline');
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );

test('with forced colours every control keeps its edge on every page', { timeout: TOUR_MS }, async ({
  openPage,
  expectProblems,
}) => {
  expect(await tour({ openPage, expectProblems }, { ...FORCED, width: PHONE }, controlsWithoutEdge)).toEqual([]);
});

test('with forced colours the question about cookies keeps its controls’ edges', async ({ openPage }) => {
  const page = await openPage(PATHS.about, { ...FORCED, consent: null });
  await page.getByRole('button', { name: consentSwedish.acceptAll }).waitFor();
  expect(await controlsWithoutEdge(page)).toEqual([]);
});

test('with forced colours the chosen tag looks unlike the others', async ({ openPage }) => {
  const page = await openPage(`${PATHS.products}?tag=Vegansk`, FORCED);
  const background = (name: string) =>
    page
      .locator('.chip', { hasText: name })
      .evaluate((chip) => [getComputedStyle(chip).backgroundColor, getComputedStyle(chip).color]);
  expect(await background('Vegansk')).not.toEqual(await background(catalogue.tags.all));
});

test.for([PATHS.home, PATHS.products])(
  'with forced colours every stop on %s has its ring',
  async (path, { openPage }) => {
    const page = await openPage(path, FORCED);
    expect((await tabThrough(page)).filter(({ hasOutline }) => !hasOutline)).toEqual([]);
  },
);
