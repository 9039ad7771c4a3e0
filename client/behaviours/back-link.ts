/** Lets the link from a product back to the list keep what the visitor had selected there. */
export const startBackLink = (): void => {
  const link = document.querySelector<HTMLAnchorElement>('.back a');
  if (link) import('./back-link/keep-selection.ts').then(({ keepSelection }) => keepSelection(link));
};
