import type { Page } from 'playwright-core';

/** The boxes of the visible matches of a selector, in viewport coordinates. */
export const boxesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
        return { left, right, top, bottom, width, height };
      }),
  );

/** The box of the first visible match. */
export const boxOf = async (page: Page, selector: string) => {
  const [box] = await boxesOf(page, selector);
  if (!box) throw new Error(`${selector} is not visible.`);
  return box;
};
