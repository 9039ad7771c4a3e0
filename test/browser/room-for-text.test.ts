import type { Page } from 'playwright-core';
import { sidewaysOverflow } from './support/page-facts.ts';
import { expect, test, WIDTHS } from './support/test.ts';
import { textWithoutRoom } from './support/text-room.ts';
import { TOUR_MS, tour } from './support/tour.ts';

/** As wide as 1280 px when they are enlarged four times. */
const NARROW = 320;

/** As a visitor does in the browser's settings, where the usual size is 16. */
const doubleText = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
};

const openEverything = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
  });

const lackOfRoom = async (page: Page): Promise<readonly string[]> => {
  await openEverything(page);
  const overflow = await sidewaysOverflow(page);
  return [...(overflow > 0 ? [`scrolls ${overflow} px sideways`] : []), ...(await textWithoutRoom(page))];
};

test('at 320 px all text has room on every page', { timeout: TOUR_MS }, async ({ openPage, expectProblems }) => {
  expect(await tour({ openPage, expectProblems }, { width: NARROW }, lackOfRoom)).toEqual([]);
});

test.for(WIDTHS)(
  'with its size doubled all text has room on every page at %i px',
  { timeout: TOUR_MS },
  async (width, { openPage, expectProblems }) => {
    const found = await tour({ openPage, expectProblems }, { width, prepare: doubleText }, async (page) => {
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      return lackOfRoom(page);
    });
    expect(found).toEqual([]);
  },
);
