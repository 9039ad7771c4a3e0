import type { Page } from 'playwright-core';

/** Text that is on purpose not to be seen, or not now. */
const UNSEEN = '.unseen, .skip, .carousel-notice, .menu, [inert], script, noscript';
/** Lies above what is scrolled. */
const ABOVE = '.header';

/** Text that its box or the screen cuts off, and text that other text lies upon. */
export const textWithoutRoom = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ([unseen, above]) => {
      type Line = { readonly element: Element; readonly text: string; readonly box: DOMRect };
      const linesOf = function* (): Generator<Line> {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const element = node.parentElement;
          const text = node.textContent?.trim() ?? '';
          if (text === '' || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
          if (element.closest(unseen)) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const box of range.getClientRects()) if (box.width > 2) yield { element, text: text.slice(0, 40), box };
        }
      };
      const isCut = ({ element, box }: Line): boolean => {
        for (let outer: Element | null = element; outer; outer = outer.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(outer);
          if (overflowX === 'auto') return false;
          const room = outer.getBoundingClientRect();
          if (overflowX !== 'visible' && (box.left < room.left - 1 || box.right > room.right + 1)) return true;
          const isScrolled = overflowY === 'auto' || outer === document.documentElement || outer === document.body;
          const isTooHigh = box.top < room.top - 2 || box.bottom > room.bottom + 2;
          if (overflowY !== 'visible' && !isScrolled && isTooHigh) return true;
        }
        return box.left < -1 || box.right > innerWidth + 1;
      };
      const isUpon = (one: Line, other: Line): boolean => {
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        return width > 3 && height > Math.min(one.box.height, other.box.height) * 0.35;
      };
      const lines = [...linesOf()].toSorted((one, other) => one.box.top - other.box.top);
      const cut = lines.filter(isCut).map(({ text }) => `cut: ${text}`);
      const free = lines.filter(({ element }) => !element.closest(above));
      const covered = free.flatMap((line, index) => {
        const below: string[] = [];
        for (const next of free.slice(index + 1)) {
          if (next.box.top >= line.box.bottom) break;
          if (isUpon(line, next)) below.push(`covered: ${line.text} / ${next.text}`);
        }
        return below;
      });
      return [...new Set([...cut, ...covered])];
    },
    [UNSEEN, ABOVE] as const,
  );
