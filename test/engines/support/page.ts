import { expect } from 'vitest';
import type { Point, Tab } from './tab.ts';

/** What a visitor, or assistive technology, notices of an element. */
export type Facts = {
  readonly text: string;
  readonly value: string;
  readonly href: string;
  readonly isVisible: boolean;
  readonly isFocused: boolean;
  readonly isChecked: boolean;
  readonly isDisabled: boolean;
  /** Its `aria-current`. */
  readonly current: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Nothing else is in front of its centre. */
  readonly isUncovered: boolean;
};

/** Elements by their selector, or by their selector and accessible name: those that are visible, if any is. */
export type Target = string | readonly [selector: string, name: string];

/** What happens to the first of the elements before they are looked at. */
type Preparation = 'none' | 'scroll into view' | 'focus' | 'select text';

/** Runs in the page: it is one function because it travels as text. */
const inspect = (selector: string, name: string | null, preparation: Preparation): readonly Facts[] => {
  const clean = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: HTMLElement): string => {
    const label = 'labels' in element && element.labels instanceof NodeList ? element.labels[0]?.textContent : null;
    const alt = element.querySelector('img[alt]:not([alt=""])')?.getAttribute('alt');
    return clean(element.getAttribute('aria-label')) || clean(label) || clean(element.textContent) || clean(alt);
  };
  const isVisible = (element: HTMLElement): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const all = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => name === null || nameOf(element) === clean(name),
  );
  const visible = all.filter(isVisible);
  const found = visible.length > 0 ? visible : all;
  const [first] = found;
  if (preparation === 'scroll into view') first?.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (preparation === 'focus') first?.focus();
  if (preparation === 'select text' && first instanceof HTMLInputElement) {
    first.focus();
    first.select();
  }
  return found.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const front = document.elementFromPoint(x + width / 2, y + height / 2);
    const is = (property: string): boolean => Reflect.get(element, property) === true;
    const textOf = (property: string): string => String(Reflect.get(element, property) ?? '');
    return {
      text: clean(element.textContent),
      value: textOf('value'),
      href: element.getAttribute('href') ?? '',
      isVisible: isVisible(element),
      isFocused: element === document.activeElement,
      isChecked: is('checked'),
      isDisabled: is('disabled'),
      current: element.getAttribute('aria-current') ?? '',
      ...{ x, y, width, height },
      isUncovered: element.contains(front),
    };
  });
};

const centreOf = ({ x, y, width, height }: Facts): Point => ({
  x: Math.round(x + width / 2),
  y: Math.round(y + height / 2),
});

const CALL_TIMEOUT_MS = 1_000;

/** A call that reaches Chromium while it exchanges pages is never answered. */
const promptly = <Result>(call: Promise<Result>): Promise<Result> =>
  Promise.race([
    call,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('The page did not answer.')), CALL_TIMEOUT_MS);
    }),
  ]);

/** What tests do with a page of the site at `origin`. */
export const createPage = (tab: Tab, origin: string) => {
  const parse = (target: Target): readonly [string, string | null] =>
    typeof target === 'string' ? [target, null] : target;
  const lookAll = (target: Target, preparation: Preparation = 'none') =>
    tab.evaluate(inspect, ...parse(target), preparation);
  const look = async (target: Target, preparation?: Preparation): Promise<Facts | null> =>
    (await lookAll(target, preparation))[0] ?? null;

  const page = {
    ...tab,
    /** Opens a path of the site. */
    open: (path: string) => tab.goto(`${origin}${path}`),
    /** Follows an invisible link to a path of the site, so that the page stays scrolled as it is. */
    leaveFor: (path: string) => tab.evaluate((to) => void setTimeout(() => location.assign(to)), path),
    back: () => tab.evaluate(() => void setTimeout(() => history.back())),
    async reload(): Promise<void> {
      const loadedAt = () => tab.evaluate(() => (document.readyState === 'complete' ? performance.timeOrigin : 0));
      const before = await loadedAt();
      await tab.evaluate(() => void setTimeout(() => location.reload()));
      await expect.poll(async () => ![0, before].includes(await promptly(loadedAt()))).toBe(true);
    },
    /** Path and query. */
    url: () => tab.evaluate(() => location.pathname + location.search),
    /** Waits until a page with this path and query has loaded. */
    async arriveAt(url: string): Promise<void> {
      const where = () => tab.evaluate(() => [location.pathname + location.search, document.readyState]);
      await expect.poll(() => promptly(where())).toEqual([url, 'complete']);
    },
    look,
    lookAll,
    /** Waits until the element has these properties. */
    see: (target: Target, facts: Partial<Facts> = { isVisible: true }) =>
      expect.poll(() => look(target), { message: `${target}` }).toMatchObject(facts),
    /** Waits until there is no such visible element. */
    async seeNone(target: Target): Promise<void> {
      const visible = async () => (await lookAll(target)).filter(({ isVisible }) => isVisible);
      await expect.poll(visible, { message: `${target}` }).toEqual([]);
    },
    /** Scrolls an element into view and waits until it rests and the pointer can reach it. Returns where it is. */
    async reach(target: Target): Promise<Facts> {
      let before: Facts | null = null;
      const lookAgain = async () => {
        const facts = await look(target, 'scroll into view');
        const isAtRest = facts !== null && before !== null && facts.x === before.x && facts.y === before.y;
        before = facts;
        return { ...facts, isAtRest };
      };
      await expect
        .poll(lookAgain, { message: `${target}` })
        .toMatchObject({ isAtRest: true, isVisible: true, isUncovered: true, isDisabled: false });
      const facts = await look(target);
      if (!facts) throw new Error(`${target} is gone.`);
      return facts;
    },
    pressOn: async (target: Target) => tab.click(centreOf(await page.reach(target))),
    focus: async (target: Target): Promise<void> => {
      await expect.poll(() => look(target, 'focus'), { message: `${target}` }).toMatchObject({ isFocused: true });
    },
    /** Replaces a field's text by typing. */
    async fill(target: Target, text: string): Promise<void> {
      await page.reach(target);
      await look(target, 'select text');
      await tab.press('Backspace');
      if (text !== '') await tab.type(text);
    },
    /** Selects an option. Its list is the operating system's own, so no driver can press on it. */
    async choose(target: Target, value: string): Promise<void> {
      await page.focus(target);
      await tab.evaluate(
        ([selector], option) => {
          const select = document.querySelector<HTMLSelectElement>(selector);
          if (!select) return;
          select.value = option;
          select.dispatchEvent(new Event('input', { bubbles: true }));
          select.dispatchEvent(new Event('change', { bubbles: true }));
        },
        parse(target),
        value,
      );
    },
    scrollTo: (top: number) => tab.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top),
    scrolledTo: () => tab.evaluate(() => Math.round(scrollY)),
  };
  return page;
};

export type Page = ReturnType<typeof createPage>;
