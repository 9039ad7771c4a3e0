import { findUnscrolledTag } from './start-views.ts';

/** Scrolls the row of tags, but not the page, until a tag is in the middle of the row. */
const showTag = (tag: Element | null): void => {
  const row = tag?.closest('[data-tags]');
  if (!tag || !row) return;
  const [shown, whole] = [tag.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollBy({ left: (shown.left + shown.right - whole.left - whole.right) / 2 });
};

/** Must be called when a link or a history entry has shown another view. */
export const showChosenTag = (): void => showTag(document.querySelector('[data-tags] [aria-current]'));

/**
 * Scrolls to the chosen tag, and to each tag that gets the focus from the keyboard. Browsers scroll to a focused
 * element that is out of view, but not to one that is cut off or below the fading edge.
 */
export const watchTags = (): void => {
  showTag(document.querySelector('[data-tags] :focus-visible') ?? findUnscrolledTag());
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('[data-tags] :focus-visible')) showTag(target);
  });
};
