import type { Page } from 'playwright-core';
import { sidewaysOverflow } from './page-facts.ts';

/** Text that is hidden on purpose. */
const HIDDEN = '.visually-hidden, .skip, .carousel-notice, [inert], script, noscript';
/** Elements that lie over the content. The content scrolls below them or opens them. */
const OVER = '.header, .menu, .catalogue-actions, .wish-bar, .note, .sheet, #cc-main, .pm__body';

/** Text that its box or the screen cuts off, and text that overlaps other text. */
const clippedOrOverlappingText = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ([hidden, over]) => {
      type Line = { readonly element: Element; readonly text: string; readonly box: DOMRect };
      /** Whether a line follows the last one that a name may have. */
      const isBeyondClamp = (element: Element, { top, bottom }: DOMRect): boolean => {
        for (let outer: Element | null = element; outer; outer = outer.parentElement)
          if (getComputedStyle(outer).webkitLineClamp !== 'none')
            return (top + bottom) / 2 > outer.getBoundingClientRect().bottom;
        return false;
      };
      const linesOf = function* (): Generator<Line> {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const element = node.parentElement;
          const text = node.textContent?.trim() ?? '';
          if (text === '' || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
          // The label of an icon button.
          if (element.closest(hidden) || getComputedStyle(element).clipPath === 'inset(50%)') continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const box of range.getClientRects())
            if (box.width > 2 && !isBeyondClamp(element, box)) yield { element, text: text.slice(0, 40), box };
        }
      };
      const isClipped = ({ element, box }: Line): boolean => {
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
      /** The right edge of what is visible of a line that may be in a row that scrolls by itself. */
      const visibleRight = ({ element, box }: Line): number =>
        Math.min(box.right, element.closest('[data-tags]')?.getBoundingClientRect().right ?? box.right);
      /** Chromium lists the line that a clamp ends both as it was and as it is shown. */
      const isSameLine = (one: Line, other: Line): boolean =>
        one.element === other.element && one.text === other.text && one.box.top === other.box.top;
      const overlaps = (one: Line, other: Line): boolean => {
        const width = Math.min(visibleRight(one), visibleRight(other)) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        return width > 3 && height > Math.min(one.box.height, other.box.height) * 0.35;
      };
      const lines = [...linesOf()].toSorted((one, other) => one.box.top - other.box.top);
      const clipped = lines.filter(isClipped).map(({ text }) => `clipped: ${text}`);
      const overlapping = lines.flatMap((line, index) => {
        const below: string[] = [];
        for (const next of lines.slice(index + 1)) {
          if (next.box.top >= line.box.bottom) break;
          if (isSameLine(line, next) || line.element.closest(over) !== next.element.closest(over)) continue;
          if (overlaps(line, next)) below.push(`overlapping: ${line.text} / ${next.text}`);
        }
        return below;
      });
      return [...new Set([...clipped, ...overlapping])];
    },
    [HIDDEN, OVER] as const,
  );

const openDetails = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
  });

/** What does not fit on the page when all of its `details` are open. */
export const findClippedText = async (page: Page): Promise<readonly string[]> => {
  await openDetails(page);
  const overflow = await sidewaysOverflow(page);
  return [...(overflow > 0 ? [`scrolls ${overflow} px sideways`] : []), ...(await clippedOrOverlappingText(page))];
};

/** Words that continue on another line although they fit on one. Hyphens, soft hyphens and URLs may break. */
export const findBrokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true })) continue;
      // Not the letter after a soft hyphen: its box includes the hyphen at the end of the line above.
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(
        /(?<!\u00AD|\S*([@/]|\.\p{L})\S*)[\p{L}\p{N}]{2,}(?!\S*([@/]|\.\p{L}))/gu,
      )) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        const width = boxes.reduce((sum, box) => sum + box.width, 0);
        const lines = new Set(boxes.map(({ top }) => Math.round(top)));
        // The gutters and the frame of a panel take about a third of a screen's width.
        if (lines.size > 1 && width < innerWidth * 0.65) broken.push(word);
      }
    }
    return broken;
  });
