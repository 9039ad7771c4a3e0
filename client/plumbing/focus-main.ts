/** Moves the focus to the page's content. Call it when the focused element is gone. */
export const focusMain = (): void => {
  const main = document.querySelector('main');
  if (main) main.tabIndex = -1;
  main?.focus({ preventScroll: true });
};
