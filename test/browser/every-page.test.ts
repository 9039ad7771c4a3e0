import type { Page } from 'playwright-core';
import { PATHS } from '../../src/content/paths.ts';
import { brokenPictures, drawnFonts, heading, sidewaysOverflow } from './support/page-facts.ts';
import { ERROR_PAGES, PAGES } from './support/routes.ts';
import { describe, expect, test, WIDTHS } from './support/test.ts';

/** Followed by the style that the variable font's file is named after. */
const FONT = /^Outfit\b/;

const expectToLookRight = async (page: Page) => {
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.locator('h1').isVisible()).toBe(true);
  expect(await brokenPictures(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);
  expect(await drawnFonts(page, 'h1')).toEqual([expect.stringMatching(FONT)]);
};

const CASES = [true, false].flatMap((javaScript) => WIDTHS.map((width) => ({ javaScript, width })));

describe.each(CASES)('at $width px, script: $javaScript,', ({ javaScript, width }) => {
  test.for(PAGES)('%s has its heading, its pictures and its font, and fits', async (path, { openPage }) => {
    const page = await openPage(path, { width, javaScript });
    await expectToLookRight(page);
  });

  test.for(ERROR_PAGES)('$path says what is wrong, and leads home', async (errorPage, { openPage, expectProblems }) => {
    const { path, status } = errorPage;
    expectProblems(new RegExp(`^console error: .*status of ${status}`), new RegExp(`^failed request: .* ${status}$`));
    const page = await openPage(path, { width, javaScript });
    await heading(page, errorPage.heading).waitFor();
    await expectToLookRight(page);
    await page.locator(`main a.button[href="${PATHS.home}"]`).click();
    await page.waitForURL(`**${PATHS.home}`);
  });
});
