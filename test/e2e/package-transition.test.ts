import type { Page } from 'playwright-core';
import { PATHS } from '../../src/domain/paths.ts';
import { slideId } from '../../src/shared/element-ids.ts';
import { settle } from './support/page-facts.ts';
import { expect, test } from './support/test.ts';

const NAME = 'package';

/** Records the paths of the cards whose images have the transition's name when the list gives way to the next page. */
const noteNames = (page: Page) =>
  page.addInitScript((name) => {
    // This event follows pageswap, in which the site names the images.
    addEventListener('pagehide', () => {
      const named = [...document.querySelectorAll('.card')].filter((card) => {
        const image = card.querySelector('img');
        return image && getComputedStyle(image).viewTransitionName === name;
      });
      sessionStorage.setItem('named', JSON.stringify(named.map((card) => card.querySelector('a')?.pathname)));
    });
  }, NAME);

test('the image of a card and the first image of its page have the same transition name on the way from the list', async ({
  freshPage,
}) => {
  const page = await freshPage(PATHS.products, { reducedMotion: false, prepare: noteNames });
  await settle(page);
  const card = page.locator('.card h2 a').nth(1);
  const path = (await card.getAttribute('href')) ?? '';
  await card.click();
  await page.waitForURL(`**${path}`);
  expect(await page.evaluate(() => sessionStorage.getItem('named'))).toBe(JSON.stringify([path]));
  const slide = page.locator(`#${slideId(1)} img`);
  expect(await slide.evaluate((image) => getComputedStyle(image).viewTransitionName)).toBe(NAME);
});
