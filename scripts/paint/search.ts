import type { Page } from 'playwright-core';
import { FILTER_PARAMS } from '../../src/domain/catalogue-filter.ts';
import { PATHS } from '../../src/domain/paths.ts';
import { FAQ_QUERY } from '../../src/shared/form-fields.ts';

/** The code of a search is loaded when its field gets the focus. By then it has arrived, even over the slow link. */
const AFTER_FOCUS_MS = 3_000;
const BETWEEN_KEYS_MS = 150;
const GIVE_UP_MS = 10_000;

export type Search = {
  readonly path: string;
  /** The query parameter that holds the query. */
  readonly param: string;
  readonly query: string;
  /** Selects the hits of a page. */
  readonly hits: string;
};

/** Without the search, each page shows another number of hits. */
export const SEARCHES: readonly Search[] = [
  { path: PATHS.products, param: FILTER_PARAMS.search, query: 'kaffe', hits: '.product-grid > .card' },
  { path: PATHS.faq, param: FAQ_QUERY, query: 'betalning', hits: '.faq-hits > .faq-item' },
];

/** The path and query of a search's result. */
export const addressOf = ({ path, param, query }: Search): string =>
  `${path}?${new URLSearchParams({ [param]: query })}`;

/** The number of hits on the page of a search, when the page is loaded by its URL. */
export const countHits = async (page: Page, origin: string, search: Search): Promise<number> => {
  await page.goto(`${origin}${addressOf(search)}`);
  return page.locator(search.hits).filter({ visible: true }).count();
};

/**
 * Types a search on a page that has loaded and is idle. Returns the milliseconds from the last key until a frame is
 * painted that shows `count` hits. By then, the page must have the URL of the search.
 */
export const measureSearch = async (page: Page, origin: string, search: Search, count: number): Promise<number> => {
  await page.goto(`${origin}${search.path}`, { waitUntil: 'networkidle' });
  const field = page.locator('main input[type=search]');
  await field.focus();
  await page.waitForTimeout(AFTER_FOCUS_MS);
  const shown = page.evaluate(
    ({ search: { param, query, hits }, count, giveUpMs }) =>
      new Promise<number>((resolve, reject) => {
        let lastKeyAt = Number.POSITIVE_INFINITY;
        addEventListener('keydown', ({ timeStamp }) => {
          lastKeyAt = timeStamp;
        });
        const isShown = (): boolean =>
          new URLSearchParams(location.search).get(param) === query &&
          Array.from(document.querySelectorAll(hits)).filter((hit) => hit.checkVisibility()).length === count;
        const look = (): void => {
          // The task after this frame's callbacks runs after the frame has been painted.
          if (isShown()) setTimeout(() => resolve(performance.now() - lastKeyAt));
          else if (performance.now() - lastKeyAt > giveUpMs)
            reject(new Error(`${location.href} shows no ${count} hits.`));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    { search, count, giveUpMs: GIVE_UP_MS },
  );
  await field.pressSequentially(search.query, { delay: BETWEEN_KEYS_MS });
  return shown;
};
