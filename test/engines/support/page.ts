import { expect } from 'vitest';
import type { Point, Tab } from './tab.ts';

/** The properties of an element that a visitor or assistive technology notices. */
export type Facts = {
  readonly text: string;
  readonly value: string;
  readonly isVisible: boolean;
  readonly isFocused: boolean;
  readonly isChecked: boolean;
  readonly isDisabled: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Whether nothing else covers its centre. */
  readonly isUncovered: boolean;
};

/** What happens to the first of the elements before they are inspected. */
type Preparation = 'none' | 'scroll into view' | 'focus';

/**
 * The visible elements of a selector, or all of them if none is visible. Runs in the page. It is a single function
 * because it is sent as text.
 */
const inspect = (selector: string, preparation: Preparation): readonly Facts[] => {
  const isVisible = (element: HTMLElement): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const visible = all.filter(isVisible);
  const found = visible.length > 0 ? visible : all;
  const [first] = found;
  if (preparation === 'scroll into view') first?.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (preparation === 'focus') first?.focus();
  return found.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const front = document.elementFromPoint(x + width / 2, y + height / 2);
    return {
      text: (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
      value: String(Reflect.get(element, 'value') ?? ''),
      isVisible: isVisible(element),
      isFocused: element === document.activeElement,
      isChecked: Reflect.get(element, 'checked') === true,
      isDisabled: Reflect.get(element, 'disabled') === true,
      ...{ x, y, width, height },
      isUncovered: element.contains(front),
    };
  });
};

const centreOf = ({ x, y, width, height }: Facts): Point => ({
  x: Math.round(x + width / 2),
  y: Math.round(y + height / 2),
});

/** The actions of tests on a page of the site at `origin`. */
export const createPage = (tab: Tab, origin: string) => {
  const lookAll = (selector: string, preparation: Preparation = 'none') => tab.evaluate(inspect, selector, preparation);
  const look = async (selector: string, preparation?: Preparation): Promise<Facts | null> =>
    (await lookAll(selector, preparation))[0] ?? null;

  const page = {
    ...tab,
    /** Opens a path of the site. */
    open: (path: string) => tab.goto(`${origin}${path}`),
    /** Navigates to a path of the site without a click, so that the page keeps its scroll position. */
    leaveFor: (path: string) => tab.evaluate((to) => void setTimeout(() => location.assign(to)), path),
    back: () => tab.evaluate(() => void setTimeout(() => history.back())),
    async reload(): Promise<void> {
      const loadedAt = () => tab.evaluate(() => (document.readyState === 'complete' ? performance.timeOrigin : 0));
      const before = await loadedAt();
      await tab.evaluate(() => void setTimeout(() => location.reload()));
      await expect.poll(async () => ![0, before].includes(await loadedAt())).toBe(true);
    },
    /** Waits until a page with this path and query has loaded. */
    async arriveAt(url: string): Promise<void> {
      const where = () => tab.evaluate(() => [location.pathname + location.search, document.readyState]);
      await expect.poll(where).toEqual([url, 'complete']);
    },
    look,
    lookAll,
    /** Waits until the first element of a selector has these properties. */
    see: (selector: string, facts: Partial<Facts> = { isVisible: true }) =>
      expect.poll(() => look(selector), { message: selector }).toMatchObject(facts),
    /** Waits until the selector has no visible element. */
    async seeNone(selector: string): Promise<void> {
      const visible = async () => (await lookAll(selector)).filter(({ isVisible }) => isVisible);
      await expect.poll(visible, { message: selector }).toEqual([]);
    },
    /** Scrolls an element into view, and waits until it is still and the pointer can reach it. Returns its position. */
    async reach(selector: string): Promise<Facts> {
      let last: Facts | null = null;
      const isReachable = async (): Promise<boolean> => {
        const [before, now] = [last, await look(selector, 'scroll into view')];
        last = now;
        const isAtRest = before !== null && now !== null && before.x === now.x && before.y === now.y;
        return isAtRest && now.isVisible && now.isUncovered && !now.isDisabled;
      };
      await expect.poll(isReachable, { message: `reach ${selector}` }).toBe(true);
      const facts = await look(selector);
      if (!facts) throw new Error(`${selector} is gone.`);
      return facts;
    },
    pressOn: async (selector: string) => tab.click(centreOf(await page.reach(selector))),
    focus: async (selector: string): Promise<void> => {
      await expect.poll(() => look(selector, 'focus'), { message: selector }).toMatchObject({ isFocused: true });
    },
    scrolledTo: () => tab.evaluate(() => Math.round(scrollY)),
  };
  return page;
};

export type Page = ReturnType<typeof createPage>;
