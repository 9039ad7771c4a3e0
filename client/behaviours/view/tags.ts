/** Scrolls the row of tags, and not the page, until a tag is in its middle. */
const showTag = (tag: Element): void => {
  const row = tag.closest('[data-tags]');
  if (!row) return;
  const [shown, whole] = [tag.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += (shown.left + shown.right - whole.left - whole.right) / 2;
};

/**
 * Shows the tag that is chosen, and each that gets the focus from the keyboard: browsers scroll to a focus that is out of view,
 * but not to one that is cut off, or below the fading edge.
 */
export const watchTags = (): void => {
  const tag =
    document.querySelector('[data-tags] :focus-visible') ?? document.querySelector('[data-tags] [aria-current]');
  if (tag) showTag(tag);
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('[data-tags] :focus-visible')) showTag(target);
  });
};
