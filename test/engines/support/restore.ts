import { PATHS } from '../../../src/domain/paths.ts';
import type { Page } from './page.ts';

/** Follows a link to a path of the site. */
export const follow = async (page: Page, path: string): Promise<void> => {
  await page.leaveFor(path);
  await page.arriveAt(path);
};

/** Does something on another page and goes back. */
export const doElsewhere = async <Result>(page: Page, path: string, act: () => Promise<Result>): Promise<Result> => {
  const where = await page.evaluate(() => location.pathname + location.search);
  await follow(page, path);
  const result = await act();
  await page.back();
  await page.arriveAt(where);
  return result;
};

/**
 * Does something on another page and goes back to a page that the browser restores from its back/forward cache, with
 * its script's memory. Acts again if the browser has loaded the page instead.
 */
export const restoreAfter = async <Result>(page: Page, path: string, act: () => Promise<Result>): Promise<Result> => {
  // Firefox does not keep a page while it loads an image.
  for (let attempt = 0; attempt < 4; attempt++) {
    await page.evaluate(() => Reflect.set(window, 'isKept', true));
    const result = await doElsewhere(page, path, act);
    if (await page.evaluate(() => Reflect.get(window, 'isKept') === true)) return result;
  }
  throw new Error('The browser does not keep the page.');
};

/** Leaves a page that the browser then restores from its back/forward cache. */
export const restore = (page: Page): Promise<unknown> => restoreAfter(page, PATHS.blog, async () => undefined);
