/** Scrolls the row of tags, and not the page, until a tag is in its middle. */
const showChip = (chip: Element): void => {
  const row = chip.closest('.chips');
  if (!row) return;
  const [shown, whole] = [chip.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += (shown.left + shown.right - whole.left - whole.right) / 2;
};

/**
 * Shows the tag that is chosen, and each that gets the focus from the keyboard: browsers scroll to a focus that is out of view,
 * but not to one that is cut off, or below the fading edge.
 */
export const watchChips = (): void => {
  const chip = document.querySelector('.chip:focus-visible') ?? document.querySelector('.chip[aria-current]');
  if (chip) showChip(chip);
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('.chip:focus-visible')) showChip(target);
  });
};
