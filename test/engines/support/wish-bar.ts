import { expect } from 'vitest';
import type { Page } from './page.ts';

const PRICED = /kr till (?:gruppen|\S+ grupp)$/;

const barText = async (page: Page): Promise<string> => (await page.look('.wish-bar p'))?.text ?? '';

export const seeBar = (page: Page, text: string) => expect.poll(() => barText(page)).toBe(text);

/** Puts one more of the page's product on the wish list. Returns the text of the wish bar afterwards. */
export const addProduct = async (page: Page): Promise<string> => {
  const bar = () => barText(page);
  // A stored list appears a little later than the page.
  if (await page.evaluate(() => localStorage.getItem('lapp') !== null)) await expect.poll(bar).toMatch(PRICED);
  const before = await bar();
  await page.reach('.product .wish, .product .stepper');
  const isListed = (await page.look('.product .stepper'))?.isVisible === true;
  await page.pressOn(isListed ? '.product .stepper button:last-of-type' : '.product .wish');
  await expect.poll(bar).toMatch(PRICED);
  await expect.poll(bar).not.toBe(before);
  return bar();
};
