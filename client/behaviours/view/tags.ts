/** Scrolls the row of tags, but not the page, until a tag is in the middle of the row. */
const showTag = (tag: Element): void => {
  const row = tag.closest('[data-tags]');
  if (!row) return;
  const [shown, whole] = [tag.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += (shown.left + shown.right - whole.left - whole.right) / 2;
};

/**
 * Scrolls to the chosen tag, and to each tag that gets the focus from the keyboard. Browsers scroll to a focused
 * element that is out of view, but not to one that is cut off or below the fading edge.
 */
export const watchTags = (): void => {
  const tag =
    document.querySelector('[data-tags] :focus-visible') ?? document.querySelector('[data-tags] [aria-current]');
  if (tag) showTag(tag);
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('[data-tags] :focus-visible')) showTag(target);
  });
};
