/** Moves the focus to the page's content, when what had it is gone. */
export const focusMain = (): void => {
  const main = document.querySelector('main');
  if (main) main.tabIndex = -1;
  main?.focus({ preventScroll: true });
};
