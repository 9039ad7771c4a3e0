import type { Page } from 'playwright-core';

/** Stores a wish list, as in `toWishParams`, before the scripts of each page run. Its last change was now. */
export const storeWishes = (page: Page, params: string): Promise<unknown> =>
  page.addInitScript((wishes) => localStorage.setItem('lapp', `${Date.now()} ${wishes}`), params);
