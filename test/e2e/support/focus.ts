import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The focused element. */
type FocusStop = {
  /** Its accessible name. */
  readonly name: string;
  readonly hasOutline: boolean;
  readonly isInView: boolean;
  /** Whether no header or banner covers the centre of what the window shows of it. */
  readonly isUncovered: boolean;
  /** Its index among the document's elements. */
  readonly position: number;
};

export const isFullyVisible = ({ hasOutline, isInView, isUncovered, name }: FocusStop): boolean =>
  hasOutline && isInView && isUncovered && name !== '';

/** More stops than any page has. */
const MAX_STOPS = 250;

/** The focused element. With `walk`: every element that can have the focus, in document order. */
const readStops = (page: Page, walk: boolean): Promise<readonly FocusStop[]> =>
  page.evaluate((isWalk) => {
    const isOutlined = (shown: Element, part?: string): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(shown, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 3;
    };
    const all = [...document.querySelectorAll('*')];
    const read = (element: Element): FocusStop => {
      // A focused link outlines the card that contains it.
      const card = element.closest('li');
      // A link that continues on another line has its centre between its two boxes.
      const [first = element.getBoundingClientRect()] = element.getClientRects();
      const { top, bottom, left, right, width, height } = first;
      // A row that scrolls by itself may show only a part of the element.
      const row = element.closest('[data-tags]')?.getBoundingClientRect();
      const [start, end] = [Math.max(left, row?.left ?? 0), Math.min(right, row?.right ?? innerWidth)];
      const at = document.elementFromPoint((start + end) / 2, (top + bottom) / 2);
      // A link may extend over its card or strip. Elements of that card or strip do not count as covering the link.
      const isUncovered =
        at !== null && (element.contains(at) || (card ?? element.parentElement)?.contains(at) === true);
      const label =
        element.getAttribute('aria-label') ?? (element as Partial<HTMLInputElement>).labels?.[0]?.textContent;
      const alt = element.querySelector('img')?.getAttribute('alt') ?? '';
      const text = element.textContent ?? '';
      return {
        name: (label ?? (text.trim() || alt)).trim(),
        hasOutline: isOutlined(element) || isOutlined(element, '::after') || (card !== null && isOutlined(card)),
        isInView: width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
        isUncovered,
        position: all.indexOf(element),
      };
    };
    const focused = (): FocusStop[] => {
      const element = document.activeElement;
      const isNone = element === null || element === document.body || element === document.documentElement;
      return isNone ? [] : [read(element)];
    };
    if (!isWalk) return focused();
    return all
      .filter((element) => element instanceof HTMLElement && element.tabIndex >= 0)
      .flatMap((element) => {
        if (element instanceof HTMLElement) element.focus();
        return element === document.activeElement ? focused() : [];
      });
  }, walk);

/** The focused element, or null when the focus is outside the page. */
export const focusStop = async (page: Page): Promise<FocusStop | null> => (await readStops(page, false))[0] ?? null;

/**
 * Every element that can have the focus, inspected while it has the focus. After a key press, the browser shows the
 * focus ring.
 */
export const walkFocus = async (page: Page): Promise<readonly FocusStop[]> => {
  await page.keyboard.press('Tab');
  return readStops(page, true);
};

/** Every element that Tab moves the focus to, until the focus leaves the page, or repeats in a dialog. */
export const tabThrough = async (page: Page): Promise<readonly FocusStop[]> => {
  const stops: FocusStop[] = [];
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await focusStop(page);
    if (stop === null || stops.some(({ position }) => position === stop.position)) return stops;
    stops.push(stop);
  }
  throw new Error(`The focus did not leave the page after ${MAX_STOPS} stops.`);
};

/** Presses Tab until `target` is focused. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The focus did not reach ${target}.`);
};

/** Waits until the focus is in an opened dialog. The consent library moves it there 100 ms after it shows the dialog. */
export const waitForFocusIn = (dialog: Locator): Promise<void> =>
  expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
