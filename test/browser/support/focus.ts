import type { Locator, Page } from 'playwright-core';

export type FocusStop = {
  /** As a screen reader would call it. */
  readonly name: string;
  readonly hasOutline: boolean;
  readonly isInView: boolean;
  /** Nothing lies over its middle: no header, no banner. */
  readonly isUncovered: boolean;
  /** Which of the document's elements it is. */
  readonly position: number;
};

/** More stops than any page has. */
const MOST_STOPS = 250;

/** What has the focus; null when nothing in the page has. */
export const focusStop = (page: Page): Promise<FocusStop | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body || element === document.documentElement) return null;
    const isOutlined = (shown: Element, part?: string): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(shown, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 3;
    };
    // A card is drawn round as a whole when the link in it has the focus.
    const card = element.closest('li');
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    // A link over its whole card or strip lies there itself, as a part of it.
    const isUncovered = at !== null && (element.contains(at) || (card ?? element.parentElement)?.contains(at) === true);
    const label = element.getAttribute('aria-label') ?? (element as Partial<HTMLInputElement>).labels?.[0]?.textContent;
    const alt = element.querySelector('img')?.getAttribute('alt') ?? '';
    const text = element.textContent ?? '';
    return {
      name: (label ?? (text.trim() || alt)).trim(),
      hasOutline: isOutlined(element) || isOutlined(element, '::after') || (card !== null && isOutlined(card)),
      isInView: width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
      isUncovered,
      position: [...document.querySelectorAll('*')].indexOf(element),
    };
  });

/** Every stop of the Tab key, from the page's top until the focus leaves it. */
export const tabThrough = async (page: Page): Promise<readonly FocusStop[]> => {
  const stops: FocusStop[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await focusStop(page);
    if (stop === null) return stops;
    stops.push(stop);
  }
  throw new Error(`The focus did not leave the page after ${MOST_STOPS} stops.`);
};

/** Presses Tab until `target` has the focus. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The focus did not come to ${target}.`);
};
