import type { Page } from 'playwright-core';
import { PATHS } from '../../src/content/paths.ts';
import { slideId } from '../../src/shared/element-ids.ts';
import { describe, expect, test } from './support/test.ts';

/** Notes which images have the transition's name when the page gives way to the next and when the next appears. */
const noteNames = (page: Page) =>
  page.addInitScript(
    (ownSelector) => {
      const note = (event: Event): void => {
        const names = [...document.querySelectorAll('.card img, .slide img')]
          .filter((image) => getComputedStyle(image).viewTransitionName === 'package')
          .map((image) =>
            image.matches(ownSelector) ? 'slide' : image.closest('.card')?.querySelector('a')?.pathname,
          );
        const noted: unknown = JSON.parse(sessionStorage.getItem('noted') ?? '[]');
        sessionStorage.setItem(
          'noted',
          JSON.stringify([...(Array.isArray(noted) ? noted : []), [event.type, ...names]]),
        );
      };
      // After the site's own listeners.
      addEventListener('DOMContentLoaded', () => setTimeout(() => addEventListener('pageswap', note), 500));
      addEventListener('pagereveal', (event) => queueMicrotask(() => note(event)));
    },
    `#${slideId(1)} img`,
  );

const noted = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('noted') ?? '[]'));

describe('on the way from the list into a product', () => {
  test('the card’s image and the first image of the page have one name', async ({ openPage }) => {
    const page = await openPage(PATHS.products, { reducedMotion: false, prepare: noteNames });
    const card = page.locator('.card h2 a').nth(1);
    const path = (await card.getAttribute('href')) ?? '';
    await page.waitForFunction(() => performance.now() > 1_500);
    await card.click();
    await page.waitForURL(`**${path}`);
    await expect.poll(() => noted(page)).toEqual([['pagereveal'], ['pageswap', path], ['pagereveal', 'slide']]);
  });
});
